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

/** Roll for an even chance, or dare the other player. One answer in six beats the dare, and a good player finds it. */
type Contents = {
  dare: { at: object; act: { do: 'dare' } | { do: 'throw' } };
  answer: { at: object; act: { do: 'answer'; with: number } };
};
interface State extends Position<StepOf<Contents>, ActionOf<Contents>> {
  winner: Seat | null;
}
const [DARING, DARED] = [0, 1];

const verbs = kernel<State, Contents>(
  {
    dare: {
      who: () => DARING,
      options: () => [{ do: 'dare' }, { do: 'throw' }],
      take(s, _at, act) {
        if (act.do === 'dare') plan(s, { step: 'answer' });
        else s.winner = roll(s, 2) - 1;
      },
    },
    answer: {
      who: () => DARED,
      options: () => [0, 1, 2, 3, 4, 5].map((n) => ({ do: 'answer', with: n })),
      take(s, _at, act) {
        s.winner = act.with === 0 ? DARED : DARING;
      },
    },
  },
  manners,
);

const clone = (s: State): State => ({ ...s, agenda: s.agenda.slice(), sealed: [], rng: s.rng.slice(), news: null });

export const dare: Game<State, ActionOf<Contents>> = {
  ...toy('dare'),
  ...verbs,
  seats: [2],
  longest: 2,
  setup: (_settings, _seats, seed) => ({ ...newPosition(seeded(seed)), agenda: [{ step: 'dare' }], winner: null }),
  clone,
  view: (s) => ({ agenda: s.agenda, winner: s.winner }),
  imagine: (s, _seat, random) => ({ ...clone(s), rng: reseeded(random) }),
  result: (s) =>
    s.winner === null ? null : { places: [DARING, DARED].map((seat) => (seat === s.winner ? 1 : 2)), scores: [0, 0] },
  bot: { evaluate: () => 0.5, habits: (_s, _seat, options) => options },
};
