import { type Act, type Automatic, type Decision, plan, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Draw, UseSpecial } from '../contents.ts';
import { HUES, MOST_OF_A_COLOUR, STONEMASON } from '../data/travellers.ts';
import { NO_TROPHY, type State } from '../state.ts';
import { isUseSpecial, offerSpecials, useSpecial, type Way, whySpecial } from './specials.ts';
import {
  actsByLot,
  askAgain,
  type Bar,
  bouldersAt,
  clockwise,
  has,
  heap,
  isClosed,
  noBoulders,
  refuse,
  sum,
  wished,
} from './words.ts';

const TAKE = Array.from({ length: 6 }, (_, from) => ({ do: 'take', from }) as const);
const DRAW_FROM = Array.from({ length: 6 }, (_, rival) => ({ do: 'drawFrom', rival }) as const);
const DRAW = actsByLot((colour, boulders): Draw => ({ do: 'draw', colour, boulders }));
/** [SPECIAL-8] Before taking or drawing boulders. */
const BEFORE_BOULDERS: readonly Way[] = ['quarry'];

// ── bid piles ────────────────────────────────────────────────────────────────────────────

/** [PILE-1] Last place first. [PILE-2] First place gets the pile that is left. */
export const piles: Automatic<State, Contents['piles']['at']> = {
  happen(s, { place }) {
    if (place > 0) plan(s, { step: 'pile', place }, { step: 'piles', place: place - 1 });
    else takePile(s, s.places[0]!, lastPile(s));
  },
};

export const pile: Decision<State, Contents['pile']['at'], Contents['pile']['act']> = {
  who: (s, { place }) => s.places[place]!,
  options(s, { place }) {
    const acts: Contents['pile']['act'][] = [];
    for (let from = 0; from < s.seats; from++) if (bouldersAt(s.bids, from) > 0) acts.push(TAKE[from]!);
    offerSpecials(s, s.places[place]!, BEFORE_BOULDERS, acts);
    return acts;
  },
  take(s, { place }, act, seat) {
    if (isUseSpecial(act)) {
      askAgain(s, { step: 'pile', place });
      useSpecial(s, seat, act);
    } else takePile(s, seat, act.from);
  },
  why: (s, _at, wish, seat) => whySpecial(s, seat, wish, BEFORE_BOULDERS, 'SPECIAL-8') ?? whyPile(s, wish),
};

function lastPile(s: State): Seat {
  for (let from = 0; from < s.seats; from++) if (bouldersAt(s.bids, from) > 0) return from;
  throw new Error('there is no pile left for first place');
}

function whyPile(s: State, wish: Act): Bar {
  const from = wished(wish, 'from', s.seats);
  return wish.do === 'take' && from !== null ? refuse('PILE-1', { from }) : null;
}

function takePile(s: State, seat: Seat, from: Seat): void {
  const boulders = s.bids.slice(from * HUES, (from + 1) * HUES);
  for (let colour = 0; colour < HUES; colour++) {
    s.boulders[seat * HUES + colour]! += boulders[colour]!;
    s.bids[from * HUES + colour] = 0;
  }
  s.trophies[seat] = NO_TROPHY; // [PILE-2]
  tell(s, { news: 'tookPile', seat, from, boulders, clause: 'PILE-1' });
}

// ── closed trolls draw ───────────────────────────────────────────────────────────────────

/** [DRAW-1] [SHUT-1] Clockwise from the active troll. */
export const draws: Automatic<State, Contents['draws']['at']> = {
  happen(s, { nth, boulders, rivals }) {
    if (nth === s.seats) return;
    plan(s, { step: 'draws', nth: nth + 1, boulders, rivals });
    const seat = clockwise(s, nth);
    if (isClosed(s, seat)) drawMore(s, seat, boulders, rivals);
  },
};

/** Draw `left` more from the supply, and ask for colours only while there is a choice. */
function drawMore(s: State, seat: Seat, left: number, rivals: boolean): void {
  if (left === 0) return;
  const there = sum(s.supply);
  const mayQuarry = there > 0 && has(s.hand[seat]!, STONEMASON);
  if (mayQuarry || (there > left && !isOneColour(s.supply))) plan(s, { step: 'draw', seat, left, rivals });
  else {
    if (there > 0) drawAll(s, seat, null, s.supply, 0, left);
    if (rivals && there < left) turnToRivals(s, seat, left - there); // [RULING-3]
  }
}

const isOneColour = (counts: readonly number[]): boolean => counts.filter((n) => n > 0).length === 1;

/** [DRAW-1] The drawer chooses the colours. */
export const draw: Decision<State, Contents['draw']['at'], Contents['draw']['act']> = {
  who: (_s, { seat }) => seat,
  options(s, { seat, left }) {
    const acts: (Draw | UseSpecial)[] = lots(s.supply, 0, left);
    offerSpecials(s, seat, BEFORE_BOULDERS, acts);
    return acts;
  },
  take(s, { seat, left, rivals }, act) {
    if (isUseSpecial(act)) {
      useSpecial(s, seat, act);
      return drawMore(s, seat, left, rivals);
    }
    drawLot(s, seat, null, s.supply, 0, act);
    drawMore(s, seat, left - act.boulders, rivals);
  },
  why: (s, { left }, wish, seat) =>
    whySpecial(s, seat, wish, BEFORE_BOULDERS, 'SPECIAL-8') ?? whyDraw(wish, s.supply, 0, left),
};

