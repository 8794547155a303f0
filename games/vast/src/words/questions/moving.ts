import { DRAGON, KNIGHT, type Piece, THIEF, tribeOf } from '../../data/pieces.ts';
import type { Space } from '../../data/places.ts';
import type { Tribe } from '../../data/tiles.ts';
import { dragonArmor, isSurfaced } from '../../roles/dragon/words/questions.ts';
import { tribeStrength, tribesOn } from '../../roles/goblins/words/questions/tribes.ts';
import { knightAt, knightStrength } from '../../roles/knight/words/questions/stats.ts';
import type { State } from '../../state.ts';
import { ways } from '../../terrain/words/questions/layout.ts';
import { across, isDark, sideTowards, wayTo } from '../../terrain/words/questions/map.ts';
import { hasToken } from '../../terrain/words/questions/tokens.ts';
import { mayTribesAttackDragon } from '../../variants/words/questions/ash-dragon.ts';
import { hasOtherPiece, placeOf } from './pieces.ts';

/** [COLLAPSE-6] One forced step: underground anywhere; surfaced no wall, no Dark tile, nobody who could attack him. */
function dragonMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0) return false;
  if (!isSurfaced(s)) return across(s, from, side) === to;
  if (wayTo(s, from, side) !== to || isDark(s, to)) return false;
  if (knightAt(s) === to && knightStrength(s) >= dragonArmor(s)) return false;
  return !mayTribesAttackDragon(s) || tribesOn(s, to).every((tribe) => tribeStrength(s, tribe) < dragonArmor(s));
}

/** [COLLAPSE-6] One forced step: no wall, not to the Knight, to the Dragon only if stronger (never an Ash Dragon). */
function tribeMayBeMoved(s: State, tribe: Tribe, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to || knightAt(s) === to) return false;
  if (s.dragon === null || s.dragon.at !== to) return true;
  return !mayTribesAttackDragon(s) && tribeStrength(s, tribe) > dragonArmor(s);
}

/** [COLLAPSE-6] One forced step: no wall, no Dark tile, nobody else there; [KNIGHT-MONSTER-6] [KNIGHT-MONSTER-7] Ogre and Troll count as pieces. */
export function knightMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to || isDark(s, to)) return false;
  return !hasOtherPiece(s, to, KNIGHT) && !hasToken(s, to, 'ogre') && !hasToken(s, to, 'troll');
}

/** [COLLAPSE-6] One forced step: no wall; by the switch nobody else there. [SWITCH-10] */
export function thiefMayBeMoved(s: State, from: Space, to: Space): boolean {
  const side = sideTowards(s, from, to);
  if (side < 0 || wayTo(s, from, side) !== to) return false;
  return s.settings.thiefForcedOntoPlayers || !hasOtherPiece(s, to, THIEF);
}

/** [COLLAPSE-6] May another player move this piece one step, from here to there, within its limits and without an attack? */
export function mayBeMoved(s: State, piece: Piece, from: Space, to: Space): boolean {
  if (piece === KNIGHT) return knightMayBeMoved(s, from, to);
  if (piece === DRAGON) return dragonMayBeMoved(s, from, to);
  if (piece === THIEF) return thiefMayBeMoved(s, from, to);
  return tribeMayBeMoved(s, tribeOf(piece), from, to);
}

/**
 * [FORCE-1] [FORCE-2] [FORCE-3] Where others may move a piece in up to `steps` steps, by any way: every step within its
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

/** Could others move it one step? */
export function mayBeMovedAtAll(s: State, piece: Piece, only: (space: Space) => boolean): boolean {
  const from = placeOf(s, piece);
  for (let side = 0; side < 4; side++) {
    const there = wayTo(s, from, side);
    if (there >= 0 && only(there) && mayBeMoved(s, piece, from, there)) return true;
  }
  return false;
}

/** [FORCE-4] Where a Treasure or Gem may be moved: no walls, past players but not to others; Dark tiles are fine. */
export const tokenReach = (s: State, from: Space, steps: number, mover: Piece | -1 = -1): Space[] =>
  spread(s, from, steps, () => true).filter((space) => !hasOtherPiece(s, space, mover));

/** Is there such a place? */
export function mayTokenBeMoved(s: State, from: Space, steps: number, mover: Piece | -1 = -1): boolean {
  for (let side = 0; side < 4; side++) {
    const there = wayTo(s, from, side);
    if (there >= 0 && !hasOtherPiece(s, there, mover)) return true;
  }
  return steps > 1 && tokenReach(s, from, steps, mover).length > 0;
}

/** Spaces within `steps` open steps that `may` allows, without the first. */
function spread(s: State, from: Space, steps: number, may: (here: Space, there: Space) => boolean): Space[] {
  const { open } = ways(s.map.layout);
  const reached = [from];
  for (let first = 0, step = 0; step < steps; step++) {
    const end = reached.length;
    for (; first < end; first++)
      for (let side = 0; side < 4; side++) {
        const there = open[4 * reached[first]! + side]!;
        if (there >= 0 && !reached.includes(there) && may(reached[first]!, there)) reached.push(there);
      }
  }
  return reached.slice(1);
}
