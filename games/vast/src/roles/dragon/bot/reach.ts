import { ENTRANCE, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { beside, isDark, wayTo } from '../../../terrain/words/questions/map.ts';
import { everywhere } from '../../../terrain/words/questions/spaces.ts';
import { gemPays } from '../rules/paying.ts';
import { FREE_MOVE_USED } from '../state.ts';

// Where he can be at the end of his turn.

/** How often he can still pay a symbol this turn. */
export const symbols = (s: State, symbol: number): number => s.dragon!.hand[symbol]! + (gemPays(s, symbol) ? 1 : 0);

/** Where he can be, by space. */
export interface Flight {
  readonly moves: readonly number[]; // by straight lines of one or two; UNREACHED: it takes too many
  readonly firstStop: readonly Space[]; // where the first of them ends
}
export const UNREACHED = 99;
const NO_MOVES = everywhere(UNREACHED);

/** Look round with his free move, if he still has it, and this many wings. */
export function lookAround(s: State, wings: number): Flight {
  const { at, done, surfaced } = s.dragon!;
  const most = ((done & FREE_MOVE_USED) === 0 ? 1 : 0) + wings;
  const moves = NO_MOVES.slice();
  const firstStop = NO_MOVES.slice();
  moves[at] = 0;
  firstStop[at] = at;
  const walk = [at];
  for (let i = 0; i < walk.length; i++) {
    const from = walk[i]!;
    if (moves[from]! >= most) continue;
    for (let side = 0; side < 4; side++) {
      let here = from;
      for (let far = 0; far < 2; far++) {
        here = surfaced ? wayTo(s, here, side) : beside(s, here, side);
        if (here < 0 || (surfaced && isDark(s, here))) break;
        if (moves[here] !== UNREACHED) continue;
        moves[here] = moves[from]! + 1;
        firstStop[here] = from === at ? here : firstStop[from]!;
        walk.push(here);
      }
    }
  }
  return { moves, firstStop };
}

const WALL = 4; // steps that crossing a wall is worth, by Wing
const GLOOM = 5; // steps that lighting a tile on the way is worth
const NO_WAY_OUT = everywhere(999);

/** Effort from each space to the Entrance, above ground. */
export function waysOut(s: State): readonly number[] {
  const effort = NO_WAY_OUT.slice();
  effort[ENTRANCE] = 0;
  const rings: Space[][] = [[ENTRANCE]];
  for (let n = 0; n < rings.length; n++)
    for (const here of rings[n]!) {
      if (effort[here] !== n) continue;
      for (let side = 0; side < 4; side++) {
        const there = beside(s, here, side);
        if (there < 0) continue;
        const then = n + 1 + (wayTo(s, here, side) < 0 ? WALL : 0) + (isDark(s, here) ? GLOOM : 0);
        if (then >= effort[there]!) continue;
        effort[there] = then;
        while (rings.length <= then) rings.push([]);
        rings[then]!.push(there);
      }
    }
  return effort;
}

/** The next space on the way out. */
export function nextOut(s: State, effort: readonly number[], from: Space): Space {
  let best = from;
  for (let side = 0; side < 4; side++) {
    const there = beside(s, from, side);
    if (there < 0) continue;
    const cost = effort[there]! + 1 + (wayTo(s, there, (side + 2) % 4) < 0 ? WALL : 0) + (isDark(s, there) ? GLOOM : 0);
    if (cost === effort[from]) best = there;
  }
  return best;
}
