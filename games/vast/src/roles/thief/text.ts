import type { SymbolName } from '../../data/dragon.ts';
import type { UpgradeName } from '../../data/thief.ts';
import { PIECES, type Piece } from '../../pieces.ts';
import type { Space } from '../../state.ts';
import { cellOf } from '../../terrain/map.ts';
import { cellName } from '../../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../../text/shapes.ts';
import type { View } from '../../view.ts';
import type { Loot, ThiefContents, ThiefNews } from './contents.ts';

export const thiefNotation: Notation<ThiefContents> = {
  assign: ({ movement, stealth, thievery }) => `assign ${movement} ${stealth} ${thievery}`,
  sneak: ({ to }, s) => `sneak ${cellName(cellOf(s, to))}`,
  sneakOut: ({ cell }) => `sneak out ${cellName(cell)}`,
  climb: ({ to }, s) => `climb ${cellName(cellOf(s, to))}`,
  loot: ({ token, cubes }) => `loot ${token} ${cubes}`,
  pickpocket: ({ victim, effort }) => `pickpocket ${PIECES[victim]} ${effort}`,
  pickLock: ({ effort }) => `pick lock ${effort}`,
  backstab: ({ victim, effort }) => `backstab ${PIECES[victim]} ${effort}`,
  hideLoot: () => 'hide loot',
  flareHere: () => 'flare',
  peek: () => 'peek',
  lightUp: () => 'reveal',
  leaveDark: () => 'leave dark',
  tryAgain: () => 'try again',
  giveUp: () => 'give up',
  takeCard: ({ card }) => `take ${card}`,
  takeHidden: () => 'take a hidden card',
  takeFaceUp: ({ secret }) => `take ${secret}`,
  takeSecret: () => 'take a hidden secret',
  fetch: ({ space }, s) => `fetch ${cellName(cellOf(s, space))}`,
  dodge: ({ to }, s) => `dodge ${cellName(cellOf(s, to))}`,
  stay: () => 'stay',
  upgrade: ({ upgrade }) => `upgrade ${upgrade}`,
  loseUpgrade: ({ upgrade }) => `lose ${upgrade}`,
};

const UPGRADE: { readonly [upgrade in UpgradeName]: string } = {
  plusMovement: '+1 Movement',
  plusStealth: '+1 Stealth',
  plusThievery: '+1 Thievery',
  stickyFingers: 'Sticky Fingers',
  lockPickingKit: 'Lock Picking Kit',
  climbingGear: 'Climbing Gear',
  handCrossbow: 'Hand Crossbow',
  unnaturalEvasion: 'Unnatural Evasion',
  flip2to3: 'Flip 2 to 3',
  flip3to4: 'Flip 3 to 4',
  all4: 'All 4',
};
const SYMBOL: { readonly [gem in SymbolName]: string } = { claw: 'Claw', flame: 'Flame', wing: 'Wing' };
const VICTIM: { readonly [piece in Piece]: string } = {
  0: 'the Knight',
  1: 'the Fangs Tribe',
  2: 'the Bones Tribe',
  3: 'the Eye Tribe',
  4: 'the Dragon',
  5: 'the Thief',
};
const words = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const lootName = (token: Loot): string => (token === 'treasure' ? 'a Treasure token' : `the ${SYMBOL[token]} Gem`);
const cubes = (n: number): string => (n === 0 ? 'no cube' : n === 1 ? '1 cube' : `${n} cubes`);
const odds = ['4 or more', '2 or more', 'certain'] as const;
const there = (view: View, space: Space): string => cellName(cellIn(view, space));
/** Whoever is asked reads 'you', others read of him. */
const asked = (view: View, his: string, others: string): string => (view.reader === 'thief' ? his : others);

export const thiefPrompts: Prompts<ThiefContents> = {
  'thief.assign': (_at, view) =>
    asked(view, 'Assign your stat tokens to Movement, Stealth and Thievery.', 'The Thief assigns his stats.'),
  'thief.act': (_at, view) => asked(view, 'Move, act, or end your turn.', 'The Thief moves and acts.'),
  'thief.peeked': ({ space }, view) =>
    asked(view, `You know the tile at ${there(view, space)}: reveal it?`, 'The Thief looks under his tile.'),
  'thief.tryAgain': (_at, view) =>
    asked(view, 'Sticky Fingers: roll again?', 'The Thief may roll again with Sticky Fingers.'),
  'thief.takeCard': (_at, view) =>
    asked(view, 'Which Treasure card do you take from the Knight?', 'The Thief takes a Treasure card of the Knight.'),
  'thief.takeSecret': (_at, view) =>
    asked(view, 'Which Secret do you take from the Goblins?', 'The Thief takes a Secret of the Goblins.'),
  'thief.fetch': (_at, view) =>
    asked(view, 'The supply is empty: take a Treasure token from anywhere.', 'The Thief takes a token off the map.'),
  'thief.dodge': (_at, view) => asked(view, 'You evade the attack: step aside?', 'The Thief evades the attack.'),
  'thief.upgrade': ({ left }, view) =>
    asked(
      view,
      left === 1 ? 'Which upgrade does the stashed token buy?' : `Which upgrade? ${left} tokens are to be placed.`,
      'The Thief chooses upgrades.',
    ),
  'thief.spores': (_at, view) => asked(view, 'Spores: which upgrade do you lose?', 'Spores cost the Thief an upgrade.'),
};

