import { connect, errors, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type Messenger, NoAnswer, type Said } from '../cluster/messenger.ts';

interface NatsOptions {
  readonly name?: string; // what the server's own monitoring calls this connection
  readonly onTrouble?: (error: unknown) => void; // a message that could not be sent, or whose hearer threw
  readonly onChange?: (isConnected: boolean) => void;
}

const PING = 1000; // milliseconds; after three unanswered ones the connection counts as lost
const LAST_WORDS = 2000; // milliseconds for what was said before closing

/** It answers, and does not let us in. */
export const hasRefused = (error: unknown): boolean => error instanceof errors.AuthorizationError;

/**
 * Carries messages by NATS and reconnects for ever. While there is no connection, what is published is lost and what is
 * asked has no answer: nothing waits to be said later, when it may no longer be true.
 */
export class NatsMessenger implements Messenger {
  readonly #connection: NatsConnection;
  readonly #options: NatsOptions;
  readonly #unanswered = new Set<(error: NoAnswer) => void>();
  #isConnected = true;

  private constructor(connection: NatsConnection, options: NatsOptions) {
    this.#connection = connection;
    this.#options = options;
    void this.#watch();
  }

  /** `bus`: one or more servers, as `nats://name:password@host:4222` or `tls://…`, separated by commas. Rejects if none lets us in. */
  static async connect(bus: string, options: NatsOptions = {}): Promise<NatsMessenger> {
    const { name } = options;
    const urls = bus.split(',').map((text) => new URL(text.trim()));
    const { username, password } = urls[0]!;
    const who = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    const connection = await connect({
      servers: urls.map(({ host }) => host),
      ...(username !== '' && (password === '' ? { token: who.user } : who)),
      ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
      ...(name !== undefined && { name }),
      timeout: 5000,
      pingInterval: PING,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 200,
      reconnectJitter: 200,
      reconnectJitterTLS: 200,
      ignoreAuthErrorAbort: true,
      noAsyncTraces: true,
    });
    return new NatsMessenger(connection, options);
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  publish(subject: string, text: string): void {
    if (this.#isConnected) this.#attempt(() => this.#connection.publish(subject, text));
  }

  subscribe(subject: string, heard: (said: Said) => void, queue?: string): () => void {
    const callback = (error: Error | null, message: Msg): void => {
      if (error !== null) this.#options.onTrouble?.(error);
      else this.#attempt(() => heard(this.#said(message)));
    };
    const subscription = this.#connection.subscribe(subject, { callback, ...(queue !== undefined && { queue }) });
    return () => {
      if (!this.#connection.isClosed()) subscription.unsubscribe();
    };
  }

  async request(subject: string, text: string, milliseconds: number): Promise<string> {
    if (!this.#isConnected) throw new NoAnswer('the bus is out of reach');
    const { promise: lost, reject } = Promise.withResolvers<never>();
    this.#unanswered.add(reject);
    try {
      const answer = this.#connection.request(subject, text, { timeout: Math.max(1, milliseconds) });
      return (await Promise.race([answer, lost])).string();
    } catch (error) {
      if (error instanceof errors.InvalidArgumentError) throw error; // the text is too long
      throw error instanceof NoAnswer ? error : new NoAnswer(`no answer to ${subject}`, { cause: error });
    } finally {
      this.#unanswered.delete(reject);
    }
  }

  /** Says what is still to be said, and hears nothing more. */
  async close(): Promise<void> {
    if (this.#connection.isClosed()) return;
    if (this.#isConnected)
      await Promise.race([
        this.#connection.drain().catch(() => {}),
        new Promise<void>((done) => setTimeout(done, LAST_WORDS).unref()),
      ]);
    await this.#connection.close();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect' || type === 'close') this.#change(false);
      if (type === 'reconnect') this.#change(true);
    }
  }

  #change(isConnected: boolean): void {
    if (this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    for (const reject of this.#unanswered) reject(new NoAnswer('the bus was lost'));
    this.#options.onChange?.(isConnected);
  }

  #said(message: Msg): Said {
    const answer = (text: string): void => {
      if (this.#isConnected) this.#attempt(() => message.respond(text));
    };
    const { subject, reply } = message;
    return { subject, text: message.string(), answer: reply === undefined || reply === '' ? null : answer };
  }

  /** Nothing that one message does may end the reader of all. */
  #attempt(what: () => unknown): void {
    try {
      what();
    } catch (error) {
      this.#options.onTrouble?.(error);
    }
  }
}