/** [DRAW-2] The richest other troll gives the rest, [DRAW-4] unless the drawer alone has the most, [SETTING-3] or at some tables shares the lead. */
function turnToRivals(s: State, seat: Seat, left: number): void {
  const rivals = richestRivals(s, seat);
  if (rivals.length > 1) plan(s, { step: 'richest', seat, left });
  else if (rivals.length === 1) drawFromRival(s, seat, left, rivals[0]!);
  else tell(s, { news: 'drewNoMore', seat, missing: left, clause: 'DRAW-4' }); // [RULING-11]
}

function richestRivals(s: State, seat: Seat): Seat[] {
  const own = bouldersAt(s.boulders, seat); // [DRAW-4] including what was just drawn
  let most = s.settings.tiedDrawer === 'stops' ? own + 1 : Math.max(1, own); // [SETTING-3]
  let rivals: Seat[] = [];
  for (let rival = 0; rival < s.seats; rival++) {
    const boulders = bouldersAt(s.boulders, rival);
    if (rival === seat || boulders < most) continue;
    if (boulders > most) rivals = [];
    most = boulders;
    rivals.push(rival);
  }
  return rivals;
}

/** [DRAW-2] If several tie, the drawer names one, [RULING-2] and only once. */
export const richest: Decision<State, Contents['richest']['at'], Contents['richest']['act']> = {
  who: (_s, { seat }) => seat,
  options: (s, { seat }) => richestRivals(s, seat).map((rival) => DRAW_FROM[rival]!),
  take: (s, { seat, left }, { rival }) => drawFromRival(s, seat, left, rival),
  why(s, _at, wish, seat) {
    const rival = wished(wish, 'rival', s.seats);
    if (wish.do !== 'drawFrom' || rival === null) return null;
    return refuse('DRAW-2', {
      rival,
      have: bouldersAt(s.boulders, rival),
      most: bouldersAt(s.boulders, richestRivals(s, seat)[0]!),
    });
  },
};

function drawFromRival(s: State, seat: Seat, left: number, rival: Seat): void {
  if (left === 0) return;
  const there = s.boulders.slice(rival * HUES, (rival + 1) * HUES);
  if (sum(there) > left && !isOneColour(there)) plan(s, { step: 'plunder', seat, left, rival });
  else drawAll(s, seat, rival, s.boulders, rival * HUES, left);
}

/** [DRAW-3] The drawer chooses a rival's colours too. */
export const plunder: Decision<State, Contents['plunder']['at'], Draw> = {
  who: (_s, { seat }) => seat,
  options: (s, { left, rival }) => lots(s.boulders, rival * HUES, left),
  take(s, { seat, left, rival }, act) {
    drawLot(s, seat, rival, s.boulders, rival * HUES, act);
    drawFromRival(s, seat, left - act.boulders, rival);
  },
  why: (s, { left, rival }, wish) => whyDraw(wish, s.boulders, rival * HUES, left),
};

// ── moving boulders ──────────────────────────────────────────────────────────────────────
// A heap is a slice of an array with one count per colour: the supply, or what is under a bridge.

function lots(heaps: readonly number[], start: number, left: number): Draw[] {
  const acts: Draw[] = [];
  for (let colour = 0; colour < HUES; colour++)
    for (let n = 1, most = Math.min(left, heaps[start + colour]!); n <= most; n++) acts.push(DRAW[colour]![n]!);
  return acts;
}

function whyDraw(wish: Act, heaps: readonly number[], start: number, left: number): Bar {
  const colour = wished(wish, 'colour', HUES);
  const boulders = wished(wish, 'boulders', MOST_OF_A_COLOUR + 1);
  if (wish.do !== 'draw' || colour === null || boulders === null) return null;
  return refuse('DRAW-1', { colour, have: heaps[start + colour]!, left });
}

/** As many as are left to draw, or all there are. */
function drawAll(s: State, seat: Seat, from: Seat | null, heaps: number[], start: number, left: number): void {
  const drawn = noBoulders();
  for (let colour = 0; colour < HUES; colour++) {
    drawn[colour] = Math.min(left, heaps[start + colour]!);
    left -= drawn[colour]!;
  }
  moveHeap(s, seat, from, heaps, start, drawn);
}

const drawLot = (s: State, seat: Seat, from: Seat | null, heaps: number[], start: number, { colour, boulders }: Draw) =>
  moveHeap(s, seat, from, heaps, start, heap(colour, boulders));

function moveHeap(s: State, seat: Seat, from: Seat | null, heaps: number[], start: number, drawn: number[]): void {
  for (let colour = 0; colour < HUES; colour++) {
    heaps[start + colour]! -= drawn[colour]!;
    s.boulders[seat * HUES + colour]! += drawn[colour]!;
  }
  const clause = from !== null ? 'DRAW-2' : s.places.length > 0 ? 'DRAW-1' : 'SHUT-1';
  tell(s, { news: 'drew', seat, from, boulders: drawn, clause });
}
