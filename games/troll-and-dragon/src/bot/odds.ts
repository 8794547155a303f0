import { DRAGON_SIDES, GROTTO_DICE, GROTTO_FACES, TREASURE_DICE, TREASURE_FACES } from '../data/dice.ts';

// The chances of the dice, counted from their faces. Weights are whole numbers of equally likely cases.

/** One kind of outcome of a roll of white dice. */
interface GrottoOutcome {
  readonly diamonds: number;
  readonly trolls: number;
  readonly key: boolean; // is there at least one?
  readonly door: boolean;
  readonly cases: number;
}

/** Every outcome of rolling this many white dice, equal ones counted together. */
function countGrottoRoll(dice: number): GrottoOutcome[] {
  const found = new Map<string, { -readonly [K in keyof GrottoOutcome]: GrottoOutcome[K] }>();
  const roll = (left: number, diamonds: number, trolls: number, key: boolean, door: boolean): void => {
    if (left === 0) {
      const outcome = found.get(`${diamonds} ${trolls} ${key} ${door}`);
      if (outcome === undefined)
        found.set(`${diamonds} ${trolls} ${key} ${door}`, { diamonds, trolls, key, door, cases: 1 });
      else outcome.cases++;
      return;
    }
    for (const face of GROTTO_FACES)
      roll(
        left - 1,
        diamonds + +(face === 'diamond'),
        trolls + +(face === 'troll'),
        key || face === 'key',
        door || face === 'door',
      );
  };
  roll(dice, 0, 0, false, false);
  return [...found.values()];
}

/** [ODDS-1] By number of dice. */
export const GROTTO_ROLLS: readonly (readonly GrottoOutcome[])[] = Array.from({ length: GROTTO_DICE + 1 }, (_, dice) =>
  countGrottoRoll(dice),
);
export const GROTTO_CASES: readonly number[] = GROTTO_ROLLS.map((_, dice) => GROTTO_FACES.length ** dice);

/** [ODDS-3] By number of nuggets: in how many cases one gold roll pays that many. */
export const GOLD_THROW: readonly number[] = countGoldThrow(TREASURE_DICE);
export const GOLD_CASES = TREASURE_FACES.length ** TREASURE_DICE;

function countGoldThrow(dice: number): number[] {
  if (dice === 0) return [1];
  const cases: number[] = [];
  countGoldThrow(dice - 1).forEach((before, nuggets) => {
    for (const face of TREASURE_FACES) cases[nuggets + face] = (cases[nuggets + face] ?? 0) + before;
  });
  return cases;
}

/** The Dragon's eyes: which red dice are still out. */
export const BOTH_OUT = 0;
export const A_OUT = 1;
export const B_OUT = 2;
export const AWAKE = 3;
export type Eyes = typeof BOTH_OUT | typeof A_OUT | typeof B_OUT;

/** [ODDS-4] [ODDS-5] In how many cases a red roll leads from these eyes to those. Every row adds up to RED_CASES. */
export function redThrow([a, b]: readonly [number, number]): readonly (readonly number[])[] {
  const [blankA, blankB] = [DRAGON_SIDES - a, DRAGON_SIDES - b];
  return [
    [blankA * blankB, blankA * b, a * blankB, a * b],
    [0, blankA * DRAGON_SIDES, 0, a * DRAGON_SIDES],
    [0, 0, blankB * DRAGON_SIDES, b * DRAGON_SIDES],
  ];
}
export const RED_CASES = DRAGON_SIDES ** 2;
