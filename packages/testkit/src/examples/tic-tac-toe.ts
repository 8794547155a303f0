// The smallest complete game: for tests of the kernel and the testkit, for the bench, and to read before a larger one.
import {
  type ActionOf,
  type Explanation,
  type Game,
  kernel,
  newPosition,
  type Position,
  plan,
  type Refusal,
  type Result,
  type Rules,
  reseeded,
  type Seat,
  type StepOf,
  seeded,
  type Thing,
  tell,
} from '@trollmoot/kernel';

const CLAUSES = {
  'TURN-1': 'Crosses go first. Then the players take turns.',
  'TURN-2': 'Only the player whose turn it is may mark a cell.',
  'MARK-1': 'On your turn, mark one empty cell.',
  'END-1': 'Three in a row wins the game.',
  'END-2': 'A full board without three in a row is a draw.',
} as const;
type Clause = keyof typeof CLAUSES;

interface Contents {
  turn: { at: { player: Seat }; act: Mark };
}
type Mark = { readonly do: 'mark'; readonly cell: number };
type News =
  | { readonly news: 'marked'; readonly cell: number; readonly player: Seat }
  | { readonly news: 'ended'; readonly clause: Clause; readonly winner: Seat | null };
type Step = StepOf<Contents>;

interface State extends Position<Step, Mark, News> {
  cells: (Seat | null)[];
}
type View = { readonly cells: readonly (Seat | null)[]; readonly turn: Seat | null };

const MARKS: readonly Mark[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ do: 'mark', cell }));
const ROWS = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) => [...row].map(Number));
const NAMES = ['top left', 'top', 'top right', 'left', 'middle', 'right', 'bottom left', 'bottom', 'bottom right'];
const SEATS = ['crosses', 'noughts'];

const rules: Rules<State, Contents> = {
  /** [MARK-1] Mark an empty cell. */
  turn: {
    who: (_s, { player }) => player,
    options(s) {
      const free: Mark[] = [];
      for (let cell = 0; cell < 9; cell++) if (s.cells[cell] === null) free.push(MARKS[cell]!);
      return free;
    },
    take(s, { player }, { cell }) {
      s.cells[cell] = player;
      tell(s, { news: 'marked', cell, player });
      const won = hasRow(s.cells, player);
      if (won) tell(s, { news: 'ended', clause: 'END-1', winner: player });
      else if (!s.cells.includes(null)) tell(s, { news: 'ended', clause: 'END-2', winner: null });
      else plan(s, { step: 'turn', player: 1 - player });
    },
    why(s, _at, wish): Refusal<Clause> | null {
      const cell = (wish as Partial<Mark>).cell;
      const taken = wish.do === 'mark' && typeof cell === 'number' && (s.cells[cell] ?? null) !== null;
      return taken ? { clause: 'MARK-1', fact: { cell } } : null;
    },
  },
};
const verbs = kernel<State, Contents>(rules, { over: 'END-1', notYours: 'TURN-2', notNow: 'MARK-1' });

function hasRow(cells: readonly (Seat | null)[], player: Seat): boolean {
  for (const row of ROWS)
    if (cells[row[0]!] === player && cells[row[1]!] === player && cells[row[2]!] === player) return true;
  return false;
}

function result(s: State): Result | null {
  if (s.agenda.length > 0) return null;
  if (hasRow(s.cells, 0)) return { places: [1, 2], scores: [1, 0] };
  return hasRow(s.cells, 1) ? { places: [2, 1], scores: [0, 1] } : { places: [1, 1], scores: [0, 0] };
}

const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  cells: s.cells.slice(),
});

export const ticTacToe: Game<State, ActionOf<Contents>, News, View> = {
  name: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  rules: '1',
  seats: [2],
  settings: {},
  longest: 9,
  clauses: CLAUSES,
  things: ['crosses', 'noughts'],
  ...verbs,
  seatNames: () => SEATS,
  setup(_settings, _seats, seed) {
    const s: State = { ...newPosition(seeded(seed)), cells: [null, null, null, null, null, null, null, null, null] };
    plan(s, { step: 'turn', player: 0 });
    return s;
  },
  clone,
  view: (s) => ({ cells: s.cells.slice(), turn: verbs.current(s)?.player ?? null }),
  seen: (news) => news,
  imagine: (s, _seat, random) => ({ ...clone(s), rng: reseeded(random) }),
  result,
  write: ({ cell }) => NAMES[cell]!,
  uses: (news) => (news.news === 'marked' ? [SEATS[news.player]!] : []),
  words: {
    en: {
      prompt: (_step, { turn }, reader) => (turn === reader ? 'Your mark?' : `${SEATS[turn!]} to mark`),
      label: ({ cell }) => NAMES[cell]!,
      narrate: (news) => (news.news === 'marked' ? `${SEATS[news.player]}: ${NAMES[news.cell]}.` : 'The game is over.'),
      refuse: ({ clause }) => CLAUSES[clause as Clause],
      left: (_step, { cells }) => `${cells.filter((mark) => mark === null).length} cells left`,
      thingsIn: ({ cells }) => cells.map((_, cell): Cell => ({ thing: 'cell', cell })),
      explain: (thing, { cells }) => explainCell(thing as Cell, cells),
      describe: ({ cells }) => [0, 3, 6].map((row) => [0, 1, 2].map((i) => 'XO'[cells[row + i] ?? 2] ?? '·').join(' ')),
      settings: {},
    },
  },
  bot: {
    evaluate(s, seat, listen) {
      const end = result(s);
      const lead = end === null ? 0 : end.scores[seat]! - end.scores[1 - seat]!;
      listen?.('row', lead);
      return (1 + lead) / 2;
    },
    habits: (_s, _seat, options) => options,
  },
};

interface Cell extends Thing {
  readonly thing: 'cell';
  readonly cell: number;
}
const explainCell = ({ cell }: Cell, cells: View['cells']): Explanation => ({
  name: NAMES[cell]!,
  owner: cells[cell] ?? null,
  kind: null,
  does: 'Takes one mark. Three marks of one player in a row win.',
  now: null,
  cannot: null,
  scores: null,
  clause: 'MARK-1',
});
