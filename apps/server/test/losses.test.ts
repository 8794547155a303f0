import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { GroupCommit, type Writer } from '../src/store/group-commit.ts';
import { SecondLog, writesIn } from '../src/store/second-log.ts';
import type { Write } from '../src/store/store.ts';
import { lostCommits } from '../src/store/wal-damage.ts';
import { entriesOf } from './fake-house.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-losses-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECOVER = fileURLToPath(new URL('../src/recover.ts', import.meta.url));
const recover = (...args: string[]) => spawnSync(process.execPath, [RECOVER, ...args], { encoding: 'utf8' });
const flip = (file: string, at: number, bytes = 64): void => {
  const content = readFileSync(file);
  for (let i = at; i < at + bytes; i++) content[i]! ^= 0xff;
  writeFileSync(file, content);
};

/** A database with a WAL of this many commits, as a killed server leaves it. */
function killed(name: string, commits: number): string {
  const file = join(folder, `${name}.live`);
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (n INTEGER PRIMARY KEY, text TEXT)',
  );
  for (let n = 1; n < commits; n++) db.exec(`INSERT INTO t VALUES (${n}, '${'x'.repeat(50)}')`);
  const copy = join(folder, name);
  for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
  db.close();
  return copy;
}
const count = (file: string): number => {
  const db = new DatabaseSync(file);
  const { n } = db.prepare('SELECT COUNT(*) AS n FROM t').get() as { n: number };
  db.close();
  return n;
};

describe('A damaged write-ahead log', () => {
  const FRAME = 24 + 4096;
  const frames = (file: string) => (readFileSync(`${file}-wal`).length - 32) / FRAME;

  test('is noticed by the commits that SQLite drops', () => {
    const file = killed('flipped', 50);
    expect(lostCommits(file)).toBeNull();
    flip(`${file}-wal`, 32 + 10 * FRAME + 2000);
    const lost = lostCommits(file)!;
    expect(lost).toBeGreaterThan(30);
    expect(count(file)).toBe(49 - lost);
  });

  test.each([
    ['its header', 8],
    ['the header of its first frame', 32 + 10],
  ])('is noticed when %s is hit', (what, at) => {
    const file = killed(what, 20);
    flip(`${file}-wal`, at, 8);
    expect(lostCommits(file)).toBeGreaterThan(15);
  });

  test('is noticed when only the last commit is hit', () => {
    const file = killed('last', 20);
    flip(`${file}-wal`, 32 + (frames(file) - 1) * FRAME + 100);
    expect(lostCommits(file)).toBe(1);
  });

  test('is not suspected because of older frames behind its end, or half a frame', () => {
    const file = join(folder, 'older');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n INTEGER PRIMARY KEY)');
    for (let n = 0; n < 30; n++) db.exec(`INSERT INTO t VALUES (${n})`);
    db.exec('PRAGMA wal_checkpoint(FULL); INSERT INTO t VALUES (99)'); // begins again at the front
    expect(frames(file)).toBeGreaterThan(20);
    expect(lostCommits(file)).toBeNull();
    writeFileSync(`${file}-wal`, Buffer.concat([readFileSync(`${file}-wal`), Buffer.alloc(500)]));
    expect(lostCommits(file)).toBeNull();
    db.close();
  });
});

