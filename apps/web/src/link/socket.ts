import type { ClientMessage, ServerMessage } from '@trollmoot/protocol';
import { parsed, serverMessage, VERSION } from '@trollmoot/protocol/parse';

type State = 'live' | 'connecting' | 'lost';
type Heard = (message: ServerMessage) => void;
/** A message without its number; the socket numbers it. */
export type Saying = ClientMessage extends infer M ? (M extends { re: number } ? Omit<M, 're'> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING = 20_000;

/**
 * One socket a tab. It comes back by itself; what was asked and not answered is asked again then, under the same
 * number, so that nothing is lost silently and nothing is played twice (a wish names the frame it was made at).
 */
export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, { message: ClientMessage; answer(message: ServerMessage): void }>();
  #wait = FIRST_WAIT;
  #asked = 0;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #heard: Heard;
  readonly #changed: (state: State) => void;

  constructor(heard: Heard, changed: (state: State) => void) {
    this.#heard = heard;
    this.#changed = changed;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** Say it; the answer carries the same number. */
  ask(saying: Saying): Promise<ServerMessage> {
    const message = { ...saying, re: ++this.#asked } as ClientMessage;
    return new Promise((resolve) => {
      this.#waiting.set(message.re, { message, answer: resolve });
      this.#send(message);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #hurry = (): void => {
    clearTimeout(this.#timer);
    if (this.#socket === null) this.#connect();
  };

  #connect(): void {
    if (this.#isClosed) return;
    this.#changed('connecting');
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?v=${VERSION}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = parsed(serverMessage, String(data));
      if (message !== null) this.#hear(message);
    };
    socket.onclose = () => this.#lost(socket);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      clearInterval(this.#ping);
      this.#ping = setInterval(() => void this.ask({ say: 'ping' }), PING);
    };
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket || this.#isClosed) return;
    this.#socket = null;
    clearInterval(this.#ping);
    this.#changed('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ServerMessage): void {
    if (message.say === 'welcome') {
      this.#changed('live'); // whoever watches a table asks to watch it again, before anything else
      for (const { message: unanswered } of [...this.#waiting.values()].sort(watchFirst)) this.#send(unanswered);
    }
    const re = 're' in message ? message.re : null;
    const asked = re === null ? undefined : this.#waiting.get(re);
    if (re !== null) this.#waiting.delete(re);
    if (asked === undefined || message.say === 'table') this.#heard(message);
    asked?.answer(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

const watchFirst = (a: { message: ClientMessage }, b: { message: ClientMessage }): number =>
  Number(b.message.say === 'watch') - Number(a.message.say === 'watch');
