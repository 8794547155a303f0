import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Push {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}
interface Mail {
  readonly to: string;
  readonly text: string;
}
type Said = { address?: string; subscription?: object; push?: Push; hook?: { content: string }; mail?: Mail };

/** A server whose push service, webhook and mail server are on this machine. A minute takes it half a second. */
export class AlertHouse {
  address = '';
  subscription = {};
  readonly pushes: Push[] = [];
  readonly hooks: string[] = [];
  readonly mails: Mail[] = [];
  readonly #child: ChildProcess;

  constructor() {
    const script = fileURLToPath(new URL('../../server/scripts/alert-house.ts', import.meta.url));
    this.#child = fork(script, [resolve(process.env.TROLLMOOT_TEST_DIST ?? 'dist')], { stdio: 'ignore' });
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) =>
      this.#child.on('message', ({ address, subscription, push, hook, mail }: Said) => {
        if (push !== undefined) this.pushes.push(push);
        if (hook !== undefined) this.hooks.push(hook.content);
        if (mail !== undefined) this.mails.push(mail);
        if (address === undefined) return;
        this.address = address;
        this.subscription = subscription ?? {};
        done();
      }),
    );
  }

  tell(user: string, alert: object): void {
    this.#child.send({ user, alert });
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }
}
