import { GROTTO_DICE } from '../data/dice.ts';
import { DIAMONDS } from '../data/treasure.ts';
import type { CavernValues } from './cavern.ts';
import { BOTH_OUT, GROTTO_CASES, GROTTO_ROLLS } from './odds.ts';

/** What the Grotto is worth in points, by free dice, halves of the pair set aside (0 or 1) and diamonds at risk. */
export interface GrottoValues {
  /** Rolling or leaving, whichever is better. */
  worth(free: number, kept: number, atRisk: number): number;
  rolling(free: number, kept: number, atRisk: number): number;
  /** Rolling only this many of the free dice [GROTTO-9]. */
  rollingSome(dice: number, free: number, kept: number, atRisk: number): number;
  entering(atRisk: number): number;
}

const SETTLED = 1e-9;

/**
 * Worked out backwards like the Cavern: more diamonds, more kept, fewer free dice come first. A roll of only Keys and Doors
 * can lead back to where it started, so such values are iterated until they settle. Key and Door are symmetrical.
 */
export function grottoValues(
  cavern: CavernValues,
  nuggets: number,
  diamondsLeft: boolean,
  mayHold: boolean,
): GrottoValues {
  const open = nuggets > 0; // [KEY-8]
  const table = [0, 1].map(() => Array.from({ length: GROTTO_DICE + 1 }, () => new Float64Array(DIAMONDS + 1)));
  const entering = (atRisk: number): number => cavern.worth(BOTH_OUT, atRisk, nuggets);
  const worth = (free: number, kept: number, atRisk: number): number =>
    free === 0 ? 0 : Math.max(atRisk, table[kept]![free]![Math.min(atRisk, DIAMONDS)]!); // [TROLL-1]

  /** The best choice after a roll. */
  function afterRoll(free: number, kept: number, atRisk: number, key: boolean, door: boolean): number {
    let best = worth(free, kept, atRisk);
    if (!open) return best;
    if (kept === 1) return door ? Math.max(best, entering(atRisk)) : best; // [ODDS-2] say the Key is set aside
    if (key && door) best = Math.max(best, entering(atRisk));
    return (key || door) && free > 1 ? Math.max(best, worth(free - 1, 1, atRisk)) : best; // [KEY-7]
  }

  function rollingSome(dice: number, free: number, kept: number, atRisk: number): number {
    let value = 0;
    for (const { diamonds, trolls, key, door, cases } of GROTTO_ROLLS[dice]!) {
      const risk = Math.min(DIAMONDS, atRisk + (diamondsLeft ? diamonds : 0));
      value += (cases / GROTTO_CASES[dice]!) * afterRoll(free - trolls, kept, risk, key, door);
    }
    return value;
  }

  function rolling(free: number, kept: number, atRisk: number): number {
    let best = rollingSome(free, free, kept, atRisk);
    if (mayHold) for (let dice = 1; dice < free; dice++) best = Math.max(best, rollingSome(dice, free, kept, atRisk));
    return best;
  }

  for (let atRisk = DIAMONDS; atRisk >= 0; atRisk--)
    for (const kept of [1, 0])
      for (let free = 1; free <= GROTTO_DICE - kept; free++) {
        const row = table[kept]![free]!;
        for (let before = Number.NaN; !(Math.abs(row[atRisk]! - before) < SETTLED); ) {
          before = row[atRisk]!;
          row[atRisk] = rolling(free, kept, atRisk);
        }
      }

  return {
    worth,
    entering,
    rolling: (free, kept, atRisk) => table[kept]![free]![Math.min(atRisk, DIAMONDS)]!,
    rollingSome,
  };
}
