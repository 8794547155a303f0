import { SYMBOLS } from '../../../data/dragon.ts';
import { MONSTERS, type MonsterName, SECRETS, WAR_CARDS } from '../../../data/goblins.ts';
import { pieceOfTribe } from '../../../data/pieces.ts';
import { TRIBES } from '../../../data/tiles.ts';
import { tribeNow } from '../../../queries/unspent.ts';
import { going, listOf, on, role, several, short, shortCell, Tribe, tribe, where } from '../../../text/fr/grammar.ts';
import { names } from '../../../text/fr/names.ts';
import type { GoblinsRoom } from '../../../text/language.ts';

const monster = (n: number): string => names.monsters[MONSTERS[n]!.name].title;
const secret = (n: number): string => names.secrets[SECRETS[n]!.name].title;
const war = (n: number): string => names.wars[WAR_CARDS[n]!.name].title;
const SPECIAL = ['Gagner 1 de rage', 'Piocher un monstre', 'Piocher un secret'] as const;
/** Chacune de leurs cartes par son nom. */
const CARDS: { readonly [card: string]: { readonly title: string } } = {
  ...names.wars,
  ...names.monsters,
  ...names.secrets,
};

const HELP: { readonly [monster in MonsterName]?: string } = {
  blob: 'La Gelée englue la Chevalière.',
  brightBeetles: 'Les Gobelins sacrifient les Scarabées luisants.',
  gnome: 'Le Gnome emmène sa tribu.',
  golem: 'Le Golem traverse un mur.',
  underworm: 'Le Ver fouisseur creuse un passage.',
  wisp: 'Le Feu follet égare la Chevalière.',
};

