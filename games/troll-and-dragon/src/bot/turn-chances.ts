import { DRAGON_PRESETS, type DragonPreset, GROTTO_DICE } from '../data/dice.ts';
import { HAND_SHARE_OF_TWO, NUGGET_POINTS } from '../data/treasure.ts';
import {
  A_OUT,
  AWAKE,
  B_OUT,
  BOTH_OUT,
  type Eyes,
  GOLD_CASES,
  GOLD_THROW,
  GROTTO_CASES,
  GROTTO_ROLLS,
  RED_CASES,
  redThrow,
} from './odds.ts';

// A whole turn of a game of two, with every roll that may come, in chances of winning. Where `values.ts` counts points,
// this knows what points are worth at the score.

/** What there was when the turn began. */
export interface TurnStart {
  readonly grotto: number;
  readonly cavern: number;
  readonly hand: number;
  readonly lead: number; // of the adventurer, in points…
  readonly nuggets: number; // …and in nuggets, which break ties
}

/** The adventurer's chance once the turn has ended with this left, and this lead. */
export type Ended = (grotto: number, cavern: number, hand: number, lead: number, nuggets: number) => number;

/** With this much at risk leaving is right, whatever the score: the tables end there. */
export const MOST_DIAMONDS = 14;
export const MOST_NUGGETS = 14;

const EYES = [A_OUT, B_OUT, BOTH_OUT] as const; // one eye open comes first: closed eyes lead there
const SETTLED = 1e-7;
const ROUNDS = 8; // until a roll that leads back to where it started has settled
const RED = Object.fromEntries(
  Object.entries(DRAGON_PRESETS).map(([preset, dragons]) => [preset, redThrow(dragons)]),
) as { readonly [preset in DragonPreset]: ReturnType<typeof redThrow> };

/** The adventurer's chances in one turn, played as well as possible from here. */
export interface TurnChances {
  leaving(diamonds: number, nuggets: number): number;
  entering(diamonds: number): number;
  /** Rolling, with this many dice free and halves of the pair set aside (0 or 1). */
  rolling(free: number, kept: number, diamonds: number): number;
  throwing(eyes: Eyes, diamonds: number, nuggets: number): number;
}

/** Worked out backwards: from much at risk to little, from few free dice to many, from one eye open to none. */
export function turnChances(start: TurnStart, dice: DragonPreset, ended: Ended): TurnChances {
  const { grotto, cavern, hand, lead } = start;
  const red = RED[dice];
  const mostDiamonds = Math.min(grotto, MOST_DIAMONDS);
  const mostNuggets = Math.min(cavern, MOST_NUGGETS);
  const duels: (readonly Float64Array[])[] = []; // by diamonds at risk, then eyes and nuggets: after rolling once more
  const rolls = [0, 1].map(() => GROTTO_ROLLS.map(() => new Float64Array(mostDiamonds + 1)));
  const entered = new Float64Array(mostDiamonds + 1);
  const left = new Float64Array(mostDiamonds + 1);
  const trolled = new Float64Array(mostDiamonds + 1);

  const leaving = (diamonds: number, nuggets: number): number =>
    ended(
      grotto - diamonds,
      cavern - nuggets,
      hand,
      lead + diamonds + NUGGET_POINTS * nuggets,
      start.nuggets + nuggets,
    );

  /** [SHARE-4] The rival takes what was at risk, and its share of the Troll Hand. */
  function woken(diamonds: number, nuggets: number): number {
    const dropped = Math.min(hand, HAND_SHARE_OF_TWO);
    const lost = diamonds + NUGGET_POINTS * nuggets + dropped;
    return ended(grotto - diamonds, cavern - nuggets, hand - dropped, lead - lost, start.nuggets - nuggets);
  }

  function duel(diamonds: number): readonly Float64Array[] {
    const throwing = EYES.map(() => new Float64Array(mostNuggets + 1));
    const staying = EYES.map(() => new Float64Array(mostNuggets + 1));
    const lost = Array.from({ length: mostNuggets + 1 }, (_, nuggets) => woken(diamonds, nuggets));
    for (let found = mostNuggets; found >= 0; found--) {
      const leave = leaving(diamonds, found);
      for (const eyes of EYES) {
        const more = found === mostNuggets ? 0 : afterThrow(eyes, found, leave, staying, lost);
        throwing[eyes]![found] = more;
        staying[eyes]![found] = Math.max(leave, more);
      }
    }
    entered[diamonds] = staying[BOTH_OUT]![0]!;
    return throwing;
  }

  function afterThrow(
    eyes: Eyes,
    found: number,
    leave: number,
    staying: readonly Float64Array[],
    lost: readonly number[],
  ): number {
    let chance = 0;
    let same = 0; // a roll that changes nothing leads back here
    for (let nuggets = 0; nuggets < GOLD_THROW.length; nuggets++) {
      const now = Math.min(mostNuggets, found + nuggets);
      let after = red[eyes]![AWAKE]! * lost[now]!;
      for (const next of EYES)
        if (next === eyes && now === found) same += GOLD_THROW[nuggets]! * red[eyes]![next]!;
        else after += red[eyes]![next]! * staying[next]![now]!;
      chance += GOLD_THROW[nuggets]! * after;
    }
    const cases = GOLD_CASES * RED_CASES;
    return Math.max(chance / (cases - same), (chance + same * leave) / cases);
  }

  const staying = (free: number, kept: number, diamonds: number): number =>
    free === 0 ? trolled[diamonds]! : Math.max(left[diamonds]!, rolls[kept]![free]![diamonds]!);

  function afterRoll(free: number, kept: number, diamonds: number): number {
    let chance = 0;
    for (const roll of GROTTO_ROLLS[free]!) {
      const risk = Math.min(mostDiamonds, diamonds + roll.diamonds);
      const still = free - roll.trolls;
      let best = staying(still, kept, risk);
      if (kept === 1 ? roll.door : roll.key && roll.door) best = Math.max(best, entered[risk]!); // [ODDS-2] say the Key is set aside
      if (kept === 0 && (roll.key || roll.door) && still > 1) best = Math.max(best, staying(still - 1, 1, risk)); // [KEY-7]
      chance += roll.cases * best;
    }
    return chance / GROTTO_CASES[free]!;
  }

  for (let diamonds = mostDiamonds; diamonds >= 0; diamonds--) {
    left[diamonds] = leaving(diamonds, 0);
    trolled[diamonds] = ended(grotto - diamonds, cavern, hand + diamonds, lead, start.nuggets);
    duels[diamonds] = duel(diamonds);
    for (const kept of [1, 0])
      for (let free = 1; free <= GROTTO_DICE - kept; free++) {
        const row = rolls[kept]![free]!;
        row[diamonds] = diamonds === MOST_DIAMONDS ? 0 : left[diamonds]!;
        for (let round = 0; diamonds < MOST_DIAMONDS && round < ROUNDS; round++) {
          const before = row[diamonds]!;
          row[diamonds] = afterRoll(free, kept, diamonds);
          if (Math.abs(row[diamonds]! - before) < SETTLED) break;
        }
      }
  }

  return {
    leaving,
    entering: (diamonds) => entered[diamonds]!,
    rolling: (free, kept, diamonds) => rolls[kept]![free]![diamonds]!,
    throwing: (eyes, diamonds, nuggets) => duels[diamonds]![eyes]![nuggets]!,
  };
}
