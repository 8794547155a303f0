import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { check, type Game, sealedSeed, sealOf, shownDigest, type Witness } from '@trollmoot/kernel';
import type { TableCard } from '@trollmoot/protocol';
import { ticTacToe } from '@trollmoot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rematch } from '../src/rematch.ts';
import type { Serving } from '../src/serve.ts';
import { SQLITE_MIGRATIONS } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import * as gathering from '../src/table/gathering.ts';
import { start } from '../src/table/hosting.ts';
import { savedText } from '../src/table/recording.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/tables.ts';
import { acts, begun, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { Guest, mark, testServer } from './harness.ts';

const [SALT, PEPPER, SUGAR] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;
const [ANN, BOB, CAT] = ['ann', 'bob', 'cat'].map((id) => ({ id, name: id, made: 0 })) as [User, User, User];
type User = { id: string; name: string; made: number };
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A table of tic-tac-toe that Ann has made and where the other seat is open. */
async function gatheringTable(house = fakeHouse()) {
  const tables = new Tables(house);
  const made = await tables.make({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] }, ANN);
  if (typeof made === 'string') throw new Error(made);
  return { house, tables, table: (await tables.find(made.id))! };
}

/** Ann and Bob play a whole game. */
async function playedOut(table: Table): Promise<void> {
  const viewers = ['ann', 'bob'].map((user) => new FakeViewer(user));
  for (const viewer of viewers) table.viewers.watch(viewer, 1, null);
  for (const [ply, cell] of [0, 3, 1, 4, 2].entries()) {
    await settled();
    await acts(table, viewers[ply % 2]!, mark(cell));
  }
  await settled();
}

describe('over HTTP', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());
  const card = async (guest: Guest, id: string): Promise<TableCard> =>
    JSON.parse((await guest.get(`/api/tables/${id}`)).text) as TableCard;

  test('the commitment comes first, then the salts, and the secret only after the end', async () => {
    const [ann, bob] = [await Guest.come(server.address, 'Ann'), await Guest.come(server.address, 'Bob')];
    const { id } = await ann.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const first = (await card(bob, id)).seal!;
    expect(first).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), salts: [null, null], secret: null });
    expect((await ann.post(`/api/tables/${id}/salt`, { salt: SALT })).status).toBe(200);
    expect((await bob.post(`/api/tables/${id}/join`, { salt: PEPPER })).status).toBe(200);
    const salted = { ...first, salts: [SALT, PEPPER] };
    expect((await card(bob, id)).seal).toEqual(salted);
    await ann.post(`/api/tables/${id}/start`);
    expect(await card(bob, id)).toMatchObject({ status: 'playing', seal: salted, seed: null });

    const tabs = [await ann.connects(), await bob.connects()];
    for (const tab of tabs) await tab.watches(id);
    const views = [shownDigest(tabs[1]!.frame.view, null)];
    for (const [ply, cell] of [0, 3, 1, 4, 2].entries()) {
      await tabs[ply % 2]!.acts(id, mark(cell));
      await tabs[1]!.until(() => tabs[1]!.frame.beat === ply + 1);
      views.push(shownDigest(tabs[1]!.frame.view, tabs[1]!.frame.result));
    }
    await tabs[1]!.until(() => tabs[1]!.heard.some((heard) => heard.say === 'card' && heard.card.status === 'over'));
    const over = await card(bob, id);
    expect(sealOf(over.seal!.secret!)).toBe(first.commitment);
    expect(over.seed).toBe(sealedSeed(over.seal!.secret!, [SALT, PEPPER]));
    const { text } = await bob.get(`/api/tables/${id}/saved`);
    const witness: Witness = { commitment: first.commitment, salt: PEPPER, seat: 1, salts: [SALT, PEPPER], views };
    expect(check(text, () => ticTacToe as Game, witness)).toMatchObject({
      trouble: null,
      isOwn: true,
      seal: over.seal,
    });
    for (const tab of tabs) {
      const during = JSON.stringify(tab.heard.filter((heard) => !JSON.stringify(heard).includes('"status":"over"')));
      expect(during).not.toContain(over.seal!.secret);
      expect(during).not.toContain(over.seed!.slice(-64));
      await tab.leaves();
    }
  });

  test('salt is 32 hexadecimal digits, from a player of the table, before the start, and only once', async () => {
    const [ann, bob] = [await Guest.come(server.address, 'Ann'), await Guest.come(server.address, 'Bob')];
    const { id } = await ann.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'bot', level: 'pebble' }] });
    const salts = (guest: Guest, salt: unknown) => guest.post(`/api/tables/${id}/salt`, { salt });
    for (const wrong of ['', 'a', 'A'.repeat(32), 'a'.repeat(33), 'g'.repeat(32), 7, null])
      expect(await salts(ann, wrong)).toMatchObject({ status: 400 });
    expect(await salts(bob, SALT)).toMatchObject({ status: 409, body: { error: 'You have no seat at this table.' } });
    expect(await salts(ann, SALT)).toMatchObject({ status: 200 });
    expect(await salts(ann, SALT)).toMatchObject({ status: 200 }); // the answer may have been lost
    expect(await salts(ann, PEPPER)).toMatchObject({
      status: 409,
      body: { error: 'You have already added salt to this table.' },
    });
    await ann.post(`/api/tables/${id}/start`);
    expect(await salts(ann, PEPPER)).toMatchObject({ status: 409, body: { error: 'The game has already begun.' } });
    expect((await card(ann, id)).seal!.salts).toEqual([SALT, null]);
  });
});

