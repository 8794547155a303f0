import { GROTTO_FACES, type Keepable, TREASURE_FACES } from './data/dice.ts';
import { type Chance, chanceOf } from './rules/words.ts';
import type { View } from './view.ts';

/** Questions a screen or a sentence asks about a view. */

/** The chance that the next roll blocks every die and calls the Troll; null if it cannot. [TROLL-1] */
export function trollChance(view: View): Chance | null {
  if (view.phase !== 'grotto' || view.white.some(({ held }) => held)) return null;
  const dice = view.white.filter(({ free }) => free).length;
  const trolls = GROTTO_FACES.filter((face) => face === 'troll').length;
  return dice === 0 ? null : chanceOf(trolls ** dice, GROTTO_FACES.length ** dice);
}

/** The chance that a roll of the gold dice finds at least one nugget. */
export function goldChance(view: View): Chance {
  const dice = view.gold.length;
  const blanks = TREASURE_FACES.filter((nuggets) => nuggets === 0).length;
  return chanceOf(TREASURE_FACES.length ** dice - blanks ** dice, TREASURE_FACES.length ** dice);
}

/** Could the adventurer set this half of the pair aside now? If not, why. */
export function keeping(view: View, face: Keepable): 'open' | 'empty' | 'kept' | 'last' {
  if (view.cavern === 0) return 'empty'; // [KEY-8]
  if (view[face]) return 'kept'; // [KEY-3]
  const isLast = view.white.filter(({ free }) => free).length === 1;
  return isLast && !view[face === 'key' ? 'door' : 'key'] ? 'last' : 'open'; // [KEY-7]
}
