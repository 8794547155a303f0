import { ENTRANCE, NOWHERE, SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { across, wayTo } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { wallsLeft } from '../words/questions/stats.ts';
import { cubesFor } from './cubes.ts';
import { far, isEventful, isGuarded, type Place, spaceOf, wallsOf } from './walks.ts';

// The way home, from every space: she has won when she is at the Entrance with her Crystals.

const WALL = 2; // a wall costs a cube, and so do two steps
const ENCOUNTER = 3; // and an Encounter a cube and some risk
const NO_WAY = 99;

const toil = new Int16Array(SPACES); // what the way home takes, in steps
const steps = new Int16Array(SPACES);
const walls = new Int16Array(SPACES);
const meetings = new Int16Array(SPACES);
const next = new Int8Array(SPACES);
const isDone = new Uint8Array(SPACES);

export const toilHome = (space: Space): number => toil[space]!;
/** The first step from there. */
export const stepHome = (space: Space): Space => next[space]!;

/** Work out the ways of least toil, beginning at the Entrance. */
export function lookHome(s: State): void {
  toil.fill(NO_WAY);
  next.fill(NOWHERE);
  isDone.fill(0);
  toil[ENTRANCE] = 0;
  steps[ENTRANCE] = 0;
  walls[ENTRANCE] = 0;
  meetings[ENTRANCE] = 0;
  for (let here = nearest(s); here >= 0; here = nearest(s)) {
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
}
function nearest(s: State): Space {
  let best = NOWHERE;
  for (let space = 0; space < s.map.layout.cell.length; space++)
    if (isDone[space] === 0 && toil[space]! < (best < 0 ? NO_WAY : toil[best]!)) best = space;
  return best;
}

/** Could she go there, with so many Encounters on the way, do something with this Strength and be home, all in this turn? */
export function isHomeToday(s: State, place: Place, meets: number, strength: number): boolean {
  const k = s.knight!;
  const space = spaceOf(place);
  if (toil[space] === NO_WAY) return false;
  const movement = k.steps + far[place]! + steps[space]!;
  const perception = k.encounters + meets + meetings[space]! + 1; // who has no Encounter left walks no more
  const cubes = cubesFor(s, movement, perception, strength, false, true);
  return cubes !== null && cubes.length + Math.max(0, wallsOf(place) + walls[space]! - wallsLeft(s)) <= k.ready;
}
