import type { Hall, MyGames, People, WaitingTurns } from '@trollmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { isShortFor } from '../src/waiting.ts';
import { WhoIsHere } from '../src/who-is-here.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

let house: Serving;
let [ann, bob, cid, mallory]: Guest[] = [];
beforeAll(async () => {
  house = await testServer();
  [ann, bob, cid, mallory] = await Promise.all(
    ['Ann', 'Bob', 'Cid', 'Mallory'].map((name) => Guest.come(house.address, name)),
  );
});
afterAll(() => house.stop());

const ask = async <T>(guest: Guest, path: string) => JSON.parse((await guest.get(path)).text) as T;
const PRIVATE = { game: 'tic-tac-toe', isPublic: false };

/** A game that the first of these wins. */
async function finished(guests: readonly Guest[], wanted: { game: string; isPublic: boolean }): Promise<string> {
  const { id, tabs } = await playing(guests, wanted);
  for (const [ply, cell] of [0, 3, 1, 4, 2].entries()) {
    const tab = tabs[ply % 2]!;
    await tab.until(() => tab.frame.beat === ply);
    await tab.acts(id, mark(cell));
  }
  for (const tab of tabs) await tab.leaves();
  return id;
}

describe('My games', () => {
  test('are running and finished ones, private ones included, each with the seat', async () => {
    const over = await finished([ann!, bob!], PRIVATE);
    const { id: running, tabs } = await playing([bob!, ann!], PRIVATE);
    const mine = await ask<MyGames>(ann!, '/api/my-games');
    expect(mine.over.map(({ card, seat }) => [card.id, seat])).toEqual([[over, 0]]);
    expect(mine.over[0]!.card.result?.places).toEqual([1, 2]);
    expect(mine.over[0]!.ended).toBeGreaterThan(0);
    expect(mine.running.map(({ card, seat }) => [card.id, seat])).toEqual([[running, 1]]);
    expect(mine.before).toBe(null);
    for (const tab of tabs) await tab.leaves();
  });

  test('are nobody else’s, whatever is asked for', async () => {
    const id = await finished([ann!, bob!], PRIVATE);
    const paths = ['', `?user=${ann!.user}`, `?mine&user=${ann!.user}`, '?before=999999999999999', '?before=0'];
    for (const guest of [mallory!, new Guest(house.address, '', ''), new Guest(house.address, 'moot=x', '')])
      for (const path of paths) {
        expect(await ask<MyGames>(guest, `/api/my-games${path}`)).toEqual({ running: [], over: [], before: null });
        expect((await guest.get(`/api/my-games/saved${path}`)).text).not.toContain(id);
      }
    for (const bad of ['before=', 'before=x', 'before=-1', 'before=1&before=2', `before=${'9'.repeat(16)}`])
      expect((await ann!.get(`/api/my-games?${bad}`)).status).toBe(400);
  });

  test('are saved when they are over, never while they run', async () => {
    const { id: running, tabs } = await playing([ann!, bob!], PRIVATE);
    const { status, text } = await ann!.get('/api/my-games/saved');
    const lines = text.trim().split('\n');
    const { over } = await ask<MyGames>(ann!, '/api/my-games');
    expect([status, lines.length]).toEqual([200, over.length]);
    expect(JSON.parse(lines[0]!).saved).toMatch(/^game tic-tac-toe$/m);
    expect(text).not.toContain(running);
    const nobody = await new Guest(house.address, '', '').get('/api/my-games/saved');
    expect(nobody.status).toBe(401);
    for (const tab of tabs) await tab.leaves();
  });

  test('come in pages that skip none', async () => {
    const eva = await Guest.come(house.address, 'Eva');
    const { store } = house.tables.house;
    const { id } = await eva.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const table = (await store.table(id))!;
    for (let i = 0; i < 205; i++)
      await store.write({
        write: 'newTable',
        table: { ...table, id: `eva${i}`, status: 'over', ended: 1000 + (i >> 2), version: 0 },
      });
    const seen: string[] = [];
    for (let path = ''; ; ) {
      const { over, before } = await ask<MyGames>(eva, `/api/my-games${path}`);
      seen.push(...over.map(({ card }) => card.id));
      if (before === null) break;
      path = `?before=${before}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([205, 205]);
  });

  test('cannot be asked for without end', async () => {
    const flo = await Guest.come(house.address, 'Flo');
    const answers = await Promise.all(Array.from({ length: 80 }, () => flo.get('/api/my-games')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const copies = await Promise.all(Array.from({ length: 5 }, () => flo.get('/api/my-games/saved')));
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('People you played with', () => {
  test('are listed once a game has begun, and only to each other', async () => {
    const dan = await Guest.come(house.address, 'Dan');
    const { id, key } = await dan.makes({ ...PRIVATE, chairs: [{ kind: 'me' }, { kind: 'invited' }] });
    await cid!.post(`/api/tables/${id}/join`, { key });
    expect((await ask<People>(dan, '/api/people')).people).toEqual([]);
    await dan.post(`/api/tables/${id}/start`);
    const { people } = await ask<People>(dan, '/api/people');
    expect(people).toMatchObject([{ user: cid!.user, name: 'Cid', games: 1, table: id, at: null }]);
    expect((await ask<People>(mallory!, '/api/people')).people).toEqual([]);
    expect(await ask<People>(new Guest(house.address, '', ''), '/api/people')).toEqual({ people: [], played: [] });
  });

  test('say whether they are here, and lead to their public tables only', async () => {
    await finished([ann!, cid!], PRIVATE);
    const cidFor = async () => (await ask<People>(ann!, '/api/people')).people.find(({ user }) => user === cid!.user)!;
    expect(await cidFor()).toMatchObject({ isHere: false, at: null });
    const secret = await cid!.makes({ ...PRIVATE, chairs: [{ kind: 'me' }, { kind: 'open' }] });
    await cid!.get('/api/hall');
    expect(await cidFor()).toMatchObject({ isHere: true, at: null });
    const open = await cid!.makes({
      game: 'sealed-bids',
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect((await cidFor()).at).toEqual({ table: open.id, game: 'sealed-bids', free: 2 });
    const { id, tabs } = await playing([cid!, mallory!], { game: 'tic-tac-toe' });
    await cid!.post(`/api/tables/${open.id}/leave`);
    expect((await cidFor()).at).toEqual({ table: id, game: 'tic-tac-toe', free: 0 });
    expect(JSON.stringify(await ask<People>(ann!, '/api/people'))).not.toContain(secret.id);
    for (const tab of tabs) await tab.leaves();
  });

  test('are here while a tab of theirs is connected, and a little after they looked into the Hall', () => {
    const connected = new Set(['ann']);
    const whoIsHere = new WhoIsHere((user) => connected.has(user));
    whoIsHere.look('bob', 1000);
    expect(['ann', 'bob', 'cid'].map((user) => whoIsHere.isHere(user, 40_000))).toEqual([true, true, false]);
    expect(whoIsHere.isHere('bob', 50_000)).toBe(false);
    connected.delete('ann');
    expect(whoIsHere.isHere('ann', 1000)).toBe(false);
  });

  test('count the games that are over, by game', async () => {
    const [eve, fay] = [await Guest.come(house.address, 'Eve'), await Guest.come(house.address, 'Fay')];
    for (let i = 0; i < 2; i++) await finished([eve, fay], PRIVATE);
    expect((await ask<People>(eve, '/api/people')).played).toEqual([{ game: 'tic-tac-toe', games: 2 }]);
  });
});

describe('The Hall says how your games stand', () => {
  const standing = async (guest: Guest, id: string) => (await ask<Hall>(guest, '/api/hall')).standings![id]!;

  test('whose turn it is, how long that may take, and what happened', async () => {
    const { id, tabs } = await playing([ann!, bob!], { ...PRIVATE, pace: { kind: 'slow', days: 2 } });
    expect(await standing(bob!, id)).toMatchObject({ isTurn: false, waiting: [0], line: null });
    await tabs[0]!.acts(id, mark(4));
    const told = await standing(bob!, id);
    expect(told).toMatchObject({ isTurn: true, waiting: [1] });
    expect(told.left).toBeGreaterThan(2 * 86_400_000 - 60_000);
    expect(told.line).toBeTruthy();
    expect(await standing(ann!, id)).toMatchObject({ isTurn: false, waiting: [1] });
    expect((await ask<Hall>(mallory!, '/api/hall')).standings).not.toHaveProperty([id]);
    for (const tab of tabs) await tab.leaves();
  });

  test('as far as the player may know: a card laid in secret changes no word of it', async () => {
    const { id, tabs } = await playing([ann!, bob!], { game: 'sealed-bids', isPublic: false });
    const before = await standing(bob!, id);
    await tabs[0]!.acts(id, tabs[0]!.frame.options[0]!);
    expect({ ...(await standing(bob!, id)), waiting: [] }).toEqual({ ...before, waiting: [] });
    for (const tab of tabs) await tab.leaves();
  });

  test('in the language asked for, with the house rules of open tables', async () => {
    const { id } = await ann!.makes({
      game: 'tic-tac-toe',
      language: 'de',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
    });
    const hall = await ask<Hall>(bob!, '/api/hall?language=de');
    expect(hall.open.find((card) => card.id === id)?.language).toBe('de');
    expect(hall.houseRules![id]).toEqual([]);
    for (const bad of ['language=', 'language=english', 'language=../..', 'language=de&language=fr'])
      expect((await bob!.get(`/api/hall?${bad}`)).status).toBe(400);
    expect((await bob!.get('/api/hall?language=xx')).status).toBe(200);
  });
});

describe('What waits for a player elsewhere', () => {
  test('an invitation and a rematch, with the key, until the player sits down', async () => {
    const over = await finished([ann!, bob!], PRIVATE);
    const { body } = await bob!.post(`/api/tables/${over}/rematch`);
    const { id, key } = body as { id: string; key: string };
    const asked = { ask: 'rematch', id, table: id, game: 'tic-tac-toe', by: 'Bob', key };
    expect((await ask<WaitingTurns>(ann!, '/api/turns')).asks).toEqual([asked]);
    expect((await ask<Hall>(ann!, '/api/hall')).invitations).toMatchObject([{ card: { id }, by: 'Bob', key }]);
    expect((await ask<WaitingTurns>(bob!, '/api/turns')).asks).toEqual([]);
    const open = await bob!.makes({ ...PRIVATE, chairs: [{ kind: 'me' }, { kind: 'invited' }] });
    await bob!.post(`/api/tables/${open.id}/invitations`, { user: ann!.user });
    const both = (await ask<WaitingTurns>(ann!, '/api/turns')).asks;
    expect(both.find(({ table }) => table === open.id)).toMatchObject({ ask: 'invitation', by: 'Bob', key: open.key });

    await ann!.post(`/api/tables/${id}/join`, { key });
    await ann!.post(`/api/tables/${open.id}/join`, { key: open.key });
    expect((await ask<WaitingTurns>(ann!, '/api/turns')).asks).toEqual([]);
    expect((await ask<Hall>(ann!, '/api/hall')).invitations).toEqual([]);
  });

  test('a vote, until it is answered', async () => {
    const { id, tabs } = await playing([ann!, bob!], PRIVATE);
    expect((await tabs[0]!.asks({ say: 'propose', table: id, motion: { ask: 'end' } })).say).toBe('yes');
    const asks = async (guest: Guest) =>
      (await ask<WaitingTurns>(guest, '/api/turns')).asks.filter(({ table }) => table === id);
    expect(await asks(bob!)).toMatchObject([{ ask: 'vote', game: 'tic-tac-toe', by: 'Ann', key: null }]);
    expect(await asks(ann!)).toEqual([]);
    const [, vote] = (await asks(bob!))[0]!.id.split(' ');
    expect((await tabs[1]!.asks({ say: 'consent', table: id, vote: Number(vote), yes: false })).say).toBe('yes');
    expect(await asks(bob!)).toEqual([]);
    for (const tab of tabs) await tab.leaves();
  });

  test('a clock that runs out soon', () => {
    const at = (left: number, running = [0]) => ({
      pace: { kind: 'live' as const, bank: 400, gain: 0 },
      clock: { running, left: [left, 400_000], since: 1000 },
      occupants: ['ann', 'bob'].map((user) => ({ kind: 'person' as const, user, name: user, standIn: null })),
    });
    expect(isShortFor(at(61_000), 'ann', 1000)).toBe(false);
    expect(isShortFor(at(61_000), 'ann', 2000)).toBe(true);
    expect(isShortFor(at(61_000), 'bob', 2000)).toBe(false);
    expect(isShortFor(at(61_000, [1]), 'ann', 2000)).toBe(false);
    expect(isShortFor({ ...at(1), pace: { kind: 'none' } }, 'ann', 1000)).toBe(false);
  });
});
