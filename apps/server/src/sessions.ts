import type { Others } from './cluster/others.ts';
import { hashed } from './hashed.ts';
import type { Clock, Seeds } from './ports.ts';
import type { DeviceRecord, UserRecord } from './store/records.ts';
import type { Store } from './store/store.ts';

const DAY = 86_400_000;
export const SESSION_LASTS = 180 * DAY;
const GRACE = 60_000; // milliseconds: requests that were under way when the token changed

/** Sessions of guests and accounts: a name, and a token that only the browser knows. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seeds: Seeds;
  readonly #others: Others | undefined;
  // Tokens that have got a successor which nobody has used yet, by hash; and the other way round.
  readonly #successors = new Map<string, { readonly hash: string; readonly at: number }>();
  readonly #predecessors = new Map<string, string>();

  constructor(store: Store, clock: Clock, seeds: Seeds, others?: Others) {
    this.#store = store;
    this.#clock = clock;
    this.#seeds = seeds;
    this.#others = others;
    others?.hear('rotated', ({ old, next }) => this.#note(old, next));
  }

  /** A new guest. `label`: of the device. */
  async begin(name: string, label = ''): Promise<{ user: UserRecord; token: string }> {
    const now = this.#clock.now();
    const user: UserRecord = { id: this.#seeds.id(), name, made: now };
    const token = this.#seeds.token();
    const session = { hash: hashed(token), user: user.id, seen: now, device: this.#newDevice(label, 'guest') };
    await this.#store.write({ write: 'user', user }, { write: 'session', session });
    return { user, token };
  }

  /** A new session of a user who is known, by this way in. */
  async admit(user: string, label: string, way: string): Promise<string> {
    const token = this.#seeds.token();
    const session = { hash: hashed(token), user, seen: this.#clock.now(), device: this.#newDevice(label, way) };
    await this.#store.write({ write: 'session', session });
    return token;
  }

  #newDevice(label: string, way: string): DeviceRecord {
    return { id: this.#seeds.id(), label, way, made: this.#clock.now() };
  }

  /** The device with this token. */
  async device(token: string | undefined): Promise<string | null> {
    return token === undefined ? null : ((await this.#store.session(hashed(token)))?.device?.id ?? null);
  }

  async rename(user: UserRecord, name: string): Promise<UserRecord> {
    const renamed = { ...user, name };
    await this.#store.write({ write: 'rename', user: user.id, name });
    return renamed;
  }

  /** The user with this token. */
  async find(token: string | undefined): Promise<UserRecord | null> {
    if (token === undefined || token.length > 100) return null;
    const hash = hashed(token);
    this.#retirePredecessor(hash);
    const session = await this.#store.session(hash);
    const now = this.#clock.now();
    if (session === null) return null; // an old one is valid until maintenance deletes it: the clock may have jumped
    if (session.seen + 2 * DAY < now)
      this.#store.write({ write: 'seen', session: session.hash, at: now }).catch(() => {});
    return this.#store.user(session.user);
  }

  /**
   * A new token in place of one that is a day old, so that a stolen one does not work for long; else the same. Null if this
   * one has just got a successor: the answer to another request brings it.
   */
  async rotated(token: string): Promise<string | null> {
    const hash = hashed(token);
    const session = await this.#store.session(hash);
    const now = this.#clock.now();
    const successor = this.#successors.get(hash);
    if (session === null || (successor !== undefined && now < successor.at + GRACE)) return null;
    if (session.seen + DAY >= now) return token;
    const next = this.#seeds.token();
    const after = hashed(next);
    this.#note(hash, after);
    await this.#store.write({ write: 'session', session: { ...session, hash: after, seen: now } });
    this.#others?.tell('rotated', { old: hash, next: after });
    if (successor !== undefined) {
      this.#predecessors.delete(successor.hash); // it never arrived
      await this.#forget(successor.hash);
    }
    return next;
  }

  #note(old: string, next: string): void {
    this.#successors.set(old, { hash: next, at: this.#clock.now() });
    this.#predecessors.set(next, old);
  }

  /** The successor has arrived. Requests that were under way may still bring the old token. */
  #retirePredecessor(hash: string): void {
    const old = this.#predecessors.get(hash);
    if (old === undefined) return;
    this.#predecessors.delete(hash);
    this.#clock.after(GRACE, () => {
      this.#successors.delete(old);
      this.#forget(old).catch(() => {}); // then it expires like any other
    });
  }

  /** Sign out: this token is worth nothing from now on. */
  async end(token: string): Promise<void> {
    const hash = hashed(token);
    const old = this.#predecessors.get(hash);
    await Promise.all([this.#forget(hash), ...(old === undefined ? [] : [this.#forget(old)])]);
  }

  #forget(hash: string): Promise<void> {
    return this.#store.write({ write: 'forgetSession', session: hash });
  }
}
