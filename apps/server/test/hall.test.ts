import type { ArchivePage, Hall } from '@trollmoot/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { WriteFailed } from '../src/store/store.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

let house: Serving;
let [ann, bob]: Guest[] = [];
beforeAll(async () => {
  house = await testServer();
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(house.address, name)));
});
afterAll(() => house.stop());

const ask = async <T>(path: string, guest = ann!) => JSON.parse((await guest.get(path)).text) as T;
const OPEN = { game: 'tic-tac-toe', chairs: [{ kind: 'me' as const }, { kind: 'open' as const }] };

test('no one fills the Hall alone', async () => {
  const { id } = await ann!.makes(OPEN);
  const mallory = await Guest.come(house.address, 'Mallory');
  for (let i = 0; i < 60; i++) await mallory.makes(OPEN);
  for (let i = 0; i < 60; i++) {
    const { id } = await mallory.makes({ ...OPEN, chairs: [{ kind: 'me' }, { kind: 'bot', level: 'pebble' }] });
    await mallory.post(`/api/tables/${id}/start`);
  }
  const { open, watch } = await ask<Hall>('/api/hall');
  expect(open.map((card) => card.id)).toContain(id);
  expect(open.filter(({ host }) => host === mallory.user)).toHaveLength(5);
  expect(watch.filter(({ host }) => host === mallory.user)).toHaveLength(5);
});

test('the games to watch are those of others', async () => {
  const { id } = await playing([ann!, bob!], { game: 'tic-tac-toe' });
  const watched = async (guest: Guest) => (await ask<Hall>('/api/hall', guest)).watch.map((card) => card.id);
  expect(await watched(await Guest.come(house.address, 'Cat'))).toContain(id);
  expect(await watched(bob!)).not.toContain(id);
});

describe('The archive', () => {
  test('shows a user’s own games only to that user', async () => {
    const { id, tabs } = await playing([ann!, bob!], { game: 'tic-tac-toe', isPublic: false });
    for (const [ply, cell] of [0, 3, 1, 4, 2].entries()) {
      const tab = tabs[ply % 2]!;
      await tab.until(() => tab.frame.beat === ply);
      await tab.acts(id, mark(cell));
    }
    const shown = async (path: string, guest?: Guest) =>
      (await ask<ArchivePage>(path, guest)).tables.some((card) => card.id === id);
    const nobody = new Guest(house.address, '', '');
    for (const mine of ['mine', 'mine=1', 'mine=true']) expect(await shown(`/api/archive?${mine}`)).toBe(true);
    for (const not of ['', '?mine=0', '?mine=false']) expect(await shown(`/api/archive${not}`)).toBe(false);
    expect(await ask<ArchivePage>('/api/archive?mine', nobody)).toEqual({ tables: [], before: null });
  });

  test('refuses an invalid page', async () => {
    expect((await ann!.get('/api/archive?before=yesterday')).status).toBe(400);
    expect((await ann!.get('/api/archive?before=')).status).toBe(400);
    expect((await ann!.get('/api/archive?before=1000')).status).toBe(200);
  });
});

test('refusals say what is wrong', async () => {
  const { id } = await ann!.makes(OPEN);
  const bots = [
    { kind: 'bot' as const, level: 'pebble' },
    { kind: 'bot' as const, level: 'goblin' },
  ];
  expect(await ann!.post('/api/tables', { game: 'tic-tac-toe', chairs: bots })).toEqual({
    status: 400,
    body: { error: 'A table needs at least one seat that is not a bot.' },
  });
  expect(await ann!.get(`/api/tables/${id}/recording`)).toEqual({
    status: 409,
    text: '{"error":"The game has not begun yet."}',
  });
  expect((await bob!.post(`/api/tables/${id}/rematch`)).body).toEqual({ error: 'You have no seat at this table.' });
  expect((await ann!.post(`/api/tables/${id}/rematch`)).body).toEqual({ error: 'The game is not over yet.' });
  expect((await ann!.post('/api/session', { name: 'x'.repeat(25) })).body).toEqual({
    error: 'name: must have at most 24 characters',
  });
});

test('a failed write answers 503', async () => {
  const { store } = house.tables.house;
  const writing = vi
    .spyOn(store, 'write')
    .mockImplementationOnce(() => Promise.reject(new WriteFailed('disk is full')));
  expect(await ann!.post('/api/tables', OPEN)).toEqual({
    status: 503,
    body: { error: 'The disk failed. Try again in a moment.' },
  });
  expect((await ann!.post('/api/tables', OPEN)).status).toBe(200);
  writing.mockRestore();
});

test('a table that cannot be read does not keep anyone out of the Hall', async () => {
  const { id } = await playing([ann!, bob!], { game: 'tic-tac-toe' });
  const away = vi.spyOn(house.tables, 'peek').mockReturnValue(undefined);
  const reading = vi.spyOn(house.tables, 'find').mockRejectedValue(new Error('disk I/O error'));
  const hall = await ann!.get('/api/hall');
  reading.mockRestore();
  away.mockRestore();
  const { yours, turns } = JSON.parse(hall.text) as Hall;
  expect([hall.status, yours.some((card) => card.id === id), turns.includes(id)]).toEqual([200, true, false]);
});

test('a failed read answers 503', async () => {
  const { store } = house.tables.house;
  const reading = vi.spyOn(store, 'gathering').mockImplementationOnce(() => {
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' });
  });
  const answer = await fetch(`${house.address}/api/hall`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await ann!.get('/api/hall')).status).toBe(200);
  reading.mockRestore();
});
