import type { Part } from '@trollmoot/boardkit/choose.ts';
import { type Action, type ActionName, type Odds, thiefOdds, type View } from '@trollmoot/vast';

/** One way to do an action: its cost, its chance, and the part a touch says. */
interface Way {
  readonly cubes: number;
  readonly chance: number | null; // null: nothing is rolled
  readonly again: boolean;
  readonly isGem: boolean; // the chance is for a Gem; a Treasure token is safe
  readonly part: Part<Action>;
}

/** The ways to do each action, cheapest first. Only rolled ones have a chance. */
export function waysOf(view: View, action: ActionName): readonly Way[] {
  if (action === 'climb' || action === 'hideLoot')
    return [{ cubes: 1, chance: null, again: false, isGem: false, part: { do: action } }];
  return thiefOdds(view)
    .filter((odds) => odds.action === action)
    .map((odds) => ({
      cubes: odds.cubes,
      chance: action === 'backstab' ? null : odds.chance,
      again: odds.again,
      isGem: action === 'loot',
      part: partOf(odds),
    }));
}

const partOf = ({ action, effort }: Odds): Part<Action> =>
  action === 'loot' && effort !== 3 ? { do: 'loot', cubes: effort } : { do: action, effort };
