import type { AlertPlace, AlertPrefs, AlertTrial } from '@trollmoot/protocol';
import { deviceKind } from '../account/device-label.ts';
import type { Passes } from '../account/passes.ts';
import { hashed } from '../hashed.ts';
import type { Mailer, Seeds } from '../ports.ts';
import type { PlaceRecord } from '../store/alert-records.ts';
import type { UserRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { AlertLimits } from './limits.ts';
import { trialMessage } from './messages.ts';
import type { Postman } from './postman.ts';
import { DEFAULT_PREFS } from './prefs.ts';
import { textsIn } from './texts/index.ts';

const MOST = 10; // browsers per user
const CONSENT_LASTS = 86_400_000; // milliseconds to say yes to a mail

interface PlacesParts {
  readonly store: Store;
  readonly seeds: Seeds;
  readonly passes: Passes;
  readonly postman: Postman;
  readonly limits: AlertLimits;
  readonly mailer: Mailer | null;
  readonly base: string | null; // of links
  now(): number;
}
type Language = AlertPrefs['language'];

/** Where each user is told of things. A new place is on; a mail address only once its owner has said yes there. */
export class Places {
  readonly #parts: PlacesParts;

  constructor(parts: PlacesParts) {
    this.#parts = parts;
  }

  get hasMail(): boolean {
    return this.#parts.mailer !== null && this.#parts.base !== null;
  }

  async prefs(user: string): Promise<AlertPrefs> {
    return (await this.#parts.store.alerts.prefs(user)) ?? DEFAULT_PREFS;
  }

  /** Listed field by field, so that no key or secret slips in. */
  async shown(user: string, device: string): Promise<AlertPlace[]> {
    return (await this.#parts.store.alerts.places(user)).map((place) => ({
      id: place.id,
      kind: place.kind,
      isOn: place.isOn,
      pace: place.pace,
      hint: hintOf(place),
      device: place.kind === 'push' ? deviceKind(place.label) : null,
      isThis: place.kind === 'push' && place.device === device,
      last: place.last,
      trouble: place.trouble,
    }));
  }

  async addPush(
    user: string,
    endpoint: string,
    keys: { readonly p256dh: string; readonly auth: string },
    device: { readonly id: string; readonly label: string },
  ): Promise<boolean> {
    const { store } = this.#parts;
    const id = hashed(`push ${endpoint}`).slice(0, 24); // a browser that changes hands changes its user with it
    const known = (await store.alerts.places(user)).filter(({ kind }) => kind === 'push');
    for (const old of known.filter((place) => place.device === device.id && place.id !== id))
      await store.write({ write: 'forgetPlace', id: old.id });
    if (known.length >= MOST && !known.some((place) => place.device === device.id)) return false;
    await this.#add({ id, user, kind: 'push', address: endpoint, keys, device: device.id, label: device.label });
    return true;
  }

  /** In place of another one. Returns the secret it is signed with. */
  async setWebhook(user: string, address: string): Promise<string> {
    const { seeds } = this.#parts;
    await this.#forget(user, 'webhook');
    const secret = seeds.token();
    await this.#add({ id: seeds.id(), user, kind: 'webhook', address, keys: { secret }, device: null, label: '' });
    return secret;
  }

  /** Asks at the address whether mails may come. Returns before anything is sent. */
  askMail({ id, name }: UserRecord, address: string, language: Language, failed: (error: unknown) => void): void {
    const { passes, mailer, base, limits } = this.#parts;
    if (mailer === null || !limits.mayMail(hashed(address))) return;
    const { subject, text } = textsIn(language).consent;
    passes
      .issue('alertMail', { user: id, data: { address, language }, lasts: CONSENT_LASTS })
      .then((token) => mailer.send({ to: address, subject, text: text(name, `${base}/mail/yes?t=${token}`) }))
      .catch(failed);
  }

  /** Whose address it is that was asked, without an answer. */
  async askedMail(token: string): Promise<{ address: string; language: Language } | null> {
    const pass = await this.#parts.passes.look('alertMail', token);
    return pass === null ? null : asked(pass.data);
  }

  /** The owner of the address says yes. */
  async consent(token: string): Promise<{ address: string; language: Language } | null> {
    const { store, passes, seeds } = this.#parts;
    const pass = await passes.take('alertMail', token);
    const user = pass === null ? null : await store.user(pass.user ?? '');
    if (pass === null || user === null) return null;
    const { address, language } = asked(pass.data);
    await this.#forget(user.id, 'mail');
    await this.#add({ id: seeds.id(), user: user.id, kind: 'mail', address, keys: {}, device: null, label: '' });
    return { address, language };
  }

  async #forget(user: string, kind: PlaceRecord['kind']): Promise<void> {
    const { store } = this.#parts;
    for (const place of await store.alerts.places(user))
      if (place.kind === kind) await store.write({ write: 'forgetPlace', id: place.id });
  }

  async #add(place: Omit<PlaceRecord, 'isOn' | 'pace' | 'last' | 'trouble' | 'made'>): Promise<void> {
    const { store, now } = this.#parts;
    const pace = place.kind === 'mail' ? 'daily' : 2;
    const kept = { ...place, isOn: true, pace, last: null, trouble: null, made: now() } as const;
    await store.write({ write: 'place', place: kept });
  }

  /** The user's own place, if this is one. */
  async own(user: string, id: string): Promise<PlaceRecord | null> {
    const place = await this.#parts.store.alerts.place(id);
    return place?.user === user ? place : null;
  }

  async trial(user: string): Promise<AlertTrial['sent']> {
    const { store, postman } = this.#parts;
    const prefs = await this.prefs(user);
    const places = (await store.alerts.places(user)).filter(({ isOn }) => isOn);
    return Promise.all(
      places.map(async (place) => {
        const { is } = await postman.send(place, trialMessage(prefs), prefs.language);
        return { id: place.id, isSent: is === 'sent' };
      }),
    );
  }
}

const asked = ({ address, language }: { readonly [field: string]: string | number | null }) => ({
  address: String(address),
  language: (['en', 'de', 'fr'] as const).find((known) => known === language) ?? 'en',
});

/** Enough for its owner to recognise it. */
function hintOf({ kind, address }: PlaceRecord): string {
  if (kind === 'mail') return `${[...address][0]}…${address.slice(address.lastIndexOf('@'))}`;
  return kind === 'push' ? '' : `https://${new URL(address).hostname}/…${address.slice(-4)}`;
}
