import { REOPEN, type Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { FOOD, POINTS, SORT, TOLL, type Traveller } from '../data/travellers.ts';
import type { State } from '../state.ts';
import { current, handOf, options } from './index.ts';
import { bouldersAt } from './words.ts';

/** [RULING-8] What the game does for a troll whose time has run out: the plainest legal act. */
export function whenLate(s: State, seat: Seat): Action {
  const acts = options(s, seat);
  if (current(s)?.step === 'bid') return handOf(s, seat).length > 0 ? REOPEN : { do: 'stayClosed' };
  let late = acts[0]!;
  for (const act of acts) if (eagerness(s, act) > eagerness(s, late)) late = act;
  return late;
}

/** The act with the highest value is played for the absent troll. */
function eagerness(s: State, act: Action): number {
  switch (act.do) {
    case 'claim':
      return 10 + worthOf(act.traveller);
    case 'claimFaceDown':
      return 1;
    case 'place':
      return s.agenda.some((step) => step.step === 'place' && isBetterAs(act.side, step.traveller)) ? 2 : 1;
    case 'take':
      return bouldersAt(s.bids, act.from);
    case 'throw':
    case 'draw':
      return act.boulders;
    case 'surrender':
      return 100 - act.upgrade;
    case 'lose':
    case 'giveWay':
    case 'wait':
    case 'keep':
    case 'done':
      return 1;
    default:
      return 0;
  }
}

const isBetterAs = (side: 'food' | 'tolls', traveller: Traveller): boolean =>
  side === 'food' ? FOOD[traveller]! > TOLL[traveller]! : TOLL[traveller]! > FOOD[traveller]!;

/** The printed value of a face-up card. Robbers and goats come last. */
function worthOf(traveller: Traveller): number {
  const sort = SORT[traveller]!;
  if (sort === 'robber' || sort === 'goat') return -1;
  return sort === 'regular' ? Math.max(TOLL[traveller]!, FOOD[traveller]!) : FOOD[traveller]! + POINTS[traveller]!;
}
