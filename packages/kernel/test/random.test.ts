import {
  below,
  dice,
  loadDice,
  newPosition,
  pick,
  reseeded,
  roll,
  seeded,
  shuffle,
  shuffleWith,
} from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';

const position = (seed: string) => ({ ...newPosition(seeded(seed)), ply: 7 });

/** Pearson's statistic: how far these counts are from equal. */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

describe('the generator', () => {
  test('is four 32-bit integers in the position, the same for the same seed', () => {
    expect(seeded('a')).toEqual(seeded('a'));
    expect(seeded('a')).toHaveLength(4);
    for (const word of seeded('a')) expect(word).toBe(word >>> 0);
  });

  test('gives unrelated numbers for similar seeds', () => {
    const firsts = Array.from({ length: 600 }, (_, i) => roll(position(`seed ${i}`), 6));
    expect(unevenness([1, 2, 3, 4, 5, 6].map((n) => firsts.filter((f) => f === n).length))).toBeLessThan(20.5); // 5 degrees, 1 in 1000
    const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'ä', '\u{1f409}', 'a '.repeat(40)];
    expect(new Set(texts.map((seed) => JSON.stringify(seeded(seed)))).size).toBe(texts.length);
  });

  test('rolls the same in a copy of the position', () => {
    const s = position('copy');
    const twin = structuredClone(s);
    expect(Array.from({ length: 50 }, () => roll(s, 20))).toEqual(Array.from({ length: 50 }, () => roll(twin, 20)));
  });
});

describe('below', () => {
  // One fair generator in a thousand would exceed the bound. The seed is fixed, so the result never changes.
  test.each([
    [2, 10.9],
    [6, 20.6],
    [10, 27.9],
    [100, 149],
  ])('is even over %i values', (n, bound) => {
    const random = dice('even');
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 200 * n; i++) counts[random(n)]!++;
    expect(unevenness(counts)).toBeLessThan(bound);
  });

  test('has no bias where n does not divide 2^32', () => {
    const n = 3 * 2 ** 30; // with a plain modulo, half of the draws would be in the lowest third
    const random = dice('ragged');
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (random(n) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(300);
  });

  test('1 is always 0', () => expect(below(position('one'), 1)).toBe(0));

  test('stops undo', () => {
    const s = position('undo');
    below(s, 6);
    expect(s.noReturn).toBe(7);
  });
});

test('a die shows 1 up to its number of sides; a pick is one of the list', () => {
  const s = position('die');
  const rolled = new Set(Array.from({ length: 200 }, () => roll(s, 6)));
  expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(Array.from({ length: 100 }, () => pick(s, ['a', 'b'])))).toEqual(new Set(['a', 'b']));
});

test('every order of a shuffle is equally likely', () => {
  const orders = new Map<string, number>();
  const s = position('shuffle');
  for (let i = 0; i < 24 * 200; i++) {
    const order = shuffle(s, ['a', 'b', 'c', 'd']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(unevenness([...orders.values()])).toBeLessThan(49.7); // 23 degrees, 1 in 1000
});

test('a shuffle with another generator does not change the position', () => {
  const s = position('beside');
  const before = structuredClone(s);
  expect(shuffleWith(dice('x'), [1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(s).toEqual(before);
});

describe('loaded dice', () => {
  test('fall as loaded, in order, and then at random', () => {
    const s = position('loaded');
    const fair = structuredClone(s);
    loadDice(s, 5, 0, 2);
    expect([roll(s, 6), below(s, 3), pick(s, ['a', 'b', 'c'])]).toEqual([6, 0, 'c']);
    expect(roll(s, 1000)).toBe(roll(fair, 1000));
  });

  test('stop undo like any other dice', () => {
    const s = position('loaded');
    loadDice(s, 1);
    below(s, 2);
    expect(s.noReturn).toBe(7);
  });

  test('throw if they cannot show the loaded number', () => {
    const s = position('loaded');
    loadDice(s, 6);
    expect(() => roll(s, 6)).toThrow('the dice are loaded with 6, but only 0 to 5 can be drawn here');
  });
});

test('a reseeded generator depends only on the dice that seed it', () => {
  expect(reseeded(dice('a'))).toEqual(reseeded(dice('a')));
  expect(reseeded(dice('a'))).not.toEqual(reseeded(dice('b')));
  expect(reseeded(dice('a'))).not.toEqual(seeded('a'));
});
