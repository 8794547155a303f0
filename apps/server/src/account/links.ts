import { type Claimed, CODE_LASTS, type DeviceLink, type LinkState } from '@trollmoot/protocol';
import type { Clock, Seeds } from '../ports.ts';
import type { PassRecord, UserRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { deviceKind } from './device-label.ts';
import { drawnCode } from './drawn.ts';
import { type Passes, passHash } from './passes.ts';

const STATES: readonly LinkState['state'][] = ['open', 'claimed', 'asking', 'allowed', 'refused'];
const TRIES = 20;

/**
 * Another device gets in by a code that one device shows: the new device names the code, is told whose it is and asks; the
 * old one confirms. A code that somebody guessed is worth no more than a question on its owner's screen.
 */
export class DeviceLinks {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seeds: Seeds;
  readonly #passes: Passes;

  constructor(store: Store, clock: Clock, seeds: Seeds, passes: Passes) {
    this.#store = store;
    this.#clock = clock;
    this.#seeds = seeds;
    this.#passes = passes;
  }

  /** A new code, in place of the last one. Null: all codes tried are in use. */
  async open(user: string): Promise<DeviceLink | null> {
    await this.close(user);
    const code = await this.#freeCode();
    if (code === null) return null;
    const token = this.#seeds.token();
    const lasts = CODE_LASTS;
    const hashes = { code: passHash('code', code), token: passHash('token', token) };
    await Promise.all([
      this.#passes.put('link', user, { user, data: { state: 'open', ...hashes }, lasts }),
      this.#passes.put('code', code, { user, lasts }),
      this.#passes.put('token', token, { user, lasts }),
    ]);
    const now = this.#clock.now();
    return { code, token, until: now + lasts, now };
  }

  async #freeCode(): Promise<string | null> {
    for (let i = 0; i < TRIES; i++) {
      const code = drawnCode(this.#seeds.secret());
      if ((await this.#passes.look('code', code)) === null) return code;
    }
    return null;
  }

  /** The code is worth nothing from now on. */
  async close(user: string): Promise<void> {
    const link = await this.#passes.look('link', user);
    if (link !== null) await Promise.all([this.#void(link), this.#passes.forget(link.hash)]);
  }

  async #void({ data }: PassRecord): Promise<void> {
    for (const hash of [data.code, data.token]) if (typeof hash === 'string') await this.#passes.forget(hash);
  }

  async state(user: string): Promise<LinkState> {
    const link = await this.#passes.look('link', user);
    const state = stateOf(link);
    const isNew = state === 'asking' || state === 'allowed';
    return { state, device: isNew ? deviceKind(String(link?.data.device ?? '')) : null };
  }

  /** The new device names the code. From now on the code is worth nothing. Null: there is no such code. */
  async claim(by: { readonly code: string } | { readonly token: string }): Promise<Claimed | null> {
    const used = 'code' in by ? await this.#passes.take('code', by.code) : await this.#passes.take('token', by.token);
    const user = used === null || used.user === null ? null : await this.#store.user(used.user);
    const link = user === null ? null : await this.#passes.look('link', user.id);
    if (user === null || link === null || stateOf(link) !== 'open') return null;
    const claim = await this.#passes.issue('claim', { user: user.id, lasts: link.until - this.#clock.now() });
    await this.#void(link);
    await this.#passes.change(link, { state: 'claimed', code: null, token: null, claim: passHash('claim', claim) });
    return { claim, name: user.name };
  }

  /** The new device asks, and asks again until the old one has answered. */
  async ask(claim: string, device: string): Promise<UserRecord | 'waiting' | 'refused'> {
    const claimed = await this.#passes.look('claim', claim);
    const link = claimed === null ? null : await this.#passes.look('link', claimed.user ?? '');
    if (link === null || link.data.claim !== claimed?.hash) return 'refused';
    switch (stateOf(link)) {
      case 'claimed':
        await this.#passes.change(link, { state: 'asking', device });
        return 'waiting';
      case 'asking':
        return 'waiting';
      case 'allowed': {
        const last = await this.#passes.take('claim', claim);
        const user = last === null || last.user === null ? null : await this.#store.user(last.user);
        return user ?? 'refused';
      }
      default:
        return 'refused';
    }
  }

  /** The old device answers. False: nobody asks. */
  async answer(user: string, yes: boolean): Promise<boolean> {
    const link = await this.#passes.look('link', user);
    if (link === null || stateOf(link) !== 'asking') return false;
    await this.#passes.change(link, { state: yes ? 'allowed' : 'refused' });
    return true;
  }
}

const stateOf = (link: PassRecord | null): LinkState['state'] =>
  STATES.find((state) => state === link?.data.state) ?? 'none';
