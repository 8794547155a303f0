import { type Act, type Automatic, type Decision, plan, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Trade, UseSpecial } from '../contents.ts';
import { BOULDERS_FOR_A_POINT } from '../data/printed.ts';
import { FOOD, HUES, MOST_OF_A_COLOUR, SORT, TOLL, type Traveller } from '../data/travellers.ts';
import type { Pile, State } from '../state.ts';
import { fromHandToFood, isUseSpecial, offerSpecials, useSpecial, type Way, whySpecial } from './specials.ts';
import {
  actsByLot,
  askAgain,
  type Bar,
  bouldersAt,
  clockwise,
  countIn,
  isClosed,
  minus,
  noBoulders,
  plus,
  refuse,
  sum,
  toSupply,
  wished,
  worth,
} from './words.ts';

type At = Contents['score']['at'];
type ScoreAct = Contents['score']['act'];

const BUY = { do: 'buy' } as const;
const DONE = { do: 'done' } as const;
const CASH_IN: Trade = { do: 'cashIn' };
const ADD = {
  food: SORT.map((_, traveller): Trade => ({ do: 'add', from: 'food', traveller })),
  tolls: SORT.map((_, traveller): Trade => ({ do: 'add', from: 'tolls', traveller })),
  hand: SORT.map((_, traveller): Trade => ({ do: 'add', from: 'hand', traveller })),
};
const ADD_BOULDERS = actsByLot((colour, boulders): Trade => ({ do: 'addBoulders', colour, boulders }));
const NO_BOULDERS: readonly number[] = noBoulders();
/** A trade-in not yet begun. */
const NOTHING_YET = { food: [], hand: [], tolls: [], boulders: NO_BOULDERS };
/** [SPECIAL-7] [UPGRADE-3] What a troll may use before it starts a trade-in. */
const BEFORE_TRADING: readonly Way[] = ['quarry', 'ransom', 'eat'];

/** [TRADE-1] Clockwise from the active troll; [SPECIAL-7] skip those who could do nothing but eat. */
export const scores: Automatic<State, Contents['scores']['at']> = {
  happen(s, { nth }) {
    if (nth === s.seats) return;
    plan(s, { step: 'scores', nth: nth + 1 });
    const seat = clockwise(s, nth);
    if (barTrade(s, seat) === null || barBuy(s, seat) === null || hasPower(s, seat))
      plan(s, { step: 'score', seat, bought: false, ...NOTHING_YET });
  },
};

/** Could a special do more than be eaten? */
function hasPower(s: State, seat: Seat): boolean {
  const powers: UseSpecial[] = [];
  offerSpecials(s, seat, ['quarry', 'ransom'], powers);
  return powers.length > 0;
}

/** Add cards and boulders to a trade-in, and trade it in; buy an upgrade; or neither. */
export const score: Decision<State, At, ScoreAct> = {
  who: (_s, { seat }) => seat,
  options(s, at) {
    const acts: ScoreAct[] = [DONE];
    if (barCashIn(s, at) === null) acts.push(CASH_IN);
    if (barCards(s, at) === null) offerCards(s, at, acts);
    if (barBoulders(s, at) === null) offerBoulders(s, at, acts);
    if (isBare(at)) {
      if (!at.bought && barBuy(s, at.seat) === null) acts.push(BUY);
      offerSpecials(s, at.seat, BEFORE_TRADING, acts);
    }
    return acts;
  },
  take(s, at, act, seat) {
    if (isUseSpecial(act)) {
      askAgain(s, { step: 'score', ...at });
      useSpecial(s, seat, act);
    } else if (act.do === 'add') addCard(s, at, act.from, act.traveller);
    else if (act.do === 'addBoulders')
      plan(s, { ...at, step: 'score', boulders: at.boulders.map((n, c) => (c === act.colour ? n + act.boulders : n)) });
    else if (act.do === 'cashIn') cashIn(s, at);
    else if (act.do === 'buy') buyFirst(s, at);
  },
  why: (s, at, wish, seat) =>
    whySpecial(s, seat, wish, isBare(at) ? BEFORE_TRADING : [], 'SPECIAL-7') ?? whyTrade(s, at, wish),
};

