import type { Seat } from '@trollmoot/kernel';
import { SCHEDULES } from '../data/printed.ts';
import { FOOD, TOLL, type Traveller } from '../data/travellers.ts';
import { scoreOf } from '../rules/end.ts';
import { bouldersAt, coloursUnder, isClosed, worth } from '../rules/words.ts';
import type { State } from '../state.ts';
import { A_BOULDER, boulderWorth, claimWorth, FACE_DOWN, highest, inHand, store, tomorrow } from './worth.ts';

type Listen = (term: string, value: number) => void;

/** A lead of this many points makes a troll e times likelier to win: SURE at the end, OPEN more per card in the deck. */
const SURE = 1.2;
const OPEN = 0.09;

/** An estimate of this seat's share in the win: a softmax over everyone's prospects in points. */
export function evaluate(s: State, seat: Seat, listen?: Listen): number {
  const left = tomorrow(s);
  const coming = toCome(s);
  const spread = SURE + OPEN * s.deck.length;
  const own = prospects(s, seat, left, listen) + coming[seat]!;
  listen?.('travellers and boulders to come', coming[seat]!);
  let all = 1;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) all += Math.exp((prospects(s, other, left) + coming[other]! - own) / spread);
  return 1 / all;
}

/** What a troll has, in points. */
function prospects(s: State, seat: Seat, left: number, listen?: Listen): number {
  const pending = isPending(s, seat);
  const useful = pending ? Math.max(left, 0.95) : left; // a troll still to score can trade in even if no turn follows
  const score = scoreOf(s, seat);
  const food = s.food[seat]!;
  const tolls = s.tolls[seat]!;
  const cards = useful * store(worth(FOOD, food), worth(TOLL, tolls), highest(FOOD, food), highest(TOLL, tolls));
  let hand = 0;
  for (const special of s.hand[seat]!) hand += inHand(special, food);
  hand *= left;
  const boulders = left * boulderWorth(bouldersAt(s.boulders, seat), coloursUnder(s, seat)) + laidOut(s, seat);
  if (listen !== undefined) {
    listen('points', s.points[seat]!);
    listen('upgrades', score - s.points[seat]!);
    listen('food and tolls', cards);
    listen('specials in hand', hand);
    listen('boulders', boulders);
  }
  return score + cards + hand + boulders;
}

/** Is this troll's score step still to come this turn? */
function isPending(s: State, seat: Seat): boolean {
  for (let i = s.agenda.length; i--; ) {
    const step = s.agenda[i]!;
    if (step.step === 'scores') return (seat - s.active + s.seats) % s.seats >= step.nth;
    if (step.step === 'score' && step.seat === seat) return true;
  }
  return false;
}

/** A bonus for an unfinished trade-in: the better its sides match, the closer it is to points. */
function laidOut(s: State, seat: Seat): number {
  const step = s.agenda[s.agenda.length - 1];
  if (step?.step !== 'score' || step.seat !== seat) return 0;
  const food = worth(FOOD, step.food);
  const tolls = worth(TOLL, step.tolls);
  return 0.06 * Math.min(food, tolls) - 0.02 * Math.abs(food - tolls);
}

// ── what the rest of the turn brings, in points by seat ──────────────────────────────────

function toCome(s: State): readonly number[] {
  const gains = [0, 0, 0, 0, 0, 0];
  for (let i = s.agenda.length; i--; ) {
    const step = s.agenda[i]!;
    if (step.step === 'place') gains[step.seat]! += 0.5 * Math.max(FOOD[step.traveller]!, TOLL[step.traveller]!);
    else if (step.step === 'robber') gains[step.seat]! += claimWorth(s, step.seat, step.robber);
    else if (step.step === 'goat') gains[step.seat]! += claimWorth(s, step.seat, step.goat);
    else if (step.step === 'claim' || step.step === 'claims') {
      claimAll(s, step.place, gains);
      if (step.step === 'claim') i--; // the `claims` step below it covers the same company
    } else if (step.step === 'piles') takeAll(s, step.place, gains);
    else if (step.step === 'draws') drawAll(s, step.nth, step.boulders, gains);
    else if (step.step === 'draw' || step.step === 'plunder') gains[step.seat]! += A_BOULDER * step.left;
  }
  return gains;
}

/** Each troll in turn claims what is best for it. */
function claimAll(s: State, place: number, gains: number[]): void {
  const company: (Traveller | null)[] = s.company.slice();
  if (s.faceDown !== null) company.push(null);
  for (; company.length > 0; place = (place + 1) % s.places.length) {
    const seat = s.places[place]!;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < company.length; i++) {
      const traveller = company[i]!;
      const value = traveller === null ? FACE_DOWN : claimWorth(s, seat, traveller);
      if (value > most) [best, most] = [i, value];
    }
    company.splice(best, 1);
    gains[seat]! += most;
  }
}

/** The last place takes the largest pile, the first what is left. */
function takeAll(s: State, place: number, gains: number[]): void {
  const piles: number[] = [];
  for (let from = 0; from < s.seats; from++) {
    const boulders = bouldersAt(s.bids, from);
    if (boulders > 0) piles.push(boulders);
  }
  piles.sort((a, b) => b - a);
  for (let i = 0; i <= place && i < piles.length; i++) gains[s.places[place - i]!]! += A_BOULDER * piles[i]!;
}

function drawAll(s: State, nth: number, boulders: number, gains: number[]): void {
  for (; nth < s.seats; nth++) {
    const seat: Seat = (s.active + nth) % s.seats;
    if (isClosed(s, seat)) gains[seat]! += A_BOULDER * Math.min(boulders, 3 * SCHEDULES[s.seats]!.boulders + 3);
  }
}
