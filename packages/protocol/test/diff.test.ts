import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, type Difference, diff, remember } from '../src/index.ts';

const difference = (before: unknown, after: unknown): Difference | null => diff(remember(before), after).change;

/** Tells one piece of data after another. */
function teller(first: unknown): (now: unknown) => Difference | null {
  let told = remember(first);
  return (now) => {
    const step = diff(told, now);
    ({ told } = step);
    return step.change;
  };
}

/** As it arrives over a wire: no negative zero, no prototype. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter((data) => !/__proto__/.test(JSON.stringify(data)))
  .map((data): unknown => JSON.parse(JSON.stringify(data)));

describe('diff', () => {
  test('any plain data becomes any other by its difference, even after a trip over the wire', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = JSON.parse(JSON.stringify(difference(before, after)));
        expect(apply(before, change)).toEqual(after);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  test('a viewer who applies one change after another ends up with everything', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 6 }), ([first, ...then]) => {
        const tell = teller(first);
        let has = first;
        for (const data of then) {
          has = apply(has, JSON.parse(JSON.stringify(tell(data))));
          expect(has).toEqual(data);
        }
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  test('keys come, go and change places', () => {
    const tell = teller({ red: 1, blue: { gold: 2 }, green: 3 });
    expect(tell({ blue: { gold: 2 }, red: 1, green: 3 })).toBeNull();
    expect(tell({ blue: { gold: 4 }, green: 3, violet: null })).toEqual({
      blue: { gold: [4] },
      red: 0,
      violet: [null],
    });
    expect(tell({ blue: { gold: 4 }, green: 3, violet: null })).toBeNull();
    expect(tell({ blue: { gold: 4 } })).toEqual({ green: 0, violet: 0 });
  });

  test('keys that look alike when strung together stay apart', () => {
    const tell = teller([
      { 'a,b': 1, c: 2 },
      { a: 1, 'b,c': 2 },
    ]);
    expect(
      tell([
        { 'a,b': 1, c: 2 },
        { a: 1, 'b,c': 3 },
      ]),
    ).toEqual({ '#': [1, { 'b,c': [3] }] });
  });

  test('for a list it names the entries that changed, by index', () => {
    const rooms = Array.from({ length: 5 }, (_, room) => ({ room, gold: 2 }));
    const change = difference(rooms, rooms.with(3, { room: 3, gold: 1 }));
    expect(change).toEqual({ '#': [3, { gold: [1] }] });
  });

  test('a snapshot shares nothing with the data it was taken from', () => {
    const hand = [1, 2, 3];
    const tell = teller({ hand });
    hand.push(4);
    expect(tell({ hand: [1, 2, 3] })).toBeNull();
  });

  test('a list that lost, gained and kept entries is sent in runs', () => {
    const entry = (figure: number) => ({ do: 'move', figure, to: figure % 7 });
    const before = Array.from({ length: 60 }, (_, figure) => entry(figure));
    const after = [...before.slice(0, 20), entry(99), ...before.slice(24)];
    const change = difference(before, after);
    expect(apply(before, change)).toEqual(after);
    expect(JSON.stringify(change).length).toBeLessThan(80);
  });

  test('lists edited at random come out exact', () => {
    const list = fc.array(fc.record({ to: fc.nat(9) }), { minLength: 9, maxLength: 40 });
    fc.assert(
      fc.property(list, fc.array(fc.tuple(fc.nat(60), fc.boolean()), { maxLength: 6 }), (before, edits) => {
        const after = before.slice();
        for (const [at, grows] of edits)
          after.splice(at % (after.length + 1), grows ? 0 : 1, ...(grows ? [{ to: at }] : []));
        expect(apply(before, difference(before, after))).toEqual(after);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  test('no change is null, and unchanged parts are shared', () => {
    const before = { hand: [1, 2], gold: { red: 3, blue: 4 } };
    expect(difference(before, structuredClone(before))).toBeNull();
    const after = apply(before, difference(before, { ...before, gold: { red: 3, blue: 5 } }));
    expect(after.hand).toBe(before.hand);
    expect(after).toEqual({ hand: [1, 2], gold: { red: 3, blue: 5 } });
  });

  test('a record that became a list, or gained or lost a key, has changed', () => {
    const before = [{ 0: 1, 1: 2 }, {}, { gold: 1 }, { gold: 1, key: 2 }, { gold: 1 }, null];
    const after = [[1, 2], [], { gold: 1, key: 2 }, { gold: 1 }, null, { gold: 1 }];
    for (let i = 0; i < before.length; i++) {
      const now = before.with(i, after[i] as never);
      expect(apply(before, difference(before, now))).toEqual(now);
      expect(difference(before, now)).not.toBeNull();
    }
  });

  test('rows that hold lists and records are compared in depth', () => {
    const rows = Array.from({ length: 6 }, (_, id) => ({ id, hand: [id, 2], at: { room: id } }));
    expect(difference(rows, structuredClone(rows))).toBeNull();
    const change = difference(rows, rows.with(4, { id: 4, hand: [4, 3], at: { room: 4 } }));
    expect(change).toEqual({ '#': [4, { hand: { '#': [1, [3]] } }] });
  });

  test('a snapshot can be compared once: a second time would be against newer data', () => {
    const told = remember({ gold: 1 });
    const { told: next } = diff(told, { gold: 2 });
    expect(() => diff(told, { gold: 1 })).toThrow('compared already');
    expect(diff(next, { gold: 2 }).change).toBeNull();
  });
});
