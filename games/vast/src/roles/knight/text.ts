import { SYMBOLS } from '../../data/dragon.ts';
import { type EventName, SIDEQUESTS, type Slot, TREASURES } from '../../data/knight.ts';
import { SIDES, TRIBES } from '../../data/tiles.ts';
import type { Space, State } from '../../state.ts';
import { cellOf } from '../../terrain/map.ts';
import { cellName } from '../../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../../text/shapes.ts';
import type { Thing } from '../../things.ts';
import type { View } from '../../view.ts';
import type { Danger, KnightContents, KnightNews } from './contents.ts';

// ── notation ─────────────────────────────────────────────────────────────────────────────

const at = (s: State, space: Space): string => cellName(cellOf(s, space));
const withJavelin = (javelin: boolean): string => (javelin ? ' with javelin' : '');

export const knightNotation: Notation<KnightContents> = {
  placeCube: ({ on }) => `cube ${on}`,
  walk: ({ to }, s) => `walk ${at(s, to)}`,
  walkOut: ({ cell }) => `walk out ${cellName(cell)}`,
  resolveEvent: () => 'resolve event',
  fightTribe: ({ tribe, javelin }) => `attack ${TRIBES[tribe]}${withJavelin(javelin)}`,
  fightDragon: ({ javelin }) => `attack dragon${withJavelin(javelin)}`,
  fightThief: () => 'attack thief',
  breakCrystal: () => 'smash crystal',
  gatherTreasure: () => 'take treasure',
  gatherGem: ({ gem }) => `take ${SYMBOLS[gem]} gem`,
  bombWall: ({ side }) => `bomb ${SIDES[side]}`,
  shootBow: ({ tribe }) => `shoot ${TRIBES[tribe]}`,
  shootEnchanted: ({ target }) => `shoot ${target}`,
  drink: () => 'drink',
  sendFlare: ({ space }, s) => `flare ${at(s, space)}`,
  showTreasure: ({ card }) => `show ${TREASURES[card]!.name}`,
  claim: ({ quest }) => `claim ${SIDEQUESTS[quest]!.name}`,
  stand: () => 'stand',
  callMonster: () => 'call monster',
  giveCube: ({ from }) => `give ${from}`,
  letPass: () => 'let pass',
  cleave: () => 'cleave',
  holdAxe: () => 'hold axe',
  spendCube: () => 'spend cube',
  passUp: () => 'pass up',
  keep: () => 'keep',
  decline: () => 'decline',
  flee: ({ to }, s) => `flee ${at(s, to)}`,
  burrow: ({ cell }) => `burrow ${cellName(cell)}`,
};

// ── words ────────────────────────────────────────────────────────────────────────────────

/** The names on her board and cards. */
const NAMES: { readonly [slot in Slot | 'hand']: string } = {
  movement: 'Movement',
  perception: 'Perception',
  strength: 'Strength',
  bomb: 'the Bomb',
  bow: 'the Bow',
  ancientMap: 'the Ancient Map',
  shield: 'the Shield',
  elvishSword: 'the Elvish Sword',
  enchantedBow: 'the Enchanted Bow',
  heroicBoots: 'the Heroic Boots',
  javelin: 'the Javelin',
  mightyAxe: 'the Mighty Axe',
  pixieLantern: 'the Pixie Lantern',
  potionKit: 'the Potion Kit',
  hand: 'her hand',
};
const EVENT_NAMES: { readonly [event in EventName]: string } = {
  ambush: 'Ambush!',
  caveBread: 'Cave Bread',
  deepAndDark: 'Deep and Dark',
  freshAir: 'Fresh Air',
  freshWater: 'Fresh Water',
  light: 'Light',
  rats: 'Rats',
  vantagePoint: 'Vantage Point',
};
const QUEST_NAMES: { readonly [quest: string]: string } = { eagleEyed: 'Eagle-Eyed' };
const questName = (name: string): string => QUEST_NAMES[name] ?? name[0]!.toUpperCase() + name.slice(1);
const TRIBE_NAMES = ['the Fangs', 'the Bones', 'the Eye'] as const;
const GEM_NAMES = ['Claw', 'Flame', 'Wing'] as const;
/** A thing such as 'treasure javelin' by the name on it. */
const thingName = (thing: Thing): string => NAMES[thing.slice(thing.indexOf(' ') + 1) as Slot];
const cubes = (n: number): string => (n === 1 ? 'a Hero cube' : `${n} Hero cubes`);
const several = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
const there = (view: View, space: Space): string => cellName(cellIn(view, space));

