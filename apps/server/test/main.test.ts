import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { endServers, started } from './server-process.ts';

afterEach(endServers);

test('it starts, says why it cannot start twice on one port, and stops on a signal', async () => {
  const { child, said } = started({});
  await expect.poll(said, { timeout: 20_000 }).toContain('Trollmoot is open at');
  const port = /:(\d+)\n/.exec(said())![1]!;
  const second = started({ TROLLMOOT_PORT: port });
  expect(await once(second.child, 'exit')).toEqual([1, null]);
  expect(second.said()).toBe(`Port ${port} on 127.0.0.1 is already in use. Set TROLLMOOT_PORT to a free port.\n`);
  child.kill('SIGHUP');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 40_000);

test('it refuses the database of a newer version with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-newer-'));
  const file = join(folder, 'newer.sqlite');
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  const { child, said } = started({ TROLLMOOT_DATA: file });
  expect(await once(child, 'close')).toEqual([1, null]);
  rmSync(folder, { recursive: true });
  expect(said()).toMatch(
    /^The database '.*newer.sqlite' belongs to a newer version of Trollmoot \(.*99.*\)\. Update the server, .*\.\n$/,
  );
}, 40_000);

test('a second server on one database is refused with a sentence, and the first one plays on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-twice-'));
  const file = join(folder, 'tables.sqlite');
  const first = started({ TROLLMOOT_DATA: file });
  await expect.poll(first.said, { timeout: 20_000 }).toContain('Trollmoot is open at');
  const second = started({ TROLLMOOT_DATA: file });
  expect(await once(second.child, 'close')).toEqual([1, null]);
  expect(second.said()).toMatch(
    new RegExp(
      `^The database '${file}' is already in use by server \\S+, process ${first.child.pid} on \\S+, since \\S+\\. Stop that one first, .*\\.\\n$`,
    ),
  );
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = started({ TROLLMOOT_DATA: file });
  await expect.poll(third.said, { timeout: 20_000 }).toContain('Trollmoot is open at');
  third.child.kill('SIGINT');
  expect(await once(third.child, 'exit')).toEqual([0, null]);
  rmSync(folder, { recursive: true });
}, 60_000);
