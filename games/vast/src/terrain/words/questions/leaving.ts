import { ALL_PIECES, DRAGON, FIRST_TRIBE, KNIGHT, type Piece, THIEF } from '../../../data/pieces.ts';
import type { Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { mayBeMoved } from '../../../words/questions/moving.ts';
import { placeOf } from '../../../words/questions/pieces.ts';
import type { Clearing } from '../../contents.ts';
import { across, wayTo } from './map.ts';

// How pieces leave tiles that are about to be removed.

/** How far pieces on a collapsing tile may go. [SWITCH-18] */
export const reachOf = (s: State): Clearing['reach'] =>
  s.settings.collapsePieceReach === 'nearest' ? 'past' : 'adjacent';

/** The pieces on these spaces, in the order in which they leave. */
export const piecesOn = (s: State, spaces: readonly Space[]): Piece[] =>
  ALL_PIECES.filter((piece) => spaces.includes(placeOf(s, piece)));

/**
 * [COLLAPSE-5] [COLLAPSE-7] Where a piece on tiles about to be removed may go: the nearest spaces that stay,
 * by steps it may be moved; only adjacent ones unless the reach is farther.
 */
export function refuges(s: State, piece: Piece, going: readonly Space[], reach: Clearing['reach']): Space[] {
  const from = placeOf(s, piece);
  const reached: boolean[] = Array(s.map.tokens.length).fill(false);
  reached[from] = true;
  for (let front = [from]; front.length > 0; ) {
    const further: Space[] = [];
    const safe: Space[] = [];
    for (const here of front)
      for (let side = 0; side < 4; side++) {
        const there = across(s, here, side);
        if (there < 0 || reached[there]) continue;
        const legal = mayBeMoved(s, piece, here, there);
        if (!legal && (reach !== 'past' || wayTo(s, here, side) < 0)) continue;
        reached[there] = true;
        further.push(there);
        if (legal && !going.includes(there)) safe.push(there);
      }
    if (safe.length > 0 || reach === 'adjacent') return safe;
    front = further;
  }
  return [];
}

/**
 * [COLLAPSE-5] Where the first of these pieces may go so that the others can leave after it. Wrath asks each piece alone:
 * [COLLAPSE-7] a tile that one of them cannot leave stays.
 */
export function waysOff(s: State, pieces: readonly Piece[], going: readonly Space[], reach: Clearing['reach']) {
  const [first, ...others] = pieces;
  const found = refuges(s, first!, going, reach);
  if (reach === 'nearest' || others.length === 0) return found;
  return found.filter((to) => canLeave(withPieceAt(s, first!, to), others, going, reach));
}

/** [COLLAPSE-5] Can these pieces leave, one after the other? */
export const canLeave = (
  s: State,
  pieces: readonly Piece[],
  going: readonly Space[],
  reach: Clearing['reach'],
): boolean => pieces.length === 0 || waysOff(s, pieces, going, reach).length > 0;

/** The position with this piece elsewhere, as far as questions about places go. */
function withPieceAt(s: State, piece: Piece, at: Space): State {
  if (piece === KNIGHT) return { ...s, knight: { ...s.knight!, at } };
  if (piece === DRAGON) return { ...s, dragon: { ...s.dragon!, at } };
  if (piece === THIEF) return { ...s, thief: { ...s.thief!, at } };
  return { ...s, goblins: { ...s.goblins!, at: s.goblins!.at.with(piece - FIRST_TRIBE, at) } };
}
