import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import { SIDEQUESTS, type SidequestName, type Slot, TREASURES } from '../../../data/knight.ts';
import { KNIGHT } from '../../../data/pieces.ts';
import type { Thing } from '../../../data/things.ts';
import { SIDES } from '../../../data/tiles.ts';
import { knightLeft, knightOwes } from '../../../queries/unspent.ts';
import { going, listOf, piece, short, shortCell, tribe } from '../../../text/en/grammar.ts';
import { names } from '../../../text/en/names.ts';
import type { KnightRoom } from '../../../text/language.ts';
import { eventIn, owed, slotIn, slotOf } from '../../../text/printed.ts';
import type { Danger, KnightNews } from '../contents.ts';

/** 'Movement', 'the Bow', 'the Elvish Sword'. */
function slot(name: Slot): string {
  return name in names.tracks ? slotIn(names, name) : `the ${slotIn(names, name)}`;
}
const used = (thing: Thing): string => slot(slotOf(thing));
const cubes = (n: number): string => (n === 1 ? 'a Hero cube' : `${n} Hero cubes`);
const quest = (name: string) => names.sidequests[name as SidequestName];
const gem = (n: number): string => names.gems[SYMBOLS[n]!];

const BRACE: { readonly [danger in Danger]: string } = {
  tribes: 'An Ambush! Add cubes before the Goblins choose?',
  ambusher: 'An Ambush! Add cubes before you face it?',
  monster: 'A Monster ambushes you! Add cubes before you face it?',
  event: 'An Event awaits you: raise your Shield first?',
};
const LOST: { readonly [to in Extract<KnightNews, { news: 'cubeLost' }>['to']]: (cube: string) => string } = {
  grit: (cube) => `${capital(cube)} goes back to the Grit track.`,
  entrance: (cube) => `${capital(cube)} goes to the Entrance, poisoned.`,
  discard: (cube) => `The Knight discards ${cube}.`,
  aside: (cube) => `The Knight sets aside ${cube} until her next turn.`,
};
/** 'an unplaced Hero cube', 'a cube on Movement'. */
const cubeOf = (from: Slot | 'hand'): string => (from === 'hand' ? 'an unplaced Hero cube' : `a cube on ${slot(from)}`);

