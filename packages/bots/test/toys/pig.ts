import {
  type ActionOf,
  type Game,
  kernel,
  newPosition,
  type Position,
  plan,
  reseeded,
  roll,
  type Seat,
  type StepOf,
  seeded,
} from '@trollmoot/kernel';
import { manners, toy } from './toy.ts';

/** Pig: roll as often as you like, but a 1 loses what you gathered this turn. The first to reach the goal wins. */
type Contents = { turn: { at: { player: Seat }; act: { do: 'roll' } | { do: 'hold' } } };
interface State extends Position<StepOf<Contents>, ActionOf<Contents>> {
  points: number[];
  gathered: number;
}
const GOAL = 40;

const verbs = kernel<State, Contents>(
  {
    turn: {
      who: (_s, { player }) => player,
      options: () => [{ do: 'roll' }, { do: 'hold' }],
      take(s, { player }, act) {
        const face = act.do === 'roll' ? roll(s, 6) : 0;
        if (face > 1) {
          s.gathered += face;
          plan(s, { step: 'turn', player });
          return;
        }
        if (face === 0) s.points[player]! += s.gathered;
        s.gathered = 0;
        if (s.points[player]! < GOAL) plan(s, { step: 'turn', player: (player + 1) % s.points.length });
      },
    },
  },
  manners,
);

const clone = (s: State): State => ({
  points: s.points.slice(),
  gathered: s.gathered,
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
});

export const pig: Game<State, ActionOf<Contents>> = {
  ...toy('pig'),
  ...verbs,
  seats: [2, 3],
  longest: 100_000,
  setup: (_settings, seats, seed) => ({
    ...newPosition(seeded(seed)),
    points: Array.from({ length: seats }, () => 0),
    gathered: 0,
    agenda: [{ step: 'turn', player: 0 }],
  }),
  clone,
  view: (s) => ({ points: s.points, gathered: s.gathered, agenda: s.agenda }),
  imagine: (s, _seat, random) => ({ ...clone(s), rng: reseeded(random) }),
  result: (s) =>
    s.agenda.length > 0 ? null : { places: s.points.map((points) => (points >= GOAL ? 1 : 2)), scores: s.points },
  bot: {
    evaluate(s, seat, listen) {
      const rivals = s.points.filter((_, other) => other !== seat);
      const turn = s.agenda[0]?.player === seat ? s.gathered : 0;
      listen?.('points', s.points[seat]!);
      listen?.('gathered', turn);
      const ahead = s.points[seat]! + 0.8 * turn - Math.max(...rivals);
      return Math.min(1, Math.max(0, 0.5 + ahead / (2 * GOAL)));
    },
    habits: (_s, _seat, options) => options,
  },
};
