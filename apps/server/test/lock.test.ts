import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileLock } from '../src/store/file-lock.ts';
import { testServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOCK = new URL('../src/store/file-lock.ts', import.meta.url).href;

/** Another process that holds the lock, until it is killed. */
async function owner(file: string) {
  const script = `const { FileLock } = await import('${LOCK}');
    new FileLock('${file}'); process.stdout.write('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second server on the same database is refused, and told who owns it', async () => {
  const file = join(folder, 'twice.sqlite');
  const first = await testServer({ TROLLMOOT_DATA: file });
  await expect(testServer({ TROLLMOOT_DATA: file })).rejects.toMatchObject({
    code: 'IN_USE',
    message: expect.stringMatching(new RegExp(`^server \\S+, process ${process.pid} on \\S+, since 20`)),
  });
  await first.stop();
  const second = await testServer({ TROLLMOOT_DATA: file });
  await second.stop();
});

test('the lock of a process that was killed is free, whoever has its process id now', async () => {
  const file = join(folder, 'killed.sqlite');
  const child = await owner(file);
  expect(() => new FileLock(file)).toThrow(`process ${child.pid} `);
  child.kill('SIGSTOP');
  expect(() => new FileLock(file)).toThrow(`process ${child.pid} `); // stopped, but alive
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = new FileLock(file);
  expect(() => new FileLock(file)).toThrow(`process ${process.pid} `);
  lock.release();
  new FileLock(file).release();
});
