import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@trollmoot/kernel';
import { same } from '@trollmoot/kernel';
import { sealedBids, ticTacToe } from '@trollmoot/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { Maintenance } from '../src/maintenance.ts';
import { chained } from '../src/store/chain.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { lineOf, replayed } from '../src/table/loading.ts';
import { holds } from '../src/table/older-rules.ts';
import * as requests from '../src/table/requests.ts';
import { Tables } from '../src/tables.ts';
import {
  acts,
  begun,
  entriesOf,
  FakeViewer,
  fakeHouse,
  people,
  QuietJournal,
  settled,
  withGames,
} from './fake-house.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('After a restart', () => {
  test('every table continues where it was, and sessions are still valid', async () => {
    const settings = { TROLLMOOT_DATA: join(folder, 'restart.sqlite') };
    const first = await testServer(settings);
    const guests = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(first.address, name)));
    const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
    await tabs[0]!.acts(id, mark(4));
    const { frame } = tabs[0]!;
    await first.stop();
    expect(tabs[0]!.heard.at(-1)).toEqual({ say: 'bye', why: 'restart' });

    const second = await testServer(settings);
    const again = new Guest(second.address, guests[0]!.cookie, guests[0]!.user);
    const tab = await again.connects();
    expect(await tab.watches(id, undefined, 0)).toMatchObject({ seat: 0, missed: [{ beat: 1, by: 0 }] });
    expect(tab.frame).toEqual(frame);
    await second.stop();
  });

  test('a table loads from its snapshot and the rest of its log as it was, with every undo', async () => {
    const house = fakeHouse({ policy: { snapshotEvery: 7 } });
    const { table, viewers } = await begun(house, 'sealed-bids', people('ann', 'bob', 'cat'), {
      settings: { rounds: 3 },
    });
    const ids: { entries: number }[] = [];
    for (let i = 0; i < 12 && table.record.status === 'playing'; i++) {
      const viewer = viewers[i % 3]!;
      await acts(table, viewer, viewer.frame.options[0]!);
      await acts(table, viewer, { do: 'done' });
      if (i === 4) {
        await requests.undo(table, 'bob', viewers[1]!.frame);
        const { id } = table.voting.vote!;
        await requests.consent(table, 'ann', id, true);
        await requests.consent(table, 'cat', id, true);
      }
      const entries = await entriesOf(house.store, table.record.id);
      ids.push({ entries: entries.length });
      expect(replayed(sealedBids, table.record, await house.store.log(table.record.id))).not.toHaveProperty('trouble');
      expect(lineOf(entries)).toEqual(table.match!.log);
      const { match } = (await new Tables(house).find(table.record.id))!;
      expect(same(match!.s, JSON.parse(JSON.stringify(table.match!.s)))).toBe(true);
      expect(match!.count).toEqual(table.match!.count);
    }
    expect((await house.store.log(table.record.id)).snapshot!.n).toBeGreaterThan(7);
  });
});

