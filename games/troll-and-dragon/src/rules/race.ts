import { type Act, plan, type Refusal, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents, Open, Rouse } from '../contents.ts';
import type { State } from '../state.ts';
import { whyInCavern } from './beats.ts';
import { bank, LEAVE, THROW, throwGold } from './cavern.ts';
import { rouse } from './dragon.ts';
import { dragonPlayer } from './words.ts';

const OPEN: Open = { do: 'open' };
const ROUSE: Rouse = { do: 'rouse' };

export const race: Pick<Rules<State, Contents>, 'race'> = {
  /** [RACE-1] The first to act is played first. The referee decides when an act may come. */
  race: {
    who: (s) => [s.adventurer, dragonPlayer(s)],
    options(s, _at, seat) {
      if (seat === s.adventurer) return [THROW, LEAVE]; // [RACE-2]
      return s.opened ? [ROUSE] : [OPEN]; // [RACE-5] [RACE-4]
    },
    take(s, _at, act, seat) {
      if (act.do === 'leave') return bank(s, 'cavern', 'CAVERN-5');
      if (act.do === 'rouse' && rouse(s)) return;
      if (act.do === 'throw') throwGold(s);
      if (act.do === 'open') {
        s.opened = true;
        tell(s, { news: 'opened', player: seat, clause: 'RACE-4' });
      }
      if (s.cavern === 0)
        bank(s, 'cavern', 'CAVERN-7'); // [RACE-6]
      else plan(s, { step: 'race' });
    },
    why,
  },
};

/** Why can't this player roll someone else's dice, or roll before the duel is open? */
function why(s: State, at: object, wish: Act, seat: Seat): Refusal<Clause> | null {
  if (seat === s.adventurer) return whyInCavern(s, at, wish);
  if (wish.do === 'rouse') return { clause: 'RACE-3', fact: { adventurer: s.adventurer } };
  if (wish.do === 'open') return { clause: 'RACE-4', fact: {} };
  if (wish.do === 'throw' || wish.do === 'leave') return { clause: 'RACE-2', fact: { adventurer: s.adventurer } };
  return whyInCavern(s, at, wish);
}
