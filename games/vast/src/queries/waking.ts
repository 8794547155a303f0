import { GREED, HUNGER, PRIDE_EVENT, PRIDE_GEM, PRIDE_STILL, type SlothName } from '../data/dragon.ts';
import type { View } from '../view.ts';

const DIGESTED = 2;

/** [DRAGON-WAKE-1] The Sloth sections whose condition the Dragon meets now, in his own turn. */
export function wakes({ dragon: d }: View): SlothName[] {
  if (d === null) return [];
  const has = (section: number): boolean => d.sloth[section]! > 0;
  const found: SlothName[] = [];
  if (!d.woke.includes('greed') && has(GREED) && d.treasures > 0) found.push('greed'); // [DRAGON-WAKE-3]
  if (!d.woke.includes('hunger') && has(HUNGER) && d.eaten >= DIGESTED) found.push('hunger'); // [DRAGON-WAKE-4]
  if (d.woke.includes('pride')) return found;
  if (has(PRIDE_EVENT) && d.done.includes('revealedEvent')) found.push('prideEvent'); // [DRAGON-WAKE-5]
  if (has(PRIDE_GEM) && d.done.includes('secondGem')) found.push('prideGem'); // [DRAGON-WAKE-6]
  if (has(PRIDE_STILL) && d.done.includes('keptStill')) found.push('prideStill'); // [DRAGON-WAKE-7]
  return found;
}
