import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const command = fileURLToPath(new URL('../src/backup.ts', import.meta.url));
const run = (...args: string[]) => promisify(execFile)(process.execPath, [command, ...args]);

test('a live database is copied whole, and no backup is overwritten', async () => {
  const [from, to] = [join(folder, 'live.sqlite'), join(folder, 'copy.sqlite')];
  const live = new SqliteStore(from);
  await live.write({ write: 'user', user: { id: 'u', name: 'Ann', made: 1 } });
  expect((await run(to, from)).stdout).toContain('integrity ok');
  expect([`${to}-wal`, `${to}-shm`].filter(existsSync)).toEqual([]); // a single file
  for (const file of [from, `${from}-wal`, to]) expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  await live.write({ write: 'user', user: { id: 'v', name: 'Bob', made: 2 } });
  await expect(run(to, from)).rejects.toMatchObject({ code: 2 });
  await live.close();
  const copy = new SqliteStore(to);
  expect([(await copy.user('u'))?.name, await copy.user('v')]).toEqual(['Ann', null]);
  await copy.close();
});

test('wrong arguments get a sentence that says what is missing', async () => {
  const from = join(folder, 'there.sqlite');
  await new SqliteStore(from).close();
  const said = (...args: string[]) => run(...args).catch(({ stderr }: { stderr: string }) => stderr);
  const [nothing, nowhere] = [await said(), await said(join(folder, 'b.sqlite'), join(folder, 'none.sqlite'))];
  expect(await said(join(folder, 'no', 'folder.sqlite'), from)).toMatch(/^Cannot write the copy: ENOENT/);
  expect(nothing).toContain('Name the file for the copy');
  expect(nothing).not.toContain('There is no');
  expect(nowhere).toContain(`There is no file ${join(folder, 'none.sqlite')}`);
});
