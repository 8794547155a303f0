import type { Devices } from '../devices.ts';
import type { Messenger } from './messenger.ts';

const ANSWERS_WITHIN = 3000; // milliseconds

/** What nodes tell each other as it happens. Whoever misses it is wrong for a while, and nothing worse. */
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
  readonly took: { readonly limit: string; readonly takes: readonly (readonly [key: string, many: number])[] };
}

/** The other nodes of the house. */
export class Others {
  readonly #messenger: Messenger;
  readonly #me: string;
  readonly #deafen: (() => void)[] = [];

  constructor(messenger: Messenger, me: string) {
    this.#messenger = messenger;
    this.#me = me;
  }

  tell<K extends keyof News>(what: K, news: News[K]): void {
    this.#messenger.publish(`house.${what}`, JSON.stringify({ by: this.#me, news }));
  }

  /** What others tell; never what this node has told itself. */
  hear<K extends keyof News>(what: K, heard: (news: News[K], by: string) => void): void {
    const stop = this.#messenger.subscribe(`house.${what}`, ({ text }) => {
      const { by, news } = JSON.parse(text) as { by: string; news: News[K] };
      if (by !== this.#me) heard(news, by);
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

  close(): void {
    for (const stop of this.#deafen) stop();
  }
}
