import type { Slot } from '../../../data/knight.ts';
import type { Space } from '../../../data/places.ts';
import type { State } from '../../../state.ts';
import { beside, isDark } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { FIGHTING } from '../state.ts';
import { crystalsNeeded, knightPerception, knightStrength, smashStrength } from '../words/questions/stats.ts';
import { cubesFor } from './cubes.ts';
import { isHomeToday, lookHome, type WayHome } from './home.ts';
import { type Count, countTiles, oddsOf } from './odds.ts';
import { type Stop, spaceOf, type Walk } from './walks.ts';

// The hunt for Crystals, where they are the way to win and the Collapse is the rival: tiles are counted, and the way
// home is kept in mind. All values are in Grit.

const CRYSTAL = 22; // a Dark tile that surely hides one…
const AT_ONCE = 6; // …and more if she could smash it there and then…
const AND_HOME = 25; // …and be home with it the same turn, if it is the last
const NEXT = 0.6; // every Dark tile next to a Dark one: somewhere to go next
/** A step farther from home in the Collapse, once a single Crystal is missing: per Crystal tile gone, and once more. */
const FALLING = 0.2;
const FARTHEST = 25;

/** She lacks Crystals, and they are what she wins by. */
export const needsCrystals = (s: State): boolean => s.dragon === null && s.knight!.crystals < crystalsNeeded(s);
/** She has her Crystals, and nothing matters but the way out. */
export const mustEscape = (s: State): boolean => s.dragon === null && s.knight!.crystals >= crystalsNeeded(s);

/** What a hunter who lacks Crystals knows. */
export interface Hunt {
  readonly count: Count;
  readonly smash: number; // the Strength that she needs for a Crystal
  readonly home: WayHome | null; // looked for when a single Crystal is missing
}

export const lookForCrystals = (s: State): Hunt => ({
  count: countTiles(s),
  smash: smashStrength(s),
  home: s.knight!.crystals === crystalsNeeded(s) - 1 ? lookHome(s) : null,
});

/** What may be hidden by a Dark tile. */
export const hiddenWorth = (s: State, { count }: Hunt, space: Space): number => CRYSTAL * oddsOf(s, count, space);

/** What else speaks for or against going there with these cubes and `meets` Encounters. */
export function prospects(
  s: State,
  { count, smash, home }: Hunt,
  walk: Walk,
  stop: Stop,
  cubes: readonly Slot[],
  meets: number,
): number {
  const space = spaceOf(walk.reached[stop]!);
  const odds = isDark(s, space) ? oddsOf(s, count, space) : hasToken(s, space, 'crystal') ? 1 : 0;
  let worth = 0;
  if (isDark(s, space)) worth += NEXT * darkBeside(s, space) + (couldSmash(s, smash, cubes) ? AT_ONCE * odds : 0);
  if (home === null) return worth;
  if (s.map.collapsing) worth -= FALLING * (1 + s.map.crystalsRemoved) * Math.min(FARTHEST, home.toil[space]!);
  return odds > 0 && isHomeToday(s, home, walk, stop, meets, smash) ? worth + AND_HOME * odds : worth;
}

function darkBeside(s: State, space: Space): number {
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const there = beside(s, space, side);
    if (there >= 0 && isDark(s, there)) n++;
  }
  return n;
}

/** When these cubes are placed, would she have enough left to smash a Crystal? */
function couldSmash(s: State, smash: number, cubes: readonly Slot[]): boolean {
  let lacks = smash - knightStrength(s);
  for (const slot of cubes) if (slot === 'strength') lacks--;
  return s.knight!.ready - cubes.length >= lacks;
}

/** Can she smash the Crystal where she stands, before she gathers anything and the Encounter is past it? */
export function smashesFirst(s: State): boolean {
  const k = s.knight!;
  if (!needsCrystals(s) || !hasToken(s, k.at, 'crystal') || k.phase > FIGHTING) return false;
  const cubes = cubesFor(s, 0, 0, smashStrength(s), false);
  const hasTime = k.phase === FIGHTING || k.encounters < knightPerception(s);
  return hasTime && cubes !== null && cubes.length <= k.ready;
}
