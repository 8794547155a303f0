import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Hall } from '@trollmoot/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { Maintenance } from '../src/maintenance.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, fakeHouse, people, QuietJournal, settled } from './fake-house.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** A running game on disk, and a hand that can reach into the file. */
async function running(moves = [4, 0, 8], policy = {}) {
  const file = join(folder, `${++files}.sqlite`);
  const journal = new QuietJournal();
  const house = fakeHouse({ store: new SqliteStore(file), journal, policy });
  const { tables, table, viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  for (const [i, cell] of moves.entries()) await acts(table, viewers[i % 2]!, mark(cell));
  const damaged = (sql: string): void => {
    const db = new DatabaseSync(file, { timeout: 10_000 });
    db.exec(sql);
    db.close();
  };
  const status = async () => (await new Tables(house).find(table.record.id))?.record;
  return { house, journal, tables, table, viewers, damaged, status, id: table.record.id };
}

describe('A log notices', () => {
  test.each([
    [
      'a changed act',
      `UPDATE entries SET act = '{"do":"mark","cell":2}' WHERE n = 1`,
      'entry 1 of the log was altered',
    ],
    ['a changed seat', 'UPDATE entries SET seat = 0 WHERE n = 1', 'entry 1 of the log was altered'],
    ['a changed time', 'UPDATE entries SET at = at + 1 WHERE n = 2', 'entry 2 of the log was altered'],
    ['a missing entry', 'DELETE FROM entries WHERE n = 1', 'entry 1 of the log is missing'],
    ['a missing end', 'DELETE FROM entries WHERE n = 2', 'the log ends after 2 of 3 entries'],
    ['a missing log', 'DELETE FROM entries', 'the log ends after 0 of 3 entries'],
    ['a checksum made to fit', 'UPDATE entries SET at = 7, sum = 7 WHERE n = 2', 'entry 2 of the log was altered'],
    [
      'text that is not JSON',
      `UPDATE entries SET act = '{"do', sum = NULL WHERE n = 1`,
      'entry 1 of the log cannot be read',
    ],
    [
      'what is not an act',
      `UPDATE entries SET act = '7', sum = NULL WHERE n = 1`,
      'entry 1 of the log is not an action',
    ],
    [
      'a return to nowhere',
      `UPDATE entries SET act = NULL, back = 99, sum = NULL WHERE n = 1`,
      'neither an action nor',
    ],
  ])('%s, and only its table is set aside', async (_what, sql, trouble) => {
    const { house, damaged, status, id, journal } = await running();
    const other = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
    damaged(`${sql}${sql.includes('WHERE') ? ' AND' : ' WHERE'} tableId = '${id}'`);
    expect(await status()).toMatchObject({ status: 'broken', trouble: expect.stringContaining(trouble) });
    expect(await house.store.table(id)).toMatchObject({ status: 'broken' });
    expect([house.damage.tables, journal.troubles.length]).toEqual([1, 1]);
    expect(await acts(other.table, other.viewers[0]!, mark(4))).toEqual({ ok: true });
    await house.store.close();
  });

  test('an act that was never an option, even with a valid checksum', async () => {
    const { house, damaged, status, id } = await running([4]);
    const { head } = await house.store.log(id);
    damaged(`UPDATE entries SET act = '{"do":"constructor"}', sum = NULL WHERE tableId = '${id}'; DELETE FROM heads`);
    expect(head).not.toBeNull();
    expect((await status())!.trouble).toBe('ply 1 is not legal under rules 1; it was played under rules 1');
    await house.store.close();
  });
});

test('a damaged snapshot is left out: the log is enough', async () => {
  const { house, damaged, status, journal } = await running([4, 0, 8], { snapshotEvery: 2 });
  damaged(`UPDATE snapshots SET s = replace(s, '"ply":2', '"ply":9')`);
  expect(await status()).toMatchObject({ status: 'playing' });
  expect([house.damage.tables, journal.troubles]).toEqual([1, ['stored data of a table is damaged']]);
  await house.store.close();
});

test('what the disk forgets while the table is in memory is noticed in the background', async () => {
  const { house, tables, table, viewers, damaged, id } = await running();
  const maintenance = new Maintenance(tables);
  maintenance.start();
  await house.clock.pass(1000);
  expect(table.record.status).toBe('playing');
  damaged(`DELETE FROM entries WHERE tableId = '${id}' AND n = 2`);
  await house.clock.pass(1_200_000);
  maintenance.stop();
  await settled();
  expect(table.record).toMatchObject({ status: 'broken', trouble: 'the log ends after 2 of 3 entries' });
  expect(viewers[0]!.heard.findLast((heard) => heard.say === 'card')?.card.status).toBe('broken');
  await expect.poll(async () => (await house.store.table(id))!.status).toBe('broken');
  await house.store.close();
});

describe('A row that cannot be read', () => {
  test.each([
    ['text that is not JSON', `sitters = '[{"kind'`],
    ['no list of occupants', `sitters = '{}'`],
    ['an unknown occupant', `sitters = '[{"kind":"ghost"}]'`],
    ['no pace', `pace = 'null'`],
    ['settings that are a number', `settings = '7'`],
    ['an unknown status', `status = 'playing ', listed = 1`],
    ['a clock that is none', `clock = '[]'`],
  ])('harms its own table, not the Hall: %s', async (_what, change) => {
    const file = join(folder, `hall-${++files}.sqlite`);
    const server = await testServer({ TROLLMOOT_DATA: file });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(server.address, name)));
    const bad = await playing([ann!, bob!], { game: 'tic-tac-toe' });
    const good = await playing([ann!, bob!], { game: 'tic-tac-toe' });
    await server.stop();
    const db = new DatabaseSync(file);
    db.exec(`UPDATE tables SET ${change} WHERE id = '${bad.id}'`);
    db.close();

    const again = await testServer({ TROLLMOOT_DATA: file });
    const guest = new Guest(again.address, ann!.cookie, ann!.user);
    const hall = await guest.get('/api/hall');
    const { yours } = JSON.parse(hall.text) as Hall;
    const { watch } = JSON.parse((await (await Guest.come(again.address, 'Cat')).get('/api/hall')).text) as Hall;
    expect([hall.status, watch.map(({ id }) => id), yours.map(({ id }) => id)]).toEqual([200, [good.id], [good.id]]);
    expect((await guest.get(`/api/tables/${bad.id}`)).status).toBe(404);
    expect((await guest.get(`/api/tables/${bad.id}/recording`)).status).toBe(404);
    const tab = await guest.connects();
    expect(await tab.watches(bad.id)).toMatchObject({ say: 'no', why: { no: 'unknown' } });
    await tab.watches(good.id);
    expect((await tab.acts(good.id, mark(4))).say).toBe('yes');
    const ready = await fetch(`${again.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true, damage: { tables: 1, losses: [] } }]);
    expect(await (await fetch(`${again.address}/metrics`)).text()).toContain('trollmoot_damaged_tables 1');
    await again.stop();
  });
});
