import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server of its own for a measurement, on a free port and with its data in a folder of its own. */
export class ServerProcess {
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  log = ''; // everything it has written since it opened

  private constructor(address: string, child: ChildProcess, folder: string) {
    this.address = address;
    this.#child = child;
    this.#folder = folder;
    child.stdout!.on('data', (text) => (this.log += String(text)));
  }

  static async start(settings: { readonly [name: string]: string }): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'trollmoot-measure-'));
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        TROLLMOOT_PORT: '0',
        TROLLMOOT_DATA: join(folder, 'moot.sqlite'),
        TROLLMOOT_LOG: 'silent',
        TROLLMOOT_REQUESTS_PER_MINUTE: '1000000', // everyone sits down from one address
        TROLLMOOT_SESSIONS_PER_HOUR: '100000',
        TROLLMOOT_TABLES_PER_HOUR: '100000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((found) =>
      child.stdout.on('data', (text: Buffer) => {
        const match = /open at (\S+)/.exec(text.toString());
        if (match !== null) found(match[1]!);
      }),
    );
    return new ServerProcess(address, child, folder);
  }

  /** One figure of /metrics. */
  async figure(name: string): Promise<number> {
    const metrics = await (await fetch(`${this.address}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1] ?? 0); // what has not happened yet is not listed
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    rmSync(this.#folder, { recursive: true });
  }
}

/** The time at this share of the sorted list, with a digit after the point. */
export function quantile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
}
