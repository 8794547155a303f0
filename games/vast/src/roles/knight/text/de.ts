import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import { SIDEQUESTS, type SidequestName, type Slot, TREASURES } from '../../../data/knight.ts';
import { KNIGHT } from '../../../data/pieces.ts';
import type { Thing } from '../../../data/things.ts';
import { SIDES } from '../../../data/tiles.ts';
import { knightLeft, knightOwes } from '../../../queries/unspent.ts';
import { going, listOf, pieceAcc, roleAcc, SIDE, short, shortCell, tribeAcc } from '../../../text/de/grammar.ts';
import { names } from '../../../text/de/names.ts';
import type { KnightRoom } from '../../../text/language.ts';
import { eventIn, owed, slotIn, slotOf } from '../../../text/printed.ts';
import type { Danger } from '../contents.ts';

const slot = (name: Slot | 'hand'): string => (name === 'hand' ? 'ungesetzt' : slotIn(names, name));
const used = (thing: Thing): string => slot(slotOf(thing));
const cubes = (n: number): string => (n === 1 ? 'einen Heldenwürfel' : `${n} Heldenwürfel`);
const quest = (name: string) => names.sidequests[name as SidequestName];
const gem = (n: number): string => names.gems[SYMBOLS[n]!];

const BRACE: { readonly [danger in Danger]: string } = {
  tribes: 'Ein Hinterhalt! Würfel setzen, ehe die Goblins wählen?',
  ambusher: 'Ein Hinterhalt! Würfel setzen, ehe du dich stellst?',
  monster: 'Ein Monster lauert dir auf! Würfel setzen, ehe du dich stellst?',
  event: 'Ein Ereignis erwartet dich: erst den Schild heben?',
};
const GOES_TO = {
  grit: 'geht zurück auf die Mutleiste',
  entrance: 'geht vergiftet zum Eingang',
  discard: 'ist abgegeben',
  aside: 'ruht bis zu ihrem nächsten Zug',
} as const;

