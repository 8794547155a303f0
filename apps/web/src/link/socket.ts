import type { ClientMessage, ServerMessage } from '@trollmoot/protocol';
import { parsed, serverMessage, VERSION } from '@trollmoot/protocol/parse';
import { linkTo } from '../router.svelte.ts';

type State = 'live' | 'connecting' | 'lost';
/** A message without its number, which the socket adds. */
export type Question = ClientMessage extends infer M ? (M extends { re: number } ? Omit<M, 're'> : never) : never;

const FIRST_WAIT = 500; // before the first attempt to reconnect; doubles from there
const LONGEST_WAIT = 8000;
const CHECK_EVERY = 1000;
const PING_IDLE = 20_000; // keeps proxies from closing an idle connection
const PING_WAITING = 4000; // an answer is overdue: is the server still there?
const SIGNED_OUT = 4401; // the server's code for it
const DEAD_AFTER = 9000; // no answer at all: the connection is dead, even if the browser thinks it is open

/**
 * One socket per tab. It reconnects on its own and then repeats every question that has no answer yet, under the same
 * number, so that nothing is lost silently and nothing is played twice (a wish names the frame it was made at).
 */
export class Socket {
  #socket: WebSocket | null = null;
  #unanswered = new Map<number, { message: ClientMessage; answer(message: ServerMessage): void }>();
  #wait = FIRST_WAIT;
  #asked = 0;
  #isClosed = false;
  #isWelcome = false; // before that, questions wait
  #user: string | null = null; // as the server last welcomed it
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #healthTimer: ReturnType<typeof setInterval> | undefined;
  #quietSince = 0; // when a message last came, or the first question was asked after that
  readonly #onMessage: (message: ServerMessage) => void;
  readonly #onState: (state: State) => void;

  constructor(onMessage: (message: ServerMessage) => void, onState: (state: State) => void) {
    this.#onMessage = onMessage;
    this.#onState = onState;
    this.#connect();
    addEventListener('online', this.#reconnectNow);
    addEventListener('offline', this.#drop);
  }

  /** Sends the question; its answer carries the same number. */
  ask(question: Question): Promise<ServerMessage> {
    const message = { ...question, re: ++this.#asked } as ClientMessage;
    if (this.#unanswered.size === 0) this.#quietSince = Date.now();
    return new Promise((resolve) => {
      this.#unanswered.set(message.re, { message, answer: resolve });
      this.#send(message);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('offline', this.#drop);
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#healthTimer);
    this.#socket?.close();
  }

  #reconnectNow = (): void => {
    clearTimeout(this.#reconnectTimer);
    if (this.#socket === null) this.#connect();
  };

  /** Gives this connection up and opens another: a dead one may take minutes to close. */
  #drop = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lose(socket);
  };

  #checkHealth(): void {
    const quiet = Date.now() - this.#quietSince;
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    const isWaiting = !isOpen || this.#unanswered.size > 0;
    if (isWaiting && quiet > DEAD_AFTER) this.#drop();
    else if (isOpen && quiet > (isWaiting ? PING_WAITING : PING_IDLE) && !this.#isPinging)
      void this.ask({ say: 'ping' });
  }

  get #isPinging(): boolean {
    for (const { message } of this.#unanswered.values()) if (message.say === 'ping') return true;
    return false;
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#onState('connecting');
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?v=${VERSION}`);
    this.#socket = socket;
    this.#quietSince = Date.now();
    clearInterval(this.#healthTimer);
    this.#healthTimer = setInterval(() => this.#checkHealth(), CHECK_EVERY);
    socket.onmessage = ({ data }) => {
      const message = parsed(serverMessage, String(data));
      if (message !== null) this.#receive(message);
    };
    socket.onclose = ({ code }) => {
      if (code === SIGNED_OUT && !this.#isClosed) leaveSignedOut();
      this.#lose(socket);
    };
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
    };
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket || this.#isClosed) return;
    this.#socket = null;
    this.#isWelcome = false;
    clearInterval(this.#healthTimer);
    for (const [re, { message }] of this.#unanswered) if (message.say === 'ping') this.#unanswered.delete(re);
    this.#onState('lost');
    this.#reconnectTimer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: ServerMessage): void {
    this.#quietSince = Date.now();
    if (message.say === 'welcome') {
      if (this.#user !== null && this.#user !== message.user) {
        location.reload(); // another tab signed in: everything here belongs to another player
        return;
      }
      this.#user = message.user;
      for (const [re, { message }] of this.#unanswered) if (message.say === 'watch') this.#unanswered.delete(re);
      this.#onState('live'); // the link asks to watch its table again, and that must be sent before anything else
      this.#isWelcome = true;
      for (const { message: unanswered } of [...this.#unanswered.values()].sort(watchFirst)) this.#send(unanswered);
    }
    const re = 're' in message ? message.re : null;
    const question = re === null ? undefined : this.#unanswered.get(re);
    if (re !== null) this.#unanswered.delete(re);
    if (question === undefined || message.say === 'table') this.#onMessage(message);
    question?.answer(message);
  }

  #send(message: ClientMessage): void {
    if (this.#isWelcome && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Another device, or another tab, has signed this browser out. */
function leaveSignedOut(): void {
  location.hash = linkTo.me('account');
  location.reload();
}

const watchFirst = (a: { message: ClientMessage }, b: { message: ClientMessage }): number =>
  Number(b.message.say === 'watch') - Number(a.message.say === 'watch');
