import type { Action } from '../contents.ts';
import { type Cell, DARK, ENTRANCE, type Space } from '../data/places.ts';
import { opposite } from '../data/tiles.ts';
import type { State } from '../state.ts';
import { tilesLeft } from '../terrain/words/questions/filling.ts';
import { beside, cellOf, isDark, isKind, neighbours, spaceAt } from '../terrain/words/questions/map.ts';
import { distance, STEP } from '../terrain/words/questions/plane.ts';
import { ranked } from './ranked.ts';

// Habits of roles that place, turn and remove tiles where nobody plays the Cave. Tiles are the time left to play:
// when the last one is laid the Collapse begins.

/** What such a decision asks for, the best few first; null for any other decision. `at` is the space of the role's own piece. */
export function groundHabits(s: State, options: readonly Action[], at: Space): readonly Action[] | null {
  const here = cellOf(s, Math.max(at, ENTRANCE));
  const value = (act: Action): number => {
    switch (act.do) {
      case 'place':
      case 'dig':
        return placeValue(s, act.cell, here);
      case 'placeTreasure':
        return -distance(here, cellOf(s, act.space));
      case 'collapse':
        return fallValue(s, act.space, here) + (act.space === at ? -3 : 0);
      case 'turn':
        return turnValue(s, act.space, act.walls);
      default:
        return Number.NaN;
    }
  };
  const [first] = options;
  if (first!.do === 'reveal') return [first!]; // the order makes no difference
  if (Number.isNaN(value(first!))) return null;
  const found = ranked(options, value, MOST);
  const least = value(found[0]!) - CLOSE;
  return found.filter((act) => value(act) >= least);
}

const MOST = 3; // options that are worth a look…
const CLOSE = 0.7; // …if they are within this much of the best one: no tile is wasted

const NEW_TILE = 2; // what an open side costs that calls for a tile
const WAY = 0.6; // what a way to a neighbour is worth

/** A new tile lies well if few sides of it call for further tiles, and if it leads somewhere. */
function turnValue(s: State, space: Space, walls: number): number {
  const isGrowing = !s.map.collapsing && tilesLeft(s) > 0;
  let value = 0;
  for (let side = 0; side < 4; side++) {
    if (((walls >> side) & 1) !== 0) continue;
    const there = beside(s, space, side);
    if (there >= 0) value += ((s.map.layout.walls[there]! >> opposite(side)) & 1) === 0 ? WAY : 0;
    else if (isGrowing) value -= NEW_TILE;
  }
  return value;
}

const HELD = 1.2; // what a Dark tile beside it is worth: its open side will not call for another one

/** Near the role's piece and the Entrance, and next to Dark tiles that would need a tile there anyway. */
function placeValue(s: State, cell: Cell, here: Cell): number {
  let value = -distance(here, cell) - 0.4 * distance(cellOf(s, ENTRANCE), cell);
  for (const step of STEP) {
    const there = spaceAt(s, cell + step);
    if (there >= 0 && s.map.layout.light[there] === DARK) value += HELD;
  }
  return value;
}

/** Crystal tiles stay as long as they can, Dark tiles may be some, their neighbours hold them; far tiles are missed least. */
function fallValue(s: State, space: Space, here: Cell): number {
  if (isKind(s, space, 'crystal')) return -9;
  let value = (isDark(s, space) ? -2 : 0) + 0.05 * distance(here, cellOf(s, space));
  for (let side = 0; side < 4; side++) {
    const there = beside(s, space, side);
    if (there >= 0 && isKind(s, there, 'crystal')) value -= neighbours(s, there) <= 2 ? 2 : 0.7; // would be the next to fall
  }
  return value;
}
