import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { entriesOf } from './fake-house.ts';
import { Guest, mark, testServer } from './harness.ts';

// Made by the commit before: two running games, a finished one, an open table and a full one that has not begun.
const OLD = readFileSync(new URL('./old-database.sql', import.meta.url), 'utf8');
const [RUNNING, BIDS, OVER, OPEN] = ['l-S0rkbYqlj3', 'jP6CdJ8bQe6W', 'iM0dD6vrNTur', 'dSSeFveUvMgN'];
const COOKIES = {
  ann: 'moot=LuTY35jTmT2aoIPca8emK08HJ6k31y19gwY7stOJdx0',
  bob: 'moot=EQW8uUBALnkLYmWGO7-REwxUgf3I4KPqvx7O_5QGJzk',
};

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-old-'));
const file = join(folder, 'old.sqlite');
let house: Serving;
beforeAll(async () => {
  const old = new DatabaseSync(file);
  old.exec(OLD);
  old.close();
  house = await testServer({ TROLLMOOT_DATA: file });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

const guest = (who: keyof typeof COOKIES) => new Guest(house.address, COOKIES[who], who);
const store = () => house.tables.house.store;

test('a database of the version before starts, and no table of it is set aside', async () => {
  const answer = await fetch(`${house.address}/readyz`);
  expect(await answer.json()).toEqual({ ok: true, damage: { tables: 0, losses: [] } });
  for (const id of [RUNNING, BIDS]) expect((await house.tables.find(id))!.record.status).toBe('playing');
});

test('its sessions are valid, and the Hall lists its open table and its games', async () => {
  const { you, open, yours } = JSON.parse((await guest('ann').get('/api/hall')).text);
  const { watch } = JSON.parse((await (await Guest.come(house.address, 'Eve')).get('/api/hall')).text);
  expect(you.name).toBe('Ann');
  const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
  expect(ids(open)).toEqual([OPEN]);
  expect(ids(watch).sort()).toEqual([BIDS, RUNNING]);
  expect(yours).toHaveLength(4);
});

test('its games go on, with their chat and undone moves, and the new part of the log covers the old one', async () => {
  const [ann, bob] = [await guest('ann').connects(), await guest('bob').connects()];
  await bob.watches(RUNNING);
  const shown = await ann.watches(RUNNING);
  expect(shown).toMatchObject({ seat: 0, chat: [{ text: 'hello 0' }, { text: 'hello 1' }, { text: 'hello 2' }] });
  expect(ann.frame.view).toMatchObject({ cells: [null, null, null, null, 0, null, null, null, 1] });
  expect((await ann.acts(RUNNING, mark(0))).say).toBe('yes');
  expect(await entriesOf(store(), RUNNING)).toHaveLength(5);
  const { entries } = await store().log(RUNNING);
  expect(entries.map(({ sum }) => sum === null)).toEqual([true, true, true, true, false]);

  const db = new DatabaseSync(file);
  db.exec(`UPDATE entries SET at = at + 1 WHERE tableId = '${RUNNING}' AND n = 1`);
  db.close();
  await expect(entriesOf(store(), RUNNING)).rejects.toThrow('entry 4 of the log was altered');
});

test('its finished games can be watched again', async () => {
  const { status, text } = await guest('ann').get(`/api/tables/${OVER}/recording`);
  expect([status, JSON.parse(text).then.length]).toEqual([200, 5]);
});
