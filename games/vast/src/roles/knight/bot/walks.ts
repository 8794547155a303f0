import { NOWHERE, SPACES, type Space } from '../../../data/places.ts';
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

/** Where she can come to, in thought. */
export interface Walk {
  readonly reached: readonly Place[]; // nearest first
  readonly far: readonly number[]; // by place: steps to it; NOWHERE: she cannot come there
  readonly meetings: readonly number[]; // by place: Encounters that the way costs
  readonly first: readonly Space[]; // by place: the first step
}
/** By walls: nothing reached. */
const NO_PLACES: readonly (readonly number[])[] = Array.from({ length: MOST_WALLS + 1 }, (_, walls) =>
  Array.from({ length: SPACES * (walls + 1) }, () => NOWHERE),
);

/** Walk about in thought: along these ways, and through no more walls than that. */
export function walkAbout(s: State, way: typeof wayTo, walls: number): Walk {
  const far = NO_PLACES[walls]!.slice();
  const meetings = NO_PLACES[walls]!.slice();
  const first = NO_PLACES[walls]!.slice();
  const from = s.knight!.at;
  far[from] = 0;
  meetings[from] = 0;
  first[from] = from;
  const reached = [from];
  for (let i = 0; i < reached.length; i++) {
    const here = reached[i]!;
    const space = spaceOf(here);
    if (space !== from && isGuarded(s, space)) continue; // no further than that
    for (let side = 0; side < 4; side++) {
      const open = way(s, space, side);
      if (open < 0 && wallsOf(here) === walls) continue;
      const next = open >= 0 ? open : across(s, space, side);
      const there = open >= 0 ? here - space + open : here - space + SPACES + next;
      if (next < 0 || isReached(far, there) || hasToken(s, next, 'ogre')) continue;
      far[there] = far[here]! + 1;
      meetings[there] = meetings[here]! + (isEventful(s, next) ? 1 : 0);
      first[there] = here === from ? next : first[here]!;
      reached.push(there);
    }
  }
  return { reached, far, meetings, first };
}

/** Has she come to this space before, through no more walls? */
function isReached(far: readonly number[], place: Place): boolean {
  for (let same = place; same >= 0; same -= SPACES) if (far[same]! >= 0) return true;
  return false;
}

export const isGuarded = (s: State, space: Space): boolean =>
  hasTribe(s, space) || (isSurfaced(s) && s.dragon!.at === space);
export const isEventful = (s: State, space: Space): boolean =>
  isDark(s, space) || (hasToken(s, space, 'event') && s.events.length > 0);
