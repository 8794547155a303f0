import { NUGGET_POINTS } from '../data/treasure.ts';
import { A_OUT, AWAKE, B_OUT, BOTH_OUT, type Eyes, GOLD_CASES, GOLD_THROW, RED_CASES, redThrow } from './odds.ts';

/** What the rivals' gain is worth, and how much of the Troll Hand the Dragon adds to it. */
interface Stakes {
  readonly rivals: number; // the weight of a point in the rivals' packs
  readonly pool: number; // points the Troll would drop for the rivals
}

const EYES = [A_OUT, B_OUT, BOTH_OUT] as const; // one eye open comes first: closed eyes lead there
const ENOUGH = 100; // points at risk beyond which no one rolls again
const SETTLED = 1e-9; // a smaller difference is rounding
const PLENTY = 12; // nuggets in the Cavern beyond which the supply does not matter

/** What the duel is worth in points, step by step, for a player who knows when to stop. */
export interface CavernValues {
  /** Staying or leaving, whichever is better. */
  worth(eyes: Eyes, atRisk: number, supply: number): number;
  /** Rolling once more and then playing on as well as possible. */
  throwing(eyes: Eyes, atRisk: number, supply: number): number;
  /** Rolling once, if `then` says what follows while the Dragon sleeps. */
  onThrow(eyes: Eyes, atRisk: number, supply: number, then: (eyes: Eyes, found: number) => number): number;
}

/**
 * Worked out backwards: from many points at risk to few, from an empty Cavern to a full one, from one eye open to none.
 * A roll that changes nothing leads back to where it started, so its value is solved for, not iterated.
 */
export function cavernValues(dragons: readonly [number, number], { rivals, pool }: Stakes): CavernValues {
  const table = EYES.map(() => Array.from({ length: PLENTY + 1 }, () => new Float64Array(ENOUGH + 1)));
  const red = redThrow(dragons);

  const worth = (eyes: Eyes, atRisk: number, supply: number): number =>
    atRisk > ENOUGH || supply <= 0 ? atRisk : Math.max(atRisk, table[eyes]![Math.min(supply, PLENTY)]![atRisk]!);

  function onThrow(eyes: Eyes, atRisk: number, supply: number, then: (eyes: Eyes, found: number) => number): number {
    let value = 0;
    for (let nuggets = 0; nuggets < GOLD_THROW.length; nuggets++) {
      const found = Math.min(nuggets, supply);
      let after = -red[eyes]![AWAKE]! * rivals * (atRisk + NUGGET_POINTS * found + pool);
      for (const next of EYES) if (red[eyes]![next]! > 0) after += red[eyes]![next]! * then(next, found);
      value += GOLD_THROW[nuggets]! * after;
    }
    return value / (GOLD_CASES * RED_CASES);
  }

  function solve(eyes: Eyes, atRisk: number, supply: number): number {
    const same = (GOLD_THROW[0]! * red[eyes]![eyes]!) / (GOLD_CASES * RED_CASES);
    const otherwise = onThrow(eyes, atRisk, supply, (next, found) =>
      next === eyes && found === 0
        ? 0
        : worth(next, atRisk + NUGGET_POINTS * found, supply < PLENTY ? supply - found : PLENTY),
    );
    const leaveNext = otherwise + same * atRisk;
    return leaveNext <= atRisk ? leaveNext : otherwise / (1 - same);
  }

  for (let supply = 1; supply <= PLENTY; supply++)
    for (let atRisk = ENOUGH; atRisk >= 0; atRisk--)
      for (const eyes of EYES) table[eyes]![supply]![atRisk] = solve(eyes, atRisk, supply);

  const throwing = (eyes: Eyes, atRisk: number, supply: number): number =>
    atRisk > ENOUGH ? 0 : table[eyes]![Math.min(supply, PLENTY)]![atRisk]!;
  return { worth, throwing, onThrow };
}

/** [ODDS-6] The most points at risk with which another roll pays, in a full Cavern. */
export function breakEven(values: CavernValues, eyes: Eyes): number {
  let atRisk = ENOUGH;
  while (atRisk >= 0 && values.throwing(eyes, atRisk, PLENTY) <= atRisk + SETTLED) atRisk--;
  return atRisk;
}
