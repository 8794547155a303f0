import { POWERS, type PowerName, type SlothName } from '../../data/dragon.ts';
import { TRIBES } from '../../data/tiles.ts';
import type { Space } from '../../state.ts';
import { cellOf } from '../../terrain/map.ts';
import { cellName } from '../../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../../text/shapes.ts';
import type { View } from '../../view.ts';
import type { DragonContents, DragonNews, PowerAct } from './contents.ts';

/** What a power is aimed at, in notation; spaces by the name of their cell. */
function aim(act: PowerAct, name: (space: Space) => string): string {
  if (act.power === 'wing') return ` ${name(act.to)}`;
  if (act.power === 'hiss') return ` ${TRIBES[act.tribe]}`;
  if (act.power === 'slither') return ` ${act.from} to ${act.to}`;
  if (act.power === 'swat') return ` ${act.token} ${name(act.from)}`;
  if (act.power === 'burn' || act.power === 'flameWall') return ` ${name(act.space)}`;
  return act.power === 'scratch' ? ` ${act.victim}` : '';
}

export const dragonNotation: Notation<DragonContents> = {
  glide: ({ to }, s) => `glide ${cellName(cellOf(s, to))}`,
  glideOut: ({ cell }) => `glide out ${cellName(cell)}`,
  delve: ({ to }, s) => `delve ${cellName(cellOf(s, to))}`,
  power: (act, s) => `${act.power}${aim(act, (space) => cellName(cellOf(s, space)))}`,
  wake: ({ sloth }) => `wake ${sloth}`,
  settle: () => 'settle',
  pay: ({ symbol }) => `pay ${symbol}`,
  shove: ({ to }, s) => `move knight ${cellName(cellOf(s, to))}`,
  spare: () => 'leave knight',
  swatTo: ({ to }, s) => `swat to ${cellName(cellOf(s, to))}`,
  slapTo: ({ to }, s) => `slap knight to ${cellName(cellOf(s, to))}`,
  pickUp: () => 'pick up',
  placeGem: ({ gem }) => `place ${gem} gem`,
  discardPower: ({ symbol }) => `discard ${symbol}`,
  doze: ({ sloth }) => `doze ${sloth}`,
  reroll: () => 'shriek',
  accept: () => 'accept',
};

const SLOTHS: { readonly [sloth in SlothName]: string } = {
  greed: 'Greed',
  hunger: 'Hunger',
  prideEvent: 'Pride (Event tile)',
  prideGem: 'Pride (Gem)',
  prideStill: 'Pride (keeping still)',
};
const NAMES: { readonly [power in PowerName]: string } = {
  claw: 'Claw',
  flame: 'Flame',
  wing: 'Wing',
  hiss: 'Hiss',
  slither: 'Slither',
  swat: 'Swat',
  scorch: 'Scorch',
  burn: 'Burn',
  slap: 'Slap',
  shriek: 'Shriek',
  scratch: 'Scratch',
  flameWall: 'Flame Wall',
  smash: 'Smash',
  wrath: 'Wrath',
};
const SYMBOL = { claw: 'Claw', flame: 'Flame', wing: 'Wing' } as const;
const cards = (n: number): string => (n === 1 ? 'a Power card' : `${n} Power cards`);
const there = (view: View, space: Space): string => cellName(cellIn(view, space));

/** Whoever is asked reads 'you', others read of him. */
const asked = (view: View, his: string, others: string): string => (view.reader === 'dragon' ? his : others);

export const dragonPrompts: Prompts<DragonContents> = {
  'dragon.act': (_at, view) =>
    asked(view, 'Move, use powers and wake; then settle for Treasure and Gems.', 'The Dragon moves and uses powers.'),
  'dragon.pay': ({ power, left }, view) =>
    asked(
      view,
      `${NAMES[power]}: choose ${left} more ${left === 1 ? 'symbol' : 'symbols'} to pay.`,
      `The Dragon pays for ${NAMES[power]}.`,
    ),
  'dragon.shove': (_at, view) =>
    asked(view, 'Claw: move the Knight one space?', 'The Dragon may move the Knight one space.'),
  'dragon.swatTo': ({ token }, view) =>
    asked(
      view,
      `Swat: where does the ${token === 'treasure' ? 'Treasure token' : `${SYMBOL[token]} Gem`} land?`,
      'The Dragon swats.',
    ),
  'dragon.slapTo': (_at, view) => asked(view, 'Slap: where does the Knight land?', 'The Dragon slaps the Knight.'),
  'dragon.rest': (_at, view) =>
    asked(view, 'Pick up Treasure, place a Gem, wake; then end your turn.', 'The Dragon sees to Treasure and Gems.'),
  'dragon.discardPowers': ({ left }, view) =>
    asked(view, `Discard ${cards(left)}.`, `The Dragon must discard ${cards(left)}.`),
  'dragon.spores': (_at, view) =>
    asked(view, 'Spores: to which Sloth section does a cube go back?', 'Spores make the Dragon drowsy.'),
  'dragon.shriek': ({ by }, view) =>
    asked(
      view,
      by === 'dragon' ? 'Spend your Shriek and roll again?' : `Spend your Shriek and make the ${by} roll again?`,
      'The Dragon may shriek for another roll.',
    ),
};

