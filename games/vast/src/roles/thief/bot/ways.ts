import { SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { beside, wayTo } from '../../../terrain/words/questions/map.ts';

export const FAR = 99;
const WALL = 2; // what climbing adds to a step

/** Steps to every space, climbing counted; and the step that comes before it on the way. */
export interface Ways {
  readonly far: Int8Array;
  readonly before: Int8Array;
}

/** The ways from a space; a wall counts as two more steps, or as many as said. */
export function waysFrom(s: State, from: Space, wall = WALL): Ways {
  const far = new Int8Array(SPACES).fill(FAR);
  const before = new Int8Array(SPACES).fill(-1);
  far[from] = 0;
  const rings: Space[][] = [[from]];
  for (let steps = 0; steps < rings.length; steps++)
    for (const here of rings[steps] ?? []) {
      if (far[here] !== steps) continue;
      for (let side = 0; side < 4; side++) {
        const there = beside(s, here, side);
        if (there < 0) continue;
        const then = steps + (wayTo(s, here, side) >= 0 ? 1 : 1 + wall);
        if (then >= far[there]!) continue;
        far[there] = then;
        before[there] = here;
        while (rings.length <= then) rings.push([]);
        rings[then]!.push(there);
      }
    }
  return { far, before };
}

/** The first step of the way to a space; -1 if there is none. */
export function firstStep({ before }: Ways, from: Space, to: Space): Space {
  let here = to;
  while (here >= 0 && before[here] !== from) here = before[here]!;
  return here;
}
