import type { Space } from '../../../data/places.ts';
import { opposite } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { beside, isLit, wayTo } from './map.ts';

const onEdge = (s: State, edges: readonly number[], space: Space, side: number): boolean => {
  const there = beside(s, space, side);
  return edges.includes(4 * space + side) || (there >= 0 && edges.includes(4 * there + opposite(side)));
};

export const hasBomb = (s: State, space: Space, side: number): boolean => onEdge(s, s.map.layout.bombs, space, side);
export const hasRockslide = (s: State, space: Space, side: number): boolean =>
  onEdge(s, s.map.layout.rockslides, space, side);

/** [EDGE-3] Is there a wall on this side of the tile that a Bomb would open? */
export function isBombable(s: State, space: Space, side: number): boolean {
  if (hasBomb(s, space, side) || hasRockslide(s, space, side)) return false;
  const there = beside(s, space, side);
  if (there >= 0) return wayTo(s, space, side) < 0;
  return ((s.map.layout.walls[space]! >> side) & 1) !== 0;
}

/** [EDGE-7] May a Rockslide fall here: between two tiles, one of them Lit, where no wall is? */
export function mayRockslide(s: State, space: Space, side: number): boolean {
  const there = wayTo(s, space, side);
  return there >= 0 && (isLit(s, space) || isLit(s, there));
}
