import type { Role } from '../data/roles.ts';
import { dragonMayBeMoved } from '../roles/dragon/words/words.ts';
import { tribeMayBeMoved } from '../roles/goblins/words/words.ts';
import { knightMayBeMoved } from '../roles/knight/words/words.ts';
import { thiefMayBeMoved } from '../roles/thief/words/words.ts';
import { NOWHERE, type Space, type State } from '../state.ts';
import { wayTo } from '../terrain/words/map.ts';
import { hasToken, isBare } from '../terrain/words/tokens.ts';

/** Everything that walks, in turn order; a Tribe's piece is its number plus one. */
export const PIECES = ['knight', 'fangs', 'bones', 'eye', 'dragon', 'thief'] as const;
export type PieceName = (typeof PIECES)[number];
export type Piece = 0 | 1 | 2 | 3 | 4 | 5;
export const KNIGHT = 0;
export const FIRST_TRIBE = 1;
export const DRAGON = 4;
export const THIEF = 5;
export const ALL_PIECES: readonly Piece[] = [0, 1, 2, 3, 4, 5];
export const isTribe = (piece: Piece): boolean => piece >= FIRST_TRIBE && piece < DRAGON;
export const tribeOf = (piece: Piece): 0 | 1 | 2 => (piece - FIRST_TRIBE) as 0 | 1 | 2;
export const pieceOfTribe = (tribe: number): Piece => (tribe + FIRST_TRIBE) as Piece;
export const roleOf = (piece: Piece): Role =>
  piece === KNIGHT ? 'knight' : piece === DRAGON ? 'dragon' : piece === THIEF ? 'thief' : 'goblins';

/** Where a piece stands; NOWHERE while it is not on the map. */
export function placeOf(s: State, piece: Piece): Space {
  if (piece === KNIGHT) return s.knight === null ? NOWHERE : s.knight.at;
  if (piece === DRAGON) return s.dragon === null ? NOWHERE : s.dragon.at;
  if (piece === THIEF) return s.thief === null ? NOWHERE : s.thief.at;
  return s.goblins === null ? NOWHERE : s.goblins.at[piece - FIRST_TRIBE]!;
}

/** Set a piece down. Only this; what entering brings is `enter` in moments.ts. */
export function setPiece(s: State, piece: Piece, to: Space): void {
  if (piece === KNIGHT) s.knight!.at = to;
  else if (piece === DRAGON) s.dragon!.at = to;
  else if (piece === THIEF) s.thief!.at = to;
  else s.goblins!.at[piece - FIRST_TRIBE] = to;
}

/** Does any piece stand here, other than this one? */
export function hasOtherPiece(s: State, space: Space, but: Piece | -1): boolean {
  for (const piece of ALL_PIECES) if (piece !== but && placeOf(s, piece) === space) return true;
  return false;
}
/** [MAP-7] No piece and no token. */
export const isUnoccupied = (s: State, space: Space): boolean => !hasOtherPiece(s, space, -1) && isBare(s, space);

/** [COLLAPSE-6] May somebody move this piece one step, from here to there, by its own limits and without an attack? */
export function mayBeMoved(s: State, piece: Piece, from: Space, to: Space): boolean {
  if (piece === KNIGHT) return knightMayBeMoved(s, from, to);
  if (piece === DRAGON) return dragonMayBeMoved(s, from, to);
  if (piece === THIEF) return thiefMayBeMoved(s, from, to);
  return tribeMayBeMoved(s, tribeOf(piece), from, to);
}

/**
 * [FORCE-1] [FORCE-2] [FORCE-3] Where others may move a piece in so many steps, by any way: every step within its
 * limits; the Knight stops on an Event token. `only` may narrow the spaces further (the Wisp: unoccupied ones).
 */
export function forcedReach(
  s: State,
  piece: Piece,
  steps: number,
  only: (space: Space) => boolean = () => true,
): Space[] {
  const from = placeOf(s, piece);
  return spread(s, from, steps, (here, there) => {
    if (here !== from && piece === KNIGHT && hasToken(s, here, 'event')) return false;
    return only(there) && mayBeMoved(s, piece, here, there);
  });
}

/** [FORCE-4] Where a Treasure or Gem may be moved: no walls, past players but not to others; Dark tiles are fine. */
export const tokenReach = (s: State, from: Space, steps: number, mover: Piece | -1 = -1): Space[] =>
  spread(s, from, steps, () => true).filter((space) => !hasOtherPiece(s, space, mover));

/** Spaces within so many open steps that `may` allows, without the first. */
function spread(s: State, from: Space, steps: number, may: (here: Space, there: Space) => boolean): Space[] {
  const reached = [from];
  for (let first = 0, step = 0; step < steps; step++) {
    const end = reached.length;
    for (; first < end; first++)
      for (let side = 0; side < 4; side++) {
        const there = wayTo(s, reached[first]!, side);
        if (there >= 0 && !reached.includes(there) && may(reached[first]!, there)) reached.push(there);
      }
  }
  return reached.slice(1);
}
