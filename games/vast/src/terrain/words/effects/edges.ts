import { tell } from '@trollmoot/kernel';
import type { Space } from '../../../data/places.ts';
import { opposite } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { touches, ways } from '../questions/layout.ts';
import { setEdges, setWalls } from './layout.ts';

/** [EDGE-3] Lay a Bomb token on a wall: the edge is open from both sides. Plan 'map.fill' after it. */
export function bomb(s: State, space: Space, side: number): void {
  setEdges(s, [...s.map.layout.bombs, 4 * space + side], s.map.layout.rockslides);
  tell(s, { news: 'bombed', space, side });
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