/** No card added yet. */
const isBare = (at: At): boolean => at.food.length === 0 && at.tolls.length === 0;
/** The cards of the trade-in that lie in Food. */
export const fromFood = (at: Pick<At, 'food' | 'hand'>): Pile => at.hand.reduce(minus, at.food);

/** The difference between the two sides of the trade-in. */
const gap = (at: At): number => Math.abs(worth(FOOD, at.food) - worth(TOLL, at.tolls));

/** [TRADE-3] How many more boulders fit on the lower side. */
const roomFor = (at: At): number => BOULDERS_FOR_A_POINT * gap(at) - sum(at.boulders);

/** What the trade-in scores: [TRADE-2] the lower side, [TRADE-3] plus a point per two boulders. */
export const pointsFor = (at: Pick<At, 'food' | 'tolls' | 'boulders'>): number =>
  Math.min(worth(FOOD, at.food), worth(TOLL, at.tolls)) + Math.floor(sum(at.boulders) / BOULDERS_FOR_A_POINT);

// ── what forbids ─────────────────────────────────────────────────────────────────────────

/** [TRADE-2] Both sides; [TRADE-3] or, for a closed troll, one side and boulders. */
function barTrade(s: State, seat: Seat): Bar {
  const food = s.food[seat]!.length + s.hand[seat]!.length; // [TRADE-9]
  const tolls = s.tolls[seat]!.length;
  if (food > 0 && tolls > 0) return null;
  if (!isClosed(s, seat)) return refuse('TRADE-2', { food, tolls });
  const boulders = bouldersAt(s.boulders, seat);
  return food + tolls > 0 && boulders >= BOULDERS_FOR_A_POINT ? null : refuse('TRADE-3', { food, tolls, boulders });
}

/** [TRADE-7] Cards before boulders. */
const barCards = (s: State, at: At): Bar =>
  sum(at.boulders) > 0 ? refuse('TRADE-7', { boulders: sum(at.boulders) }) : barTrade(s, at.seat);

/** [TRADE-4] Only a closed troll, [TRADE-3] and only until both sides are equal. */
function barBoulders(s: State, at: At): Bar {
  if (!isClosed(s, at.seat)) return refuse('TRADE-4');
  const room = roomFor(at);
  return room > 0 ? null : refuse('TRADE-3', { room });
}

function barCashIn(s: State, at: At): Bar {
  const food = at.food.length;
  const tolls = at.tolls.length;
  if ((food === 0 || tolls === 0) && !isClosed(s, at.seat)) return refuse('TRADE-2', { food, tolls });
  if (sum(at.boulders) % BOULDERS_FOR_A_POINT !== 0) return refuse('TRADE-10', { boulders: sum(at.boulders) }); // [TRADE-10]
  return pointsFor(at) > 0 ? null : refuse('TRADE-8'); // [TRADE-8]
}

/** [UPGRADE-1] The top one, for its number in points; [UPGRADE-4] for open and closed trolls alike. */
function barBuy(s: State, seat: Seat): Bar {
  const upgrade = s.stack[s.stack.length - 1];
  if (upgrade === undefined) return refuse('UPGRADE-1', { upgrade: null, points: s.points[seat]! });
  return s.points[seat]! >= upgrade ? null : refuse('UPGRADE-1', { upgrade, points: s.points[seat]! });
}

function whyTrade(s: State, at: At, wish: Act): Bar {
  if (wish.do === 'cashIn') return barCashIn(s, at);
  if (wish.do === 'buy' && at.bought) return refuse('UPGRADE-1', { bought: true });
  if (wish.do === 'buy') return isBare(at) ? barBuy(s, at.seat) : refuse('UPGRADE-3');
  const traveller = wished(wish, 'traveller', SORT.length);
  const colour = wished(wish, 'colour', HUES);
  const boulders = wished(wish, 'boulders', MOST_OF_A_COLOUR + 1);
  if (wish.do === 'add') return barCards(s, at) ?? refuse('TRADE-1', { traveller });
  if (wish.do !== 'addBoulders' || colour === null || boulders === null) return null;
  const have = s.boulders[at.seat * HUES + colour]! - at.boulders[colour]!;
  return barBoulders(s, at) ?? refuse('TRADE-3', { colour, have, room: roomFor(at) });
}

