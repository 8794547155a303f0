import { tell } from '@trollmoot/kernel';
import { opposite } from '../../data/tiles.ts';
import type { Space, State } from '../../state.ts';
import { setEdges, setWalls, touches, ways } from './layout.ts';
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

/** [EDGE-3] Lay a Bomb token on a wall: the edge is open from both sides. Plan 'map.fill' after it. */
export function bomb(s: State, space: Space, side: number): void {
  setEdges(s, [...s.map.layout.bombs, 4 * space + side], s.map.layout.rockslides);
  tell(s, { news: 'bombed', space, side });
}

/** [EDGE-7] May a Rockslide fall here: between two tiles, one of them Lit, where no wall is? */
export function mayRockslide(s: State, space: Space, side: number): boolean {
  const there = wayTo(s, space, side);
  return there >= 0 && (isLit(s, space) || isLit(s, there));
}

/** [EDGE-7] A Rockslide falls on an edge; if `taken` is an edge, its token is the one that moves. */
export function rockslide(s: State, space: Space, side: number, taken: number | null): void {
  const kept = s.map.layout.rockslides.filter((edge) => edge !== taken);
  setEdges(s, s.map.layout.bombs, [...kept, 4 * space + side]);
  tell(s, { news: 'rockslide', space, side });
}

/** [EDGE-8] [EDGE-9] Turn a Lit tile: Bombs on its edges are lost, Rockslides fall back. Plan 'map.fill' after it. */
export function rotate(s: State, space: Space, walls: number): void {
  const { bombs, rockslides } = s.map.layout;
  const away = (edge: number): boolean => !touches(s, edge, space);
  setEdges(s, bombs.filter(away), rockslides.filter(away));
  setWalls(s, space, walls);
  tell(s, { news: 'rotated', space, walls });
}

/** [SWITCH-11] By the published rules a Rockslide falls where the revealed tile has a wall of its own. */
export function dropRockslideAgainstWall(s: State, space: Space): void {
  const { bombs, rockslides, walls } = s.map.layout;
  if (rockslides.length === 0 || s.settings.rockslideOnReveal === 'stays') return;
  const { next } = ways(s.map.layout);
  const side = (edge: number): number => (edge >> 2 === space ? edge & 3 : opposite(edge & 3));
  const falls = (edge: number): boolean =>
    (edge >> 2 === space || next[edge] === space) && ((walls[space]! >> side(edge)) & 1) !== 0;
  setEdges(
    s,
    bombs,
    rockslides.filter((edge) => !falls(edge)),
  );
}
