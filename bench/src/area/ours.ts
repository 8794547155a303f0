import {
  type ActionOf,
  below,
  type Game,
  kernel,
  newPosition,
  type Position,
  plan,
  type Random,
  type Rules,
  reseeded,
  type Seat,
  type StepOf,
  seeded,
  shuffle,
  shuffleWith,
  tell,
} from '@trollmoot/kernel';
import { type AreaView, CARDS, doors, goldOf, HAND, KINDS, owner, ROOMS, roomOf, TOKENS } from './board.ts';

const CLAUSES = {
  'MOVE-1': 'On your turn, move one of your tokens through a door, show one, or play a card.',
  'END-1': 'The game never ends.',
} as const;

type Move = { readonly do: 'move'; readonly token: number; readonly to: number };
type Show = { readonly do: 'show'; readonly token: number };
type Card = { readonly do: 'play'; readonly card: number };
type Contents = { turn: { at: { player: Seat }; act: Move | Show | Card } };
type Action = ActionOf<Contents>;
type News =
  | { readonly news: 'moved'; readonly token: number; readonly to: number }
  | { readonly news: 'shown'; readonly token: number; readonly kind: number }
  | { readonly news: 'played'; readonly card: number; readonly winner: Seat | null };

interface State extends Position<StepOf<Contents>, Action, News> {
  room: number[]; // by token
  kind: number[]; // by token; hidden from the other player until shown
  shown: boolean[];
  claims: number[]; // by room: cards played there
  hands: number[][];
  deck: number[];
  discards: number;
  gold: number[];
}

const rules: Rules<State, Contents> = {
  turn: {
    who: (_s, { player }) => player,
    options(s, { player }) {
      const options: (Move | Show | Card)[] = [];
      for (let token = player; token < TOKENS; token += 2) {
        for (const to of doors(s.room[token]!)) options.push({ do: 'move', token, to });
        if (!s.shown[token]) options.push({ do: 'show', token });
      }
      for (const card of s.hands[player]!) options.push({ do: 'play', card });
      return options;
    },
    take(s, { player }, act) {
      plan(s, { step: 'turn', player: 1 - player });
      if (act.do === 'move') {
        s.room[act.token] = act.to;
        tell(s, { news: 'moved', token: act.token, to: act.to });
      } else if (act.do === 'show') {
        s.shown[act.token] = true;
        tell(s, { news: 'shown', token: act.token, kind: s.kind[act.token]! });
      } else playCard(s, player, act.card);
    },
  },
};

function playCard(s: State, player: Seat, card: number): void {
  const hand = s.hands[player]!;
  hand.splice(hand.indexOf(card), 1);
  const room = roomOf(card);
  const inside = [0, 0];
  for (let token = 0; token < TOKENS; token++) if (s.room[token] === room) inside[owner(token)]!++;
  const winner = inside[0] === inside[1] ? null : inside[0]! > inside[1]! ? 0 : 1;
  if (winner !== null) s.gold[winner]! += goldOf(room);
  s.claims[room]!++;
  s.deck.splice(below(s, s.deck.length + 1), 0, card); // back into the deck, anywhere
  s.hands[player]!.push(s.deck.pop()!);
  s.discards++;
  tell(s, { news: 'played', card, winner });
}

const verbs = kernel<State, Contents>(rules, { over: 'END-1', notYours: 'MOVE-1', notNow: 'MOVE-1' });

const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  room: s.room.slice(),
  kind: s.kind.slice(),
  shown: s.shown.slice(),
  claims: s.claims.slice(),
  hands: s.hands.map((hand) => hand.slice()),
  deck: s.deck.slice(),
  discards: s.discards,
  gold: s.gold.slice(),
});

function view(s: State, seat: Seat | null): AreaView {
  const sees = (token: number): boolean => s.shown[token]! || owner(token) === seat;
  return {
    tokens: s.room.map((room, id) => ({
      id,
      owner: owner(id),
      room,
      kind: sees(id) ? KINDS[s.kind[id]!]! : null,
      shown: s.shown[id]!,
    })),
    rooms: s.claims.map((claims, id) => ({ id, gold: goldOf(id), claims })),
    gold: s.gold.slice(),
    hand: seat === null ? [] : s.hands[seat]!.slice(),
    held: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    discards: s.discards,
  };
}

function imagine(s: State, seat: Seat | null, random: Random): State {
  const w = clone(s);
  w.rng = reseeded(random);
  for (let token = 0; token < TOKENS; token++)
    if (!s.shown[token] && owner(token) !== seat) w.kind[token] = random(KINDS.length);
  const others = [0, 1].filter((other) => other !== seat);
  const unseen = [...s.deck, ...others.flatMap((other) => s.hands[other]!)].sort((a, b) => a - b);
  shuffleWith(random, unseen);
  for (const other of others) w.hands[other] = unseen.splice(0, s.hands[other]!.length);
  w.deck = unseen;
  return w;
}

/** For measurements only: tokens in rooms, hidden kinds, hands of cards. It never ends. */
export const area: Game<State, Action, News, AreaView> = {
  name: 'area',
  title: 'Area',
  rules: '1',
  seats: [2],
  settings: {},
  longest: Number.MAX_SAFE_INTEGER,
  clauses: CLAUSES,
  things: [],
  ...verbs,
  seatNames: () => ['red', 'blue'],
  setup(_settings, _seats, seed) {
    const s: State = {
      ...newPosition(seeded(seed)),
      room: [],
      kind: [],
      shown: new Array<boolean>(TOKENS).fill(false),
      claims: new Array<number>(ROOMS).fill(0),
      hands: [],
      deck: Array.from({ length: CARDS }, (_, card) => card),
      discards: 0,
      gold: [0, 0],
    };
    for (let token = 0; token < TOKENS; token++) {
      s.room.push(below(s, ROOMS));
      s.kind.push(below(s, KINDS.length));
    }
    shuffle(s, s.deck);
    s.hands = [s.deck.splice(0, HAND), s.deck.splice(0, HAND)];
    s.agenda.push({ step: 'turn', player: 0 });
    return s;
  },
  clone,
  view,
  seen: (news) => news,
  imagine,
  result: () => null,
  write: (act) => JSON.stringify(act),
  uses: () => [],
  words: {
    en: {
      prompt: () => 'Your turn.',
      label: (act) => act.do,
      narrate: (news) => news.news,
      refuse: ({ clause }) => clause,
      left: () => '',
      thingsIn: () => [],
      explain: () => null,
      describe: () => [],
      settings: {},
    },
  },
  bot: {
    evaluate: (s, seat) => s.gold[seat]! / (1 + s.gold[0]! + s.gold[1]!),
    habits: (_s, _seat, options) => options,
  },
};