export const goblins: GoblinsRoom = {
  ask: {
    'goblins.war': () => 'Choisissez une carte Guerre. Elle fait grandir vos tribus.',
    'goblins.block': () => 'Payer 1 de rage pour qu’une tribu ne grandisse pas ?',
    'goblins.overpopulate': ({ tribes: crowded }) =>
      `Trop de gobelins : payez ${crowded.length} de rage, ou qu’une tribu se disperse.`,
    'goblins.assign': () => 'Quel monstre rejoint quelle tribu ?',
    'goblins.redraw': () => 'Le Rubis gobelin : échanger un des secrets piochés ?',
    'goblins.act': () => 'Activez une tribu, jouez un secret ou finissez votre tour.',
    'goblins.tribe': ({ tribe: n }, view) => {
      const now = tribeNow(view, n);
      if (now === 'acts') return `Faites une action avec ${tribe(n)}, ou arrêtez là.`;
      return `${now === 'hidden' ? 'Faites sortir' : 'Déplacez'} ${tribe(n)}, puis faites une action.`;
    },
    'goblins.gnome': ({ tribe: n }) => `Le Gnome : où saute ${tribe(n)} ?`,
    'goblins.caveIn': ({ left }) =>
      `Éboulement : faites tomber ${left === 1 ? 'encore une tuile' : `jusqu’à ${left} tuiles`}.`,
    'goblins.beetles': ({ tribe: n, loss }) =>
      `${Tribe(n)} perd ${loss} de population : sacrifier les Scarabées luisants pour en sauver 1 ?`,
    'goblins.spring': () => 'Attaquer la Chevalière en embuscade ?',
    'goblins.loseMonster': ({ tribe: n }) => `${Tribe(n)} se disperse : quel monstre part ?`,
    'goblins.loot': ({ drop }) => `Le butin du Voleur : piocher ${several(drop, 'secret')} ou gagner ${drop} de rage ?`,
    'goblins.discardSecrets': () => 'Cinq secrets au plus : défaussez-en un.',
    'goblins.spores': () => 'Spores : quelle tribu tombe à 1 de population ?',
    'goblins.foil': () => 'Un pouvoir du Dragon frappe vos tribus : déclencher le Piège ?',
    'goblins.strikeDragon': () => 'Le Dragon est venu à vos tribus : laquelle l’attaque ?',
  },
  watch: {
    'goblins.war': () => 'Les Gobelins choisissent leur carte Guerre.',
    'goblins.overpopulate': () => 'Il y a trop de gobelins : ils paient de la rage ou se dispersent.',
    'goblins.act': () => 'Les Gobelins activent leurs tribus.',
    'goblins.tribe': ({ tribe: n }) => `${Tribe(n)} se déplace et agit.`,
    'goblins.spring': () => 'Les Gobelins peuvent attaquer la Chevalière en embuscade.',
    'goblins.foil': () => 'Les Gobelins peuvent déclencher leur Piège contre le Dragon.',
    'goblins.loot': () => 'Les Gobelins partagent le butin du Voleur : secrets ou rage ?',
    'goblins.discardSecrets': () => 'Les Gobelins ont trop de secrets et en défaussent un.',
    'goblins.strikeDragon': () => 'Les Gobelins attaquent le Dragon venu à eux.',
    'goblins.beetles': () => 'Les Gobelins peuvent sacrifier les Scarabées luisants.',
    'goblins.loseMonster': ({ tribe: n }) => `${Tribe(n)} se disperse : les Gobelins choisissent quel monstre part.`,
    'goblins.spores': () => 'Des spores flottent sur les Gobelins : ils choisissent une tribu.',
  },
  label: {
    chooseWar: ({ card }) => `${war(card)} (${names.wars[WAR_CARDS[card]!.name].effect})`,
    redrawWar: ({ card }) => `Rubis : échanger ${war(card)}`,
    blockTribe: ({ tribe: n }) => `Retenir ${tribe(n)} (1 de rage)`,
    populate: () => 'Laisser grandir',
    payRage: (_act, { asks }) =>
      asks?.step === 'goblins.overpopulate' ? `Payer ${asks.tribes.length} de rage` : 'Payer la rage',
    scatterFor: ({ tribe: n }) => `Disperser ${tribe(n)}`,
    playLeader: () => 'Jouer le Meneur',
    assignMonster: ({ monster: m, tribe: n }) => `${monster(m)} pour ${tribe(n)}`,
    replaceMonster: ({ monster: m, tribe: n, replaced }) =>
      `${monster(m)} remplace ${monster(replaced)} (${names.tribes[TRIBES[n]].title})`,
    redrawMonster: ({ monster: m }) => `Rubis : échanger ${monster(m)}`,
    doneAssigning: () => 'Renvoyer les autres',
    redrawSecret: ({ secret: n }) => `Échanger ${secret(n)}`,
    keepSecrets: () => 'Tout garder',
    activate: ({ tribe: n }) => `Activer ${tribe(n)}`,
    hidingSpots: ({ tribe: n }) => `Cachettes : attaque de ${tribe(n)}`,
    tribeFlare: ({ tribe: n }) => `Fusée au-dessus de ${tribe(n)}`,
    blindFury: ({ tribe: n }) => `Fureur aveugle pour ${tribe(n)}`,
    fireBomber: ({ tribe: n }) => `Bombardier pour ${tribe(n)}`,
    hex: ({ target }) => `Maléfice sur ${role(target)}`,
    caveIn: () => 'Jouer l’Éboulement',
    secretTunnels: () => 'Jouer les Tunnels secrets',
    layFaceUp: ({ secret: n }) => `Poser face visible : ${secret(n)}`,
    emerge: ({ space }, view) => `Sortir : ${short(view, space)}`,
    lurk: ({ cell }) => `Guetter : ${shortCell(cell)}`,
    comeOut: ({ space }, view) => `Sortir : ${short(view, space)}`,
    prowl: ({ tribe: n, to }, view) => going('Aller', view, pieceOfTribe(n), to),
    stray: ({ tribe: n }, { goblins: g }) =>
      g!.tribes[n]!.population > 1
        ? 'Errer dans la lumière (perdre 1 de population)'
        : 'Errer dans la lumière jusqu’au dernier (se disperser)',
    prowlOut: ({ cell }) => `Aller dehors : ${shortCell(cell)}`,
    tunnel: ({ to }, view) => `Tunnel : ${short(view, to)}`,
    wisp: ({ to }, view) => `Feu follet : Chevalière vers ${short(view, to)}`,
    assault: ({ target, poison }) => `Attaquer ${role(target)}${poison ? ' (Poison)' : ''}`,
    batterCrystal: () => 'Attaquer le Cristal',
    plunderTreasure: () => 'Piller le trésor',
    plunderGem: ({ gem }) => (gem < 0 ? 'Voler une gemme au Dragon' : `Piller : ${names.gems[SYMBOLS[gem]!]}`),
    explore: ({ cell }) => `Explorer : ${shortCell(cell)}`,
    hideTribe: () => 'Se cacher',
    useSpecial: ({ tribe: n }) => SPECIAL[n],
    standDown: () => 'En finir avec cette tribu',
    gnomeJump: ({ to }, view) => `Sauter : ${short(view, to)}`,
    bringDown: ({ space }, view) => `Faire tomber : ${short(view, space)}`,
    enoughRubble: () => 'S’arrêter là',
    useBeetles: () => 'Sacrifier les Scarabées luisants',
    spareBeetles: () => 'Les garder et subir la perte',
    ambush: ({ tribe: n }) => `Embuscade : ${tribe(n)}`,
    lieLow: () => 'Se tenir coi',
    loseMonster: ({ monster: m }) => `Perdre : ${monster(m)}`,
    drawSecrets: (_act, { asks }) =>
      asks?.step === 'goblins.loot' ? `Piocher ${several(asks.drop, 'secret')}` : 'Piocher des secrets',
    gainRage: (_act, { asks }) => (asks?.step === 'goblins.loot' ? `Gagner ${asks.drop} de rage` : 'Gagner de la rage'),
    discardSecret: ({ secret: n }) => `Défausser : ${secret(n)}`,
    sporeTribe: ({ tribe: n }) => `Réduire ${tribe(n)} à 1 de population`,
    strikeDragon: ({ tribe: n }) => `Attaque de ${tribe(n)}`,
    springTrap: () => 'Déclencher le Piège',
    bearIt: () => 'Encaisser le coup',
  },
  tell: {
    warDrawn: ({ cards }) => `Les Gobelins piochent ${listOf(cards.map((card) => names.wars[card].title))}.`,
    warChosen: ({ card }) => `Les Gobelins partent en guerre : ${names.wars[card].title} (${names.wars[card].effect}).`,
    rubyUsed: ({ discarded }) => `Le Rubis gobelin brille, une carte est échangée : ${CARDS[discarded]!.title}.`,
    overpopulated: ({ tribes: crowded }) => `Trop de gobelins : ${listOf(crowded.map(tribe))}.`,
    monsterJoined: ({ tribe: n, monster: m }) => `${Tribe(n)} reçoit un monstre : ${names.monsters[m].title}.`,
    monstersSentAway: ({ cards }) => `Renvoyés : ${listOf(cards.map((card) => names.monsters[card].title))}.`,
    monsterHelped: ({ monster: m }) => HELP[m] ?? '',
    secretPlayed: ({ card, tribe: n }) =>
      `Les Gobelins jouent ${names.secrets[card].title}${n === null ? '' : ` pour ${tribe(n)}`}.`,
    emerged: ({ tribe: n, space }, view) => `${Tribe(n)} sort ${on(view, space)}.`,
    lurks: ({ tribe: n, cell }) => `${Tribe(n)} guette dans le noir, ${where(cell)}.`,
    assaulted: ({ tribe: n, target }) => `${Tribe(n)} attaque ${role(target)} !`,
    crystalBattered: ({ tribe: n, smashed }) =>
      smashed ? `${Tribe(n)} frappe aussi, et le Cristal se brise !` : `${Tribe(n)} s’acharne sur le Cristal.`,
    plundered: ({ tribe: n, what, trapped }) =>
      trapped
        ? `La gemme est piégée : ${tribe(n)} s’enfuit !`
        : `${Tribe(n)} pille ${what === 'gem' ? 'une gemme' : 'un trésor'}.`,
    explored: ({ tribe: n, cell }) => `${Tribe(n)} explore le noir, ${where(cell)}.`,
    hexed: ({ target, by }) => `L’Œil maudit ${role(target)} : puissance ${by}.`,
    rage: ({ rage }) => `La rage des Gobelins est maintenant de ${rage}.`,
    populationLost: ({ tribe: n, lost, left }) => `${Tribe(n)} perd ${lost} de population : il lui reste ${left}.`,
    scattered: ({ tribe: n }) => `${Tribe(n)} se disperse.`,
    tribeHid: ({ tribe: n }) => `${Tribe(n)} se cache.`,
    tribeUncovered: ({ tribe: n }) => `Une tuile est posée où guettait ${tribe(n)} : tous peuvent la voir.`,
    ambushed: ({ tribe: n }) =>
      n === null ? 'Les Gobelins se tiennent cois.' : `${Tribe(n)} attaque la Chevalière en embuscade !`,
    monsterLost: ({ tribe: n, monster: m }) => `${Tribe(n)} perd un monstre : ${names.monsters[m].title}.`,
    secretsDrawn: ({ count, cards }) =>
      cards === null
        ? `Les Gobelins piochent ${several(count, 'secret')}.`
        : `Vous piochez ${listOf(cards.map((card) => names.secrets[card].title))}.`,
    secretDiscarded: ({ card }) => `Les Gobelins défaussent ${names.secrets[card].title}.`,
    trapSprung: () => 'Le Piège se referme !',
  },
};
