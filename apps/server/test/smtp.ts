import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly to: string;
  readonly head: string; // headers, unfolded
  readonly text: string;
}

/** A real SMTP server on this machine. */
export class LoopbackSmtp {
  readonly mails: ReceivedMail[] = [];
  answer: number | null = null; // refuse recipients with this code
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_to, _session, done) =>
        done(this.answer === null ? null : Object.assign(new Error('no'), { responseCode: this.answer })),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
          const to = envelope.rcptTo.map(({ address }) => address).join();
          this.mails.push({ to, head: head.replace(/\r\n\s+/g, ' '), text: decoded(head, body.join('\r\n\r\n')) });
          done();
        });
      },
    });
    this.#server.on('error', () => {});
  }

  static async open(): Promise<LoopbackSmtp> {
    const smtp = new LoopbackSmtp();
    smtp.#server.listen(0, '127.0.0.1');
    await once(smtp.#server.server, 'listening');
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }
}

function decoded(head: string, body: string): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
