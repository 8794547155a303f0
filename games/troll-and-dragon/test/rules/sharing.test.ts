import { describe, expect, test } from 'vitest';
import type { State } from '../../src/index.ts';
import { inCavern, loadBeat } from '../../src/scenes/lay.ts';
import { KNIGHT, play, treasureIn } from '../acting.ts';

/** Wake the Dragon in this many steps: the nth dragon player is the waker. */
function wakeAfter(s: State, beats: number): State {
  for (let i = 1; i < beats; i++) play(loadBeat(s, '0 0', '–'), KNIGHT, 'throw');
  return play(loadBeat(s, '0 0', 'Dragon'), KNIGHT, 'throw');
}
const packs = (s: State): [number, number][] =>
  s.packDiamonds.map((diamonds, seat) => [diamonds, s.packNuggets[seat]!]);

/** The slow, simple version: one piece after another. */
function dealtOneByOne(seats: number, waker: number, diamonds: number, nuggets: number): [number, number][] {
  const packs = Array.from({ length: seats }, (): [number, number] => [0, 0]);
  for (let seat = waker; diamonds + nuggets > 0; seat = (seat + 1) % seats) {
    if (seat === KNIGHT) continue;
    if (nuggets-- > 0) packs[seat]![1]++;
    else {
      nuggets = 0;
      diamonds--;
      packs[seat]![0]++;
    }
  }
  return packs;
}

describe('Sharing', () => {
  test.each([3, 4, 5])('[SHARE-1] with %i players the Troll drops his whole Hand', (seats) => {
    const s = wakeAfter(inCavern({ seats, atRisk: [4, 3], hand: 8 }, 'Dragon –'), 1);
    expect(s.hand).toBe(0);
    expect(s.packDiamonds.reduce((a, b) => a + b)).toBe(12);
    expect(s.packNuggets.reduce((a, b) => a + b)).toBe(3);
    expect(packs(s)[KNIGHT]).toEqual([0, 0]);
  });

  test('[SHARE-2] [SHARE-3] 4 nuggets and 5 diamonds among three, nuggets first from the waker', () => {
    const s = wakeAfter(inCavern({ atRisk: [5, 4] }, 'Dragon –'), 1);
    expect(packs(s)).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
  });

  test('[SHARE-2] the deal starts with the waker and skips the adventurer', () => {
    const s = wakeAfter(inCavern({ atRisk: [2, 0] }, 'Dragon –'), 3);
    expect(packs(s)).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('[SHARE-2] [SHARE-3] any pool, any waker: as if dealt piece by piece', () => {
    for (const seats of [3, 4, 5])
      for (let waker = 1; waker < seats; waker++)
        for (const [diamonds, nuggets, hand] of [
          [0, 0, 0],
          [1, 0, 0],
          [0, 1, 2],
          [7, 5, 3],
          [2, 11, 1],
          [20, 3, 9],
        ] as const) {
          const s = inCavern({ seats, atRisk: [diamonds, nuggets], hand }, 'Dragon –');
          const all = treasureIn(s);
          wakeAfter(s, waker);
          expect(packs(s)).toEqual(dealtOneByOne(seats, waker, diamonds + hand, nuggets));
          expect(treasureIn(s)).toEqual(all);
        }
  });

  test.each([
    [0, 7, 0],
    [2, 9, 0],
    [3, 10, 0],
    [5, 10, 2],
  ])(
    '[SHARE-4] [SHARE-5] two players, %i in the Hand: the opponent has %i diamonds, %i stay',
    (hand, diamonds, rest) => {
      const s = wakeAfter(inCavern({ seats: 2, atRisk: [7, 4], hand }, 'Dragon –'), 1);
      expect(packs(s)).toEqual([
        [0, 0],
        [diamonds, 4],
      ]);
      expect(s.hand).toBe(rest);
    },
  );
});
