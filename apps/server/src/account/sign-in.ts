import type { SignInAnswer } from '@trollmoot/protocol';
import type { Devices } from '../devices.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { merge } from './departing.ts';
import type { Passes } from './passes.ts';

const LASTS = 5 * 60_000; // milliseconds to choose between two accounts

/** The browser that gets in: its token, if it has a session, and what it is. */
export interface Arriving {
  readonly token: string | undefined;
  readonly label: string;
}

/** The sockets that are open. */
export interface OpenConnections {
  /** Those of this user, or only of these devices, belong to another user or session now. */
  moveOn(user: string, devices?: Devices): void;
  /** These devices are signed out. */
  closeFor(user: string, devices: Devices): void;
}

interface SignedIn {
  readonly answer: SignInAnswer;
  readonly token: string | null; // the new cookie; null: none
}

/** How every way in ends. */
export class SignIn {
  readonly #tables: Tables;
  readonly #sessions: Sessions;
  readonly #passes: Passes;
  readonly #open: OpenConnections;

  constructor(tables: Tables, sessions: Sessions, passes: Passes, open: OpenConnections) {
    this.#tables = tables;
    this.#sessions = sessions;
    this.#passes = passes;
    this.#open = open;
  }

  /**
   * This browser has proved that it may be `user`. A guest becomes that user and brings along everything. Someone with
   * another account is asked first: it may be a friend's device.
   */
  async enter(arriving: Arriving, user: UserRecord, way: string): Promise<SignedIn> {
    const now = await this.#sessions.find(arriving.token);
    if (now === null || now.id === user.id) return this.#admit(arriving, user, way);
    if (await this.hasWayIn(now.id)) {
      const pass = await this.#passes.issue('both', { user: user.id, data: { way, other: now.id }, lasts: LASTS });
      return { answer: { state: 'both', pass, you: now.name, other: user.name }, token: null };
    }
    await this.#signOutOthers(arriving, now);
    return this.#become(arriving, now, user, way);
  }

  /** A guest's other devices have not proved that they may be this account: somebody else may use them. */
  async #signOutOthers({ token }: Arriving, { id }: UserRecord): Promise<void> {
    const here = (await this.#sessions.device(token)) ?? '';
    await this.#tables.house.store.write({ write: 'forgetOtherDevices', user: id, device: here });
    this.#open.closeFor(id, { but: [here] });
  }

  /** Two accounts: make them one, or only change over. Null: too late, or another browser's question. */
  async choose(arriving: Arriving, text: string, choice: 'one' | 'switch'): Promise<SignedIn | null> {
    const now = await this.#sessions.find(arriving.token);
    const pass = await this.#passes.take('both', text);
    const user = pass === null || pass.user === null ? null : await this.#tables.house.store.user(pass.user);
    if (pass === null || user === null || now === null || now.id !== pass.data.other) return null;
    const way = String(pass.data.way);
    return choice === 'one' ? this.#become(arriving, now, user, way) : this.#admit(arriving, user, way);
  }

  async #become(arriving: Arriving, now: UserRecord, user: UserRecord, way: string): Promise<SignedIn> {
    const moved = await merge(this.#tables, now.id, user.id);
    if (moved === null) return { answer: { state: 'refused' }, token: null };
    const { answer, token } = await this.#admit(arriving, user, way);
    this.#open.moveOn(now.id);
    return { answer: answer.state === 'in' ? { ...answer, moved } : answer, token };
  }

  /** Always with a new token: knowing the old one does not help. */
  async #admit(arriving: Arriving, { id, name }: UserRecord, way: string): Promise<SignedIn> {
    const before = await this.#sessions.find(arriving.token);
    const device = await this.#sessions.device(arriving.token);
    if (arriving.token !== undefined) await this.#sessions.end(arriving.token);
    const token = await this.#sessions.admit(id, arriving.label, way);
    if (before !== null) this.#open.moveOn(before.id, { only: device === null ? [] : [device] });
    return { answer: { state: 'in', user: id, name, moved: { tables: 0, doubled: 0 } }, token };
  }

  /** Does this user have an account: a way in that does not depend on a cookie? */
  async hasWayIn(user: string): Promise<boolean> {
    const { accounts } = this.#tables.house.store;
    return (await accounts.passkeys(user)).length > 0 || (await accounts.keptWays(user)).length > 0;
  }
}
