import { type Act, nowKnown, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { CLIMB } from '../../../data/thief.ts';
import { seatOf } from '../../../seats.ts';
import type { Space, State } from '../../../state.ts';
import { beside, faceOf, isAdjacent, isDark, wayTo } from '../../../terrain/map.ts';
import { reveal } from '../../../terrain/reveal.ts';
import type { ThiefContents } from '../contents.ts';
import { hasUpgrade, thiefMovement } from '../words.ts';

type Acts = ThiefContents['thief.act']['act'][];

/** Bits of `done` in his turn. */
export const PEEKED = 1; // his movement is over
export const STICKY_USED = 2;

/** [THIEF-MOVE-2] Steps left; none once he has peeked. */
export const stepsLeft = (s: State): number =>
  (s.thief!.done & PEEKED) !== 0 ? 0 : Math.max(0, thiefMovement(s) - s.thief!.steps);
/** [THIEF-MOVE-3] */
export const mayPeek = (s: State): boolean => (s.thief!.done & PEEKED) === 0 && isDark(s, s.thief!.at);
/** [THIEF-CLIMB-1] [SWITCH-3] [THIEF-UPGRADE-6] Cubes for a wall. */
export const climbCost = (s: State): number => CLIMB[s.settings.climbCost] - (hasUpgrade(s, 'climbingGear') ? 1 : 0);

/** [THIEF-MOVE-1] Steps over open ways, and over walls if he can pay for the climb. */
export function addSteps(s: State, options: Acts): void {
  if (stepsLeft(s) === 0) return;
  const { at, cubes } = s.thief!;
  const climbs = cubes >= climbCost(s);
  for (let side = 0; side < 4; side++) {
    const there = beside(s, at, side);
    if (there < 0) continue;
    if (wayTo(s, at, side) >= 0) options.push({ do: 'sneak', to: there });
    else if (climbs) options.push({ do: 'climb', to: there });
  }
}

/** [THIEF-MOVE-3] He looks under the tile; his movement is over. */
export function peek(s: State): void {
  const t = s.thief!;
  t.done |= PEEKED;
  if (!t.peeked.includes(t.at)) t.peeked = [...t.peeked, t.at];
  nowKnown(s);
  tell(s, { news: 'peeked', seat: seatOf(s, 'thief'), space: t.at, face: faceOf(s, t.at).name });
}

export function whyNoStep(s: State, wish: Act & { to?: unknown }): Refusal<Clause> | null {
  if (typeof wish.to !== 'number') return null;
  const { at, cubes } = s.thief!;
  const clause = barred(s, at, wish.to, wish.do === 'climb');
  return { clause, fact: { steps: stepsLeft(s), cubes } };
}
function barred(s: State, at: Space, to: Space, isClimb: boolean): Clause {
  if ((s.thief!.done & PEEKED) !== 0) return 'THIEF-MOVE-3';
  if (stepsLeft(s) === 0) return 'THIEF-MOVE-2';
  return isAdjacent(s, at, to) && isClimb ? 'THIEF-CLIMB-1' : 'THIEF-MOVE-1';
}

export const peeking: Pick<Rules<State, ThiefContents>, 'thief.peeked'> = {
  /** [THIEF-MOVE-4] Now that he knows it, does he reveal it? */
  'thief.peeked': {
    who: (s) => seatOf(s, 'thief'),
    options: () => [{ do: 'lightUp' }, { do: 'leaveDark' }],
    take(s, { space }, act) {
      if (act.do === 'leaveDark') return;
      s.thief!.peeked = s.thief!.peeked.filter((other) => other !== space);
      reveal(s, [space], 'thief', 'thief');
    },
  },
};
