import type { Devices } from '../devices.ts';
import type { Messenger } from './messenger.ts';

const ANSWERS_WITHIN = 3000; // milliseconds

/** What nodes tell each other as it happens. A node that misses it is wrong for a while, and nothing worse. */
export interface News {
  readonly signedOut: { readonly user: string; readonly devices: Devices };
  readonly moved: { readonly user: string; readonly devices: Devices };
  readonly renamed: { readonly user: string; readonly name: string };
  readonly rotated: { readonly old: string; readonly next: string }; // hashes of a device's token
  readonly connected: { readonly users: readonly string[] }; // some tab of theirs is open
  readonly disconnected: { readonly user: string };
  readonly looked: { readonly user: string }; // into the Hall
  readonly saw: { readonly user: string }; // do something
  readonly places: null; // somebody has changed where alerts go
  readonly open: { readonly what: string; readonly counts: readonly (readonly [key: string, many: number])[] };
  readonly left: null; // this node stops
  readonly took: { readonly limit: string; readonly takes: readonly (readonly [key: string, many: number])[] };
}

/** The other nodes of the house. */
export class Others {
  readonly #messenger: Messenger;
  readonly #me: string;
  readonly #hearers = new Map<keyof News, ((news: never, by: string) => void)[]>();
  readonly #deafen: (() => void)[] = [];
  #isClosed = false;
  /** Has this node, which was heard before, not been heard for a while? */
  isSilent: (node: string) => boolean = () => false;

  constructor(messenger: Messenger, me: string) {
    this.#messenger = messenger;
    this.#me = me;
  }

  tell<K extends keyof News>(what: K, news: News[K]): void {
    if (this.#isClosed) return;
    this.#messenger.publish(`house.${what}`, JSON.stringify({ by: this.#me, news }));
  }

  /** What others tell; never what this node has told itself. However many hear it here, it comes and is read once. */
  hear<K extends keyof News>(what: K, heard: (news: News[K], by: string) => void): void {
    const hearers = this.#hearers.get(what) ?? [];
    hearers.push(heard);
    if (hearers.length > 1) return;
    this.#hearers.set(what, hearers);
    const stop = this.#messenger.subscribe(`house.${what}`, ({ text }) => {
      const { by, news } = JSON.parse(text) as { by: string; news: never };
      if (by !== this.#me) for (const hearer of hearers) hearer(news, by);
    });
    this.#deafen.push(stop);
  }

  /** Ask one of them. Rejects if it does not answer. */
  async ask(node: string, question: object): Promise<unknown> {
    return JSON.parse(await this.#messenger.request(`node.${node}.ask`, JSON.stringify(question), ANSWERS_WITHIN));
  }

  /** Answer what they ask. */
  answer(answer: (question: never) => Promise<unknown>): void {
    const stop = this.#messenger.subscribe(`node.${this.#me}.ask`, ({ text, answer: reply }) => {
      answer(JSON.parse(text) as never).then(
        (it) => reply?.(JSON.stringify(it)),
        () => {}, // no answer is one, too
      );
    });
    this.#deafen.push(stop);
  }

  /** Tell them something again and again. */
  every(milliseconds: number, tell: () => void): void {
    const timer = setInterval(tell, milliseconds).unref();
    this.#deafen.push(() => clearInterval(timer));
  }

  close(): void {
    this.tell('left', null);
    this.#isClosed = true;
    for (const stop of this.#deafen) stop();
  }
}
