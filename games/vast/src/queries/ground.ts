import { DRAGON, KNIGHT, type Piece, THIEF, tribeOf } from '../data/pieces.ts';
import { NOWHERE, SPACES, type Space } from '../data/places.ts';
import { wallsOf } from '../data/tiles.ts';
import type { Ground, Layout } from '../terrain/state.ts';
import type { View } from '../view.ts';

/** The map of a view in the shape the rules know it by. */
export function layoutOf({ map }: View): Layout {
  const cell = Array<number>(SPACES).fill(NOWHERE);
  const light = Array<number>(SPACES).fill(0);
  const walls = Array<number>(SPACES).fill(0);
  const mark = Array<number>(SPACES).fill(NOWHERE);
  for (const there of map.spaces) {
    cell[there.space] = there.cell;
    light[there.space] = there.light;
    walls[there.space] = wallsOf(there.walls);
    mark[there.space] = there.mark ?? NOWHERE;
  }
  return { cell, light, walls, mark, bombs: map.bombs, rockslides: map.rockslides };
}

/** The map of a view as the rules of movement walk on it. */
export const groundOf = (view: View): Ground => ({ map: { layout: layoutOf(view) } });

/** Where a piece stands in a view; NOWHERE if it is not on the map. */
export function placeIn(view: View, piece: Piece): Space {
  if (piece === KNIGHT) return view.knight === null ? NOWHERE : view.knight.at;
  if (piece === DRAGON) return view.dragon === null ? NOWHERE : view.dragon.at;
  if (piece === THIEF) return view.thief === null ? NOWHERE : view.thief.at;
  return view.goblins === null ? NOWHERE : view.goblins.tribes[tribeOf(piece)]!.at;
}