// ── prompts ──────────────────────────────────────────────────────────────────────────────

const DANGERS: { readonly [danger in Danger]: string } = {
  tribes: 'An Ambush! Add cubes before the Goblins choose?',
  ambusher: 'An Ambush! Add cubes before it is resolved?',
  monster: 'A Monster ambushes you! Add cubes before you face it?',
  event: 'An Event awaits you. Raise your Shield first?',
};
const isHers = (view: View, reader: number | null): boolean => reader !== null && view.roles[reader] === 'knight';
/** What she reads, and what the others read. */
const ask =
  (hers: string, others: string) =>
  (_at: unknown, view: View, reader: number | null): string =>
    isHers(view, reader) ? hers : others;

export const knightPrompts: Prompts<KnightContents> = {
  'knight.act': (_at, view, reader) => {
    const k = view.knight!;
    if (!isHers(view, reader)) return 'The Knight moves and acts.';
    const steps = Math.max(0, k.movement - k.steps);
    const encounters = Math.max(0, k.perception - k.encounters);
    return `Move, act, or end your turn: ${several(steps, 'step')}, ${several(encounters, 'Encounter')}, ${several(k.ready, 'cube')} left.`;
  },
  'knight.brace': ({ against }, view, reader) =>
    isHers(view, reader) ? DANGERS[against] : 'The Knight braces herself.',
  'knight.loseCube': ({ left, to }, view, reader) =>
    isHers(view, reader)
      ? `${to === 'grit' ? 'Your Grit falls' : 'You are poisoned'}: give up ${cubes(left)}.`
      : `The Knight gives up ${cubes(left)}.`,
  'knight.freeAttack': ask('The Dragon comes to you: attack him?', 'The Dragon has come to the Knight.'),
  'knight.axe': ask('A hit! Discard the cube on your Axe to hit him once more?', 'The Knight has hit the Dragon.'),
  'knight.refresh': ask('Put a cube aside to regain 1 Health?', 'The Knight may rest.'),
  'knight.light': ask('Discard a cube to regain 2 Health?', 'The Knight sees a light.'),
  'knight.offer': (_at, view, reader) =>
    isHers(view, reader)
      ? `You are handed ${view.knight?.offered == null ? 'a Treasure' : NAMES[view.knight.offered as Slot]}: keep it, or decline it for 5 Grit?`
      : 'The Knight is handed a Treasure.',
  'knight.flee': ask('The Ogre drives you off: where to?', 'The Ogre drives the Knight off.'),
  'knight.burrow': ask('The Underworm drags you away: where to?', 'The Underworm drags the Knight away.'),
};

// ── labels ───────────────────────────────────────────────────────────────────────────────

export const knightLabels: Labels<KnightContents> = {
  placeCube: ({ on }) => `Cube on ${NAMES[on]}`,
  walk: ({ to }, view) => `Walk to ${there(view, to)}`,
  walkOut: ({ cell }) => `Walk out to ${cellName(cell)}`,
  resolveEvent: () => 'Resolve the Event',
  fightTribe: ({ tribe, javelin }) => `Attack ${TRIBE_NAMES[tribe]}${javelin ? ' with the Javelin' : ''}`,
  fightDragon: ({ javelin }) => `Attack the Dragon${javelin ? ' with the Javelin' : ''}`,
  fightThief: () => 'Attack the Thief',
  breakCrystal: () => 'Smash the Crystal',
  gatherTreasure: () => 'Take a Treasure',
  gatherGem: ({ gem }) => `Take the ${GEM_NAMES[gem]} Gem`,
  bombWall: ({ side }) => `Bomb the ${SIDES[side]} wall`,
  shootBow: ({ tribe }) => `Shoot at ${TRIBE_NAMES[tribe]}`,
  shootEnchanted: ({ target }) => `Shoot at the ${target === 'dragon' ? 'Dragon' : 'Thief'}`,
  drink: () => 'Drink the potion',
  sendFlare: ({ space }, view) => `Send the Flare to ${there(view, space)}`,
  showTreasure: ({ card }) => `Show ${NAMES[TREASURES[card]!.name]}`,
  claim: ({ quest }) => `Complete ${questName(SIDEQUESTS[quest]!.name)} (${SIDEQUESTS[quest]!.grit} Grit)`,
  stand: () => 'Stand',
  callMonster: () => 'Call for a Monster',
  giveCube: ({ from }) => `A cube from ${from === 'hand' ? 'your hand' : NAMES[from]}`,
  letPass: () => 'Let him pass',
  cleave: () => 'Hit him again',
  holdAxe: () => 'Keep the cube',
  spendCube: () => 'Rest',
  passUp: () => 'No, thanks',
  keep: () => 'Keep it',
  decline: () => 'Decline for 5 Grit',
  flee: ({ to }, view) => `To ${there(view, to)}`,
  burrow: ({ cell }) => `To ${cellName(cell)}`,
};

