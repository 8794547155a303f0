import type { Messenger } from './messenger.ts';

const BEATS = 'house.beat';
const BEAT = 1000; // milliseconds between a node's signs of life
const SILENCE = 4; // beats after which it counts as gone
const FORGOTTEN = 600; // beats after which it is no longer listed

/** What a node tells the others about itself. */
export interface NodeLoad {
  readonly tables: number; // that it has
  readonly loaded: number; // in memory
  readonly connected: number;
  readonly thinking: number; // choices of bots that its tables wait for
}

interface KnownNode extends NodeLoad {
  readonly node: string;
  readonly isAlive: boolean;
  readonly silent: number; // seconds since it was heard last
}

interface Beat extends NodeLoad {
  readonly node: string;
  readonly isLeaving?: true;
}

/** The nodes of the house, as their beats tell. One that dies is listed for a while, so that the operator sees which. */
export class KnownNodes {
  readonly #messenger: Messenger;
  readonly #me: string;
  readonly #load: () => NodeLoad;
  readonly #heard = new Map<string, NodeLoad & { readonly at: number }>();
  readonly #beat: number;
  readonly #timer: NodeJS.Timeout;
  readonly #deafen: () => void;

  constructor(messenger: Messenger, me: string, load: () => NodeLoad, beat = BEAT) {
    this.#messenger = messenger;
    this.#me = me;
    this.#load = load;
    this.#beat = beat;
    this.#deafen = messenger.subscribe(BEATS, ({ text }) => {
      const { node, isLeaving, tables, loaded, connected, thinking } = JSON.parse(text) as Beat;
      if (isLeaving) this.#heard.delete(node);
      else this.#heard.set(node, { tables, loaded, connected, thinking, at: performance.now() });
    });
    this.#timer = setInterval(() => this.#say(), beat).unref();
    this.#say();
  }

  #say(isLeaving?: true): void {
    const beat: Beat = { node: this.#me, ...this.#load(), ...(isLeaving && { isLeaving }) };
    this.#messenger.publish(BEATS, JSON.stringify(beat));
  }

  isSilent(node: string): boolean {
    const known = this.#heard.get(node);
    return known !== undefined && performance.now() - known.at >= SILENCE * this.#beat;
  }

  /** By name. What is said of this node itself is true now, whether the others hear it or not. */
  get all(): KnownNode[] {
    const now = performance.now();
    for (const [node, { at }] of this.#heard) if (now - at > FORGOTTEN * this.#beat) this.#heard.delete(node);
    const others = [...this.#heard].flatMap(([node, { at, ...load }]) => {
      const isAlive = now - at < SILENCE * this.#beat;
      return node === this.#me ? [] : [{ node, isAlive, silent: Math.floor((now - at) / 1000), ...load }];
    });
    const me = { node: this.#me, isAlive: true, silent: 0, ...this.#load() };
    return [me, ...others].sort((a, b) => (a.node < b.node ? -1 : 1));
  }

  close(): void {
    clearInterval(this.#timer);
    this.#deafen();
    this.#say(true);
  }
}
