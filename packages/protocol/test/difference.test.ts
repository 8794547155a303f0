import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Difference, patched, Teller, tailorRows } from '../src/index.ts';

const difference = (before: unknown, after: unknown): Difference | null => new Teller(before).tell(after);

/** As it arrives over a wire: no negative zero, no prototype. */
const plain = fc
  .jsonValue({ maxDepth: 4 })
  .filter((data) => !/__proto__/.test(JSON.stringify(data)))
  .map((data): unknown => JSON.parse(JSON.stringify(data)));

describe.each(['in general', 'made to measure'])('differences %s', (how) => {
  beforeAll(() => {
    if (how === 'made to measure') tailorRows(0);
  });

  test('any plain data becomes any other by its difference, also after a trip over the wire', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const change = JSON.parse(JSON.stringify(difference(before, after)));
        expect(patched(before, change)).toEqual(after);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  test('who is told one change after the other has everything in the end', () => {
    fc.assert(
      fc.property(fc.array(plain, { minLength: 2, maxLength: 6 }), ([first, ...then]) => {
        const teller = new Teller(first);
        let has = first;
        for (const data of then) {
          has = patched(has, JSON.parse(JSON.stringify(teller.tell(data))));
          expect(has).toEqual(data);
        }
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  test('keys come, go and change places', () => {
    const teller = new Teller({ red: 1, blue: { gold: 2 }, green: 3 });
    expect(teller.tell({ blue: { gold: 2 }, red: 1, green: 3 })).toBeNull();
    expect(teller.tell({ blue: { gold: 4 }, green: 3, violet: null })).toEqual({
      blue: { gold: [4] },
      red: 0,
      violet: [null],
    });
    expect(teller.tell({ blue: { gold: 4 }, green: 3, violet: null })).toBeNull();
    expect(teller.tell({ blue: { gold: 4 } })).toEqual({ green: 0, violet: 0 });
  });

  test('keys that look alike when strung together are told apart', () => {
    const teller = new Teller([
      { 'a,b': 1, c: 2 },
      { a: 1, 'b,c': 2 },
    ]);
    expect(
      teller.tell([
        { 'a,b': 1, c: 2 },
        { a: 1, 'b,c': 3 },
      ]),
    ).toEqual({ '#': [1, { 'b,c': [3] }] });
  });

  test('of a list the entries that changed are told, by index', () => {
    const rooms = Array.from({ length: 5 }, (_, room) => ({ room, gold: 2 }));
    const change = difference(rooms, rooms.with(3, { room: 3, gold: 1 }));
    expect(change).toEqual({ '#': [3, { gold: [1] }] });
  });

  test('a teller shares nothing with what it told', () => {
    const hand = [1, 2, 3];
    const teller = new Teller({ hand });
    hand.push(4);
    expect(teller.tell({ hand: [1, 2, 3] })).toBeNull();
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

  test('a record that became a list, or gained or lost a key, is no row as before', () => {
    const before = [{ 0: 1, 1: 2 }, {}, { gold: 1 }, { gold: 1, key: 2 }, { gold: 1 }, null];
    const after = [[1, 2], [], { gold: 1, key: 2 }, { gold: 1 }, null, { gold: 1 }];
    for (let i = 0; i < before.length; i++) {
      const now = before.with(i, after[i] as never);
      expect(patched(before, difference(before, now))).toEqual(now);
      expect(difference(before, now)).not.toBeNull();
    }
  });

  test('rows that hold lists and records are looked into', () => {
    const rows = Array.from({ length: 6 }, (_, id) => ({ id, hand: [id, 2], at: { room: id } }));
    expect(difference(rows, structuredClone(rows))).toBeNull();
    const change = difference(rows, rows.with(4, { id: 4, hand: [4, 3], at: { room: 4 } }));
    expect(change).toEqual({ '#': [4, { hand: { '#': [1, [3]] } }] });
  });
});
