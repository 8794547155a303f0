import { createHash } from 'node:crypto';
import type { Clock, Seeds } from './ports.ts';
import type { UserRecord } from './store/records.ts';
import type { Store } from './store/store.ts';

const DAY = 86_400_000;
export const SESSION_LASTS = 180 * DAY;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Guest sessions: a name, and a token that only the browser knows. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seeds: Seeds;

  constructor(store: Store, clock: Clock, seeds: Seeds) {
    this.#store = store;
    this.#clock = clock;
    this.#seeds = seeds;
  }

  async begin(name: string): Promise<{ user: UserRecord; token: string }> {
    const now = this.#clock.now();
    const user: UserRecord = { id: this.#seeds.id(), name, made: now };
    const token = this.#seeds.token();
    const session = { hash: hashed(token), user: user.id, seen: now };
    await this.#store.write({ write: 'user', user }, { write: 'session', session });
    return { user, token };
  }

  async rename(user: UserRecord, name: string): Promise<UserRecord> {
    const renamed = { ...user, name };
    await this.#store.write({ write: 'rename', user: user.id, name });
    return renamed;
  }

  /** The user with this token. */
  find(token: string | undefined): UserRecord | null {
    if (token === undefined || token.length > 100) return null;
    const session = this.#store.session(hashed(token));
    const now = this.#clock.now();
    if (session === null) return null; // an old one is valid until maintenance deletes it: the clock may have jumped
    if (session.seen + DAY < now) this.#store.write({ write: 'seen', session: session.hash, at: now }).catch(() => {});
    return this.#store.user(session.user);
  }
}
