import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, patched } from '../src/index.ts';

/** As it arrives over a wire: no negative zero, no prototype. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter((data) => !/__proto__/.test(JSON.stringify(data)))
  .map((data): unknown => JSON.parse(JSON.stringify(data)));

test('any plain data becomes any other by its difference, also after a trip over the wire', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const change = JSON.parse(JSON.stringify(difference(before, after)));
      expect(patched(before, change)).toEqual(after);
    }),
    { numRuns: 2000, seed: 7 },
  );
});

test('a list that lost, gained and kept entries is told in runs', () => {
  const entry = (figure: number) => ({ do: 'move', figure, to: figure % 7 });
  const before = Array.from({ length: 60 }, (_, figure) => entry(figure));
  const after = [...before.slice(0, 20), entry(99), ...before.slice(24)];
  const change = difference(before, after);
  expect(patched(before, change)).toEqual(after);
  expect(JSON.stringify(change).length).toBeLessThan(80);
});

test('lists edited at random come out exact', () => {
  const list = fc.array(fc.record({ to: fc.nat(9) }), { minLength: 9, maxLength: 40 });
  fc.assert(
    fc.property(list, fc.array(fc.tuple(fc.nat(60), fc.boolean()), { maxLength: 6 }), (before, edits) => {
      const after = before.slice();
      for (const [at, grows] of edits)
        after.splice(at % (after.length + 1), grows ? 0 : 1, ...(grows ? [{ to: at }] : []));
      expect(patched(before, difference(before, after))).toEqual(after);
    }),
    { numRuns: 1000, seed: 7 },
  );
});

test('no change is null, and unchanged parts are shared', () => {
  const before = { hand: [1, 2], gold: { red: 3, blue: 4 } };
  expect(difference(before, structuredClone(before))).toBeNull();
  const after = patched(before, difference(before, { ...before, gold: { red: 3, blue: 5 } }));
  expect(after.hand).toBe(before.hand);
  expect(after).toEqual({ hand: [1, 2], gold: { red: 3, blue: 5 } });
});
