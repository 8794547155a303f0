import { describe, expect, test } from 'vitest';
import { type Act, same, sameAct } from '../src/index.ts';

describe('same', () => {
  test('compares plain data in depth, in any order of keys', () => {
    expect(same({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(same([1, [2, 'x']], [1, [2, 'x']])).toBe(true);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: '1' }],
    [{ 0: 1 }, [1]],
    [[1, 2], [1]],
    [{ a: null }, { a: {} }],
    [null, {}],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});

test('acts are the same if they do the same with the same things', () => {
  const push = { do: 'push', figure: 3, to: [1, 2] };
  const turned = { ...push, to: [2, 1] };
  expect(sameAct(push, structuredClone(push))).toBe(true);
  expect(sameAct(push, { ...push, do: 'pull' })).toBe(false);
  expect(sameAct(push, turned)).toBe(false);
});

test('acts are the same in whatever order their keys come', () => {
  expect(
    sameAct(
      { do: 'push', figure: 3, way: { to: 1, from: 2 } } as Act,
      { way: { from: 2, to: 1 }, figure: 3, do: 'push' } as Act,
    ),
  ).toBe(true);
});
