import type { PuzzleKind, Seat } from '@trollmoot/kernel';
import type { Action, Step } from '../contents.ts';
import { BOULDERS_FOR_A_POINT } from '../data/printed.ts';
import { FOOD, TOLL } from '../data/travellers.ts';
import { scoreOf } from '../rules/end.ts';
import { bouldersAt, worth } from '../rules/words.ts';
import type { State } from '../state.ts';

/** Where the hands are open and a troll has to choose. */
const ASKED: readonly Step['step'][] = ['claim', 'robber', 'goat'];

/** Own the most when the turn ends: points, Food matched with Tolls, and boulders. */
export const mostOwned: PuzzleKind<State, Action> = {
  name: 'most-owned',
  set: 'turns',
  tables: [
    { seats: 4, settings: {} },
    { seats: 3, settings: {} },
    { seats: 5, settings: {} },
  ],
  margin: { least: 0.2, wide: 0.8 },
  fits(s, seat) {
    const step = s.agenda.at(-1);
    return step !== undefined && ASKED.includes(step.step) && s.turn > 2 && s.places.includes(seat);
  },
  asks: (s) => ({ travellers: s.company.length + (s.faceDown === null ? 0 : 1) }),
  acts: (s, _seat, options, start) => (s.turn === start.turn ? options : []),
  worth: (s, seat, start) => owned(s, seat) - owned(start, seat),
  horizon: (s, _seat, start) => s.turn !== start.turn,
};

/** Points; what Food and Tolls would score together; and half a point for each boulder. */
const owned = (s: State, seat: Seat): number =>
  scoreOf(s, seat) +
  Math.min(worth(FOOD, s.food[seat]!), worth(TOLL, s.tolls[seat]!)) +
  bouldersAt(s.boulders, seat) / BOULDERS_FOR_A_POINT;
