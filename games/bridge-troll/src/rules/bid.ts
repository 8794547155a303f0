import { type Act, plan, type Seat, type Secret, tell } from '@trollmoot/kernel';
import type { Bid, UseSpecial } from '../contents.ts';
import { DRAWN_WHEN_ALL_CLOSED, FIRST_PLACE_POINT, SCHEDULES } from '../data/printed.ts';
import { HUES, JESTER } from '../data/travellers.ts';
import { CLOSED, type State } from '../state.ts';
import { ANY_WAY, barPeek, fromHandToFood, isUseSpecial, offerSpecials, useSpecial, whySpecial } from './specials.ts';
import {
  actsByLot,
  type Bar,
  bouldersAt,
  clockwise,
  coloursUnder,
  has,
  refuse,
  SEATS,
  scorePoints,
  wished,
} from './words.ts';

const STAY_CLOSED: Bid = { do: 'stayClosed' };
const SEAL: Bid = { do: 'seal' };
const BID = actsByLot((colour, boulders): Bid => ({ do: 'bid', colour, boulders }));
const MIX = actsByLot((colour, boulders): Bid => ({ do: 'mix', colour, boulders }));

/** [BID-1] Everyone at once, and in secret. */
export const bid: Secret<State, object, Bid, UseSpecial> = {
  who: (s) => SEATS[s.seats]!,

  options(s, _at, seat, hand) {
    const acts: (Bid | UseSpecial)[] = [];
    if (hand.length > 0) return moreColours(s, seat, hand);
    acts.push(STAY_CLOSED); // [BID-3] [BID-4]
    offerLots(s, seat, BID, acts);
    if (barMix(s, seat) === null) offerLots(s, seat, MIX, acts);
    offerSpecials(s, seat, ANY_WAY, acts); // [SPECIAL-2]
    return acts;
  },

  closed: (_s, _at, _seat, hand) => hand[hand.length - 1]!.do !== 'mix',
  isOpen: isUseSpecial,
  take: (s, _at, act, seat) => useSpecial(s, seat, act),

  reveal(s, _at, hands) {
    for (let seat = 0; seat < s.seats; seat++) for (const lot of hands[seat]!) layOnBridge(s, seat, lot);
    if (s.news !== null) tell(s, { news: 'revealed', bids: bidsBySeat(s), clause: 'BID-1' });
    for (let seat = 0; seat < s.seats; seat++) if (hands[seat]!.length > 1) showJester(s, seat);
    s.places = ranking(s);
    if (s.places.length === 0) everyoneClosed(s);
    else collect(s);
  },

  why(s, _at, wish, seat) {
    const window = s.sealed.some((laid) => laid.seat === seat) ? [] : ANY_WAY;
    return whySpecial(s, seat, wish, window, 'SPECIAL-2') ?? whyLot(s, seat, wish);
  },
};

// ── the hand ─────────────────────────────────────────────────────────────────────────────

/** [BID-2] Any number of any one colour. */
function offerLots(s: State, seat: Seat, lots: readonly (readonly Bid[])[], acts: (Bid | UseSpecial)[]): void {
  for (let colour = 0; colour < HUES; colour++)
    for (let n = 1, most = s.boulders[seat * HUES + colour]!; n <= most; n++) acts.push(lots[colour]![n]!);
}

/** [JESTER-1] A mixed hand grows colour by colour, and can be sealed once it has at least two. */
function moreColours(s: State, seat: Seat, hand: readonly Bid[]): Bid[] {
  const acts: Bid[] = hand.length > 1 ? [SEAL] : [];
  for (let colour = 0; colour < HUES; colour++) {
    if (hand.some((lot) => lot.do === 'mix' && lot.colour === colour)) continue;
    for (let n = 1, most = s.boulders[seat * HUES + colour]!; n <= most; n++) acts.push(MIX[colour]![n]!);
  }
  return acts;
}

/** [JESTER-1] Mixing takes a Jester, and two colours to mix. */
function barMix(s: State, seat: Seat): Bar {
  if (!has(s.hand[seat]!, JESTER)) return refuse('JESTER-1', { special: JESTER });
  return coloursUnder(s, seat) > 1 ? null : refuse('JESTER-1', { colours: coloursUnder(s, seat) });
}

