import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticTacToe } from '@trollmoot/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { replayThreads } from '../src/adapters/replay-threads.ts';
import { Maintenance } from '../src/maintenance.ts';
import type { Replayer } from '../src/ports.ts';
import type { Write } from '../src/store/store.ts';
import { Tables } from '../src/tables.ts';
import { endless } from './endless-games.ts';
import { acts, begun, fakeHouse, people, QuietJournal, withGames } from './fake-house.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-opening-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Replays nothing until the test says so. */
function stalled(): Replayer & { asked: number } {
  return {
    asked: 0,
    replay() {
      this.asked++;
      return new Promise(() => {});
    },
    close: async () => {},
  };
}

describe('The house opens at once', () => {
  test('with any number of running tables: it asks for one of them in the background, and waits for none', async () => {
    const settings = { TROLLMOOT_DATA: join(folder, 'many.sqlite') };
    const before = await testServer(settings);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(before.address, name)));
    const tables: string[] = [];
    for (let i = 0; i < 30; i++) tables.push((await playing([ann!, bob!], { game: 'tic-tac-toe' })).id);
    await before.stop();

    const replayer = stalled();
    const server = await testServer(settings, { replayer });
    expect(replayer.asked).toBeLessThanOrEqual(1);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const guests = [ann!, bob!].map(({ cookie, user }) => new Guest(server.address, cookie, user));
    const hall = await guests[0]!.get('/api/hall'); // does not wait for tables that do not come
    expect([hall.status, JSON.parse(hall.text).yours.length]).toEqual([200, 30]);
    const fresh = await playing(guests, { game: 'tic-tac-toe' });
    expect((await fresh.tabs[0]!.acts(fresh.id, mark(4))).say).toBe('yes');
    await server.stop();
  });

  test('a table that is asked for comes before those checked in the background', async () => {
    const house = fakeHouse();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await begun(house, 'tic-tac-toe', people('ann', 'bob'))).table.record.id);
    const asked: [string, boolean][] = [];
    const replayer: Replayer = {
      replay(record, log, trusted, isUrgent) {
        asked.push([record.id, isUrgent]);
        return isUrgent ? house.replayer.replay(record, log, trusted, isUrgent) : new Promise(() => {});
      },
      close: async () => {},
    };
    const tables = new Tables({ ...house, replayer });
    void new Maintenance(tables).checkAll();
    const last = ids.toSorted().at(-1)!;
    expect((await tables.find(last))!.record.status).toBe('playing');
    expect(asked.filter(([, isUrgent]) => isUrgent)).toEqual([[last, true]]);
  });

  test('and closes at once: snapshots are written while there is time', async () => {
    const house = fakeHouse();
    const tables = new Tables(house);
    for (let i = 0; i < 20; i++) {
      const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
      await acts(table, viewers[0]!, mark(4));
      await tables.find(table.record.id);
    }
    const written: Write[] = [];
    const { write } = house.store;
    house.store.write = (...writes) => {
      written.push(...writes);
      return write.call(house.store, ...writes);
    };
    await tables.unloadAll(0);
    expect(written).toEqual([]);
  });
});

describe('A replay in a thread', () => {
  const games = new URL('./endless-games.ts', import.meta.url).href;

  test('that never ends costs its own table and no other', async () => {
    const journal = new QuietJournal();
    const house = fakeHouse({ journal });
    const played = async (...cells: number[]) => {
      const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
      for (const [i, cell] of cells.entries()) await acts(table, viewers[i % 2]!, mark(cell));
      return table.record.id;
    };
    const [bad, good, other] = [await played(4, 8), await played(4, 0), await played(4)];
    const replayer = replayThreads({ games, seconds: 1 });
    const tables = new Tables({ ...withGames(house, [endless]), replayer });
    const checked = new Maintenance(tables).checkAll();
    const urgent = await Promise.all([bad, good].map((id) => tables.find(id)));
    expect(urgent.map((table) => table!.record)).toMatchObject([
      { status: 'broken', trouble: 'it could not be replayed within 1 s' },
      { status: 'playing' },
    ]);
    await checked;
    expect((await house.store.table(other))!.status).toBe('playing');
    expect(tables.peek(good)!.match!.s).toEqual(JSON.parse(JSON.stringify(tables.peek(good)!.match!.s)));
    expect(journal.troubles).toEqual(['a table no longer replays and is marked as broken']);
    await replayer.close();
  }, 60_000);

  test('gives the same game as one on the main thread', async () => {
    const house = fakeHouse();
    const { table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    for (const [i, cell] of [4, 0, 1].entries()) await acts(table, viewers[i % 2]!, mark(cell));
    const replayer = replayThreads({ games });
    const [here, there] = await Promise.all(
      [house.replayer, replayer].map(async (one) =>
        one.replay(table.record, await house.store.log(table.record.id), null, true),
      ),
    );
    expect(JSON.parse(JSON.stringify(there))).toEqual(JSON.parse(JSON.stringify(here)));
    expect(here).toMatchObject({ length: 3, count: table.match!.count });
    await replayer.close();
  }, 60_000);

  test('is ready before it is asked for, if it stands by', async () => {
    const imported = new BroadcastChannel('imported');
    const heard = once(imported, 'message');
    const replayer = replayThreads({
      games: `data:text/javascript,new BroadcastChannel('imported').postMessage(1); export const findGame = () => undefined`,
    });
    await Promise.all([replayer.standBy!(), heard]);
    imported.close();
    await replayer.close();
  }, 60_000);

  test('whose thread cannot start is not the fault of the table', async () => {
    const house = fakeHouse({ games: [ticTacToe] });
    const { table } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    const replayer = replayThreads({ games: 'file:///nowhere.ts' });
    await expect(new Tables({ ...house, replayer }).find(table.record.id)).rejects.toThrow('nowhere.ts');
    expect((await house.store.table(table.record.id))!.status).toBe('playing');
    await replayer.close();
  }, 60_000);
});