// ── what is offered ──────────────────────────────────────────────────────────────────────

function offerCards(s: State, at: At, acts: ScoreAct[]): void {
  offerFrom(s.food[at.seat]!, fromFood(at), ADD.food, acts);
  offerFrom(s.tolls[at.seat]!, at.tolls, ADD.tolls, acts);
  offerFrom(s.hand[at.seat]!, at.hand, ADD.hand, acts); // [TRADE-9]
}

/** [TRADE-13] Offer each kind that the pile has more of than the trade-in. */
function offerFrom(pile: Pile, laid: Pile, add: readonly Trade[], acts: ScoreAct[]): void {
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i]!;
    if (pile.indexOf(card) === i && (laid.length === 0 || countIn(pile, card) > countIn(laid, card)))
      acts.push(add[card]!);
  }
}

function offerBoulders(s: State, at: At, acts: ScoreAct[]): void {
  const room = roomFor(at);
  for (let colour = 0; colour < HUES; colour++) {
    const most = Math.min(room, s.boulders[at.seat * HUES + colour]! - at.boulders[colour]!);
    for (let n = 1; n <= most; n++) acts.push(ADD_BOULDERS[colour]![n]!);
  }
}

// ── what happens ─────────────────────────────────────────────────────────────────────────

function addCard(s: State, at: At, from: 'food' | 'tolls' | 'hand', traveller: Traveller): void {
  if (from === 'tolls') plan(s, { ...at, step: 'score', tolls: plus(at.tolls, traveller) });
  else
    plan(s, {
      ...at,
      step: 'score',
      food: plus(at.food, traveller),
      hand: from === 'hand' ? plus(at.hand, traveller) : at.hand,
    });
}

/** [TRADE-5] Cards to the discards, boulders to the supply, points to the troll. [TRADE-6] Once per turn. */
function cashIn(s: State, at: At): void {
  const { seat, food, tolls, boulders } = at;
  const points = pointsFor(at);
  for (const special of at.hand) eatFromHand(s, seat, special); // [TRADE-12] only now
  for (const card of food) s.food[seat] = minus(s.food[seat]!, card);
  for (const card of tolls) s.tolls[seat] = minus(s.tolls[seat]!, card);
  s.discards = s.discards.concat(food, tolls);
  for (let colour = 0; colour < HUES; colour++) toSupply(s, seat, colour, boulders[colour]!);
  s.points[seat]! += points; // [UPGRADE-2]
  tell(s, {
    news: 'tradedIn',
    seat,
    food,
    tolls,
    boulders,
    points,
    clause: boulders.some((many) => many > 0) ? 'TRADE-3' : 'TRADE-2',
  });
  if (!at.bought && barBuy(s, seat) === null) plan(s, { step: 'upgrade', seat });
}

/** [TRADE-9] */
function eatFromHand(s: State, seat: Seat, special: Traveller): void {
  fromHandToFood(s, seat, special);
  tell(s, { news: 'ate', seat, special, clause: 'TRADE-9' });
}

/** [UPGRADE-3] A troll that buys first may still trade in. */
function buyFirst(s: State, at: At): void {
  if (barTrade(s, at.seat) === null || hasPower(s, at.seat)) plan(s, { ...at, step: 'score', bought: true });
  buy(s, at.seat);
}

/** [UPGRADE-3] After the trade-in. */
export const upgrade: Decision<State, Contents['upgrade']['at'], Contents['upgrade']['act']> = {
  who: (_s, { seat }) => seat,
  options: () => [BUY, DONE],
  take(s, { seat }, act) {
    if (act.do === 'buy') buy(s, seat);
  },
};

function buy(s: State, seat: Seat): void {
  const number = s.stack[s.stack.length - 1]!;
  s.stack = s.stack.slice(0, -1);
  s.points[seat]! -= number;
  s.upgrades[seat] = [...s.upgrades[seat]!, number];
  tell(s, { news: 'bought', seat, upgrade: number, clause: 'UPGRADE-1' });
}
