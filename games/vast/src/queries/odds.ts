import { DRAGON_DIE } from '../data/dice.ts';
import { type ActionName, NEEDED } from '../data/thief.ts';
import type { View } from '../view.ts';

/** One way for the Thief to do something: what it costs, and the chance that it works. */
export interface Odds {
  readonly action: ActionName;
  readonly effort: 1 | 2 | 3;
  readonly cubes: number;
  readonly chance: number; // from 0 to 1
  readonly again: boolean; // Sticky Fingers may roll once more; the chance counts that in
}

const EFFORTS = [1, 2, 3] as const;
const SIDES = 6; // of the Action die
const TRAP = DRAGON_DIE.filter(({ center }) => center).length / DRAGON_DIE.length; // [THIEF-LOOT-2]

/** [THIEF-PICKPOCKET-1] The chance that the Action die shows enough for this effort. */
function success(effort: (typeof EFFORTS)[number]): number {
  const needed = NEEDED[effort - 1];
  return needed == null ? 1 : (SIDES + 1 - needed) / SIDES;
}

/** What the dice promise the Thief for each effort, wherever he stands; a loot with 1 cube is that of a Gem. */
export function thiefOdds(view: View): Odds[] {
  const { upgrades, stickyUsed } = view.thief!;
  const kit = upgrades.includes('lockPickingKit') ? 1 : 0; // [THIEF-UPGRADE-5]
  const sticky = upgrades.includes('stickyFingers') && (view.turn !== 'thief' || !stickyUsed);
  const certain = { chance: 1, again: false };
  const found: Odds[] = [
    { action: 'loot', effort: 1, cubes: 1, chance: 1 - TRAP, again: false },
    { action: 'loot', effort: 2, cubes: 2, ...certain }, // [THIEF-LOOT-3]
  ];
  for (const effort of EFFORTS) {
    const once = success(effort);
    const again = sticky && once < 1; // [THIEF-UPGRADE-4]
    const chance = again ? 1 - (1 - once) ** 2 : once;
    found.push({ action: 'pickpocket', effort, cubes: effort, chance, again });
    found.push({ action: 'pickLock', effort, cubes: effort - kit, chance: once, again: false }); // [THIEF-LOCK-1]
    found.push({ action: 'backstab', effort, cubes: effort, ...certain });
  }
  return found;
}
