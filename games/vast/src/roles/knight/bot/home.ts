import { ENTRANCE, NOWHERE, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { across, wayTo } from '../../../terrain/words/questions/map.ts';
import { everywhere } from '../../../terrain/words/questions/spaces.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { wallsLeft } from '../words/questions/stats.ts';
import { cubesFor } from './cubes.ts';
import { isEventful, isGuarded, type Stop, spaceOf, type Walk, wallsOf } from './walks.ts';

// The way home, from every space: she has won when she is at the Entrance with her Crystals.

const WALL = 2; // a wall costs a cube, and so do two steps
const ENCOUNTER = 3; // and an Encounter a cube and some risk
const NO_WAY = 99;

/** The ways of least toil, by space. */
export interface WayHome {
  readonly toil: readonly number[]; // what the way takes, in steps
  readonly steps: readonly number[];
  readonly walls: readonly number[];
  readonly meetings: readonly number[];
  readonly next: readonly Space[]; // the first step; NOWHERE: there is no way
}
const NO_TOIL = everywhere(NO_WAY);
const NONE = everywhere(0);
const NO_STEP = everywhere(NOWHERE);

/** Work out the ways of least toil, beginning at the Entrance. */
export function lookHome(s: State): WayHome {
  const toil = NO_TOIL.slice();
  const steps = NONE.slice();
  const walls = NONE.slice();
  const meetings = NONE.slice();
  const next = NO_STEP.slice();
  const isDone = NONE.slice();
  toil[ENTRANCE] = 0;
  for (let here = nearest(s, toil, isDone); here >= 0; here = nearest(s, toil, isDone)) {
    isDone[here] = 1;
    if (here !== ENTRANCE && here !== s.knight!.at && isGuarded(s, here)) continue;
    const meets = isEventful(s, here) ? 1 : 0;
    for (let side = 0; side < 4; side++) {
      const there = across(s, here, side); // from there she would come here
      if (there < 0 || hasToken(s, there, 'ogre')) continue;
      const wall = wayTo(s, here, side) === there ? 0 : 1;
      const way = toil[here]! + 1 + WALL * wall + ENCOUNTER * meets;
      if (way >= toil[there]!) continue;
      toil[there] = way;
      steps[there] = steps[here]! + 1;
      walls[there] = walls[here]! + wall;
      meetings[there] = meetings[here]! + meets;
      next[there] = here;
    }
  }
  return { toil, steps, walls, meetings, next };
}
function nearest(s: State, toil: readonly number[], isDone: readonly number[]): Space {
  let best = NOWHERE;
  for (let space = 0; space < s.map.layout.cell.length; space++)
    if (isDone[space] === 0 && toil[space]! < (best < 0 ? NO_WAY : toil[best]!)) best = space;
  return best;
}

/** Could she go there with `meets` Encounters on the way, act with this Strength and get home, all this turn? */
export function isHomeToday(s: State, home: WayHome, walk: Walk, stop: Stop, meets: number, strength: number): boolean {
  const k = s.knight!;
  const place = walk.reached[stop]!;
  const space = spaceOf(place);
  if (home.toil[space] === NO_WAY) return false;
  const movement = k.steps + walk.far[stop]! + home.steps[space]!;
  const perception = k.encounters + meets + home.meetings[space]! + 1; // who has no Encounter left walks no more
  const cubes = cubesFor(s, movement, perception, strength, false, true);
  return cubes !== null && cubes.length + Math.max(0, wallsOf(place) + home.walls[space]! - wallsLeft(s)) <= k.ready;
}
