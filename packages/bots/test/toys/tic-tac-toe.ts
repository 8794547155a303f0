import {
  type ActionOf,
  type Game,
  kernel,
  newTable,
  plan,
  reseeded,
  type Seat,
  type StepOf,
  seeded,
  type Table,
} from '@trollmoot/kernel';
import { manners, toy } from './toy.ts';

type Contents = { mark: { at: { player: Seat }; act: { do: 'mark'; square: number } } };
export interface State extends Table<StepOf<Contents>, ActionOf<Contents>> {
  squares: (Seat | null)[];
}

const LINES = [0, 3, 6]
  .map((a) => [a, a + 1, a + 2])
  .concat(
    [0, 1, 2].map((a) => [a, a + 3, a + 6]),
    [
      [0, 4, 8],
      [2, 4, 6],
    ],
  );

const winner = (s: State): Seat | null => {
  for (const [a, b, c] of LINES) {
    const seat = s.squares[a!]!;
    if (seat !== null && seat === s.squares[b!] && seat === s.squares[c!]) return seat;
  }
  return null;
};

const clone = (s: State): State => ({
  squares: s.squares.slice(),
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
});

const verbs = kernel<State, Contents>(
  {
    mark: {
      who: (_s, { player }) => player,
      options(s) {
        const open: ActionOf<Contents>[] = [];
        for (let square = 0; square < 9; square++) if (s.squares[square] === null) open.push({ do: 'mark', square });
        return open;
      },
      take(s, { player }, { square }) {
        s.squares[square] = player;
        if (winner(s) === null && s.squares.includes(null)) plan(s, { step: 'mark', player: 1 - player });
      },
    },
  },
  manners,
);

/** A position from a drawing of three rows: `X.O`, X to move if the marks are even. */
export function drawn(rows: string): State {
  const squares = [...rows.replaceAll(/\s/g, '')].map((c) => (c === '.' ? null : c === 'X' ? 0 : 1));
  const played = squares.filter((square) => square !== null).length;
  return { ...newTable(seeded('toy')), squares, agenda: [{ step: 'mark', player: played % 2 }], ply: played };
}

export const ticTacToe: Game<State, ActionOf<Contents>> = {
  ...toy('tic-tac-toe'),
  ...verbs,
  seats: [2],
  longest: 9,
  setup: (_settings, _seats, seed) => ({ ...drawn('.........'), rng: seeded(seed) }),
  clone,
  view: (s) => ({ squares: s.squares, agenda: s.agenda }),
  imagine: (s, _seat, random) => ({ ...clone(s), rng: reseeded(random) }),
  result(s) {
    if (s.agenda.length > 0) return null;
    const best = winner(s);
    return best === null
      ? { places: [1, 1], scores: [0, 0] }
      : { places: [1 + best, 2 - best], scores: [1 - best, best] };
  },
  bot: {
    evaluate(s, seat, listen) {
      const best = winner(s);
      if (best !== null) return best === seat ? 1 : 0;
      const centre = s.squares[4] === seat ? 1 : s.squares[4] === null ? 0 : -1;
      listen?.('centre', centre);
      return 0.5 + 0.1 * centre;
    },
    habits: (_s, _seat, options) => options,
  },
};
