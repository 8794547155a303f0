import type { Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { HUES } from '../data/travellers.ts';
import type { State } from '../state.ts';

/** Which boulders to give away or to collect: whole lots, and single boulders for variety. */
export function lotHabits(s: State, seat: Seat, options: readonly Action[]): readonly Action[] {
  const largest = largestLots(options);
  const kept: { act: Action; liking: number }[] = [];
  for (const act of options) {
    const liking = likingOf(s, seat, act, largest);
    if (liking !== null) kept.push({ act, liking });
  }
  kept.sort((a, b) => b.liking - a.liking);
  return kept.map(({ act }) => act);
}

/** By colour, the largest number of boulders offered. */
function largestLots(options: readonly Action[]): number[] {
  const largest: number[] = Array(HUES).fill(0);
  for (const act of options)
    if (act.do === 'throw' || act.do === 'draw') largest[act.colour] = Math.max(largest[act.colour]!, act.boulders);
  return largest;
}

function likingOf(s: State, seat: Seat, act: Action, largest: readonly number[]): number | null {
  if (act.do === 'throw') {
    const have = s.boulders[seat * HUES + act.colour]!;
    if (act.boulders === largest[act.colour]) return have - (act.boulders === have ? 3 : 0);
    return act.boulders === have - 1 ? have : null; // keep one, for the goats
  }
  if (act.do === 'draw') {
    const have = s.boulders[seat * HUES + act.colour]!;
    if (have === 0 && act.boulders === 1) return 10; // a colour this troll lacks
    return act.boulders === largest[act.colour] ? have + act.boulders : null;
  }
  return act.do === 'quarry' ? 12 : null;
}