export const knight: KnightRoom = {
  ask: {
    'knight.act': (_at, view) => {
      const owes = knightOwes(view);
      if (owes === 'event') return 'Besteh erst das Ereignis auf deinem Feld.';
      if (owes === 'attack') return `Greif ${listOf(owed(view).map(pieceAcc))} an: Ihr steht auf einem Feld.`;
      const { steps, encounters, cubes: ready } = knightLeft(view);
      if (steps > 0) return ready > 0 ? 'Geh, handle oder setz Würfel.' : 'Geh oder handle.';
      if (ready > 0) return 'Setz deine Würfel oder beende deinen Zug.';
      return encounters > 0 ? 'Handle auf deinem Feld oder beende deinen Zug.' : 'Noch etwas in diesem Zug?';
    },
    'knight.brace': ({ against }) => BRACE[against],
    'knight.loseCube': ({ left, to }) =>
      `${to === 'grit' ? 'Dein Mut ist gesunken' : 'Du bist vergiftet'}: Gib ${cubes(left)} ab.`,
    'knight.freeAttack': () => 'Der Drache kommt zu dir: angreifen?',
    'knight.axe': () => 'Getroffen! Den Würfel der Mächtigen Axt abgeben und noch einmal treffen?',
    'knight.refresh': () => 'Rast: einen Würfel bis zum nächsten Zug beiseitelegen für 1 Gesundheit?',
    'knight.light': () => 'Ein Licht: einen Würfel abgeben für 2 Gesundheit?',
    'knight.offer': (_at, { knight: k }) =>
      `Angeboten: ${k?.offered == null ? 'ein Schatz' : slot(k.offered as Slot)}. Behalten, oder lieber 5 Mut?`,
    'knight.flee': () => 'Der Oger verjagt dich: wohin?',
    'knight.burrow': () => 'Der Grabwurm zerrt dich fort: wohin?',
  },
  watch: {
    'knight.act': () => 'Die Ritterin geht und handelt.',
    'knight.brace': ({ against }) =>
      against === 'event' ? 'Ein Ereignis erwartet die Ritterin.' : 'Ein Hinterhalt! Die Ritterin darf Würfel setzen.',
    'knight.loseCube': ({ left }) => `Die Ritterin muss ${cubes(left)} abgeben.`,
    'knight.freeAttack': () => 'Der Drache ist zur Ritterin gekommen: Sie darf ihn angreifen.',
    'knight.axe': () => 'Die Ritterin hat den Drachen getroffen und darf noch einmal zuschlagen.',
    'knight.offer': () => 'Die Ritterin betrachtet einen Schatz: Behält sie ihn?',
  },
  label: {
    placeCube: ({ on }) => `Würfel setzen: ${slot(on)}`,
    walk: ({ to }, view) => going('gehen', view, KNIGHT, to),
    walkOut: ({ cell }) => `Hinausgehen: ${shortCell(cell)}`,
    resolveEvent: () => 'Sich dem Ereignis stellen',
    fightTribe: ({ tribe: n, javelin }) => `${capital(tribeAcc(n))} angreifen${javelin ? ' (Wurfspieß)' : ''}`,
    fightDragon: ({ javelin }) => `Den Drachen angreifen${javelin ? ' (Wurfspieß)' : ''}`,
    fightThief: () => 'Den Dieb angreifen',
    breakCrystal: () => 'Den Kristall zerschlagen',
    gatherTreasure: () => 'Einen Schatz nehmen',
    gatherGem: ({ gem: n }) => `Nehmen: ${gem(n)}`,
    bombWall: ({ side }) => `Wand im ${SIDE[SIDES[side]!]} sprengen`,
    shootBow: ({ tribe: n }) => `Auf ${tribeAcc(n)} schießen`,
    shootEnchanted: ({ target }) => `Auf ${roleAcc(target)} schießen`,
    drink: () => 'Den Trank trinken (1 Würfel: +2 Gesundheit)',
    sendFlare: ({ space }, view) => `Leuchtkugel: ${short(view, space)}`,
    showTreasure: ({ card }) => `Zeigen: ${slot(TREASURES[card]!.name)}`,
    claim: ({ quest: n }) => `Erfüllen: ${quest(SIDEQUESTS[n]!.name).title} (${SIDEQUESTS[n]!.grit} Mut)`,
    stand: () => 'Sich der Gefahr stellen',
    callMonster: () => 'Lieber ein Monster rufen',
    giveCube: ({ from }) => `Würfel abgeben: ${slot(from)}`,
    letPass: () => 'Nicht angreifen',
    cleave: () => 'Noch einmal treffen (1 Würfel)',
    holdAxe: () => 'Den Würfel behalten',
    spendCube: () => 'Würfel beiseitelegen (+1 Gesundheit)',
    passUp: () => 'Den Würfel behalten',
    keep: () => 'Die Karte behalten',
    decline: () => 'Die Karte ablehnen (5 Mut)',
    flee: ({ to }, view) => `Nach: ${short(view, to)}`,
    burrow: ({ cell }) => `Nach: ${shortCell(cell)}`,
  },
  tell: {
    gritGained: ({ grit, total }) => `Die Ritterin gewinnt ${grit} Mut und hat ${total}.`,
    gritLost: ({ grit, total }) => `Die Ritterin verliert ${grit} Mut und hat ${total}.`,
    shielded: () => 'Ihr Schild schützt die Ritterin.',
    knightHurt: ({ by, left }) => `Die Ritterin verliert ${by} Gesundheit und hat ${left}.`,
    knightHealed: ({ by, total }) => `Die Ritterin gewinnt ${by} Gesundheit zurück und hat ${total}.`,
    knightKilled: () => 'Die Ritterin fällt und steht nicht mehr auf.',
    cubePlaced: ({ on }) => `Die Ritterin setzt einen Würfel: ${slot(on)}.`,
    cubeLost: ({ from, to }) => `Ein Würfel der Ritterin (${slot(from)}) ${GOES_TO[to]}.`,
    cubeGained: ({ from }) =>
      from === 'entrance'
        ? 'Die Ritterin nimmt einen vergifteten Würfel zurück.'
        : 'Die Ritterin gewinnt einen Heldenwürfel!',
    tribeAttacked: ({ tribe: n }) => `Die Ritterin greift ${tribeAcc(n)} an.`,
    dragonAttacked: ({ hit }) =>
      hit ? 'Die Ritterin trifft den Drachen!' : 'Die Ritterin schlägt nach dem Drachen und verfehlt ihn.',
    thiefAttacked: () => 'Die Ritterin greift den Dieb an.',
    crystalToKnight: ({ total }) => `Ein Kristall ist zerschlagen: Die Ritterin hat ${total}.`,
    gemTaken: ({ gem: n, trapped }) =>
      trapped ? `Der ${gem(n)} ist eine Falle!` : `Die Ritterin nimmt dem Drachen den ${gem(n)} weg.`,
    gearUsed: ({ thing }) => `Die Ritterin nutzt: ${used(thing)}.`,
    arrowShot: ({ at, tribe: n }) => `Die Ritterin schießt auf ${at === 'tribe' ? tribeAcc(n!) : roleAcc(at)}.`,
    treasureDecided: ({ kept, card }) =>
      kept || card === null ? 'Die Ritterin behält den Schatz.' : `Die Ritterin lehnt ab: ${slot(card)}.`,
    treasureShown: ({ card }) => `Die Ritterin zeigt: ${slot(card)}.`,
    treasureUsed: ({ thing }) => `Die Ritterin nutzt: ${used(thing)}.`,
    treasureLost: ({ card }) =>
      `Die Ritterin verliert ${card === null ? 'einen Schatz' : `einen Schatz: ${slot(card)}`}.`,
    eventPlayed: ({ card }) => `Ereignis: ${eventIn(names, card)}`,
    questDone: ({ card, grit }) => `Die Ritterin erfüllt die Nebenaufgabe ${quest(card).title} für ${grit} Mut.`,
    questDrawn: ({ card }) => `Du ziehst die Nebenaufgabe ${quest(card!).title}.`,
    monsterStruck: ({ monster }) => `${names.monsters[monster].title}: ${names.monsters[monster].ambush}`,
  },
};
