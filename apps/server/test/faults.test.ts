import type { Game } from '@trollmoot/kernel';
import { dash, ticTacToe } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { Maintenance } from '../src/maintenance.ts';
import type { Store } from '../src/store/store.ts';
import * as requests from '../src/table/requests.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, entriesOf, FakeViewer, fakeHouse, people, QuietJournal, settled } from './fake-house.ts';
import { mark } from './harness.ts';

/** Tic-tac-toe with a bug. */
const faulty = (fault: Partial<Game>): Game => Object.assign(Object.create(null), ticTacToe, fault);
const fail = (): never => {
  throw new Error('there is a bug');
};

async function playedWith(fault: Partial<Game>, policy: { snapshotEvery?: number } = {}) {
  const journal = new QuietJournal();
  const house = fakeHouse({ games: [faulty(fault)], journal, policy });
  return { house, journal, ...(await begun(house, 'tic-tac-toe', people('ann', 'bob'))) };
}

describe('A game whose `why` throws', () => {
  test('refuses without a reason, and continues; the error is logged once per table', async () => {
    const { journal, table, viewers } = await playedWith({ why: fail });
    const [ann, bob] = viewers;
    expect(requests.why(table, 'ann', { do: 'constructor' })).toBeNull();
    expect(await acts(table, bob!, mark(0))).toEqual({ ok: false, no: 'forbidden', index: 0, refusal: null });
    expect(await acts(table, ann!, mark(0), mark(1))).toEqual({ ok: false, no: 'forbidden', index: 1, refusal: null });
    expect(journal.troubles).toEqual(['a game could not explain a refusal']);
    expect(await acts(table, ann!, mark(0))).toEqual({ ok: true });
    expect(table.card().status).toBe('playing');
  });

  test('cannot damage the position either', async () => {
    const why = (s: object): never => {
      (s as { cells: unknown }).cells = null;
      return fail();
    };
    const { table, viewers } = await playedWith({ why: why as never });
    requests.why(table, 'ann', mark(0));
    expect(await acts(table, viewers[0]!, mark(4))).toEqual({ ok: true });
    await settled();
    expect(viewers[1]!.frame.options).toHaveLength(8);
  });
});

describe('A game that throws', () => {
  test('while its position is copied: the table is broken, and nothing else happens', async () => {
    const { journal, table, viewers } = await playedWith({ clone: fail }, { snapshotEvery: 1 });
    expect(await acts(table, viewers[0]!, mark(4))).toEqual({ ok: false, no: 'unknown' });
    await settled();
    expect(table.card().status).toBe('broken');
    expect(journal.troubles).toEqual(['a game threw; its table is marked as broken']);
    expect(await entriesOf(table.house.store, table.record.id)).toEqual([]);
  });

  test.each(['begin', 'nextAct', 'due', 'face'])('in its referee: %s', async (word) => {
    const referee = {
      begin: () => ({}),
      press: () => null,
      nextAct: () => null,
      due: () => 2_000_000,
      face: () => ({ opens: 0, ready: [], automatic: 2_000_000, pressed: [] }),
    };
    const journal = new QuietJournal();
    const house = fakeHouse({ games: [{ ...dash, referee: { ...referee, [word]: fail } }], journal });
    const { table } = await begun(house, 'dash', people('ann', 'bob'));
    expect(table.card().status).toBe('broken');
    expect(journal.troubles).toEqual(['a game threw; its table is marked as broken']);
  });
});

describe('A disk that cannot be read', () => {
  const unreadable = (store: Store, what: 'log' | 'chat' | 'table'): (() => void) => {
    const read = store[what];
    store[what] = () => {
      throw new Error('disk I/O error');
    };
    return () => void Object.assign(store, { [what]: read });
  };
  const running = async () => {
    const it = await playedWith({});
    await acts(it.table, it.viewers[0]!, mark(4));
    return { ...it, id: it.table.record.id, store: it.house.store };
  };

  test.each(['log', 'table'] as const)('for a moment does not break a table (%s)', async (what) => {
    const { house, journal, store, id } = await running();
    const mended = unreadable(store, what);
    const tables = new Tables(house);
    await expect(tables.find(id)).rejects.toThrow('disk I/O error');
    mended();
    await settled();
    expect([(await store.table(id))!.status, journal.troubles]).toEqual(['playing', []]);
    expect((await tables.find(id))!.match!.log).toHaveLength(1);
  });

  test('at the start: the table is logged, left as it is, and loads when it can be read', async () => {
    const { house, journal, store, id } = await running();
    const other = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    const { log } = store;
    store.log = (table) => (table === id ? fail() : log.call(store, table));
    const tables = new Tables(house);
    const maintenance = new Maintenance(tables);
    expect(await maintenance.checkAll()).toEqual([]);
    expect(journal.troubles).toEqual(['a table could not be read']);
    expect([tables.peek(id), tables.peek(other.table.record.id)?.match?.log]).toEqual([undefined, []]);
    store.log = log;
    expect((await tables.find(id))!.card().status).toBe('playing');
  });

  test('costs the chat history for now, and refuses new lines', async () => {
    const { house, journal, store, id } = await running();
    const mended = unreadable(store, 'chat');
    const table = (await new Tables(house).find(id))!;
    expect(journal.troubles).toEqual(['a chat could not be read']);
    const ann = new FakeViewer('ann');
    expect(table.viewers.watch(ann, 1, null)).toEqual({ ok: true });
    expect(ann.heard[0]).toMatchObject({ say: 'table', chat: [], frame: { beat: 1 } });
    await expect(requests.chat(table, 'ann', 'Ann', 'hello?')).rejects.toThrow('disk');
    mended();
    const said = ['hello', 'again'].map((text) => requests.chat(table, 'ann', 'Ann', text)); // both before it is read
    expect(await Promise.all(said)).toEqual([{ ok: true }, { ok: true }]);
    expect((await store.chat(id, 9)).map(({ n, text }) => [n, text])).toEqual([
      [0, 'hello'],
      [1, 'again'],
    ]);
  });
});
