import type { Rules } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { DRAGON } from '../../../data/pieces.ts';
import type { Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { offerRide } from '../../../terrain/words/effects/ground.ts';
import { beyondCanyon, throughPits } from '../../../terrain/words/questions/crossing.ts';
import { across, cellOf, isAdjacent, isDark, spaceAt, wayTo } from '../../../terrain/words/questions/map.ts';
import { lineDistance } from '../../../terrain/words/questions/plane.ts';
import { isHole, isPit } from '../../../terrain/words/questions/spaces.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { tribesStrikeDragon } from '../../goblins/words/effects/tribes.ts';
import { offerFreeAttack } from '../../knight/words/effects/board.ts';
import { knightAt } from '../../knight/words/questions/stats.ts';
import type { DragonContents } from '../contents.ts';
import { isSurfaced, straightWays } from '../words/questions.ts';

/** [DRAGON-MOVE-9] Others on a space are no hindrance. */
export const straightReach = (s: State): Space[] => straightWays(s, s.dragon!.at, isSurfaced(s));

/** [DRAGON-WING-1] [DRAGON-WING-2] The same, or one space across a wall. */
export function wingReach(s: State): Space[] {
  const found = straightReach(s);
  if (!isSurfaced(s)) return found;
  const { at } = s.dragon!;
  for (let side = 0; side < 4; side++) {
    const beyond = beyondCanyon(s, at, side);
    const there = beyond >= 0 ? beyond : across(s, at, side); // [TERRAIN-9]
    if (there >= 0 && wayTo(s, at, side) < 0 && !isDark(s, there) && !found.includes(there)) found.push(there);
  }
  return found;
}

/** Why he cannot go there, for a space that is not in his reach. */
export function barredFrom(s: State, to: Space): Clause {
  const { at } = s.dragon!;
  const far = lineDistance(cellOf(s, at), cellOf(s, to));
  if (far < 1 || far > 2) return 'DRAGON-MOVE-1';
  const middle = far === 1 ? to : between(s, at, to);
  if (middle < 0) return 'DRAGON-MOVE-8';
  if (isHole(middle) || isHole(to)) return isPit(middle) || isPit(to) ? 'TERRAIN-14' : 'TERRAIN-8';
  return isDark(s, middle) || isDark(s, to) ? 'DRAGON-MOVE-4' : 'DRAGON-MOVE-3';
}

/** The space halfway to one that is two spaces off in a straight line. */
const between = (s: State, from: Space, to: Space): Space => spaceAt(s, (cellOf(s, from) + cellOf(s, to)) / 2);

/** The next space on his way; [TERRAIN-9] across a Canyon it is the last. */
function halfway(s: State, from: Space, to: Space): Space {
  const middle = between(s, from, to);
  return isHole(middle) ? to : middle;
}

/** [TERRAIN-14] Where two movements take him through the Pits: his free move and a Wing. */
export function pitReach(s: State): readonly Space[] {
  const { at } = s.dragon!;
  const near = throughPits(s, at);
  if (near.length === 0) return near;
  return near.filter((to) => lineDistance(cellOf(s, at), cellOf(s, to)) !== 1 && !(isSurfaced(s) && isDark(s, to)));
}

export const moving: Pick<Rules<State, DragonContents>, 'dragon.stride'> = {
  /** [DRAGON-MOVE-7] Space by space to where he is going. */
  'dragon.stride': {
    happen(s, { to, how }) {
      const { at } = s.dragon!;
      const next = how === 'delve' || isAdjacent(s, at, to) ? to : halfway(s, at, to);
      if (next !== to) plan(s, { step: 'dragon.stride', to, how });
      movePiece(s, DRAGON, next, how);
      if (next === to) offerRide(s, DRAGON, to, at); // [TERRAIN-16]
      if (isSurfaced(s)) meet(s, next);
    },
  },
};

/** [DRAGON-MOVE-5] [DRAGON-MOVE-6] Those on the space he comes to may attack him. */
function meet(s: State, space: Space): void {
  tribesStrikeDragon(s, space);
  if (knightAt(s) === space) offerFreeAttack(s);
}
