import { afterWaking, HAND, LEAD } from './table.ts';
import { A_OUT, AWAKE, B_OUT, BOTH, GOLD, RED, ROLLS } from './throws.ts';

const RISK = 10; // with more diamonds, or…
const FOUND = 11; // …nuggets at risk everybody leaves
const SETTLED = 1e-7;
const ROUNDS = 3; // a roll that changes nothing leads back to itself; few rounds are enough

/** How a turn began. */
export interface Start {
  readonly lead: number;
  readonly grotto: number;
  readonly cavern: number;
  readonly hand: number;
}
export const isWithin = ({ lead }: Start, diamonds: number, nuggets: number): boolean =>
  Math.abs(lead) < LEAD && diamonds <= RISK && nuggets <= FOUND;

/** The chance of whoever has just ended a turn with so much left in the places and in the Hand, and this lead. */
export type Ended = (grotto: number, cavern: number, hand: number, lead: number) => number;

/** A turn played as well as can be, by what it is worth to have ended it; the tables are of the one looked at last. */
export interface Turns {
  /** The chance at the start of a turn in the Grotto. Fills the tables. */
  turn(start: Start): number;
  /** The chance at the door of the Cavern with so many diamonds at risk. Fills `throwing`. */
  visit(start: Start, diamonds: number): number;
  readonly leaving: Float64Array; // by diamonds at risk: the chance after leaving…
  readonly entering: Float64Array; // …or entering the Cavern
  readonly rolling: readonly (readonly Float64Array[])[]; // by dice kept (0 or 1), free dice and diamonds: after rolling
  readonly throwing: readonly Float64Array[]; // by red dice out and nuggets found: after throwing once more
}

export function bestTurns(ended: Ended): Turns {
  const rows = () => [BOTH, A_OUT, B_OUT].map(() => new Float64Array(FOUND + 5));
  const throwing = rows();
  const staying = rows(); // at its best
  const leaving = new Float64Array(RISK + 5);
  const trolled = new Float64Array(RISK + 5);
  const entering = new Float64Array(RISK + 5);
  const rolling = [0, 1].map(() => ROLLS.map(() => new Float64Array(RISK + 5)));

  function visit(start: Start, diamonds: number): number {
    const { lead, grotto, cavern, hand } = start;
    for (let found = Math.min(cavern, FOUND + 4); found >= 0; found--) {
      const leave = ended(grotto - diamonds, cavern - found, hand, lead + diamonds + 3 * found);
      for (const out of [B_OUT, A_OUT, BOTH]) {
        if (found > FOUND || found === cavern) staying[out]![found] = leave;
        else {
          throwing[out]![found] = thrown(start, diamonds, out, found, leave);
          staying[out]![found] = Math.max(leave, throwing[out]![found]!);
        }
      }
    }
    return staying[BOTH]![0]!;
  }

  function thrown(start: Start, diamonds: number, out: number, found: number, leave: number): number {
    const { lead, grotto, cavern, hand } = start;
    let chance = 0;
    let nothing = 0;
    for (let nuggets = 0; nuggets < GOLD.length; nuggets++) {
      const now = Math.min(found + nuggets, cavern);
      const lost = lead - diamonds - 3 * now - Math.min(HAND, hand);
      let value = RED[out]![AWAKE]! * ended(grotto - diamonds, cavern - now, afterWaking(hand), lost);
      for (let next = out; next <= B_OUT; next++) {
        if (next === out && now === found) nothing += GOLD[nuggets]! * RED[out]![next]!;
        else value += RED[out]![next]! * staying[next]![now]!;
      }
      chance += GOLD[nuggets]! * value;
    }
    return Math.max(chance / (1 - nothing), chance + nothing * leave); // a throw of nothing: again, or leave
  }

  function turn(start: Start): number {
    const { lead, grotto, cavern, hand } = start;
    for (let risk = Math.min(grotto, RISK + 4); risk >= 0; risk--) {
      leaving[risk] = ended(grotto - risk, cavern, hand, lead + risk);
      trolled[risk] = ended(grotto - risk, cavern, hand + risk, lead);
      entering[risk] = risk > RISK ? leaving[risk]! : visit(start, risk);
      for (const kept of [1, 0])
        for (let free = 1; free <= 4 - kept; free++) rolling[kept]![free]![risk] = settled(kept, free, risk, grotto);
    }
    return rolling[0]![4]![0]!;
  }

  function settled(kept: number, free: number, risk: number, grotto: number): number {
    const row = rolling[kept]![free]!;
    row[risk] = risk > RISK ? 0 : leaving[risk]!;
    for (let round = 0; risk <= RISK && round < ROUNDS; round++) {
      const before = row[risk]!;
      row[risk] = rolled(kept, free, risk, grotto);
      if (Math.abs(row[risk]! - before) < SETTLED) break;
    }
    return row[risk]!;
  }

  function rolled(kept: number, free: number, risk: number, grotto: number): number {
    let chance = 0;
    for (const roll of ROLLS[free]!) {
      const now = Math.min(grotto, risk + roll.diamonds);
      const left = free - roll.trolls;
      let value = best(kept, left, now);
      if (kept === 1 ? roll.door : roll.key && roll.door) value = Math.max(value, entering[now]!); // say the Key lies aside
      if (kept === 0 && (roll.key || roll.door) && left > 1) value = Math.max(value, best(1, left - 1, now));
      chance += roll.chance * value;
    }
    return chance;
  }

  const best = (kept: number, free: number, risk: number): number =>
    free === 0 ? trolled[risk]! : Math.max(leaving[risk]!, rolling[kept]![free]![risk]!);

  return { turn, visit, leaving, entering, rolling, throwing };
}