function whyLot(s: State, seat: Seat, wish: Act): Bar {
  const begun = s.sealed.some((laid) => laid.seat === seat);
  const colour = wished(wish, 'colour', HUES);
  if (wish.do === 'seal') return refuse('JESTER-2', {});
  if (wish.do === 'mix') {
    const bar = barMix(s, seat);
    if (bar !== null) return bar;
    const laid = s.sealed.some((lot) => lot.seat === seat && lot.act.do === 'mix' && lot.act.colour === colour);
    if (laid) return refuse('JESTER-2', { colour });
  }
  if (wish.do === 'bid' && begun) return refuse('BID-5', {}); // [BID-5] reopen the hand first
  if ((wish.do !== 'bid' && wish.do !== 'mix') || colour === null) return null;
  return refuse('BID-2', { colour, have: s.boulders[seat * HUES + colour]! });
}

/** [BID-6] The bid goes onto the bridge; the rest stays underneath. */
function layOnBridge(s: State, seat: Seat, lot: Bid): void {
  if (lot.do !== 'bid' && lot.do !== 'mix') return;
  s.boulders[seat * HUES + lot.colour]! -= lot.boulders;
  s.bids[seat * HUES + lot.colour]! += lot.boulders;
}

const bidsBySeat = (s: State): number[][] =>
  SEATS[s.seats]!.map((seat) => s.bids.slice(seat * HUES, (seat + 1) * HUES));

/** [JESTER-2] Only a mixed hand has several lots, and only it needs its Jester. */
function showJester(s: State, seat: Seat): void {
  fromHandToFood(s, seat, JESTER); // [RULING-6] before the claims, so this turn's robbers can reach him
  tell(s, { news: 'jesterShown', seat, clause: 'JESTER-2' });
}

// ── the trophies ─────────────────────────────────────────────────────────────────────────

/** The open trolls, first place first: an insertion sort, because there are at most six. */
function ranking(s: State): Seat[] {
  const places: Seat[] = [];
  for (let nth = 0; nth < s.seats; nth++) {
    const seat = clockwise(s, nth); // [TROPHY-3] among equals, the first one reached stays ahead
    if (bouldersAt(s.bids, seat) === 0) continue;
    let i = places.length;
    for (; i > 0 && isBetter(s, seat, places[i - 1]!); i--) places[i] = places[i - 1]!;
    places[i] = seat;
  }
  return places;
}

/** [TROPHY-1] A larger bid; [TROPHY-2] or an equal bid with fewer boulders left. */
function isBetter(s: State, a: Seat, b: Seat): boolean {
  const more = bouldersAt(s.bids, a) - bouldersAt(s.bids, b);
  return more > 0 || (more === 0 && bouldersAt(s.boulders, a) < bouldersAt(s.boulders, b));
}

function giveTrophies(s: State): void {
  s.trophies.fill(CLOSED); // [TROPHY-5]
  for (let i = 0; i < s.places.length; i++) {
    s.trophies[s.places[i]!] = i + 1;
    if (s.news !== null) tellPlace(s, i);
  }
  scorePoints(s, s.places[0]!, FIRST_PLACE_POINT, 'firstPlace', 'TROPHY-4'); // [TROPHY-4]
}

/** Say which rule put this troll ahead of the next one. */
function tellPlace(s: State, i: number): void {
  const seat = s.places[i]!;
  const next = s.places[i + 1];
  const boulders = bouldersAt(s.bids, seat);
  const tied = next !== undefined && bouldersAt(s.bids, next) === boulders;
  const clause = !tied ? 'TROPHY-1' : isBetter(s, seat, next) ? 'TROPHY-2' : 'TROPHY-3';
  tell(s, { news: 'placed', seat, place: i + 1, boulders, over: tied ? next : null, clause });
}

// ── what follows ─────────────────────────────────────────────────────────────────────────

/** [SHUT-1] Boulders for everyone, and then the company is driven away. */
function everyoneClosed(s: State): void {
  s.trophies.fill(CLOSED);
  tell(s, { news: 'allClosed', clause: 'SHUT-1' });
  plan(s, { step: 'draws', nth: 0, boulders: DRAWN_WHEN_ALL_CLOSED, rivals: false }, { step: 'driveAway' });
}

/** [TURN-1] Collect, then score. [DRAW-1] The closed draw for every open troll. */
function collect(s: State): void {
  const boulders = SCHEDULES[s.seats]!.boulders * s.places.length;
  plan(
    s,
    { step: 'claims', place: 0 },
    { step: 'piles', place: s.places.length - 1 },
    { step: 'draws', nth: 0, boulders, rivals: true },
    { step: 'scores', nth: 0 },
    { step: 'turnEnds' },
  );
  giveTrophies(s);
  for (let nth = s.seats; nth--; ) offerForesight(s, clockwise(s, nth));
}

/** [SPECIAL-3] The bids stand, but a troll with a Fortune Teller may still peek. */
function offerForesight(s: State, seat: Seat): void {
  if (barPeek(s, seat) === null) plan(s, { step: 'foresee', seat });
}
