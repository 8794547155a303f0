import type { ClientMessage, ServerMessage } from '@trollmoot/protocol';
import { parsed, serverMessage, VERSION } from '@trollmoot/protocol/parse';

type State = 'live' | 'connecting' | 'lost';
type Heard = (message: ServerMessage) => void;
/** A message without its number; the socket numbers it. */
export type Saying = ClientMessage extends infer M ? (M extends { re: number } ? Omit<M, 're'> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING = 20_000; // a word now and then keeps the line open
const LOOK = 1000; // how often the line is looked after
const NUDGE = 4000; // waited for an answer so long: is anybody there?
const SILENCE = 9000; // not a word for so long though asked: the line is dead, whatever the browser thinks

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
  #watch: ReturnType<typeof setInterval> | undefined;
  #quietSince = 0; // when something was last heard, or the first question asked after that
  readonly #heard: Heard;
  readonly #changed: (state: State) => void;

  constructor(heard: Heard, changed: (state: State) => void) {
    this.#heard = heard;
    this.#changed = changed;
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
  }

  /** Say it; the answer carries the same number. */
  ask(saying: Saying): Promise<ServerMessage> {
    const message = { ...saying, re: ++this.#asked } as ClientMessage;
    if (this.#waiting.size === 0) this.#quietSince = Date.now();
    return new Promise((resolve) => {
      this.#waiting.set(message.re, { message, answer: resolve });
      this.#send(message);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  #hurry = (): void => {
    clearTimeout(this.#timer);
    if (this.#socket === null) this.#connect();
  };

  /** Give this line up and try another: a dead one may take minutes to say so itself. */
  #drop = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket);
  };

  #lookAfter(): void {
    const quiet = Date.now() - this.#quietSince;
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    const isAwaiting = !isOpen || this.#waiting.size > 0;
    if (isAwaiting && quiet > SILENCE) this.#drop();
    else if (isOpen && quiet > (isAwaiting ? NUDGE : PING) && !this.#isPinging) void this.ask({ say: 'ping' });
  }

  get #isPinging(): boolean {
    for (const { message } of this.#waiting.values()) if (message.say === 'ping') return true;
    return false;
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#changed('connecting');
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?v=${VERSION}`);
    this.#socket = socket;
    this.#quietSince = Date.now();
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#lookAfter(), LOOK);
    socket.onmessage = ({ data }) => {
      const message = parsed(serverMessage, String(data));
      if (message !== null) this.#hear(message);
    };
    socket.onclose = () => this.#lost(socket);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
    };
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket || this.#isClosed) return;
    this.#socket = null;
    clearInterval(this.#watch);
    for (const [re, { message }] of this.#waiting) if (message.say === 'ping') this.#waiting.delete(re);
    this.#changed('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ServerMessage): void {
    this.#quietSince = Date.now();
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
