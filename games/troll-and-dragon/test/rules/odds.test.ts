import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { breakEven, cavernValues } from '../../src/bot/cavern.ts';
import { A_OUT, B_OUT, BOTH_OUT, GOLD_THROW, GROTTO_ROLLS, redThrow } from '../../src/bot/odds.ts';
import { DRAGON_PRESETS, type DragonPreset } from '../../src/data/dice.ts';
import { inCavern, inGrotto } from '../../src/scenes/lay.ts';
import { KNIGHT, PRESETS, play } from '../acting.ts';

// Every case is rolled with loaded dice, played by the rules and counted. Nothing is sampled.

/** All sequences of this many rolls of a six-sided die. */
function everyDraw(dice: number): number[][] {
  if (dice === 0) return [[]];
  return everyDraw(dice - 1).flatMap((draw) => [0, 1, 2, 3, 4, 5].map((face) => [...draw, face]));
}

/** Lowest terms, as text: '17/18'. */
function fraction(cases: bigint, of: bigint): string {
  const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));
  const by = common(cases, of);
  return of === by ? `${cases / by}` : `${cases / by}/${of / by}`;
}

describe('Odds of the Grotto', () => {
  const lying = ['', 'T T T D', 'T T D D', 'T D D D', 'D D D D'];

  /** The outcome of every roll of this many free dice. */
  const rolls = (free: number) =>
    everyDraw(free).map((draw) => {
      const s = inGrotto(lying[free]!);
      loadDice(s, ...draw);
      s.news = [];
      play(s, KNIGHT, 'roll white');
      const rolled = s.news.find((news) => news.news === 'rolled')!;
      return {
        faces: rolled.faces.filter((face) => face !== null),
        diamonds: rolled.diamonds,
        trolled: s.adventurer !== KNIGHT,
      };
    });
  const among = (n: number, free: number): string => fraction(BigInt(n), 6n ** BigInt(free));

  test.each([
    [4, '1/81', '4/3', '151/648'],
    [3, '1/27', '1', '5/36'],
    [2, '1/9', '2/3', '1/18'],
    [1, '1/3', '1/3', '0'],
  ])('[ODDS-1] %i free dice: Troll %s, diamonds %s, Key and Door %s', (free, troll, diamonds, pair) => {
    const all = rolls(free);
    expect(among(all.filter(({ trolled }) => trolled).length, free)).toBe(troll);
    expect(
      among(
        all.reduce((sum, roll) => sum + roll.diamonds, 0),
        free,
      ),
    ).toBe(diamonds);
    const both = all.filter(({ faces }) => faces.includes('key') && faces.includes('door'));
    expect(among(both.length, free)).toBe(pair);
  });

  test.each([
    [3, '91/216'],
    [2, '11/36'],
    [1, '1/6'],
  ])('[ODDS-2] the chance of the missing half with %i dice is %s', (free, chance) => {
    expect(among(rolls(free).filter(({ faces }) => faces.includes('door')).length, free)).toBe(chance);
  });

  test('[ODDS-1] the bots count the same', () => {
    for (const free of [1, 2, 3, 4])
      for (const outcome of GROTTO_ROLLS[free]!) {
        const same = rolls(free).filter(
          ({ faces, diamonds }) =>
            diamonds === outcome.diamonds &&
            faces.filter((face) => face === 'troll').length === outcome.trolls &&
            faces.includes('key') === outcome.key &&
            faces.includes('door') === outcome.door,
        );
        expect(same).toHaveLength(outcome.cases);
      }
  });
});

test('[ODDS-3] one gold roll', () => {
  const paid = [0, 0, 0, 0, 0];
  for (const draw of everyDraw(2)) {
    const s = inCavern({ settings: { duel: 'race' } });
    loadDice(s, ...draw);
    paid[play(s, KNIGHT, 'roll gold').riskNuggets]!++;
  }
  expect(paid).toEqual([16, 8, 9, 2, 1]);
  expect(paid.reduce((sum, cases, nuggets) => sum + cases * nuggets, 0)).toBe(36);
  expect(GOLD_THROW).toEqual(paid);
});

