import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GroupCommit, type Writer } from '../src/store/group-commit.ts';
import type { Write } from '../src/store/store.ts';
import { WriterThread } from '../src/store/writer-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-commit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const user = (id: string): Write[] => [{ write: 'user', user: { id, name: id, made: 1 } }];

/** A disk that finishes a group when the test says so. */
class SlowDisk implements Writer {
  readonly groups: number[] = [];
  #done: ((failed: Map<number, string>) => void)[] = [];
  commit(group: readonly (readonly Write[])[]): Promise<Map<number, string>> {
    this.groups.push(group.length);
    return new Promise((done) => this.#done.push(done));
  }
  finish(failed: [number, string][] = []): void {
    this.#done.shift()!(new Map(failed));
  }
  isDone = false; // but not yet polled
  poll(): void {
    if (this.isDone) this.finish();
    this.isDone = false;
  }
  async close(): Promise<void> {}
}
const tick = () => new Promise((done) => setImmediate(done));

describe('A group commit', () => {
  test('collects what arrives while the disk is busy, and settles each write with its own outcome', async () => {
    const disk = new SlowDisk();
    const commits = new GroupCommit(disk);
    const first = commits.write(user('a'));
    await tick();
    const then = ['b', 'c', 'd'].map((id) => commits.write(user(id)));
    await tick();
    expect(disk.groups).toEqual([1]);
    disk.finish();
    await first;
    await tick();
    expect(disk.groups).toEqual([1, 3]);
    disk.finish([[1, 'taken']]);
    expect((await Promise.allSettled(then)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  test('polls the disk on every write, and commits everything from this tick together', async () => {
    const disk = new SlowDisk();
    const commits = new GroupCommit(disk);
    const order: string[] = [];
    void commits.write(user('a')).then(() => order.push('a'));
    await tick();
    disk.isDone = true;
    const tickIsOver = tick().then(() => order.push('tick'));
    const then = [commits.write(user('b'))];
    await Promise.resolve();
    then.push(commits.write(user('c')));
    expect(disk.groups).toEqual([1]);
    await tickIsOver;
    expect(order).toEqual(['a', 'tick']);
    await tick();
    expect(disk.groups).toEqual([1, 2]);
    disk.finish();
    await Promise.all(then);
  });

  test('learns of a commit in its thread before the tick ends', async () => {
    const thread = new WriterThread(join(folder, 'tables.sqlite'));
    for (const id of ['a', 'b', 'c']) {
      let isDone = false;
      void thread.commit([user(id)]).then(() => (isDone = true));
      for (const end = Date.now() + 20_000; !isDone && Date.now() < end; await Promise.resolve()) thread.poll();
      expect(isDone).toBe(true);
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
    disk.finish();
    await closed;
    expect(order).toEqual(['written', 'closed']);
  });

  test('goes on when its thread exits without an error, and fails when the next one does the same', async () => {
    const flag = join(folder, 'mended');
    const script = new URL(
      `data:text/javascript,${encodeURIComponent(`
      import { existsSync } from 'node:fs';
      if (!existsSync('${flag}')) { await new Promise((done) => setTimeout(done, 50)); process.exit(0); }
      await import('${new URL('../src/store/writer-worker.ts', import.meta.url).href}');
    `)}`,
    );
    const commits = new GroupCommit(new WriterThread(join(folder, 'exits.sqlite'), script));
    await expect(commits.write(user('a'))).rejects.toThrow('the writer thread ended with code 0');
    expect(commits.isHealthy).toBe(false);
    const written = commits.write(user('b'));
    await tick(); // its first thread is already on its way out
    writeFileSync(flag, '');
    await written;
    expect(commits.isHealthy).toBe(true);
    await commits.close();
  });

  test('starts another thread when one exits while there is nothing to do', async () => {
    const gone = new URL(
      `data:text/javascript,${encodeURIComponent(`
      import { existsSync, writeFileSync } from 'node:fs';
      if (!existsSync('${join(folder, 'once')}')) { writeFileSync('${join(folder, 'once')}', ''); process.exit(0); }
      await import('${new URL('../src/store/writer-worker.ts', import.meta.url).href}');
    `)}`,
    );
    const thread = new WriterThread(join(folder, 'idle.sqlite'), gone);
    await expect.poll(() => existsSync(join(folder, 'once'))).toBe(true);
    expect((await thread.commit([user('a')])).size).toBe(0);
    await thread.close();
  });

  test('is unhealthy and fails every write while its thread keeps dying, and recovers with a thread that lives', async () => {
    const commits = new GroupCommit(new WriterThread(join(folder, 'nowhere', 'tables.sqlite')));
    await expect(commits.write(user('a'))).rejects.toThrow('no such file or directory');
    await expect(commits.write(user('b'))).rejects.toThrow('no such file or directory');
    expect(commits.isHealthy).toBe(false);
    mkdirSync(join(folder, 'nowhere'));
    await commits.write(user('c'));
    expect(commits.isHealthy).toBe(true);
    await commits.close();
  });
});
