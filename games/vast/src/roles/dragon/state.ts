import type { Space } from '../../data/places.ts';

export interface DragonState {
  at: Space; // NOWHERE before his first turn
  health: number;
  sloth: number[]; // cubes left on Greed, Hunger, Pride by event, by gem, by keeping still
  wakefulness: number;
  locked: number; // Wakefulness cubes that Spores cannot send back
  awake: boolean;
  surfaced: boolean;
  eaten: number;
  treasures: number; // tokens stored on his board
  hand: number[]; // Power cards in hand, by symbol
  deck: number[]; // the draw pile, by symbol
  discards: number[]; // cards discarded since the last shuffle, by symbol
  gems: Space[]; // by symbol: where the Gem lies; ON_BOARD or CARRIED
  gemUsed: number; // bits: Gems that have paid this turn
  shriek: boolean; // holds the Shriek token
  shriekTurns: number; // different turns in which Shriek was used
  woke: number; // bits: categories that have sent a cube this turn
  done: number; // bits of what happened this turn
}

/** A Gem that is not on the map. */
export const ON_BOARD = -1;
export const CARRIED = -2; // by the Thief

export const cloneDragon = (d: DragonState): DragonState => ({
  at: d.at,
  health: d.health,
  sloth: d.sloth.slice(),
  wakefulness: d.wakefulness,
  locked: d.locked,
  awake: d.awake,
  surfaced: d.surfaced,
  eaten: d.eaten,
  treasures: d.treasures,
  hand: d.hand.slice(),
  deck: d.deck.slice(),
  discards: d.discards.slice(),
  gems: d.gems.slice(),
  gemUsed: d.gemUsed,
  shriek: d.shriek,
  shriekTurns: d.shriekTurns,
  woke: d.woke,
  done: d.done,
});

/** What can wake a cube once a turn, in the order of the bits of `woke`. */
export const URGES = ['greed', 'hunger', 'pride'] as const;
export type Urge = (typeof URGES)[number];

/** What he has done in his turn, in the order of the bits of `done`. */
export const DEEDS = ['revealedEvent', 'moved', 'freeMove', 'keptStill', 'gemPlaced', 'secondGem', 'shrieked'] as const;
export type DragonDeed = (typeof DEEDS)[number];
export const REVEALED_EVENT = 1; // by one of his powers
export const MOVED = 2; // by his free move or Wing
export const FREE_MOVE_USED = 4;
export const KEPT_STILL = 8; // through the whole first phase
export const GEM_PLACED = 16;
export const SECOND_GEM = 32; // placed while another was out
export const SHRIEKED = 64;