// ── narration ────────────────────────────────────────────────────────────────────────────

const LOST_TO = {
  grit: 'back on the Grit track',
  entrance: 'to the Entrance',
  discard: 'for good',
  aside: 'until her next turn',
} as const;

export const knightNarration: Narration<KnightNews> = {
  gritGained: ({ grit, total }) => `The Knight gains ${grit} Grit (${total}).`,
  gritLost: ({ grit, total }) => `The Knight loses ${grit} Grit (${total}).`,
  shielded: () => 'Her Shield protects the Knight.',
  knightHurt: ({ by, left }) => `The Knight loses ${by} Health; ${left} left.`,
  knightHealed: ({ by, total }) => `The Knight regains ${by} Health (${total}).`,
  knightKilled: () => 'The Knight is dead.',
  cubesPickedUp: ({ ready }) => `The Knight picks up ${cubes(ready)}.`,
  cubePlaced: ({ on }) => `The Knight puts a cube on ${NAMES[on]}.`,
  cubeLost: ({ from, to }) => `The Knight gives up a cube from ${NAMES[from]}, ${LOST_TO[to]}.`,
  cubeGained: ({ from }) =>
    from === 'entrance' ? 'The Knight takes a poisoned cube back.' : 'The Knight gains a Hero cube.',
  tribeAttacked: ({ tribe }) => `The Knight attacks ${TRIBE_NAMES[tribe]}.`,
  dragonAttacked: ({ hit }) => (hit ? 'The Knight hits the Dragon!' : 'The Knight misses the Dragon.'),
  thiefAttacked: () => 'The Knight attacks the Thief.',
  crystalToKnight: ({ total }) => `A Crystal is smashed: the Knight has ${total}.`,
  gemTaken: ({ gem, trapped }) =>
    trapped ? `The ${GEM_NAMES[gem]} Gem is trapped!` : `The Knight takes the ${GEM_NAMES[gem]} Gem.`,
  gearUsed: ({ thing }) => `The Knight uses ${thingName(thing)}.`,
  arrowShot: ({ at: target, tribe }) =>
    `The Knight shoots at ${target === 'tribe' ? TRIBE_NAMES[tribe!] : target === 'dragon' ? 'the Dragon' : 'the Thief'}.`,
  treasureDecided: ({ kept, card }) =>
    kept || card === null ? 'The Knight keeps the Treasure.' : `The Knight declines ${NAMES[card]}.`,
  treasureShown: ({ card }) => `The Knight shows ${NAMES[card]}.`,
  treasureUsed: ({ thing }) => `The Knight uses ${thingName(thing)}.`,
  treasureLost: ({ card }) => `The Knight loses ${card === null ? 'a Treasure' : NAMES[card]}.`,
  eventPlayed: ({ card }) => `Event: ${EVENT_NAMES[card]}.`,
  questDone: ({ card, grit }) => `The Knight completes ${questName(card)} for ${grit} Grit.`,
  questDrawn: ({ card }) => (card === null ? 'The Knight draws a Sidequest.' : `You draw ${questName(card)}.`),
  monsterStruck: () => null,
};
