import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { HUES } from '../data/travellers.ts';
import { bouldersAt } from '../rules/words.ts';
import type { State } from '../state.ts';
import { claimWorth } from './worth.ts';

/** One bid per number of boulders, in the most plentiful colour; staying closed; a large mixed bid. */
export function bidHabits(s: State, seat: Seat, options: readonly Action[]): readonly Action[] {
  const under = bouldersAt(s.boulders, seat);
  const aim = Math.min(under, wanted(s, seat));
  const kept: { act: Action; distance: number }[] = [];
  for (const act of options) {
    const distance = distanceOf(s, seat, act, aim, under);
    if (distance !== null) kept.push({ act, distance });
  }
  kept.sort((a, b) => a.distance - b.distance);
  return kept.map(({ act }) => act);
}

/** How far this is from the obvious bid; null if the search should not look at it. */
function distanceOf(s: State, seat: Seat, act: Action, aim: number, under: number): number | null {
  switch (act.do) {
    case 'stayClosed':
      return under <= 3 ? 0.4 : under <= 6 ? 1.4 : 2.4;
    case 'bid':
      return act.colour === plentiful(s, seat, act.boulders) ? Math.abs(act.boulders - aim) : null;
    case 'mix': // all of a colour, or nothing: a mixed bid is for winning
      return act.boulders === s.boulders[seat * HUES + act.colour] ? 3.5 : null;
    case 'seal':
      return 0;
    case 'quarry':
      return under <= 5 && s.supply[act.colour] === Math.max(...s.supply) ? 1 : null;
    default:
      return null; // peeking, ransoming and eating can wait
  }
}

/** Of the colours with enough boulders, the one this troll has most of: bidding it costs the least variety. */
function plentiful(s: State, seat: Seat, boulders: number): number {
  let best = -1;
  for (let colour = 0; colour < HUES; colour++) {
    const have = s.boulders[seat * HUES + colour]!;
    if (have >= boulders && (best < 0 || have > s.boulders[seat * HUES + best]!)) best = colour;
  }
  return best;
}

/** How many boulders first pick seems to be worth: more if the best traveller stands out. */
function wanted(s: State, seat: Seat): number {
  let best = 0;
  let all = 0;
  for (const traveller of s.company) {
    const value = claimWorth(s, seat, traveller);
    all += value;
    if (value > best) best = value;
  }
  const mean = s.company.length === 0 ? 0 : all / s.company.length;
  return Math.max(1, Math.min(5, Math.round(1 + 1.2 * (best - mean))));
}
