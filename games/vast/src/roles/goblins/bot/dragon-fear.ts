import { HUNGER } from '../../../data/dragon.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { population } from '../words/questions/tribes.ts';

// A sleeping Dragon who is hungry eats the Tribes he finds near him.

const CLAWS = 3; // his free move and the spaces round him
const WINGS = 6; // the same with a Wing or two
const SELDOM = 0.35; // he does not always have Wings

/** Is he on the look-out for goblins? */
function isHungry(s: State): boolean {
  const d = s.dragon;
  return d !== null && d.at >= 0 && !d.awake && d.sloth[HUNGER]! > Math.floor(d.eaten / 2);
}

/** How likely a Tribe on this space is to be his prey, from 0 to 1. */
export function dragonFear(s: State, space: Space): number {
  if (space === NOWHERE || !isHungry(s)) return 0;
  const far = distance(cellOf(s, space), cellOf(s, s.dragon!.at));
  return far <= CLAWS ? 1 : far <= WINGS ? SELDOM : 0;
}

/** Population that stands where he could take it. */
export function exposed(s: State): number {
  let people = 0;
  if (isHungry(s))
    for (const tribe of ALL_TRIBES) people += population(s, tribe) * dragonFear(s, s.goblins!.at[tribe]!);
  return people;
}