describe('A second log', () => {
  const user = (id: string): Write => ({ write: 'user', user: { id, name: id, made: 1 } });
  const disk: Writer = {
    commit: async (group) => new Map(group.flatMap((writes, i) => (writes.length === 2 ? [[i, 'full'] as const] : []))),
    poll: () => {},
    close: async () => {},
  };

  test('has what was committed, after half a line of a killed server too, and nothing else', async () => {
    const file = join(folder, 'second.log');
    writeFileSync(file, '123 [{"wri');
    const commits = new GroupCommit(new SecondLog(file, disk, () => expect.unreachable()));
    await commits.write([user('a')]);
    await expect(commits.write([user('b'), user('c')])).rejects.toThrow('full');
    await commits.write([{ write: 'pulse', at: 1 }]);
    await commits.close();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map(writesIn)).toEqual([null, [user('a')]]);
    expect(writesIn(lines[1]!.replace('"name":"a"', '"name":"z"'))).toBeNull();
  });

  test('that cannot be written is reported, and does not stop the game', async () => {
    const troubles: unknown[] = [];
    const commits = new GroupCommit(
      new SecondLog(join(folder, 'nowhere', 'log'), disk, (error) => troubles.push(error)),
    );
    await commits.write([user('a')]);
    expect([commits.isHealthy, troubles.length]).toEqual([true, 1]);
    await commits.close();
  });

  test('restores what the database lost; until then nobody plays on', async () => {
    const [data, log] = [join(folder, 'lost.sqlite'), join(folder, 'lost.log')];
    const settings = { TROLLMOOT_DATA: data, TROLLMOOT_SECOND_LOG: log };
    const first = await testServer(settings);
    const guests = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(first.address, name)));
    const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
    const act = async (seat: number, cell: number) => {
      const { beat } = tabs[seat]!.frame;
      await tabs[seat]!.acts(id, mark(cell));
      for (const tab of tabs) await tab.until(() => tab.frame.beat > beat);
    };
    await act(0, 4);
    await act(1, 0);
    await first.stop();
    const earlier = `${data}.earlier`;
    copyFileSync(data, earlier);

    const second = await testServer(settings);
    tabs.length = 0;
    for (const { cookie, user } of guests) {
      const tab = await new Guest(second.address, cookie, user).connects();
      await tab.watches(id);
      tabs.push(tab);
    }
    await act(0, 8);
    await tabs[1]!.asks({ say: 'chat', table: id, text: 'well played' });
    const late = await Guest.come(second.address, 'Cat');
    const other = await late.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const { frame } = tabs[1]!;
    expect(recover(log, data)).toMatchObject({ status: 2, stderr: expect.stringContaining('already in use') });
    await second.stop();

    copyFileSync(earlier, data); // the disk has lost the evening
    const third = await testServer(settings);
    const ready = await (await fetch(`${third.address}/readyz`)).json();
    expect(ready).toEqual({ ok: true, damage: { tables: 2, losses: [expect.stringContaining('npm run recover')] } });
    expect((await third.tables.find(id))!.record.status).toBe('broken');
    await third.stop();

    const { stdout, status } = recover(log, data);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^Restored 1 entries, \d changes of tables, 1 whole records, 1 lines of chat, 2 users/),
    ]);
    expect(recover(log, data).stdout).toMatch(/^Restored 0 entries, 0 changes of tables, 0 whole/);

    const fourth = await testServer(settings);
    const again = await new Guest(fourth.address, guests[1]!.cookie, guests[1]!.user).connects();
    expect(await again.watches(id)).toMatchObject({ seat: 1, chat: [{ text: 'well played' }] });
    expect(again.frame.view).toEqual(frame.view);
    expect((await again.acts(id, mark(1))).say).toBe('yes');
    expect(await entriesOf(fourth.tables.house.store, id)).toHaveLength(4);
    expect((await new Guest(fourth.address, late.cookie, late.user).get(`/api/tables/${other.id}`)).status).toBe(200);
    await fourth.stop();
  }, 60_000);

  test('mends altered entries and records that cannot be read', async () => {
    const [data, log] = [join(folder, 'mend.sqlite'), join(folder, 'mend.log')];
    const settings = { TROLLMOOT_DATA: data, TROLLMOOT_SECOND_LOG: log };
    const first = await testServer(settings);
    const guests = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(first.address, name)));
    const [one, two] = [await playing(guests, { game: 'tic-tac-toe' }), await playing(guests, { game: 'tic-tac-toe' })];
    for (const { id, tabs } of [one, two]) await tabs[0]!.acts(id, mark(4));
    await first.stop();
    const db = new DatabaseSync(data);
    db.exec(`UPDATE entries SET act = '{"do":"mark","cell":5}' WHERE tableId = '${one.id}'`);
    db.exec(`UPDATE tables SET sitters = '[' WHERE id = '${two.id}'`);
    db.close();
    expect(recover(log, data).stdout).toMatch(/^Restored 1 entries, \d changes of tables, 1 whole records/);
    const second = await testServer(settings);
    for (const { id } of [one, two])
      expect((await second.tables.find(id))!.match!.log).toEqual([{ by: 0, act: mark(4) }]);
    await second.stop();
  }, 60_000);
});

test('a server whose WAL was damaged says so in /readyz and /metrics, and keeps a copy of it', async () => {
  const file = join(folder, 'told.sqlite');
  const first = await testServer({ TROLLMOOT_DATA: file });
  const guests = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(first.address, name)));
  const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
  await tabs[0]!.acts(id, mark(4));
  const copy = join(folder, 'copy.sqlite'); // as a killed server leaves it
  for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
  await first.stop();
  flip(`${copy}-wal`, readFileSync(`${copy}-wal`).length - 1000);
  const second = await testServer({ TROLLMOOT_DATA: copy });
  const ready = await fetch(`${second.address}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    200,
    {
      ok: true,
      damage: { losses: [expect.stringMatching(/^the write-ahead log is damaged, and \d+ commits in it are lost/)] },
    },
  ]);
  expect(await (await fetch(`${second.address}/metrics`)).text()).toContain('trollmoot_lost_data 1');
  expect(readdirSync(folder).some((name) => name.startsWith('copy.sqlite-wal.damaged-'))).toBe(true);
  await second.stop();
});
