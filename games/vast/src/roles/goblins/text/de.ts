import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import { MONSTERS, type MonsterName, SECRETS, WAR_CARDS } from '../../../data/goblins.ts';
import { pieceOfTribe } from '../../../data/pieces.ts';
import { tribeNow } from '../../../queries/unspent.ts';
import {
  going,
  listOf,
  on,
  roleAcc,
  several,
  short,
  shortCell,
  Tribe,
  toTribe,
  tribe,
  tribeAcc,
  tribeDat,
  where,
} from '../../../text/de/grammar.ts';
import { names } from '../../../text/de/names.ts';
import type { GoblinsRoom } from '../../../text/language.ts';

const monster = (n: number): string => names.monsters[MONSTERS[n]!.name].title;
const secret = (n: number): string => names.secrets[SECRETS[n]!.name].title;
const war = (n: number): string => names.wars[WAR_CARDS[n]!.name].title;
const secrets = (n: number): string => several(n, 'Geheimnis', 'Geheimnisse');
const SPECIAL = ['1 Wut mehr', 'Ein Monster ziehen', 'Ein Geheimnis ziehen'] as const;
/** Jede ihrer Karten mit Namen. */
const CARDS: { readonly [card: string]: { readonly title: string } } = {
  ...names.wars,
  ...names.monsters,
  ...names.secrets,
};

const HELP: { readonly [monster in MonsterName]?: string } = {
  blob: 'Der Schleim besudelt die Ritterin.',
  brightBeetles: 'Die Goblins opfern die Leuchtkäfer.',
  gnome: 'Der Gnom führt seinen Stamm fort.',
  golem: 'Der Golem bricht durch eine Wand.',
  underworm: 'Der Grabwurm gräbt einen Weg.',
  wisp: 'Das Irrlicht führt die Ritterin in die Irre.',
};

