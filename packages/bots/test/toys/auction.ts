import {
  type ActionOf,
  type Game,
  kernel,
  newTable,
  plan,
  type Random,
  reseeded,
  type Seat,
  type StepOf,
  seeded,
  shuffle,
  shuffleWith,
  type Table,
} from '@trollmoot/kernel';
import { manners, toy } from './toy.ts';

/** Everybody holds hidden cards and lays one face down; the highest alone takes the prize turned up. Five rounds. */
type Contents = { bid: { at: object; secret: { do: 'bid'; card: number } } };
export interface State extends Table<StepOf<Contents>, ActionOf<Contents>> {
  hands: number[][]; // by seat; hidden
  undealt: number[]; // hidden
  prizes: number[]; // the last one is turned up next
  points: number[];
}
const ROUNDS = 5;

const verbs = kernel<State, Contents>(
  {
    bid: {
      who: (s) => s.hands.map((_, seat) => seat),
      options: (s, _at, seat) => s.hands[seat]!.map((card) => ({ do: 'bid', card })),
      reveal(s, _at, hands) {
        const bids = hands.map(([bid]) => bid!.card);
        const prize = s.prizes.pop()!;
        const most = Math.max(...bids);
        s.points[bids.indexOf(most)]! += prize;
        for (const [seat, card] of bids.entries()) s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1);
        if (s.prizes.length > 0) plan(s, { step: 'bid' });
      },
    },
  },
  manners,
);

const clone = (s: State): State => ({
  hands: s.hands.map((hand) => hand.slice()),
  undealt: s.undealt.slice(),
  prizes: s.prizes.slice(),
  points: s.points.slice(),
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
});

function imagine(s: State, seat: Seat | null, random: Random): State {
  const world = clone(s);
  const hidden = world.undealt.concat(...world.hands.filter((_, owner) => owner !== seat)).sort((a, b) => a - b);
  shuffleWith(random, hidden);
  world.hands = world.hands.map((hand, owner) =>
    owner === seat ? hand : hidden.splice(0, hand.length).sort((a, b) => a - b),
  );
  world.undealt = hidden;
  world.sealed = world.sealed.map(({ seat: by, act }) =>
    by === seat
      ? { seat: by, act }
      : { seat: by, act: { do: 'bid', card: world.hands[by]![random(world.hands[by]!.length)]! } },
  );
  world.rng = reseeded(random);
  return world;
}

export const auction: Game<State, ActionOf<Contents>> = {
  ...toy('auction'),
  ...verbs,
  seats: [2, 3],
  longest: 1000,
  setup(_settings, seats, seed) {
    const s: State = {
      ...newTable(seeded(seed)),
      hands: [],
      undealt: [],
      prizes: [],
      points: [],
      agenda: [{ step: 'bid' }],
    };
    const cards = shuffle(
      s,
      Array.from({ length: 20 }, (_, card) => card),
    );
    s.prizes = shuffle(s, [1, 2, 4, 7, 11]);
    for (let seat = 0; seat < seats; seat++) s.hands.push(cards.splice(0, ROUNDS).sort((a, b) => a - b));
    s.undealt = cards;
    s.points = s.hands.map(() => 0);
    return s;
  },
  clone,
  view: (s, seat) => ({
    hand: seat === null ? null : s.hands[seat],
    prizes: s.prizes,
    points: s.points,
    laid: s.sealed.map((laid) => laid.seat),
    own: s.sealed.filter((laid) => laid.seat === seat),
  }),
  imagine,
  result(s) {
    if (s.agenda.length > 0) return null;
    return { places: s.points.map((points) => 1 + s.points.filter((p) => p > points).length), scores: s.points };
  },
  bot: {
    evaluate(s, seat, listen) {
      const lead = s.points[seat]! - Math.max(...s.points.filter((_, other) => other !== seat));
      const cards = s.hands[seat]!.reduce((sum, card) => sum + card, 0) / (20 * ROUNDS);
      listen?.('lead', lead);
      listen?.('cards', cards);
      return Math.min(1, Math.max(0, 0.4 + lead / 40 + 0.2 * cards));
    },
    habits: (_s, _seat, options) => options,
  },
};
