import { describe, expect, test } from 'vitest';
import { ended } from '../src/bot/chances.ts';
import { worths } from '../src/bot/worths.ts';
import { trollAndDragon } from '../src/index.ts';
import { inCavern, inGrotto } from '../src/scenes/lay.ts';
import { KNIGHT } from './acting.ts';

const { options } = trollAndDragon;
const worthsOf = (s: ReturnType<typeof inCavern>) => worths(s, KNIGHT, options(s, KNIGHT));
const two = { seats: 2, grotto: 0, cavern: 20 } as const;

describe('the last turn, the Grotto empty, die B still out', () => {
  // A roll brings nuggets in 20 of 36 cases, and the Dragon sleeps on in two of three.
  const withOne = ((20 / 36) * (2 / 3)) / (1 - (16 / 36) * (2 / 3));

  test('five behind with one nugget: one more is enough', () => {
    const s = inCavern(
      {
        ...two,
        cavern: 19,
        atRisk: [0, 1],
        packs: [
          [0, 0],
          [5, 0],
        ],
      },
      'Dragon –',
    );
    expect(worthsOf(s)).toEqual([expect.closeTo(withOne, 9), 0]);
  });

  test('five behind with none: it takes two', () => {
    const s = inCavern(
      {
        ...two,
        packs: [
          [0, 0],
          [5, 0],
        ],
      },
      'Dragon –',
    );
    const withNone = ((8 / 36) * (2 / 3) * withOne + (12 / 36) * (2 / 3)) / (1 - (16 / 36) * (2 / 3));
    expect(worthsOf(s)).toEqual([expect.closeTo(withNone, 9), 0]);
  });

  test('as many points: the nuggets decide', () => {
    const withNuggets = inCavern(
      {
        ...two,
        cavern: 19,
        atRisk: [0, 1],
        packs: [
          [2, 0],
          [5, 0],
        ],
      },
      'Dragon –',
    );
    expect(worthsOf(withNuggets)![1]).toBe(1);
    const without = inCavern(
      {
        ...two,
        atRisk: [3, 0],
        packs: [
          [2, 0],
          [2, 1],
        ],
      },
      'Dragon –',
    );
    expect(worthsOf(without)![1]).toBe(0);
  });
});

test('in the Grotto: with the last die, a diamond ahead is worth more than a roll', () => {
  const s = inGrotto('T T T D', {
    seats: 2,
    grotto: 0,
    atRisk: [3, 0],
    packs: [
      [9, 0],
      [11, 0],
    ],
  });
  const [roll, leave] = worthsOf(s)!;
  expect(leave).toBe(1);
  expect(roll).toBeCloseTo(2 / 3, 6); // whatever else it shows, the adventurer can still go home with it
});

test('a chance grows with the lead', () => {
  for (const [grotto, cavern, hand] of [
    [60, 50, 0],
    [17, 9, 2],
    [3, 30, 7],
    [1, 1, 0],
  ] as const) {
    let before = 0;
    for (let lead = -50; lead <= 50; lead++) {
      const chance = ended(grotto, cavern, hand, lead, 0);
      expect(chance).toBeGreaterThanOrEqual(before);
      before = chance;
    }
    expect(before).toBeGreaterThan(0.75);
  }
});

test('worked out for the usual game of two, and for no other', () => {
  const layout = { atRisk: [2, 0] } as const;
  expect(worthsOf(inGrotto('T T D D', { ...layout, seats: 2 }))).not.toBeNull();
  expect(worthsOf(inGrotto('T T D D', { ...layout, seats: 3 }))).toBeNull();
  for (const settings of [{ dice: '2+2' }, { end: 'both' }, { reroll: 'any' }, { duel: 'plan' }] as const)
    expect(worthsOf(inGrotto('T T D D', { ...layout, seats: 2, settings }))).toBeNull();
});
