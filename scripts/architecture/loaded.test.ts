import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-loads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every module this program loads. It is stopped as soon as it has printed `until`, unless it ends before. */
async function loadedBy(name: string, until: string, ...args: string[]): Promise<string[]> {
  const loads = join(folder, name);
  const hook = pathToFileURL(join(import.meta.dirname, 'report-loads.ts')).href;
  const env = {
    ...process.env,
    LOADS: loads,
    TROLLMOOT_PORT: '0',
    TROLLMOOT_DATA: ':memory:',
    TROLLMOOT_LOG: 'silent',
  };
  const program = spawn(process.execPath, ['--import', hook, ...args], { cwd: root, env });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => {
      said += text;
      if (said.includes(until)) program.kill('SIGTERM');
    });
  await new Promise((ended) => program.once('close', ended));
  expect(said).toContain(until);
  return readFileSync(loads, 'utf8').trim().split('\n');
}

test.each([
  ['the server', 'Trollmoot is open', 'apps/server/src/main.ts'],
  ['the command line', 'Vast', 'apps/cli/src/main.ts', 'games'],
])('%s loads every game, but no screen and no Svelte', async (name, until, ...args) => {
  const loaded = await loadedBy(name, until, ...args);
  expect(loaded.filter((url) => /\/games\/[^/]+\/src\/index\.ts$/.test(url)).length).toBeGreaterThanOrEqual(4);
  expect(loaded.filter((url) => /\/screen\/|\/boardkit\/|svelte|\.(svg|png|css)$/.test(url))).toEqual([]);
});