export const thiefLabels: Labels<ThiefContents> = {
  assign: ({ movement, stealth, thievery }) => `Movement ${movement}, Stealth ${stealth}, Thievery ${thievery}`,
  sneak: ({ to }, view) => `Move to ${there(view, to)}`,
  sneakOut: ({ cell }) => `Sneak out to ${cellName(cell)}`,
  climb: ({ to }, view) => `Climb to ${there(view, to)}`,
  loot: ({ token, cubes: n }) =>
    token === 'treasure'
      ? 'Loot the Treasure (1 cube)'
      : `Loot ${lootName(token)} (${n === 1 ? '1 cube, trapped' : '2 cubes, safely'})`,
  pickpocket: ({ victim, effort }) => `Pickpocket ${VICTIM[victim]} (${cubes(effort)}: ${odds[effort - 1]})`,
  pickLock: ({ effort }, view) => {
    const kit = view.thief?.upgrades.includes('lockPickingKit') ? 1 : 0;
    return `Pick the lock (${cubes(effort - kit)}: ${odds[effort - 1]})`;
  },
  backstab: ({ victim, effort }) => `Backstab ${VICTIM[victim]} (${cubes(effort)})`,
  hideLoot: () => 'Hide loot (1 cube)',
  flareHere: () => 'Send up a Flare (1 cube)',
  peek: () => 'End movement here and peek',
  lightUp: () => 'Reveal it',
  leaveDark: () => 'Leave it Dark',
  tryAgain: () => 'Roll again',
  giveUp: () => 'Let it be',
  takeCard: ({ card }) => `Take ${words(card)}`,
  takeHidden: () => 'Take a face-down card at random',
  takeFaceUp: ({ secret }) => `Take ${words(secret)}`,
  takeSecret: () => 'Take a hidden Secret at random',
  fetch: ({ space }, view) => `Take the token at ${there(view, space)}`,
  dodge: ({ to }, view) => `Slip to ${there(view, to)}`,
  stay: () => 'Stay',
  upgrade: ({ upgrade }) => UPGRADE[upgrade],
  loseUpgrade: ({ upgrade }) => `Lose ${UPGRADE[upgrade]}`,
};

export const thiefNarration: Narration<ThiefNews> = {
  thiefAppeared: () => 'The Thief slips in by the Entrance.',
  thiefAssigned: ({ movement, stealth, thievery }) =>
    `The Thief sets Movement ${movement}, Stealth ${stealth}, Thievery ${thievery}.`,
  looted: ({ token }) => `The Thief reaches for ${lootName(token)}.`,
  gemTrapped: ({ gem }) => `The ${SYMBOL[gem]} Gem was trapped!`,
  climbed: ({ to }, view) => `The Thief climbs over to ${there(view, to)}.`,
  pickpocketed: ({ victim }) => `The Thief reaches into the pockets of ${VICTIM[victim]}.`,
  pocketed: () => 'His fingers find something.',
  thiefFailed: () => 'He comes away empty-handed.',
  lockPicked: ({ space }, view) => `The Thief works at the lock of the Vault at ${there(view, space)}.`,
  vaultOpened: () => 'The Vault opens.',
  backstabbed: ({ victim }) => `The Thief stabs ${VICTIM[victim]} in the back.`,
  lootHidden: ({ level }) => `The Thief hides loot: his Loot Drop is ${level}.`,
  tokenGained: ({ carried }) => `The Thief now carries ${carried === 1 ? '1 token' : `${carried} tokens`}.`,
  cardStolen: ({ card }) => (card === null ? null : `The Thief has taken your ${words(card)}.`),
  peeked: ({ space, face }, view) =>
    face === null
      ? `The Thief peeks under the tile at ${there(view, space)}.`
      : `You peek at ${there(view, space)}: ${face}.`,
  thiefKilled: ({ by }) =>
    by === null ? 'The Thief dies.' : `The ${by === 'goblins' ? 'Goblins kill' : `${by} kills`} the Thief.`,
  thiefEvaded: () => 'The Thief evades the attack.',
  stashed: ({ tokens, total }) =>
    `The Thief stashes ${tokens === 1 ? '1 token' : `${tokens} tokens`}; ${total} in all.`,
  upgraded: ({ upgrade }) => `The Thief gains ${UPGRADE[upgrade]}.`,
  upgradeLost: ({ upgrade }) => `The Thief loses ${UPGRADE[upgrade]}.`,
};