describe('Odds of the Dragon', () => {
  /** In how many of 36 red rolls the rules lead from these eyes to those, in one step. */
  function transitions(preset: DragonPreset): number[][] {
    return ['', '– Dragon', 'Dragon –'].map((red, eyes) => {
      const counts = [0, 0, 0, 0];
      for (const draw of everyDraw(2)) {
        const s = inCavern({ seats: 2, settings: { dice: preset } }, red);
        loadDice(s, 0, 0, ...(eyes === BOTH_OUT ? draw : draw.slice(1)));
        play(s, KNIGHT, 'roll gold');
        const awake = s.adventurer !== KNIGHT;
        counts[awake ? 3 : s.red[0] === 'dragon' ? B_OUT : s.red[1] === 'dragon' ? A_OUT : BOTH_OUT]!++;
      }
      return counts;
    });
  }

  /** In exactly how many of 36ⁿ cases it still sleeps after n rolls, starting from these eyes. */
  function asleep(preset: DragonPreset, n: number, from: number = BOTH_OUT): bigint {
    const step = transitions(preset);
    let now = [0n, 0n, 0n];
    now[from] = 1n;
    for (let i = 0; i < n; i++)
      now = [0, 1, 2].map((to) => now.reduce((sum, cases, eyes) => sum + cases * BigInt(step[eyes]![to]!), 0n));
    return now[0]! + now[1]! + now[2]!;
  }
  const odds = (preset: DragonPreset, n: number): number =>
    Number((asleep(preset, n) * 10n ** 12n) / 36n ** BigInt(n)) / 1e12;

  test.each([
    ['1+2', ['17/18', '269/324', '4103/5832', '61361/104976', '908207/1889568', '13376609/34012224']],
    ['1+1', ['35/36', '1175/1296', '38375/46656', '1229375/1679616', '38834375/60466176', '1213859375/2176782336']],
    ['2+2', ['8/9', '56/81', '368/729', '2336/6561', '14528/59049', '89216/531441']],
  ] as const)('[ODDS-4] [BEAT-1] asleep after 1 to 6 steps, dice %s', (preset, fractions) => {
    const counted = fractions.map((_, i) => fraction(asleep(preset, i + 1), 36n ** BigInt(i + 1)));
    expect(counted).toEqual(fractions);
  });

  test.each([
    [7, 0.4803, 0.3213, 0.1136],
    [8, 0.411, 0.2625, 0.0765],
    [9, 0.3501, 0.2148, 0.0513],
    [10, 0.2969, 0.176, 0.0344],
    [12, 0.2117, 0.119, 0.0154],
    [15, 0.1256, 0.067, 0.0046],
    [20, 0.0515, 0.0264, 0.0006],
  ])('[ODDS-4] asleep after %i rolls', (n, oneOne, oneTwo, twoTwo) => {
    expect(odds('1+1', n)).toBeCloseTo(oneOne, 4);
    expect(odds('1+2', n)).toBeCloseTo(oneTwo, 4);
    expect(odds('2+2', n)).toBeCloseTo(twoTwo, 4);
  });

  test.each([
    ['1+1', 96, 11],
    ['1+2', 27, 4],
    ['2+2', 21, 5],
  ] as const)('[ODDS-4] dice %s take %i/%i rolls to wake', (preset, cases, of) => {
    const [both, a, b] = transitions(preset) as [number[], number[], number[]];
    const waitA = 36 / a[3]!;
    const waitB = 36 / b[3]!;
    const wait = (36 + both[A_OUT]! * waitA + both[B_OUT]! * waitB) / (36 - both[BOTH_OUT]!);
    expect(wait).toBeCloseTo(cases / of, 12);
  });

  test('[ODDS-5] with one Dragon showing', () => {
    expect(fraction(asleep('1+2', 3, A_OUT), 36n ** 3n)).toBe('125/216');
    expect(fraction(asleep('1+2', 3, B_OUT), 36n ** 3n)).toBe('8/27');
  });

  test.each([
    ['1+1', 7, 3.36],
    ['1+2', 5, 2.4],
    ['2+2', 3, 1.51],
  ] as const)('[ODDS-4] with dice %s, %i rolls keep the most nuggets', (preset, best, kept) => {
    const keeps = Array.from({ length: 20 }, (_, i) => (i + 1) * odds(preset, i + 1));
    expect(keeps.indexOf(Math.max(...keeps)) + 1).toBe(best);
    expect(keeps[best - 1]).toBeCloseTo(kept, 2);
  });

  test.each(PRESETS)('[ODDS-4] [ODDS-5] the bots count the same with dice %s', (preset) => {
    expect(redThrow(DRAGON_PRESETS[preset])).toEqual(transitions(preset));
  });

  test.each([
    [0, [50, 14, 5]],
    [1 / 3, [37, 10, 3]],
    [1, [23, 5, 1]],
  ])('[ODDS-6] how many points another roll still pays at, rivals counting %f', (rivals, points) => {
    const values = cavernValues(DRAGON_PRESETS['1+2'], { rivals, pool: 0 });
    expect([BOTH_OUT, A_OUT, B_OUT].map((eyes) => breakEven(values, eyes as 0 | 1 | 2))).toEqual(points);
  });
});
