import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { natsProgram } from './program.ts';

/** Ends the server when our end of its pipe closes: it never outlives us, however we end. */
const GUARDED = 'exec 3<&0; "$@" & server=$!; { cat <&3; kill $server; } > /dev/null 2>&1 & wait $server';

interface NatsOptions {
  readonly port?: number; // any free one by default
  readonly settings?: readonly string[]; // more words on its command line
}

/** A NATS server on this machine. */
export class NatsServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  /** Resolves when it accepts clients. */
  static async start({ port, settings = [] }: NatsOptions = {}): Promise<NatsServer> {
    const command = [...(await natsProgram()), '--addr', '127.0.0.1', '--port', String(port ?? -1), ...settings];
    const child = spawn('sh', ['-c', GUARDED, 'sh', ...command], { stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    const listening = new Promise<number>((found, failed) => {
      child.stderr!.on('data', (text) => {
        said += text;
        const client = /Listening for client connections on \S+:(\d+)/.exec(said);
        if (client !== null && said.includes('Server is ready')) found(Number(client[1]));
        const trouble = /^nats-server: .*|\[(?:FTL|ERR)\] (.*)/m.exec(said);
        if (trouble !== null && client === null) failed(new Error(trouble[1] ?? trouble[0]));
      });
      child.once('error', failed);
      child.once('exit', () => failed(new Error(`nats-server ended: ${said}`)));
    });
    try {
      return new NatsServer(await listening, child);
    } catch (error) {
      child.stdin!.end();
      throw error;
    }
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.stdin!.end();
    if (this.#child.exitCode === null) await gone;
  }
}
