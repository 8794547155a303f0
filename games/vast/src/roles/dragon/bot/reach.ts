import { ENTRANCE, SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { beside, isDark, wayTo } from '../../../terrain/words/questions/map.ts';
import { gemPays } from '../rules/paying.ts';
import { FREE_MOVE_USED } from '../state.ts';

// Where he can be at the end of his turn.

/** How often he can still pay a symbol this turn. */
export const symbols = (s: State, symbol: number): number => s.dragon!.hand[symbol]! + (gemPays(s, symbol) ? 1 : 0);

/** Moves to each space by straight lines of one or two; UNREACHED if there are too few of them. */
export const moves = new Int8Array(SPACES);
/** Where the first of those moves ends. */
export const firstStop = new Int8Array(SPACES);
export const UNREACHED = 99;
const walk: Space[] = [];

/** Look round with the free move, if it is left, and so many wings. */
export function lookAround(s: State, wings: number): void {
  const { at, done, surfaced } = s.dragon!;
  const most = ((done & FREE_MOVE_USED) === 0 ? 1 : 0) + wings;
  moves.fill(UNREACHED);
  moves[at] = 0;
  firstStop[at] = at;
  walk.length = 0;
  walk.push(at);
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
}

const WALL = 4; // steps that crossing a wall is worth, by Wing
const GLOOM = 5; // steps that lighting a tile on the way is worth
/** Effort from each space to the Entrance above ground; filled by `measureWayOut`. */
export const wayOut = new Int16Array(SPACES);
const rings: Space[][] = [];

export function measureWayOut(s: State): void {
  wayOut.fill(999);
  for (const ring of rings) ring.length = 0;
  wayOut[ENTRANCE] = 0;
  push(0, ENTRANCE);
  for (let n = 0; n < rings.length; n++)
    for (const here of rings[n]!) {
      if (wayOut[here] !== n) continue;
      for (let side = 0; side < 4; side++) {
        const there = beside(s, here, side);
        if (there < 0) continue;
        const then = n + 1 + (wayTo(s, here, side) < 0 ? WALL : 0) + (isDark(s, here) ? GLOOM : 0);
        if (then >= wayOut[there]!) continue;
        wayOut[there] = then;
        push(then, there);
      }
    }
}
function push(n: number, space: Space): void {
  while (rings.length <= n) rings.push([]);
  rings[n]!.push(space);
}

/** The next space on the way out. */
export function nextOut(s: State, from: Space): Space {
  let best = from;
  for (let side = 0; side < 4; side++) {
    const there = beside(s, from, side);
    if (there < 0) continue;
    const cost = wayOut[there]! + 1 + (wayTo(s, there, (side + 2) % 4) < 0 ? WALL : 0) + (isDark(s, there) ? GLOOM : 0);
    if (cost === wayOut[from]) best = there;
  }
  return best;
}
