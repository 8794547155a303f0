import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let running: ChildProcess[] = [];

interface ServerProcess {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Its address, once it is open. */
  readonly address: () => Promise<string>;
}

/** The whole program, as an operator starts it. */
export function started(settings: { [name: string]: string }): ServerProcess {
  const env = { ...process.env, TROLLMOOT_DATA: ':memory:', TROLLMOOT_LOG: 'silent', TROLLMOOT_PORT: '0', ...settings };
  const child = spawn(process.execPath, [MAIN], { env });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)));
  const address = async (): Promise<string> => {
    await expect.poll(() => text, { timeout: 30_000 }).toContain('Trollmoot is open at');
    return `http://127.0.0.1:${/:(\d+)\n/.exec(text)![1]}`;
  };
  return { child, said: () => text, address };
}

export function endServers(): void {
  for (const child of running) child.kill('SIGKILL');
  running = [];
}
