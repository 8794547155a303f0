import { type Act, nowKnown, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import type { Space } from '../../../data/places.ts';
import { CANYON_CUBES, CANYON_STEPS, PIT_TRIP } from '../../../data/terrain.ts';
import type { State } from '../../../state.ts';
import { reveal } from '../../../terrain/words/effects/revealing.ts';
import { beyondCanyon, throughPits, waysOut } from '../../../terrain/words/questions/crossing.ts';
import { beside, faceOf, isAdjacent, isDark, wayTo } from '../../../terrain/words/questions/map.ts';
import { isHole, isPit } from '../../../terrain/words/questions/spaces.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { ThiefContents } from '../contents.ts';
import { PEEKED } from '../state.ts';
import { cubesToClimb, hasUpgrade, thiefMovement } from '../words/questions.ts';

type Acts = ThiefContents['thief.act']['act'][];

/** [THIEF-MOVE-2] Steps left; none once he has peeked. */
export const stepsLeft = (s: State): number =>
  (s.thief!.done & PEEKED) !== 0 ? 0 : Math.max(0, thiefMovement(s) - s.thief!.steps);
/** [THIEF-MOVE-3] */
export const mayPeek = (s: State): boolean => (s.thief!.done & PEEKED) === 0 && isDark(s, s.thief!.at);
/** [THIEF-CLIMB-1] Cubes for a wall. */
export const climbCost = (s: State): number => cubesToClimb(s.settings, hasUpgrade(s, 'climbingGear'));

/** [THIEF-MOVE-1] Steps over open ways, and over walls if he can pay for the climb. */
export function addSteps(s: State, options: Acts): void {
  if (stepsLeft(s) === 0) return;
  const { at, cubes } = s.thief!;
  const climbs = cubes >= climbCost(s);
  for (let side = 0; side < 4; side++) {
    const there = beside(s, at, side);
    if (there < 0) continue;
    if (isHole(there)) addCanyon(s, side, options);
    else if (wayTo(s, at, side) >= 0) options.push({ do: 'sneak', to: there });
    else if (climbs) options.push({ do: 'climb', to: there });
  }
  if (!s.settings.terrain) return;
  if (stepsLeft(s) >= PIT_TRIP)
    for (const to of throughPits(s, at)) if (!isAdjacent(s, at, to)) options.push({ do: 'sneak', to }); // [TERRAIN-14]
  for (const cell of waysOut(s, at)) options.push({ do: 'sneakOut', cell }); // [TERRAIN-4]
}

/** [TERRAIN-9] Across a Canyon's end he climbs, for one cube more. */
function addCanyon(s: State, side: number, options: Acts): void {
  const { at, cubes } = s.thief!;
  const to = beyondCanyon(s, at, side);
  if (to < 0 || isAdjacent(s, at, to) || stepsLeft(s) < CANYON_STEPS) return;
  if (cubes >= climbCost(s) + CANYON_CUBES) options.push({ do: 'climb', to });
}
/** The steps that his move takes. */
export const stepsTo = (s: State, to: Space, climbing: boolean): number =>
  isAdjacent(s, s.thief!.at, to) ? 1 : climbing ? CANYON_STEPS : PIT_TRIP;

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
  if (isHole(to)) return isPit(to) ? 'TERRAIN-14' : 'TERRAIN-8';
  if (throughPits(s, at).includes(to)) return 'TERRAIN-14';
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
