import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GroupCommit, type Keeper } from '../src/store/group-commit.ts';
import { LedgerThread } from '../src/store/ledger-thread.ts';
import type { Write } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const user = (id: string): Write[] => [{ write: 'user', user: { id, name: id, made: 1 } }];

/** A disk that takes its time: it is done with a group when told so. */
class SlowDisk implements Keeper {
  readonly groups: number[] = [];
  #done: ((failed: Map<number, string>) => void)[] = [];
  keep(group: readonly (readonly Write[])[]): Promise<Map<number, string>> {
    this.groups.push(group.length);
    return new Promise((done) => this.#done.push(done));
  }
  turn(failed: [number, string][] = []): void {
    this.#done.shift()!(new Map(failed));
  }
  isKept = false; // but nobody has looked yet
  look(): void {
    if (this.isKept) this.turn();
    this.isKept = false;
  }
  async close(): Promise<void> {}
}
const tick = () => new Promise((done) => setImmediate(done));

describe('A group commit', () => {
  test('gathers what comes while the disk is busy, and tells each what became of it', async () => {
    const disk = new SlowDisk();
    const commits = new GroupCommit(disk);
    const first = commits.write(user('a'));
    await tick();
    const then = ['b', 'c', 'd'].map((id) => commits.write(user(id)));
    await tick();
    expect(disk.groups).toEqual([1]);
    disk.turn();
    await first;
    await tick();
    expect(disk.groups).toEqual([1, 3]);
    disk.turn([[1, 'taken']]);
    expect((await Promise.allSettled(then)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  test('looks whether the disk is done whenever something comes, and goes on with all of this tick', async () => {
    const disk = new SlowDisk();
    const commits = new GroupCommit(disk);
    const order: string[] = [];
    void commits.write(user('a')).then(() => order.push('a'));
    await tick();
    disk.isKept = true;
    const tickIsOver = tick().then(() => order.push('tick'));
    const then = [commits.write(user('b'))];
    await Promise.resolve();
    then.push(commits.write(user('c')));
    expect(disk.groups).toEqual([1]);
    await tickIsOver;
    expect(order).toEqual(['a', 'tick']);
    await tick();
    expect(disk.groups).toEqual([1, 2]);
    disk.turn();
    await Promise.all(then);
  });

  test('hears of its thread without waiting for the tick to end', async () => {
    const thread = new LedgerThread(join(folder, 'tables.sqlite'));
    for (const id of ['a', 'b', 'c']) {
      let isKept = false;
      void thread.keep([user(id)]).then(() => (isKept = true));
      for (const end = Date.now() + 20_000; !isKept && Date.now() < end; await Promise.resolve()) thread.look();
      expect(isKept).toBe(true);
    }
    await thread.close();
  });

  test('closes only when everything is on disk', async () => {
    const disk = new SlowDisk();
    const commits = new GroupCommit(disk);
    const order: string[] = [];
    void commits.write(user('a')).then(() => order.push('written'));
    await tick();
    const closed = commits.close().then(() => order.push('closed'));
    await expect(commits.write(user('b'))).rejects.toThrow('closed');
    disk.turn();
    await closed;
    expect(order).toEqual(['written', 'closed']);
  });

  test('is unwell, and refuses everything, as long as its thread dies, and well with one that lives', async () => {
    const commits = new GroupCommit(new LedgerThread(join(folder, 'nowhere', 'tables.sqlite')));
    await expect(commits.write(user('a'))).rejects.toThrow('no such file or directory');
    await expect(commits.write(user('b'))).rejects.toThrow('no such file or directory');
    expect(commits.isWell).toBe(false);
    mkdirSync(join(folder, 'nowhere'));
    await commits.write(user('c'));
    expect(commits.isWell).toBe(true);
    await commits.close();
  });
});
