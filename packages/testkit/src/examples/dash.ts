// A race: acts are played in the order in which they arrive. For tests of the kernel and the testkit.
import {
  type ActionOf,
  type Explanation,
  type Game,
  kernel,
  newPosition,
  type Position,
  plan,
  type Rules,
  reseeded,
  roll,
  type Seat,
  type SettingsOf,
  type SettingsSpec,
  type StepOf,
  seeded,
  type Thing,
  tell,
} from '@trollmoot/kernel';

const CLAUSES = {
  'RUN-1': 'Every runner may jog one field or leap one or two, at any time.',
  'RUN-2': 'A runner who has arrived rests.',
  'END-1': 'The first to reach the goal wins, and the race is over.',
  'SET-1': 'The track is 5 fields long, or 8.',
} as const;
type Clause = keyof typeof CLAUSES;

const SETTINGS = { track: { values: [5, 8], clause: 'SET-1' } } as const satisfies SettingsSpec;

type Contents = {
  run: { at: object; race: { readonly do: 'jog' } | { readonly do: 'leap' } };
  arrive: { at: { runner: Seat } };
};
type News =
  | { readonly news: 'ran'; readonly runner: Seat; readonly fields: number }
  | { readonly news: 'arrived'; readonly runner: Seat; readonly clause: Clause };

interface State extends Position<StepOf<Contents>, ActionOf<Contents>, News> {
  track: number;
  at: number[]; // by seat
}
type View = { readonly track: number; readonly at: readonly number[] };

const rules: Rules<State, Contents> = {
  /** [RUN-1] Every seat may act, again and again. */
  run: {
    who: (s) => s.at.map((_, seat) => seat),
    options: () => [{ do: 'jog' }, { do: 'leap' }],
    take(s, _at, act, runner) {
      const fields = act.do === 'jog' ? 1 : roll(s, 2);
      s.at[runner]! += fields;
      tell(s, { news: 'ran', runner, fields });
      plan(s, s.at[runner]! < s.track ? { step: 'run' } : { step: 'arrive', runner });
    },
  },
  /** [END-1] */
  arrive: { happen: (s, { runner }) => tell(s, { news: 'arrived', runner, clause: 'END-1' }) },
};
const verbs = kernel<State, Contents>(rules, { over: 'END-1', notYours: 'RUN-2', notNow: 'RUN-1' });

const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  track: s.track,
  at: s.at.slice(),
});

export const dash: Game<State, ActionOf<Contents>, News, View, SettingsOf<typeof SETTINGS>> = {
  name: 'dash',
  title: 'Dash',
  rules: '1',
  seats: [2, 3],
  settings: SETTINGS,
  longest: 3 * 8,
  clauses: CLAUSES,
  things: [],
  ...verbs,
  seatNames: (_settings, seats) => ['red', 'blue', 'green'].slice(0, seats),
  setup({ track }, seats, seed) {
    const s: State = { ...newPosition(seeded(seed)), track, at: new Array<number>(seats).fill(0) };
    plan(s, { step: 'run' });
    return s;
  },
  clone,
  view: ({ track, at }) => ({ track, at: at.slice() }),
  seen: (news) => news,
  imagine: (s, _seat, random) => ({ ...clone(s), rng: reseeded(random) }),
  result(s) {
    if (s.agenda.length > 0) return null;
    return { places: s.at.map((field) => 1 + s.at.filter((other) => other > field).length), scores: s.at.slice() };
  },
  write: (act) => act.do,
  uses: () => [],
  words: {
    en: {
      prompt: () => 'Run!',
      label: (act) => act.do,
      narrate: (news) => `${news.runner} ${news.news}.`,
      refuse: ({ clause }) => CLAUSES[clause as Clause],
      left: (_step, { at, track }, reader) => (reader === null ? '' : `${track - at[reader]!} fields to the goal`),
      thingsIn: ({ at }) => at.map((_, runner): Runner => ({ thing: 'runner', runner })),
      explain: (thing, { at, track }) => explainRunner(thing as Runner, at, track),
      describe: ({ at, track }) => at.map((field, seat) => `${seat}: ${field} of ${track}`),
      settings: {
        track: { name: 'Track', about: 'How far it is to the goal.', values: { 5: 'short', 8: 'long' } },
      },
    },
  },
  bot: {
    evaluate: (s, seat) => Math.min(1, s.at[seat]! / s.track),
    habits: (_s, _seat, options) => options,
  },
};

interface Runner extends Thing {
  readonly thing: 'runner';
  readonly runner: Seat;
}
const explainRunner = ({ runner }: Runner, at: readonly number[], track: number): Explanation => ({
  name: `Runner ${runner}`,
  owner: runner,
  kind: null,
  does: 'Jogs one field, or leaps one or two, at any time.',
  now: { title: 'Now', says: `${at[runner]} of ${track} fields run.` },
  cannot: null,
  scores: 'The first at the goal wins.',
  clause: 'RUN-1',
});
