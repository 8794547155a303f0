import type { Others } from './cluster/others.ts';

/** How long someone who looked into the Hall counts as here: a little more than four of its refreshes. */
const LINGERS = 45_000; // milliseconds
const MOST = 20_000;
const TOLD_EVERY = 10_000; // milliseconds: who is connected, to other nodes
const BELIEVED = 25_000; // milliseconds
const AT_ONCE = 500; // users in one message

/** Who has the Hall open, or a table. Only people who have shared a table are told. */
export class WhoIsHere {
  readonly #isConnected: (user: string) => boolean;
  readonly #looked = new Map<string, number>(); // into the Hall; the latest last, bounded by `MOST`
  readonly #elsewhere = new Map<string, Map<string, number>>(); // users, by the nodes that they are connected to: believed until when
  /** Someone has looked into the Hall, for the first time in a while. */
  onLook: (user: string) => void = () => {};

  constructor(isConnected: (user: string) => boolean) {
    this.#isConnected = isConnected;
  }

  look(user: string, now: number): void {
    if ((this.#looked.get(user) ?? -TOLD_EVERY) + TOLD_EVERY <= now) this.onLook(user);
    this.looked(user, now);
  }

  /** Here, or at another node. */
  looked(user: string, now: number): void {
    this.#looked.delete(user);
    this.#looked.set(user, now);
    if (this.#looked.size > MOST) this.#looked.delete(this.#looked.keys().next().value!);
  }

  isHere(user: string, now: number): boolean {
    return (
      this.#isConnected(user) || this.#isElsewhere(user, now) || (this.#looked.get(user) ?? -LINGERS) + LINGERS > now
    );
  }

  #isElsewhere(user: string, now: number): boolean {
    for (const until of this.#elsewhere.get(user)?.values() ?? []) if (until > now) return true;
    return false;
  }

  connectedElsewhere(users: readonly string[], node: string, now: number): void {
    for (const user of users) {
      const nodes = this.#elsewhere.get(user) ?? new Map<string, number>();
      this.#elsewhere.set(user, nodes.set(node, now + BELIEVED));
    }
  }

  disconnectedElsewhere(user: string, node: string): void {
    this.#elsewhere.get(user)?.delete(node);
  }

  /** Forget those who were connected to nodes that say so no more. */
  forgetOld(now: number): void {
    for (const [user, nodes] of this.#elsewhere) {
      for (const [node, until] of nodes) if (until <= now) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(user);
    }
  }
}

interface Present {
  readonly users: readonly string[]; // who are connected to this node
  onPresence: (user: string, isHere: boolean) => void;
}

/** Tell the other nodes who is here, and hear it from them. Returns a function that ends it. */
export function tellPresence(here: WhoIsHere, present: Present, others: Others, now: () => number): () => void {
  const tellAll = (): void => {
    const { users } = present;
    for (let i = 0; i < users.length; i += AT_ONCE) others.tell('connected', { users: users.slice(i, i + AT_ONCE) });
    here.forgetOld(now());
  };
  present.onPresence = (user, isHere) =>
    isHere ? others.tell('connected', { users: [user] }) : others.tell('disconnected', { user });
  here.onLook = (user) => others.tell('looked', { user });
  others.hear('connected', ({ users }, by) => here.connectedElsewhere(users, by, now()));
  others.hear('disconnected', ({ user }, by) => here.disconnectedElsewhere(user, by));
  others.hear('looked', ({ user }) => here.looked(user, now()));
  const timer = setInterval(tellAll, TOLD_EVERY).unref();
  return () => clearInterval(timer);
}
