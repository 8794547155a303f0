import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
let npm: ChildProcess | undefined; // leads its own process group

/** Signal every process of the group. False: none is left. */
function signalGroup(signal: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(-npm!.pid!, signal);
  } catch {
    return false;
  }
}
afterEach(() => void (npm && signalGroup('SIGKILL')));

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)(
  '%s to `npm start` stops the server and leaves no process behind',
  async (sent, died) => {
    const quiet = { TROLLMOOT_PORT: '0', TROLLMOOT_DATA: ':memory:', TROLLMOOT_LOG: 'silent' };
    const env = { ...process.env, ...quiet, TROLLMOOT_PAGES: here }; // so that there is no client to build
    npm = spawn('npm', ['start'], { cwd: join(here, '..'), env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    npm.stdout!.on('data', (data) => (text += String(data)));
    await expect.poll(() => text, { timeout: 60_000 }).toContain('Trollmoot is open at');
    npm.kill(sent);
    const [code, signal] = await once(npm, 'exit');
    expect([0, died, sent]).toContain(code ?? signal); // depends on whether the shell stays between npm and Node
    await expect.poll(() => signalGroup(0), { timeout: 10_000 }).toBe(false);
  },
  90_000,
);
