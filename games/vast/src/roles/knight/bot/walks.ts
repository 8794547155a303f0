import { SPACES, type Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { across, isDark, type wayTo } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { isSurfaced } from '../../dragon/words/questions.ts';
import { hasTribe } from '../../goblins/words/questions/tribes.ts';

/** A space and the walls crossed on the way: walls × SPACES + space. Without walls it is the space itself. */
export type Place = number;
export const spaceOf = (place: Place): Space => place % SPACES;
export const wallsOf = (place: Place): number => Math.floor(place / SPACES);

/** Walls that the Ancient Map can open in a turn. */
export const MOST_WALLS = 3;

/** Where she can come to, in thought: lists by stop, nearest first. */
export interface Walk {
  readonly reached: readonly Place[];
  readonly far: readonly number[]; // steps
  readonly meetings: readonly number[]; // Encounters that the way costs
  readonly first: readonly Space[]; // the first step
}
/** The place of a Walk at this index. */
export type Stop = number;

const UNREACHED: readonly boolean[] = Array.from({ length: SPACES }, () => false);
const ALL_UNREACHED: readonly boolean[] = Array.from({ length: SPACES * (MOST_WALLS + 1) }, () => false);

/** Walk about in thought: along these ways, and through no more walls than that. */
export function walkAbout(s: State, way: typeof wayTo, walls: number): Walk {
  const isReached = (walls === 0 ? UNREACHED : ALL_UNREACHED).slice();
  const from = s.knight!.at;
  isReached[from] = true;
  const reached = [from];
  const far = [0];
  const meetings = [0];
  const first = [from];
  for (let i = 0; i < reached.length; i++) {
    const here = reached[i]!;
    const space = spaceOf(here);
    if (space !== from && isGuarded(s, space)) continue; // no further than that
    for (let side = 0; side < 4; side++) {
      const open = way(s, space, side);
      if (open < 0 && wallsOf(here) === walls) continue;
      const next = open >= 0 ? open : across(s, space, side);
      const there = open >= 0 ? here - space + open : here - space + SPACES + next;
      if (next < 0 || wasReached(isReached, there) || hasToken(s, next, 'ogre')) continue;
      isReached[there] = true;
      reached.push(there);
      far.push(far[i]! + 1);
      meetings.push(meetings[i]! + (isEventful(s, next) ? 1 : 0));
      first.push(i === 0 ? next : first[i]!);
    }
  }
  return { reached, far, meetings, first };
}

/** Has she come to this space before, through no more walls? */
function wasReached(isReached: readonly boolean[], place: Place): boolean {
  for (let same = place; same >= 0; same -= SPACES) if (isReached[same]!) return true;
  return false;
}

export const isGuarded = (s: State, space: Space): boolean =>
  hasTribe(s, space) || (isSurfaced(s) && s.dragon!.at === space);
export const isEventful = (s: State, space: Space): boolean =>
  isDark(s, space) || (hasToken(s, space, 'event') && s.events.length > 0);
