import { hashed } from '../hashed.ts';
import type { House } from '../house.ts';
import type { KeptWay, UserRecord } from '../store/records.ts';
import type { AccountLimits } from './limits.ts';
import { mailText } from './mail-text.ts';
import type { Passes } from './passes.ts';

const LASTS = 30 * 60_000; // milliseconds until a link in a mail is worth nothing

interface AskedMail {
  readonly address: string;
  readonly language: 'en' | 'de' | 'fr';
}

/** What opening a link would do. */
interface Opened {
  readonly user: UserRecord;
  readonly isNew: boolean; // the address becomes a way in of this user
}

/** A link by mail gets its reader in, and makes the address a way in of the user who asked, if it is not one already. */
export class MailLinks {
  readonly #house: House;
  readonly #passes: Passes;
  readonly #limits: AccountLimits;
  readonly #base: string | null; // of links

  constructor(house: House, passes: Passes, limits: AccountLimits, base: string | null) {
    this.#house = house;
    this.#passes = passes;
    this.#limits = limits;
    this.#base = base;
  }

  get isOn(): boolean {
    return this.#house.mailer !== null && this.#base !== null;
  }

  /** Returns before anything is sent, and in the same way whether there is such an account or not. */
  ask(asked: AskedMail, by: UserRecord | null): void {
    this.#send(asked, by).catch((error: unknown) => {
      const { code } = Object(error) as { code?: unknown }; // the rest of it may name the address
      this.#house.journal.error('a sign-in mail could not be sent', String(code ?? 'no code'));
    });
  }

  async #send({ address, language }: AskedMail, by: UserRecord | null): Promise<void> {
    const { mailer, store } = this.#house;
    const hash = mailHash(address);
    const owner = (await store.accounts.keptWay(hash))?.user ?? by?.id ?? null;
    const user = owner === null ? null : await store.user(owner);
    if (mailer === null || user === null || !this.#limits.mayMail(hash)) return;
    const data = { address: hash, hint: hintOf(address) };
    const token = await this.#passes.issue('mail', { user: user.id, data, lasts: LASTS });
    await mailer.send({ to: address, ...mailText(language, user.name, `${this.#base}/#/me/account?mail=${token}`) });
  }

  /** Whose link this is. The link stays good: programs that look at mails may open it first. */
  async look(token: string): Promise<Opened | null> {
    const pass = await this.#passes.look('mail', token);
    return pass === null ? null : this.#opened(String(pass.data.address), pass.user);
  }

  /** Uses the link up, and keeps the address. */
  async use(token: string): Promise<UserRecord | null> {
    const pass = await this.#passes.take('mail', token);
    if (pass === null) return null;
    const hash = String(pass.data.address);
    const opened = await this.#opened(hash, pass.user);
    if (opened === null) return null;
    const { user, isNew } = opened;
    const at = this.#house.clock.now();
    const way: KeptWay = { hash, user: user.id, kind: 'mail', hint: String(pass.data.hint), made: at, used: null };
    await this.#house.store.write(isNew ? { write: 'keptWay', way } : { write: 'keptWayUsed', hash, at });
    return user;
  }

  async #opened(hash: string, askedBy: string | null): Promise<Opened | null> {
    const kept = await this.#house.store.accounts.keptWay(hash);
    const user = await this.#house.store.user(kept?.user ?? askedBy ?? '');
    return user === null ? null : { user, isNew: kept === null };
  }
}

const mailHash = (address: string): string => hashed(`mail ${address}`);

/** Enough for its owner to recognise it: `m…@moot.example`. */
const hintOf = (address: string): string => `${[...address][0]}…${address.slice(address.lastIndexOf('@'))}`;