describe('salt belongs to a person at a table', () => {
  test('a client that sends none can play all the same, and its salt follows from the secret', async () => {
    const { table } = await gatheringTable();
    await gathering.join(table, BOB, { salt: PEPPER });
    await start(table, 'ann');
    expect(table.record.seed).toBe(sealedSeed(table.record.secret!, [null, PEPPER]));
  });

  test('it goes with the person to another seat, and leaves with them', async () => {
    const { table } = await gatheringTable();
    await gathering.addSalt(table, 'ann', SALT);
    await gathering.swap(table, 'ann', 0, 1);
    expect(table.card().seal!.salts).toEqual([null, SALT]);
    await gathering.join(table, BOB, { salt: PEPPER });
    await gathering.leave(table, 'bob');
    await gathering.join(table, CAT, {});
    expect(table.card().seal!.salts).toEqual([null, SALT]);
    await gathering.addSalt(table, 'cat', SUGAR);
    expect(table.card().seal!.salts).toEqual([SUGAR, SALT]);
    await gathering.setChair(table, ANN, 0, { kind: 'bot', level: 'pebble' });
    expect(table.card().seal!.salts).toEqual([null, SALT]);
    expect(table.card().chairs[1]).not.toHaveProperty('salt');
  });

  test('a stand-in plays on with the salt of its person', async () => {
    const { table } = await begun(fakeHouse(), 'tic-tac-toe', people('ann', 'bob'));
    const { seal } = table.card();
    await gathering.leave(table, 'bob');
    expect(table.card().seal).toEqual(seal);
  });

  test('a rematch has a seal of its own and none of the old salt', async () => {
    const { table, tables } = await gatheringTable();
    await gathering.addSalt(table, 'ann', SALT);
    await gathering.join(table, BOB, { salt: PEPPER });
    await start(table, 'ann');
    await playedOut(table);
    const made = await rematch(tables, table, 'bob');
    const again = (await tables.find(made!.id))!.card().seal!;
    expect(again).toEqual({ commitment: expect.any(String), salts: [null, null], secret: null });
    expect(again.commitment).not.toBe(table.card().seal!.commitment);
    expect(savedText(table)).toContain(`salt ${ticTacToe.seatNames({}, 2)[1]} ${PEPPER}`);
  });
});

test('commitment and salts survive a restart between the commitment and the start', async () => {
  const file = join(folder, 'restart.sqlite');
  const { house, table } = await gatheringTable(fakeHouse({ store: new SqliteStore(file) }));
  await gathering.addSalt(table, 'ann', SALT);
  const before = table.card().seal;
  await house.store.close();
  const again = (await new Tables(fakeHouse({ store: new SqliteStore(file) })).find(table.record.id))!;
  expect(again.card().seal).toEqual(before);
  await gathering.join(again, BOB, { salt: PEPPER });
  await start(again, 'ann');
  expect(again.record.seed).toBe(sealedSeed(table.record.secret!, [SALT, PEPPER]));
  await again.house.store.close();
});

test('in an old database a running game goes on without a seal, and a gathering table gets one', async () => {
  const file = join(folder, 'old.sqlite');
  const unsealed = SQLITE_MIGRATIONS.findIndex((step) => step.includes('ADD COLUMN secret'));
  const old = new DatabaseSync(file);
  for (const step of SQLITE_MIGRATIONS.slice(0, unsealed)) old.exec(step);
  old.exec(`PRAGMA user_version = ${unsealed}`);
  const sitters = JSON.stringify(people('ann', 'bob'));
  for (const [id, status, seed] of [
    ['running', 'playing', 'old seed'],
    ['waiting', 'gathering', null],
  ] as const)
    old
      .prepare(
        `INSERT INTO tables (id, key, game, rules, settings, sitters, status, isPublic, pace, host, made, seed)
         VALUES (?, 'k', 'tic-tac-toe', '1', '{}', ?, ?, 1, '{"kind":"none"}', 'ann', 1, ?)`,
      )
      .run(id, sitters, status, seed);
  old.close();

  const tables = new Tables(fakeHouse({ store: new SqliteStore(file) }));
  const running = (await tables.find('running'))!;
  expect(running.card()).toMatchObject({ status: 'playing', seal: null, commitment: expect.any(String) });
  await playedOut(running);
  expect(running.card()).toMatchObject({ status: 'over', seal: null, seed: 'old seed' });
  expect(check(savedText(running)!, () => ticTacToe as Game, null)).toMatchObject({ trouble: null, seal: null });

  const waiting = (await tables.find('waiting'))!;
  expect(waiting.record.secret).toMatch(/^[0-9a-f]{64}$/);
  await start(waiting, 'ann');
  expect(waiting.record.seed).toMatch(/^chacha20 /);
  await tables.house.store.close();
});