function powerLabel(act: PowerAct, view: View): string {
  const name = NAMES[act.power];
  if (act.power === 'wing') return `${name} to ${there(view, act.to)}`;
  if (act.power === 'hiss') return `${name} at ${TRIBES[act.tribe]}`;
  if (act.power === 'slither') return `${name}: ${SLOTHS[act.from]} to ${SLOTHS[act.to]}`;
  if (act.power === 'swat')
    return `${name} the ${act.token === 'treasure' ? 'Treasure' : `${SYMBOL[act.token]} Gem`} at ${there(view, act.from)}`;
  if (act.power === 'burn' || act.power === 'flameWall') return `${name} at ${there(view, act.space)}`;
  return act.power === 'scratch' ? `${name} the ${act.victim === 'goblins' ? 'Tribes' : act.victim}` : name;
}
/** What a power costs, for its button. */
export function priceOf(power: PowerName): string {
  const { cost, any } = POWERS.find(({ name }) => name === power)!;
  return 'C'.repeat(cost[0]) + 'F'.repeat(cost[1]) + 'W'.repeat(cost[2]) + '?'.repeat(any);
}

export const dragonLabels: Labels<DragonContents> = {
  glide: ({ to }, view) => `Move to ${there(view, to)}`,
  glideOut: ({ cell }) => `Move out to ${cellName(cell)}`,
  delve: ({ to }, view) => `Through the Pits to ${there(view, to)}, with a Wing`,
  power: (act, view) => `${powerLabel(act, view)} (${priceOf(act.power)})`,
  wake: ({ sloth }) => `Wake by ${SLOTHS[sloth]}`,
  settle: () => 'Go on to Treasure and Gems',
  pay: ({ symbol }) => `Pay ${SYMBOL[symbol]}`,
  shove: ({ to }, view) => `Move her to ${there(view, to)}`,
  spare: () => 'Leave her where she is',
  swatTo: ({ to }, view) => `To ${there(view, to)}`,
  slapTo: ({ to }, view) => `To ${there(view, to)}`,
  pickUp: () => 'Pick up a Treasure token',
  placeGem: ({ gem }) => `Place the ${SYMBOL[gem]} Gem here`,
  discardPower: ({ symbol }) => `Discard ${SYMBOL[symbol]}`,
  doze: ({ sloth }) => `To ${SLOTHS[sloth]}`,
  reroll: () => 'Shriek: roll again',
  accept: () => 'Let it stand',
};

export const dragonNarration: Narration<DragonNews> = {
  dragonHurt: ({ left }) => `The Dragon is hit; ${left} Health left.`,
  dragonAppeared: ({ space }, view) => `The Dragon stirs under ${there(view, space)}.`,
  surfaced: ({ space }, view) => `The Dragon breaks through the ground at ${there(view, space)}!`,
  burnt: ({ role }) => `The ${role === 'goblins' ? 'Goblins run' : `${role} runs`} into the Flame Wall.`,
  flameWallLaid: ({ space }, view) => `A Flame Wall burns at ${there(view, space)}.`,
  flameWallGone: () => 'The Flame Wall goes out.',
  gemPlaced: ({ gem, space }, view) => `The Dragon lays his ${SYMBOL[gem]} Gem at ${there(view, space)}.`,
  gemMoved: ({ gem, to }, view) => `The ${SYMBOL[gem]} Gem flies to ${there(view, to)}.`,
  gemReturned: ({ gem }) => `The ${SYMBOL[gem]} Gem goes back to the Dragon.`,
  hoarded: ({ kept }) =>
    kept ? 'The Dragon adds a Treasure token to his hoard.' : 'The Dragon scatters a Treasure token; it is gone.',
  hoardReturned: ({ tokens }) =>
    tokens === 1
      ? 'A Treasure token leaves the Dragon’s hoard.'
      : `${tokens} Treasure tokens leave the Dragon’s hoard.`,
  powerUsed: ({ power }) => `The Dragon uses ${NAMES[power]}.`,
  powerPaid: () => null,
  powersDiscarded: ({ symbol }) => `The Dragon discards ${SYMBOL[symbol]}.`,
  powersDrawn: ({ count, cards: drawn }) =>
    drawn === null ? `The Dragon draws ${cards(count)}.` : `You draw ${drawn.map((card) => SYMBOL[card]).join(', ')}.`,
  eaten: ({ total }) => `The Dragon has eaten; ${total} on his track.`,
  woke: ({ wakefulness, from }) => `${SLOTHS[from]} stirs the Dragon: Wakefulness ${wakefulness}.`,
  awakened: () => 'The Dragon is awake!',
  slithered: ({ from, to }) => `A Sloth cube slithers from ${SLOTHS[from]} to ${SLOTHS[to]}.`,
  dozed: ({ wakefulness, to }) => `A cube sinks back to ${SLOTHS[to]}: Wakefulness ${wakefulness}.`,
  shrieked: () => 'The Dragon shrieks: the die is rolled again.',
};
