import { SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { across, isDark, type wayTo } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { isSurfaced } from '../../dragon/words/questions.ts';
import { hasTribe } from '../../goblins/words/questions/tribes.ts';

/** A space, reached through so many walls: walls × SPACES + space. Without walls it is the space itself. */
export type Place = number;
export const spaceOf = (place: Place): Space => place % SPACES;
export const wallsOf = (place: Place): number => Math.floor(place / SPACES);

/** Walls that the Ancient Map can open in a turn. */
export const MOST_WALLS = 3;
const PLACES = SPACES * (MOST_WALLS + 1);

/** By place: steps to it, NOWHERE if she cannot come there; Encounters that the way costs; the first step. */
export const far = new Int8Array(PLACES);
export const meetings = new Int8Array(PLACES);
export const first = new Int8Array(PLACES);
/** The places she can come to, nearest first. */
export const reached = new Int16Array(PLACES);

/** Walk about in thought: along these ways, and through no more walls than that. How many places she reaches. */
export function walkAbout(s: State, way: typeof wayTo, walls: number): number {
  far.fill(-1);
  const from = s.knight!.at;
  far[from] = 0;
  meetings[from] = 0;
  first[from] = from;
  reached[0] = from;
  let n = 1;
  for (let i = 0; i < n; i++) {
    const here = reached[i]!;
    const space = spaceOf(here);
    if (space !== from && isGuarded(s, space)) continue; // no further than that
    for (let side = 0; side < 4; side++) {
      const open = way(s, space, side);
      if (open < 0 && wallsOf(here) === walls) continue;
      const next = open >= 0 ? open : across(s, space, side);
      const there = open >= 0 ? here - space + open : here - space + SPACES + next;
      if (next < 0 || isReached(there) || hasToken(s, next, 'ogre')) continue;
      far[there] = far[here]! + 1;
      meetings[there] = meetings[here]! + (isEventful(s, next) ? 1 : 0);
      first[there] = here === from ? next : first[here]!;
      reached[n++] = there;
    }
  }
  return n;
}

/** Has she come to this space before, through no more walls? */
function isReached(place: Place): boolean {
  for (let same = place; same >= 0; same -= SPACES) if (far[same]! >= 0) return true;
  return false;
}

export const isGuarded = (s: State, space: Space): boolean =>
  hasTribe(s, space) || (isSurfaced(s) && s.dragon!.at === space);
export const isEventful = (s: State, space: Space): boolean =>
  isDark(s, space) || (hasToken(s, space, 'event') && s.events.length > 0);
