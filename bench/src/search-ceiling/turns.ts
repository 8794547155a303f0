import { bestCavern, type CavernPlay, MOST_FOUND } from './cavern.ts';
import { type Ended, LEAD, type TurnStart } from './table.ts';
import { ROLLS } from './throws.ts';

/** With more diamonds at risk than this, leaving is always best. */
const MOST_RISKED = 10;
const CONVERGED = 1e-7;
const ROUNDS = 3; // a roll that changes nothing leads back to itself; a few rounds are enough to converge

/** Do the tables cover this position? */
export const isWithin = ({ lead }: TurnStart, diamonds: number, nuggets: number): boolean =>
  Math.abs(lead) < LEAD && diamonds <= MOST_RISKED && nuggets <= MOST_FOUND;

/** The best play of a turn, given the value of every way to end it. The tables are those of the last turn looked at. */
export interface Turns extends CavernPlay {
  /** The chance at the start of a turn in the Grotto. Fills the tables. */
  turn(start: TurnStart): number;
  readonly leaving: Float64Array; // by diamonds at risk: the chance after leaving…
  readonly entering: Float64Array; // …or after entering the Cavern
  readonly rolling: readonly (readonly Float64Array[])[]; // by dice kept (0 or 1), free dice and diamonds: after rolling
}

export function bestTurns(ended: Ended): Turns {
  const { visit, throwing } = bestCavern(ended);
  const leaving = new Float64Array(MOST_RISKED + 5);
  const trolled = new Float64Array(MOST_RISKED + 5);
  const entering = new Float64Array(MOST_RISKED + 5);
  const rolling = [0, 1].map(() => ROLLS.map(() => new Float64Array(MOST_RISKED + 5)));

  function turn(start: TurnStart): number {
    const { lead, grotto, cavern, hand } = start;
    for (let risk = Math.min(grotto, MOST_RISKED + 4); risk >= 0; risk--) {
      leaving[risk] = ended(grotto - risk, cavern, hand, lead + risk);
      trolled[risk] = ended(grotto - risk, cavern, hand + risk, lead);
      entering[risk] = risk > MOST_RISKED ? leaving[risk]! : visit(start, risk);
      for (const kept of [1, 0])
        for (let free = 1; free <= 4 - kept; free++) rolling[kept]![free]![risk] = converge(kept, free, risk, grotto);
    }
    return rolling[0]![4]![0]!;
  }

  function converge(kept: number, free: number, risk: number, grotto: number): number {
    const row = rolling[kept]![free]!;
    row[risk] = risk > MOST_RISKED ? 0 : leaving[risk]!;
    for (let round = 0; risk <= MOST_RISKED && round < ROUNDS; round++) {
      const before = row[risk]!;
      row[risk] = afterRoll(kept, free, risk, grotto);
      if (Math.abs(row[risk]! - before) < CONVERGED) break;
    }
    return row[risk]!;
  }

  function afterRoll(kept: number, free: number, risk: number, grotto: number): number {
    let chance = 0;
    for (const roll of ROLLS[free]!) {
      const now = Math.min(grotto, risk + roll.diamonds);
      const left = free - roll.trolls;
      let value = best(kept, left, now);
      // If a die was kept, assume that it is the Key: the two cases are symmetrical.
      if (kept === 1 ? roll.door : roll.key && roll.door) value = Math.max(value, entering[now]!);
      if (kept === 0 && (roll.key || roll.door) && left > 1) value = Math.max(value, best(1, left - 1, now));
      chance += roll.chance * value;
    }
    return chance;
  }

  const best = (kept: number, free: number, risk: number): number =>
    free === 0 ? trolled[risk]! : Math.max(leaving[risk]!, rolling[kept]![free]![risk]!);

  return { turn, visit, leaving, entering, rolling, throwing };
}
