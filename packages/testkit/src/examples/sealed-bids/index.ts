import {
  type Explanation,
  type Game,
  newPosition,
  plan,
  type Random,
  REOPEN,
  reseeded,
  type Seat,
  type SettingsOf,
  type SettingsSpec,
  seeded,
  shuffle,
  shuffleWith,
  type Thing,
} from '@trollmoot/kernel';
import { type Action, CARDS, CLAUSES, type Clause, type News, type State, verbs } from './rules.ts';

const SETTINGS = { rounds: { values: [2, 3], clause: 'END-1' } } as const satisfies SettingsSpec;

interface View {
  readonly worth: number;
  readonly hand: readonly number[] | null; // the reader's own
  readonly laid: readonly Action[]; // the reader's own
  readonly held: readonly number[];
  readonly deck: number;
  readonly discards: readonly number[];
  readonly boasted: readonly boolean[];
  readonly points: readonly number[];
}

function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    sealed: s.sealed.slice(),
    rng: s.rng.slice(),
    ply: s.ply,
    noReturn: s.noReturn,
    last: s.last,
    news: null,
    rounds: s.rounds,
    worth: s.worth,
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    boasted: s.boasted.slice(),
    points: s.points.slice(),
  };
}

/** Deals the others' hands and the deck again. A closed hand stays closed, over other cards. */
function imagine(s: State, seat: Seat | null, random: Random): State {
  const w = clone(s);
  w.rng = reseeded(random);
  const others = s.hands.flatMap((_, other) => (other === seat ? [] : [other]));
  const unseen = [...s.deck, ...others.flatMap((other) => s.hands[other]!)].sort((a, b) => a - b);
  shuffleWith(random, unseen);
  for (const other of others) w.hands[other] = unseen.splice(0, s.hands[other]!.length);
  w.deck = unseen;
  const waiting = verbs.waitingFor(s);
  const closed = (other: Seat): boolean => s.sealed.some((laid) => laid.seat === other) && !waiting.includes(other);
  w.sealed = s.sealed.filter((laid) => laid.seat === seat);
  for (const other of others.filter(closed)) {
    const cards = w.hands[other]!.slice(0, random(w.hands[other]!.length + 1));
    for (const card of cards) w.sealed.push({ seat: other, act: { do: 'lay', card } });
    w.sealed.push({ seat: other, act: { do: 'done' } });
  }
  return w;
}

export const sealedBids: Game<State, Action, News, View, SettingsOf<typeof SETTINGS>> = {
  name: 'sealed-bids',
  title: 'Sealed Bids',
  rules: '1',
  seats: [2, 3, 4],
  settings: SETTINGS,
  longest: 4 * 3 * 8,
  clauses: CLAUSES,
  things: ['boast'],
  ...verbs,
  seatNames: (_settings, seats) => ['red', 'blue', 'green', 'white'].slice(0, seats),
  setup({ rounds }, seats, seed) {
    const s: State = {
      ...newPosition(seeded(seed)),
      rounds,
      worth: 0,
      hands: [],
      deck: CARDS.slice(),
      discards: [],
      boasted: new Array<boolean>(seats).fill(false),
      points: new Array<number>(seats).fill(0),
    };
    shuffle(s, s.deck);
    for (let seat = 0; seat < seats; seat++) s.hands.push(s.deck.splice(-3));
    plan(s, { step: 'prize' });
    return verbs.settle(s);
  },
  clone,
  view: (s, seat) => ({
    worth: s.worth,
    hand: seat === null ? null : s.hands[seat]!.slice(),
    laid: seat === null ? [] : verbs.handOf(s, seat),
    held: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    discards: s.discards.slice(),
    boasted: s.boasted.slice(),
    points: s.points.slice(),
  }),
  seen: (news, seat) => (news.news === 'drew' && news.player !== seat ? { ...news, card: null } : news),
  imagine,
  result(s) {
    if (s.agenda.length > 0) return null;
    return { places: s.points.map((own) => 1 + s.points.filter((p) => p > own).length), scores: s.points.slice() };
  },
  write: (act) => (act.do === 'lay' ? `lay ${act.card}` : act.do),
  uses: (news) => (news.news === 'boasted' ? ['boast'] : []),
  words: {
    en: {
      prompt: () => 'Your bid?',
      label: (act) => (act.do === 'lay' ? `Lay the ${act.card}` : act.do === REOPEN.do ? 'Think again' : act.do),
      narrate: (news) => `${news.news}.`,
      refuse: ({ clause }) => CLAUSES[clause as Clause],
      left: (_step, { worth }) => `The prize is worth ${worth}.`,
      thingsIn: ({ points }) => points.map((_, seat): Score => ({ thing: 'score', seat })),
      explain: (thing, { points }) => explainScore(thing as Score, points),
      describe: ({ worth, points }) => [`A prize worth ${worth}.`, `Points: ${points.join(', ')}.`],
      settings: { rounds: { name: 'Rounds', about: 'How many prizes there are.', values: { 2: 'two', 3: 'three' } } },
    },
  },
  bot: {
    evaluate: (s, seat) => s.points[seat]! / (1 + s.points.reduce((sum, points) => sum + points, 0)),
    habits: (_s, _seat, options) => options,
  },
};

interface Score extends Thing {
  readonly thing: 'score';
  readonly seat: Seat;
}
const explainScore = ({ seat }: Score, points: readonly number[]): Explanation => ({
  name: 'Points',
  owner: seat,
  kind: null,
  does: 'The prizes this player has won. Most points win the game.',
  now: { title: 'Now', says: `${points[seat]} points.` },
  cannot: null,
  scores: null,
  clause: null,
});
