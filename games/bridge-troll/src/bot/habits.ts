import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { FOOD, TOLL } from '../data/travellers.ts';
import { bouldersAt, worth } from '../rules/words.ts';
import type { State } from '../state.ts';
import { bidHabits } from './bidding.ts';
import { lotHabits } from './lots.ts';
import { scoreHabits } from './trading.ts';
import { claimWorth, FACE_DOWN } from './worth.ts';

/** The options worth a look, best guesses first. There is always at least one. */
export function habits(s: State, seat: Seat, options: readonly Action[]): readonly Action[] {
  const step = s.agenda[s.agenda.length - 1];
  switch (step?.step) {
    case 'bid':
      return bidHabits(s, seat, options);
    case 'score':
      return scoreHabits(s, step, options);
    case 'pelt':
    case 'draw':
    case 'plunder':
      return lotHabits(s, seat, options);
    default:
      return ranked(options, (act) => liking(s, seat, act));
  }
}

/** Best first. Options below 0 are dropped unless there are no others. */
function ranked(options: readonly Action[], like: (act: Action) => number): readonly Action[] {
  const liked = options.map((act) => ({ act, by: like(act) })).sort((a, b) => b.by - a.by);
  const good = liked.filter(({ by }) => by >= 0);
  return (good.length > 0 ? good : liked.slice(0, 1)).map(({ act }) => act);
}

/** How much a troll is drawn to an option; below 0 it would rather not. */
function liking(s: State, seat: Seat, act: Action): number {
  switch (act.do) {
    case 'claim':
      return 20 + claimWorth(s, seat, act.traveller);
    case 'claimFaceDown':
      return 20 + FACE_DOWN;
    case 'peek':
      return s.agenda[s.agenda.length - 1]!.step === 'foresee' ? 0 : 10; // better just before this troll's own claim
    case 'wait':
    case 'keep':
      return 5;
    case 'place':
      return act.side === lesserSide(s, seat) ? 2 : 1;
    case 'garlic':
      return 4;
    case 'defend':
      return 3;
    case 'lose':
      return 2;
    case 'fight':
      return 4;
    case 'giveWay':
      return 1;
    case 'quarry':
      return s.agenda[s.agenda.length - 1]!.step === 'claim' ? -1 : s.supply[act.colour]!;
    case 'take':
      return 10 + bouldersAt(s.bids, act.from);
    case 'surrender':
      return 20 - act.upgrade;
    case 'buy':
      return 2;
    case 'ransom': // wait until a trade-in can use it
    case 'eat':
      return -1;
    default:
      return 1;
  }
}

const lesserSide = (s: State, seat: Seat): 'food' | 'tolls' =>
  worth(FOOD, s.food[seat]!) <= worth(TOLL, s.tolls[seat]!) ? 'food' : 'tolls';
