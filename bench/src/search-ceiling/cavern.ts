import { afterWaking, type Ended, HAND, type TurnStart } from './table.ts';
import { A_OUT, AWAKE, B_OUT, BOTH, GOLD, RED } from './throws.ts';

/** With more nuggets at risk than this, leaving is always best. */
export const MOST_FOUND = 11;

/** The best play in the Cavern. The table is that of the last visit. */
export interface CavernPlay {
  /** The chance on entering the Cavern with this many diamonds at risk. Fills `throwing`. */
  visit(start: TurnStart, diamonds: number): number;
  readonly throwing: readonly Float64Array[]; // by red dice out and nuggets found: the chance after throwing once more
}

export function bestCavern(ended: Ended): CavernPlay {
  const rows = () => [BOTH, A_OUT, B_OUT].map(() => new Float64Array(MOST_FOUND + 5));
  const throwing = rows();
  const staying = rows(); // the better of throwing and leaving

  function visit(start: TurnStart, diamonds: number): number {
    const { lead, grotto, cavern, hand } = start;
    for (let found = Math.min(cavern, MOST_FOUND + 4); found >= 0; found--) {
      const leave = ended(grotto - diamonds, cavern - found, hand, lead + diamonds + 3 * found);
      for (const out of [B_OUT, A_OUT, BOTH]) {
        if (found > MOST_FOUND || found === cavern) staying[out]![found] = leave;
        else {
          throwing[out]![found] = afterThrow(start, diamonds, out, found, leave);
          staying[out]![found] = Math.max(leave, throwing[out]![found]!);
        }
      }
    }
    return staying[BOTH]![0]!;
  }

  function afterThrow(start: TurnStart, diamonds: number, out: number, found: number, leave: number): number {
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
    return Math.max(chance / (1 - nothing), chance + nothing * leave); // if a throw changes nothing: throw again, or leave
  }

  return { visit, throwing };
}
