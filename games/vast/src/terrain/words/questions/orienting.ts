import type { Space } from '../../../data/places.ts';
import { ALL_SIDES, opposite, turned } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { beside, faceOf, litFromEntrance } from './map.ts';

/** The different ways a tile may lie, as walls. */
export function orientationsOf(s: State, space: Space, from: number): number[] {
  const printed = faceOf(s, space).walls;
  const all: number[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const walls = turned(printed, turns);
    if (!all.includes(walls)) all.push(walls);
  }
  if (from >= 0) return all.filter((walls) => ((walls >> from) & 1) === 0); // [REVEAL-2]
  if (all.length === 1) return all;
  const reached = litFromEntrance(s, space);
  const joined = all.filter((walls) => joinsEntrance(s, space, walls, reached)); // [REVEAL-3]
  return joined.length > 0 ? joined : all; // [REVEAL-4]
}

/** Lying like this, does it open on a Lit tile that leads to the Entrance? */
function joinsEntrance(s: State, space: Space, walls: number, reached: readonly boolean[]): boolean {
  const { layout } = s.map;
  return ALL_SIDES.some((side) => {
    const there = beside(s, space, side);
    if (there < 0 || !reached[there]) return false;
    const edges = [4 * space + side, 4 * there + opposite(side)];
    if (edges.some((edge) => layout.rockslides.includes(edge))) return false;
    if (edges.some((edge) => layout.bombs.includes(edge))) return true;
    return ((walls >> side) & 1) === 0 && ((layout.walls[there]! >> opposite(side)) & 1) === 0;
  });
}
