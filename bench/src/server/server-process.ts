import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sleep } from './load.ts';

const UNLIMITED = ['MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE', 'SESSIONS_PER_HOUR', 'TABLES_PER_HOUR'] as const;

/** A server in a process of its own, which tells its processor time. */
export class ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;

  private constructor(address: string, child: ChildProcess) {
    this.address = address;
    this.child = child;
  }

  static async start(
    file: 'our-server.ts' | 'their-server.ts',
    settings: { readonly [name: string]: string },
    words: readonly string[] = [],
  ): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), words, {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        TROLLMOOT_PORT: '0',
        TROLLMOOT_LOG: 'silent',
        TROLLMOOT_CONNECTIONS_PER_ADDRESS: '100000',
        ...Object.fromEntries(UNLIMITED.map((name) => [`TROLLMOOT_${name}`, '1000000'])),
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    return new ServerProcess(address, child);
  }

  /** Microseconds, of all its threads. */
  async cpu(): Promise<number> {
    this.child.send({ cpu: true });
    const [{ cpu }] = (await once(this.child, 'message')) as [{ cpu: number }];
    return cpu;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
    await sleep(200);
  }
}
