import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Keeper } from '../src/store/group-commit.ts';
import { Scribe } from '../src/store/scribe.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Write } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-scribe-'));
afterAll(() => rmSync(folder, { recursive: true }));

const user = (id: string): Write[] => [{ write: 'user', user: { id, name: id, made: 1 } }];
const alone = [user('a')];
const two = [user('a'), user('b')];

/** A disk that takes as long as it is told, and who wrote. */
function scribe() {
  const disk = { takes: 0.2, at: 0 };
  const wrote: ('here' | 'thread')[] = [];
  const write = (who: 'here' | 'thread'): Map<number, string> => {
    wrote.push(who);
    disk.at += disk.takes;
    return new Map();
  };
  const thread: Keeper = { keep: async () => write('thread'), look: () => {}, close: async () => {} };
  const keeper = new Scribe({ keep: () => write('here') }, thread, () => disk.at);
  const by = async (group: readonly (readonly Write[])[]) => {
    await keeper.keep(group);
    return wrote.at(-1);
  };
  return { disk, wrote, by };
}

describe('A scribe', () => {
  test('writes what comes alone as soon as the disk has shown that it is quick, and gives piles to the thread', async () => {
    const { by } = scribe();
    expect([await by(alone), await by(alone), await by(two), await by(alone)]).toEqual([
      'thread',
      'here',
      'thread',
      'here',
    ]);
  });

  test('leaves everything to the thread while the disk is slow', async () => {
    const { disk, by, wrote } = scribe();
    disk.takes = 12;
    for (let i = 0; i < 50; i++) await by(alone);
    expect(wrote).not.toContain('here');
  });

  test('is stopped by one long wait, and goes on when the disk is quick again', async () => {
    const { disk, by, wrote } = scribe();
    await by(alone);
    disk.takes = 40;
    expect(await by(alone)).toBe('here');
    disk.takes = 0.2;
    expect(await by(alone)).toBe('thread');
    for (let i = 0; i < 40; i++) await by(alone);
    expect(await by(alone)).toBe('here');
    expect(wrote.indexOf('here', 2)).toBeGreaterThan(10);
  });

  test('lets the thread have one now and then', async () => {
    const { by, wrote } = scribe();
    for (let i = 0; i < 200; i++) await by(alone);
    expect(wrote.filter((who) => who === 'thread')).toHaveLength(1 + 3);
  });

  test('gives the thread what it could not write, and hands on what failed there, too', async () => {
    const thread: Keeper = { keep: async () => new Map([[0, 'full']]), look: () => {}, close: async () => {} };
    const tried: number[] = [];
    const here = { keep: () => new Map([[tried.push(1), 'locked']]) };
    const keeper = new Scribe(here, thread, () => 0);
    for (let i = 0; i < 2; i++) expect([...(await keeper.keep(alone))]).toEqual([[0, 'full']]);
    expect(tried).toHaveLength(1); // the first went to the thread at once
  });

  test('lets the log of a house where all come alone not grow without end', async () => {
    const file = join(folder, 'tables.sqlite');
    const store = new SqliteStore(file);
    const act = { do: 'x'.repeat(40_000) }; // ten pages
    for (let n = 0; n < 1200; n++) await store.write({ write: 'entry', table: 't', entry: { n, at: 1, by: 0, act } });
    expect(statSync(`${file}-wal`).size).toBeLessThan(10_000 * 4120);
    expect(statSync(file).size).toBeGreaterThan(10_000_000); // it was folded in
    await store.close();
  });
});