export const goblins: GoblinsRoom = {
  ask: {
    'goblins.war': () => 'Wähl eine Kriegskarte. Sie lässt deine Stämme wachsen.',
    'goblins.block': () => '1 Wut zahlen, damit ein Stamm nicht wächst?',
    'goblins.overpopulate': ({ tribes: crowded }) =>
      `Zu viele Goblins: Zahl ${crowded.length} Wut, oder lass einen Stamm sich zerstreuen.`,
    'goblins.assign': () => 'Welches Monster kommt zu welchem Stamm?',
    'goblins.redraw': () => 'Der Goblinrubin: eines der gezogenen Geheimnisse tauschen?',
    'goblins.act': () => 'Lass einen Stamm handeln, spiel ein Geheimnis oder beende deinen Zug.',
    'goblins.tribe': ({ tribe: n }, view) => {
      const now = tribeNow(view, n);
      if (now === 'acts') return `Führ mit ${tribeDat(n)} eine Aktion aus, oder hör hier auf.`;
      return now === 'hidden'
        ? `Lass ${tribeAcc(n)} herauskommen, dann führ eine Aktion aus.`
        : `Beweg ${tribeAcc(n)}, dann führ eine Aktion aus.`;
    },
    'goblins.gnome': ({ tribe: n }) => `Der Gnom: Wohin springt ${tribe(n)}?`,
    'goblins.caveIn': ({ left }) =>
      `Deckenbruch: Bring ${left === 1 ? 'noch ein' : `bis zu ${left}`} Plättchen zum Einsturz.`,
    'goblins.beetles': ({ tribe: n, loss }) =>
      `${Tribe(n)} verliert ${loss} Bevölkerung: die Leuchtkäfer opfern, um eine zu retten?`,
    'goblins.spring': () => 'Die Ritterin aus dem Hinterhalt angreifen?',
    'goblins.loseMonster': ({ tribe: n }) => `${Tribe(n)} zerstreut sich: Welches Monster geht?`,
    'goblins.loot': ({ drop }) => `Die Beute des Diebs: ${secrets(drop)} ziehen oder ${drop} Wut gewinnen?`,
    'goblins.discardSecrets': () => 'Mehr als fünf Geheimnisse darfst du nicht halten: Leg eines ab.',
    'goblins.spores': () => 'Sporen: Welcher Stamm fällt auf Bevölkerung 1?',
    'goblins.foil': () => 'Eine Kraft des Drachen trifft deine Stämme: die Falle zuschnappen lassen?',
    'goblins.strikeDragon': () => 'Der Drache ist zu deinen Stämmen gekommen: Welcher greift ihn an?',
  },
  watch: {
    'goblins.war': () => 'Die Goblins wählen ihre Kriegskarte.',
    'goblins.overpopulate': () => 'Es sind zu viele Goblins: Sie zahlen Wut oder zerstreuen sich.',
    'goblins.act': () => 'Die Goblins lassen ihre Stämme handeln.',
    'goblins.tribe': ({ tribe: n }) => `${Tribe(n)} bewegt sich und handelt.`,
    'goblins.spring': () => 'Die Goblins dürfen die Ritterin aus dem Hinterhalt angreifen.',
    'goblins.foil': () => 'Die Goblins dürfen ihre Falle gegen den Drachen zuschnappen lassen.',
    'goblins.loot': () => 'Die Goblins teilen die Beute des Diebs: Geheimnisse oder Wut?',
    'goblins.discardSecrets': () => 'Die Goblins halten zu viele Geheimnisse und legen eines ab.',
    'goblins.strikeDragon': () => 'Die Goblins greifen den Drachen an, der zu ihnen gekommen ist.',
    'goblins.beetles': () => 'Die Goblins dürfen die Leuchtkäfer opfern.',
    'goblins.loseMonster': ({ tribe: n }) => `${Tribe(n)} zerstreut sich: Die Goblins wählen, welches Monster geht.`,
    'goblins.spores': () => 'Sporen treiben über die Goblins: Sie wählen einen Stamm.',
  },
  label: {
    chooseWar: ({ card }) => `${war(card)} (${names.wars[WAR_CARDS[card]!.name].effect})`,
    redrawWar: ({ card }) => `Rubin: ${war(card)} tauschen`,
    blockTribe: ({ tribe: n }) => `${capital(tribeAcc(n))} zurückhalten (1 Wut)`,
    populate: () => 'Wachsen lassen',
    payRage: (_act, { asks }) =>
      asks?.step === 'goblins.overpopulate' ? `${asks.tribes.length} Wut zahlen` : 'Wut zahlen',
    scatterFor: ({ tribe: n }) => `${capital(tribeAcc(n))} zerstreuen`,
    playLeader: () => 'Den Anführer spielen',
    assignMonster: ({ monster: m, tribe: n }) => `${monster(m)} ${toTribe(n)}`,
    replaceMonster: ({ monster: m, tribe: n, replaced }) => `${monster(m)} statt ${monster(replaced)} ${toTribe(n)}`,
    redrawMonster: ({ monster: m }) => `Rubin: ${monster(m)} tauschen`,
    doneAssigning: () => 'Den Rest fortschicken',
    redrawSecret: ({ secret: n }) => `${secret(n)} tauschen`,
    keepSecrets: () => 'Alle behalten',
    activate: ({ tribe: n }) => `${capital(tribeAcc(n))} handeln lassen`,
    hidingSpots: ({ tribe: n }) => `Verstecke: Angriff mit ${tribeDat(n)}`,
    tribeFlare: ({ tribe: n }) => `Leuchtkugel über ${tribeDat(n)}`,
    blindFury: ({ tribe: n }) => `Blinde Wut für ${tribeAcc(n)}`,
    fireBomber: ({ tribe: n }) => `Brandbomber für ${tribeAcc(n)}`,
    hex: ({ target }) => `Fluch auf ${roleAcc(target)}`,
    caveIn: () => 'Deckenbruch spielen',
    secretTunnels: () => 'Geheimgänge spielen',
    layFaceUp: ({ secret: n }) => `Offen auslegen: ${secret(n)}`,
    emerge: ({ space }, view) => `Herauskommen: ${short(view, space)}`,
    lurk: ({ cell }) => `Lauern: ${shortCell(cell)}`,
    comeOut: ({ space }, view) => `Herauskommen: ${short(view, space)}`,
    prowl: ({ tribe: n, to }, view) => going('gehen', view, pieceOfTribe(n), to),
    stray: ({ tribe: n }, { goblins: g }) =>
      g!.tribes[n]!.population > 1
        ? 'Im Licht umherstreifen (1 Bevölkerung verlieren)'
        : 'Im Licht umherstreifen, bis keiner mehr da ist (zerstreut sich)',
    prowlOut: ({ cell }) => `Hinausgehen: ${shortCell(cell)}`,
    tunnel: ({ to }, view) => `Geheimgang: ${short(view, to)}`,
    wisp: ({ to }, view) => `Irrlicht: Ritterin nach ${short(view, to)}`,
    assault: ({ target, poison }) => `${capital(roleAcc(target))} angreifen${poison ? ' (mit Gift)' : ''}`,
    batterCrystal: () => 'Den Kristall angreifen',
    plunderTreasure: () => 'Den Schatz plündern',
    plunderGem: ({ gem }) =>
      gem < 0 ? 'Dem Drachen einen Edelstein stehlen' : `Plündern: ${names.gems[SYMBOLS[gem]!]}`,
    explore: ({ cell }) => `Erkunden: ${shortCell(cell)}`,
    hideTribe: () => 'Sich verstecken',
    useSpecial: ({ tribe: n }) => SPECIAL[n],
    standDown: () => 'Fertig mit diesem Stamm',
    gnomeJump: ({ to }, view) => `Springen: ${short(view, to)}`,
    bringDown: ({ space }, view) => `Einstürzen: ${short(view, space)}`,
    enoughRubble: () => 'Hier aufhören',
    useBeetles: () => 'Die Leuchtkäfer opfern',
    spareBeetles: () => 'Behalten und den Verlust hinnehmen',
    ambush: ({ tribe: n }) => `Hinterhalt mit ${tribeDat(n)}`,
    lieLow: () => 'Stillhalten',
    loseMonster: ({ monster: m }) => `Verlieren: ${monster(m)}`,
    drawSecrets: (_act, { asks }) =>
      asks?.step === 'goblins.loot'
        ? `${asks.drop} ${asks.drop === 1 ? 'Geheimnis' : 'Geheimnisse'} ziehen`
        : 'Geheimnisse ziehen',
    gainRage: (_act, { asks }) => (asks?.step === 'goblins.loot' ? `${asks.drop} Wut gewinnen` : 'Wut gewinnen'),
    discardSecret: ({ secret: n }) => `${secret(n)} ablegen`,
    sporeTribe: ({ tribe: n }) => `${capital(tribeAcc(n))} auf 1 Bevölkerung senken`,
    strikeDragon: ({ tribe: n }) => `Angriff mit ${tribeDat(n)}`,
    springTrap: () => 'Die Falle zuschnappen lassen',
    bearIt: () => 'Den Treffer hinnehmen',
  },
  tell: {
    warDrawn: ({ cards }) => `Die Goblins ziehen ${listOf(cards.map((card) => names.wars[card].title))}.`,
    warChosen: ({ card }) => `Die Goblins ziehen in den Krieg: ${names.wars[card].title} (${names.wars[card].effect}).`,
    rubyUsed: ({ discarded }) => `Der Goblinrubin leuchtet: ${CARDS[discarded]!.title} wird getauscht.`,
    overpopulated: ({ tribes: crowded }) => `Zu viele Goblins: ${listOf(crowded.map(tribe))}.`,
    monsterJoined: ({ tribe: n, monster: m }) => `${Tribe(n)} bekommt ein Monster: ${names.monsters[m].title}.`,
    monstersSentAway: ({ cards }) => `Fortgeschickt: ${listOf(cards.map((card) => names.monsters[card].title))}.`,
    monsterHelped: ({ monster: m }) => HELP[m] ?? '',
    secretPlayed: ({ card, tribe: n }) =>
      `Die Goblins spielen ${names.secrets[card].title}${n === null ? '' : ` für ${tribeAcc(n)}`}.`,
    emerged: ({ tribe: n, space }, view) => `${Tribe(n)} kommt ${on(view, space)} heraus.`,
    lurks: ({ tribe: n, cell }) => `${Tribe(n)} lauert im Dunkeln ${where(cell)}.`,
    assaulted: ({ tribe: n, target }) => `${Tribe(n)} greift ${roleAcc(target)} an!`,
    crystalBattered: ({ tribe: n, smashed }) =>
      smashed ? `Auch ${tribe(n)} schlägt zu, und der Kristall bricht!` : `${Tribe(n)} hackt auf den Kristall ein.`,
    plundered: ({ tribe: n, what, trapped }) =>
      trapped
        ? `Der Edelstein ist eine Falle: ${Tribe(n)} flieht!`
        : `${Tribe(n)} plündert einen ${what === 'gem' ? 'Edelstein' : 'Schatz'}.`,
    explored: ({ tribe: n, cell }) => `${Tribe(n)} erkundet das Dunkel ${where(cell)}.`,
    hexed: ({ target, by }) => `Das Auge verflucht ${roleAcc(target)} mit der Macht ${by}.`,
    rage: ({ rage }) => `Die Wut der Goblins ist jetzt ${rage}.`,
    populationLost: ({ tribe: n, lost, left }) => `${Tribe(n)} verliert ${lost} Bevölkerung und hat ${left}.`,
    scattered: ({ tribe: n }) => `${Tribe(n)} zerstreut sich.`,
    tribeHid: ({ tribe: n }) => `${Tribe(n)} versteckt sich.`,
    tribeUncovered: ({ tribe: n }) => `Wo ${tribe(n)} lauerte, liegt nun ein Plättchen: Alle können ihn sehen.`,
    ambushed: ({ tribe: n }) =>
      n === null ? 'Die Goblins halten still.' : `${Tribe(n)} greift die Ritterin aus dem Hinterhalt an!`,
    monsterLost: ({ tribe: n, monster: m }) => `${Tribe(n)} verliert ein Monster: ${names.monsters[m].title}.`,
    secretsDrawn: ({ count, cards }) =>
      cards === null
        ? `Die Goblins ziehen ${secrets(count)}.`
        : `Du ziehst ${listOf(cards.map((card) => names.secrets[card].title))}.`,
    secretDiscarded: ({ card }) => `Die Goblins legen ${names.secrets[card].title} ab.`,
    trapSprung: () => 'Die Falle schnappt zu!',
  },
};