describe('The check at the start', () => {
  const changedRules = (change: Partial<Game>): Game => Object.assign(Object.create(null), ticTacToe, change);
  const running = async () => {
    const house = fakeHouse();
    const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    await acts(table, viewers[0]!, mark(4));
    await acts(table, viewers[1]!, mark(0));
    return { house, id: table.record.id, tables };
  };

  test('finds nothing wrong', async () => {
    const { house } = await running();
    expect(await new Maintenance(new Tables(house)).checkAll()).toEqual([]);
  });

  test('a game that is legal so far under newer rules continues under them', async () => {
    const { house, id } = await running();
    const games = [changedRules({ rules: '2' })];
    expect(await new Maintenance(new Tables(withGames(house, games))).checkAll()).toEqual([]);
    expect(await house.store.table(id)).toMatchObject({ status: 'playing', rules: '1' }); // as the card says: begun under those
    const table = (await new Tables(withGames(house, games)).find(id))!;
    expect([table.card().rules, table.match!.start.rules, table.match!.s.ply]).toEqual(['1', '2', 2]);
  });

  test('newer rules may add to the position and to the settings; an older snapshot is then only compared', async () => {
    const { house, id, tables } = await running();
    await tables.unloadAll(1000);
    await settled();
    expect((await house.store.log(id)).snapshot).not.toBeNull();
    const newer: Game = changedRules({
      rules: '2',
      settings: { windy: { values: ['no', 'yes'], clause: 'END-1' } },
      setup: (_settings, seats, seed) => Object.assign(ticTacToe.setup({}, seats, seed), { wind: { from: 'west' } }),
    });
    const games = [newer];
    expect(await new Maintenance(new Tables(withGames(house, games))).checkAll()).toEqual([]);
    const { match } = (await new Tables(withGames(house, games)).find(id))!;
    expect(match!.start.settings).toEqual({ windy: 'no' });
    expect(match!.s).toMatchObject({ ply: 2, wind: { from: 'west' } });
  });

  test('newer rules under which the log leads elsewhere end the game where it is', async () => {
    const { house, id, tables } = await running();
    await tables.unloadAll(1000);
    await settled();
    const mirrored = changedRules({
      rules: '2',
      play: (s, seat, act) => {
        const cell = Number(Reflect.get(act, 'cell'));
        return ticTacToe.play(s as never, seat, { ...act, cell: 8 - cell } as never);
      },
    });
    expect(await new Maintenance(new Tables(withGames(house, [mirrored]))).checkAll()).toEqual([id]);
    await settled();
    expect((await house.store.table(id))?.trouble).toBe('under rules 2 the log leads elsewhere than under rules 1');
  });

  test('a position holds an older one if nothing in it is missing or different', () => {
    expect(holds({ a: [1, { b: 2, c: 3 }], d: 4 }, { a: [1, { b: 2 }] })).toBe(true);
    expect(holds({ a: [1, 2] }, { a: [1] })).toBe(false);
    expect(holds({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(holds({ a: null }, { a: {} })).toBe(false);
    expect(holds({ a: { player: 0 } }, { a: 'wand' })).toBe(false);
  });

  test('even if its positions look different now, and its snapshot is of no use any more', async () => {
    const house = fakeHouse({ policy: { snapshotEvery: 1 } });
    const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    for (const [i, cell] of [4, 0].entries()) await acts(table, viewers[i]!, mark(cell));
    const { id } = table.record;
    const turned = changedRules({
      rules: '2',
      setup: (...how) => Object.assign(ticTacToe.setup(...(how as [never, never, never])), { turned: [0] }),
      play: (s, seat, act) => {
        (s as unknown as { turned: number[] }).turned.push(seat);
        return ticTacToe.play(s as never, seat, act as never);
      },
    });
    for (let start = 0; start < 2; start++) {
      const tables = new Tables(withGames(house, [turned]));
      expect(await new Maintenance(tables).checkAll()).toEqual([]);
      expect(tables.peek(id)!.match!.s).toMatchObject({ turned: [0, 0, 1] });
      expect(await house.store.table(id)).toMatchObject({ status: 'playing', rules: '1' });
    }
  });

  test('a table that no longer replays is marked as broken, with its log, and logged', async () => {
    const { house, id } = await running();
    const noCorners: Game = changedRules({
      rules: '2',
      options: (s, seat) => ticTacToe.options(s as never, seat).filter((act) => (act as { cell: number }).cell !== 0),
    });
    const journal = new QuietJournal();
    const tables = new Tables(withGames(house, [noCorners], journal));
    expect(await new Maintenance(tables).checkAll()).toEqual([id]);
    expect(journal.troubles).toEqual(['a table no longer replays and is marked as broken']);
    await settled();
    expect(await house.store.table(id)).toMatchObject({
      status: 'broken',
      trouble: 'ply 2 is not legal under rules 2; it was played under rules 1',
    });
    expect(await entriesOf(house.store, id)).toHaveLength(2);
    expect((await tables.find(id))!.card().status).toBe('broken');
  });

  test('a log that was tampered with is noticed, even without a snapshot', async () => {
    const { house, id } = await running();
    const { sum: before } = (await entriesOf(house.store, id))[1]!;
    const sum = chained(before, 2, 1, 0, JSON.stringify(mark(4)));
    await house.store.write({ write: 'entry', table: id, entry: { n: 2, at: 1, by: 0, act: mark(4), sum } });
    expect(await new Maintenance(new Tables(house)).checkAll()).toEqual([id]);
    await settled();
    expect((await house.store.table(id))?.trouble).toBe(
      'ply 3 is not legal under rules 1; it was played under rules 1',
    );
  });
});

test('a table whose game throws is broken; what was acknowledged stays, and others play on', async () => {
  const bomb = Object.assign(Object.create(null), ticTacToe, {
    play: (s: never, seat: number, act: never) => {
      if ((act as { cell: number }).cell === 8) throw new Error('there is a bug in cell 8');
      return ticTacToe.play(s, seat, act);
    },
  }) as Game;
  const journal = new QuietJournal();
  const house = fakeHouse({ games: [bomb], journal });
  const [one, other] = [
    await begun(house, 'tic-tac-toe', people('ann', 'bob')),
    await begun(house, 'tic-tac-toe', people('ann', 'bob')),
  ];
  await acts(one.table, one.viewers[0]!, mark(0));
  expect(await acts(one.table, one.viewers[1]!, mark(8))).toEqual({ ok: false, no: 'unknown' });
  await settled();
  expect(one.viewers[0]!.heard.findLast((heard) => heard.say === 'card')?.card.status).toBe('broken');
  expect(await house.store.table(one.table.record.id)).toMatchObject({
    status: 'broken',
    trouble: 'there is a bug in cell 8',
  });
  expect(await entriesOf(house.store, one.table.record.id)).toHaveLength(1);
  expect(journal.troubles).toEqual(['a game threw; its table is marked as broken']);
  expect(await acts(other.table, other.viewers[0]!, mark(0))).toEqual({ ok: true });
});

test('a table that could not be written reloads as it was before', async () => {
  const house = fakeHouse();
  const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  await acts(table, viewers[0]!, mark(4));
  const { write } = house.store;
  house.store.write = () => Promise.reject(new Error('the disk is full'));
  await expect(acts(table, viewers[1]!, mark(0))).rejects.toThrow('full');
  house.store.write = write;
  await settled();
  expect(viewers.map(({ reloaded }) => reloaded)).toEqual([1, 1]);
  const again = (await tables.find(table.record.id))!;
  again.viewers.watch(viewers[1]!, 2, 1);
  expect(viewers[1]!.frame).toMatchObject({ beat: 1, waiting: [1], mine: 0 });
  expect(await acts(again, viewers[1]!, mark(0))).toEqual({ ok: true });
});

test('a bot that fails or cheats does not hold up the table', async () => {
  for (const choose of [
    () => Promise.reject(new Error('no idea')),
    async () => ({ act: { do: 'cheat' }, reasons: [] }),
  ]) {
    const house = fakeHouse({ bots: { choose, close: async () => {} }, policy: { botPause: 0 } });
    const { table, viewers } = await begun(house, 'tic-tac-toe', [...people('ann'), { kind: 'bot', level: 'dragon' }]);
    await acts(table, viewers[0]!, mark(4));
    await house.clock.pass(100);
    expect(viewers[0]!.frame).toMatchObject({ beat: 2, waiting: [0] });
  }
});

describe('The store', () => {
  test('refuses an entry whose number is taken, without harm to the rest of the commit', async () => {
    const house = fakeHouse();
    const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    const rival = (await new Tables(house).find(table.record.id))!; // a second writer, which must never exist
    const bystander = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    const rivals = new FakeViewer('ann');
    rival.viewers.watch(rivals, 1, null);
    const outcomes = await Promise.allSettled([
      acts(table, viewers[0]!, mark(4)),
      acts(rival, rivals, mark(0)),
      acts(bystander.table, bystander.viewers[0]!, mark(8)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await entriesOf(house.store, table.record.id)).toMatchObject([{ n: 0, act: mark(4) }]);
    expect([rival.isLost, rivals.reloaded]).toEqual([true, 1]);
    expect((await tables.find(table.record.id))!.match!.log).toHaveLength(1);
    expect(viewers[1]!.frame.beat).toBe(1);
  });

  test('still holds everything acknowledged when it is opened again', async () => {
    const file = join(folder, 'store.sqlite');
    const store = new SqliteStore(file);
    const entry = { n: 0, at: 1, by: 0, act: mark(3), sum: chained(0, 0, 1, 0, JSON.stringify(mark(3))) };
    await store.write(
      { write: 'user', user: { id: 'u', name: 'Ann', made: 1 } },
      { write: 'entry', table: 't', entry },
    );
    const other = new SqliteStore(file);
    expect([await other.user('u'), await entriesOf(other, 't')]).toEqual([{ id: 'u', name: 'Ann', made: 1 }, [entry]]);
    await store.close();
    await other.close();
  });
});
