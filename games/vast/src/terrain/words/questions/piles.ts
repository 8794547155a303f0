import { DIFFICULTY } from '../../../data/roles.ts';
import { facesOf, type Kind } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { isPlaying, levelOf } from '../../../words/questions/seats.ts';

// Where a tile may have come from, as everyone can count it: bits of piles. A tile placed from the stack came from the
// pile that was on top. One from the Cave's hand may have come from any pile drawn from so far.

export const PILES = 3;
export const ANY_PILE = 7;
export const UNDER = 8; // it had been removed, and lay under the stack
export const FIRST = 16; // one of the four tiles around the Entrance

/** [SETUP-10] Tiles of each kind that the Cave's card leaves out. */
export const leftOut = (s: State): number => (isPlaying(s, 'cave') ? DIFFICULTY.cave.removed[levelOf(s, 'cave')]! : 0);

/** [SETUP-4] So many tiles, spread over the piles as evenly as possible. */
const spread = (tiles: number): number[] =>
  Array.from({ length: PILES }, (_, pile) => Math.floor((tiles + PILES - 1 - pile) / PILES));

/** [SETUP-4] How many tiles of this kind any of these piles began with, by bits of piles. */
export function kindInPiles(s: State, kind: 'crystal' | 'vault'): number[] {
  const playing = kind === 'crystal' || isPlaying(s, 'thief') ? numberOf(kind) - leftOut(s) : 0;
  const each = spread(playing);
  return Array.from({ length: ANY_PILE + 1 }, (_, bits) =>
    each.reduce((sum, n, pile) => sum + (((bits >> pile) & 1) !== 0 ? n : 0), 0),
  );
}
const numberOf = (kind: Kind): number => facesOf(kind).length;

/** Where the tile in this place of the stack came from, 0 at the bottom. */
export function originInStack(s: State, place: number): number {
  const { piles, under, stack } = s.map;
  if (place < under) return UNDER;
  let fromTop = stack.length - 1 - place;
  for (let pile = 0; pile < PILES; pile++) {
    if (fromTop < piles[pile]!) return 1 << pile;
    fromTop -= piles[pile]!;
  }
  return ANY_PILE; // a stack that nobody has dealt
}

/** Where a tile from the Cave's hand may have come from. */
export const originInHand = (s: State): number => (2 << s.map.depth) - 1;
