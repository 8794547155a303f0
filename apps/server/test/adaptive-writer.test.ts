import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { AdaptiveWriter } from '../src/store/adaptive-writer.ts';
import type { Writer } from '../src/store/group-commit.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Write } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const user = (id: string): Write[] => [{ write: 'user', user: { id, name: id, made: 1 } }];
const alone = [user('a')];
const two = [user('a'), user('b')];

/** A disk that takes as long as the test says, and a record of which thread wrote. */
function adaptiveWriter() {
  const disk = { takes: 0.2, at: 0 };
  const wrote: ('here' | 'thread')[] = [];
  const write = (who: 'here' | 'thread'): Map<number, string> => {
    wrote.push(who);
    disk.at += disk.takes;
    return new Map();
  };
  const thread: Writer = { commit: async () => write('thread'), poll: () => {}, close: async () => {} };
  const writer = new AdaptiveWriter({ commit: () => write('here') }, thread, () => disk.at);
  const by = async (group: readonly (readonly Write[])[]) => {
    await writer.commit(group);
    return wrote.at(-1);
  };
  return { disk, wrote, by };
}

describe('An adaptive writer', () => {
  test('commits lone writes on the main thread once the disk has proved fast, and groups in the thread', async () => {
    const { by } = adaptiveWriter();
    expect([await by(alone), await by(alone), await by(two), await by(alone)]).toEqual([
      'thread',
      'here',
      'thread',
      'here',
    ]);
  });

  test('commits everything in the thread while the disk is slow', async () => {
    const { disk, by, wrote } = adaptiveWriter();
    disk.takes = 12;
    for (let i = 0; i < 50; i++) await by(alone);
    expect(wrote).not.toContain('here');
  });

  test('leaves the main thread after one long wait, and returns when the disk is fast again', async () => {
    const { disk, by, wrote } = adaptiveWriter();
    await by(alone);
    disk.takes = 40;
    expect(await by(alone)).toBe('here');
    disk.takes = 0.2;
    expect(await by(alone)).toBe('thread');
    for (let i = 0; i < 40; i++) await by(alone);
    expect(await by(alone)).toBe('here');
    expect(wrote.indexOf('here', 2)).toBeGreaterThan(10);
  });

  test('gives the thread a lone write from time to time', async () => {
    const { by, wrote } = adaptiveWriter();
    for (let i = 0; i < 200; i++) await by(alone);
    expect(wrote.filter((who) => who === 'thread')).toHaveLength(1 + 3);
  });

  test('retries in the thread what failed on the main thread, and reports what failed there', async () => {
    const thread: Writer = { commit: async () => new Map([[0, 'full']]), poll: () => {}, close: async () => {} };
    const tried: number[] = [];
    const here = { commit: () => new Map([[tried.push(1), 'locked']]) };
    const writer = new AdaptiveWriter(here, thread, () => 0);
    for (let i = 0; i < 2; i++) expect([...(await writer.commit(alone))]).toEqual([[0, 'full']]);
    expect(tried).toHaveLength(1); // the first went straight to the thread
  });

  test('keeps the WAL bounded when all writes come alone', async () => {
    const file = join(folder, 'tables.sqlite');
    const store = new SqliteStore(file);
    const act = { do: 'x'.repeat(40_000) }; // ten pages
    for (let n = 0; n < 1200; n++)
      await store.write({ write: 'entry', table: 't', entry: { n, at: 1, by: 0, act, sum: n } });
    expect(statSync(`${file}-wal`).size).toBeLessThan(10_000 * 4120);
    expect(statSync(file).size).toBeGreaterThan(10_000_000); // it was checkpointed
    await store.close();
  });
});