export const knight: KnightRoom = {
  ask: {
    'knight.act': (_at, view) => {
      const owes = knightOwes(view);
      if (owes === 'event') return 'Meet the Event on your space first.';
      if (owes === 'attack') return `Attack ${listOf(owed(view).map(piece))}: you’ve walked into them.`;
      const { steps, encounters, cubes: ready } = knightLeft(view);
      if (steps > 0) return ready > 0 ? 'Walk, act or place cubes.' : 'Walk or act.';
      if (ready > 0) return 'Place your cubes, or end your turn.';
      return encounters > 0 ? 'Act on your space, or end your turn.' : 'Anything else this turn?';
    },
    'knight.brace': ({ against }) => BRACE[against],
    'knight.loseCube': ({ left, to }) =>
      `${to === 'grit' ? 'Your Grit has fallen' : 'You are poisoned'}: give up ${cubes(left)}.`,
    'knight.freeAttack': () => 'The Dragon comes up to you: attack him?',
    'knight.axe': () => 'A hit! Give up the cube on your Mighty Axe to hit him once more?',
    'knight.refresh': () => 'Rest: set a cube aside until your next turn for 1 Health?',
    'knight.light': () => 'A light: give up a cube for 2 Health?',
    'knight.offer': (_at, { knight: k }) =>
      `You are offered ${k?.offered == null ? 'a Treasure' : slot(k.offered as Slot)}: keep, or take 5 Grit instead?`,
    'knight.flee': () => 'The Ogre drives you off. Choose a space to flee to.',
    'knight.burrow': () => 'The Underworm drags you away. Choose a Dark tile.',
  },
  watch: {
    'knight.act': () => 'The Knight moves and acts.',
    'knight.brace': ({ against }) =>
      against === 'event' ? 'An Event awaits the Knight.' : 'An Ambush! The Knight may add cubes.',
    'knight.loseCube': ({ left }) => `The Knight must give up ${cubes(left)}.`,
    'knight.freeAttack': () => 'The Dragon has come up to the Knight: she may attack him.',
    'knight.axe': () => 'The Knight has hit the Dragon and may swing her Mighty Axe again.',
    'knight.offer': () => 'The Knight looks at a Treasure: will she keep it?',
  },
  label: {
    placeCube: ({ on }) => `Place a cube on ${slot(on)}`,
    walk: ({ to }, view) => going('Walk', view, KNIGHT, to),
    walkOut: ({ cell }) => `Walk out to ${shortCell(cell)}`,
    resolveEvent: () => 'Meet the Event',
    fightTribe: ({ tribe: n, javelin }) => `Attack ${tribe(n)}${javelin ? ' with the Javelin' : ''}`,
    fightDragon: ({ javelin }) => `Attack the Dragon${javelin ? ' with the Javelin' : ''}`,
    fightThief: () => 'Attack the Thief',
    breakCrystal: () => 'Smash the Crystal',
    gatherTreasure: () => 'Take a Treasure',
    gatherGem: ({ gem: n }) => `Take the ${gem(n)}`,
    bombWall: ({ side }) => `Bomb the ${SIDES[side]} wall`,
    shootBow: ({ tribe: n }) => `Shoot at ${tribe(n)}`,
    shootEnchanted: ({ target }) => `Shoot at the ${names.roles[target].title}`,
    drink: () => 'Drink the potion (discard a cube: +2 Health)',
    sendFlare: ({ space }, view) => `Send up a Flare over the ${short(view, space)}`,
    showTreasure: ({ card }) => `Show ${slot(TREASURES[card]!.name)}`,
    claim: ({ quest: n }) => `Complete ${quest(SIDEQUESTS[n]!.name).title} (${SIDEQUESTS[n]!.grit} Grit)`,
    stand: () => 'Face it as you are',
    callMonster: () => 'Call for a Monster instead',
    giveCube: ({ from }, { asks }) => `${asks?.step === 'knight.light' ? 'Discard' : 'Lose'} ${cubeOf(from)}`,
    letPass: () => 'Don’t attack',
    cleave: () => 'Hit him again (discard the cube)',
    holdAxe: () => 'Keep the cube',
    spendCube: () => 'Set a cube aside (+1 Health)',
    passUp: () => 'Keep the cube',
    keep: () => 'Keep the card',
    decline: () => 'Decline the card (gain 5 Grit)',
    flee: ({ to }, view) => `Flee to the ${short(view, to)}`,
    burrow: ({ cell }) => `Go to ${shortCell(cell)}`,
  },
  tell: {
    gritGained: ({ grit, total }) => `The Knight gains ${grit} Grit and has ${total}.`,
    gritLost: ({ grit, total }) => `The Knight loses ${grit} Grit and has ${total}.`,
    shielded: () => 'The Knight’s Shield protects her.',
    knightHurt: ({ by, left }) => `The Knight loses ${by} Health and has ${left}.`,
    knightHealed: ({ by, total }) => `The Knight regains ${by} Health and has ${total}.`,
    knightKilled: () => 'The Knight falls, never to rise again.',
    cubePlaced: ({ on }) => `The Knight places a cube on ${slot(on)}.`,
    cubeLost: ({ from, to }) => LOST[to](cubeOf(from)),
    cubeGained: ({ from }) =>
      from === 'entrance' ? 'The Knight takes back a poisoned cube.' : 'The Knight gains a Hero cube!',
    tribeAttacked: ({ tribe: n }) => `The Knight attacks ${tribe(n)}.`,
    dragonAttacked: ({ hit }) => (hit ? 'The Knight hits the Dragon!' : 'The Knight strikes at the Dragon and misses.'),
    thiefAttacked: () => 'The Knight attacks the Thief.',
    crystalToKnight: ({ total }) => `A Crystal shatters: the Knight has ${total}.`,
    gemTaken: ({ gem: n, trapped }) =>
      trapped ? `The ${gem(n)} is trapped!` : `The Knight takes the ${gem(n)} from the Dragon.`,
    gearUsed: ({ thing }) => `The Knight uses ${used(thing)}.`,
    arrowShot: ({ at, tribe: n }) =>
      `The Knight shoots at ${at === 'tribe' ? tribe(n!) : `the ${names.roles[at].title}`}.`,
    treasureDecided: ({ kept, card }) =>
      kept || card === null ? 'The Knight keeps the Treasure.' : `The Knight declines ${slot(card)}.`,
    treasureShown: ({ card }) => `The Knight shows ${slot(card)}.`,
    treasureUsed: ({ thing }) => `The Knight uses ${used(thing)}.`,
    treasureLost: ({ card }) => `The Knight loses ${card === null ? 'a Treasure' : slot(card)}.`,
    eventPlayed: ({ card }) => `Event: ${eventIn(names, card)}`,
    questDone: ({ card, grit }) => `The Knight completes the Sidequest ${quest(card).title} for ${grit} Grit.`,
    questDrawn: ({ card }) => `You draw the Sidequest ${quest(card!).title}.`,
    monsterStruck: ({ monster }) => `${capital(names.monsters[monster].title)}: ${names.monsters[monster].ambush}`,
  },
};
