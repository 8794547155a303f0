import type { AlertPlace } from '@trollmoot/protocol';
import type { Others } from '../cluster/others.ts';
import type { Alert, Alerts, Clock, Journal } from '../ports.ts';
import type { AlertRecord, PlaceRecord } from '../store/alert-records.ts';
import { ALREADY_CLAIMED } from '../store/alert-writes.ts';
import type { Store } from '../store/store.ts';
import { dueAt, notBefore } from './hours.ts';
import { LastSeen } from './last-seen.ts';
import { type Matter, type Message, messageOf } from './messages.ts';
import { DEFAULT_PREFS } from './prefs.ts';
import { alertFor, byPlace, retryAt } from './queue.ts';
import type { Outcome, Send } from './sender.ts';

const AT_ONCE = 16; // places that are written to at the same time
const LOOKED_AT = 200; // alerts per round
const LONGEST_PAUSE = 60_000; // milliseconds between two rounds
const SHORTEST_PAUSE = 1000;
const KEPT = 14 * 86_400_000; // milliseconds: longer than anything waits, so that nothing is told twice
const STOPPING = 2000; // milliseconds for messages that are under way

interface PostmanParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly others?: Others | undefined; // the other nodes of the house
}
type Senders = { readonly [kind in AlertPlace['kind']]: Send };
/** What is left of the reason for an alert; null: nothing. */
export type Reason = (alert: AlertRecord, now: number) => Promise<Matter | null | 'unknown'>;

/**
 * Takes alerts to the places their users have chosen. An alert is on disk from the moment it is told. Before it is sent it
 * is claimed, on disk too, and what is claimed is not sent again: a server that stops in the middle leaves one message out
 * rather than sending it twice. What the service has certainly not taken is tried again, less and less often.
 */
export class Postman implements Alerts {
  readonly #parts: PostmanParts;
  readonly #lastSeen: LastSeen;
  readonly #busy = new Map<string, Promise<void>>(); // places that are being written to
  readonly #telling = new Set<Promise<void>>(); // on their way to the disk
  #senders: Senders | null = null;
  #isLooking = false; // a round is under way
  #reason: Reason = async () => null;
  #wakesAt = Number.POSITIVE_INFINITY;
  #cancel = (): void => {};

  constructor(parts: PostmanParts) {
    this.#parts = parts;
    this.#lastSeen = new LastSeen(parts.clock);
    parts.others?.hear('saw', ({ user }) => this.#lastSeen.saw(user));
  }

  saw(user: string): void {
    if (this.#lastSeen.saw(user)) this.#parts.others?.tell('saw', { user });
  }

  tell(user: string, alert: Alert): void {
    const telling = this.#tell(user, alert)
      .catch((error) => this.#parts.journal.error('an alert could not be kept', error)) // a table must not suffer from it
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  async #tell(user: string, alert: Alert): Promise<void> {
    const { store, clock } = this.#parts;
    const places = (await store.alerts.places(user)).filter(({ isOn }) => isOn);
    if (places.length === 0) return; // most people: nothing more is read, because tables tell of every turn
    const prefs = (await store.alerts.prefs(user)) ?? DEFAULT_PREFS;
    if (!prefs.kinds[alert.alert]) return;
    const now = clock.now();
    const seen = this.#lastSeen.of(user);
    const alerts = places.map((place) => alertFor(place, alert, now, dueAt(now, seen, place.pace, prefs)));
    await store.write(...alerts.map((alert) => ({ write: 'alert' as const, alert })));
    this.#wakeAt(Math.min(...alerts.map(({ due }) => due)));
  }

  start(senders: Senders, reason: Reason): void {
    this.#senders = senders;
    this.#reason = reason;
    const { store, clock } = this.#parts;
    store.write({ write: 'forgetOldAlerts', before: clock.now() - KEPT }).catch(() => {});
    this.#wakeAt(clock.now());
  }

  async stop(): Promise<void> {
    this.#senders = null;
    this.#cancel();
    let cancel = (): void => {};
    const enough = new Promise<void>((done) => (cancel = this.#parts.clock.after(STOPPING, done)));
    await Promise.race([Promise.all([...this.#telling, ...this.#busy.values()]), enough]);
    cancel();
  }

  /** Send this now, whatever the hour. The answer is kept with the place. */
  async send(place: PlaceRecord, message: Message, language: 'en' | 'de' | 'fr'): Promise<Outcome> {
    const senders = this.#senders;
    if (senders === null) return { is: 'failed', said: '', retryAfter: null };
    const outcome = await senders[place.kind](place, message, language).catch(
      (error: unknown): Outcome => ({ is: 'failed', said: reasonIn(error), retryAfter: null }),
    );
    await this.#settle(place, outcome);
    return outcome;
  }

  async #settle({ id }: PlaceRecord, outcome: Outcome): Promise<void> {
    const { store, clock } = this.#parts;
    const last = { at: clock.now(), said: outcome.said };
    if (outcome.is === 'gone') await store.write({ write: 'forgetPlace', id });
    else await store.write({ write: 'placeAnswered', id, last });
    if (outcome.is === 'refused')
      await store.write({ write: 'changePlace', id, change: { isOn: false, trouble: outcome.trouble } });
  }

  #wakeAt(at: number): void {
    if (this.#senders === null || at >= this.#wakesAt) return;
    this.#cancel();
    this.#wakesAt = at;
    this.#cancel = this.#parts.clock.after(at - this.#parts.clock.now(), () => void this.#round());
  }

  /** One round at a time: what another has begun meanwhile would be sent twice. */
  async #round(): Promise<void> {
    const { clock, journal } = this.#parts;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    if (this.#senders === null) return;
    const now = clock.now();
    let pause = SHORTEST_PAUSE;
    if (!this.#isLooking) {
      this.#isLooking = true;
      pause = await this.#look(now).catch((error) => {
        journal.error('alerts could not be read', error);
        return LONGEST_PAUSE;
      });
      this.#isLooking = false;
    }
    this.#wakeAt(now + Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, pause)));
  }

  /** Begin to deliver what is due. Returns how long until more is. */
  async #look(now: number): Promise<number> {
    const { store } = this.#parts;
    const before = new Set(this.#busy.keys()); // may have claimed what the list still shows as waiting
    const due = await store.alerts.due(now, LOOKED_AT);
    for (const [place, alerts] of byPlace(due))
      if (!before.has(place) && !this.#busy.has(place) && this.#busy.size < AT_ONCE) this.#begin(place, alerts);
    return ((await store.alerts.nextDue()) ?? Number.POSITIVE_INFINITY) - now;
  }

  #begin(place: string, alerts: readonly AlertRecord[]): void {
    const { clock, journal } = this.#parts;
    const done = this.#deliver(place, alerts)
      .catch((error) => journal.error('alerts could not be sent', error))
      .then(() => {
        this.#busy.delete(place);
        this.#wakeAt(clock.now() + SHORTEST_PAUSE);
      });
    this.#busy.set(place, done);
  }

  /** One message with everything that is due at this place, unless it is too early again or there is no reason left. */
  async #deliver(id: string, alerts: readonly AlertRecord[]): Promise<void> {
    const { store, clock } = this.#parts;
    const place = await this.#open(id);
    if (place === null) return store.write({ write: 'forgetAlerts', keys: alerts.map(({ key }) => key) });
    const prefs = (await store.alerts.prefs(place.user)) ?? DEFAULT_PREFS;
    const now = clock.now();
    const due = notBefore(now, this.#lastSeen.of(place.user), place.pace, prefs);
    if (due > now) return this.#postpone(alerts, due);
    const { matters, gone, open } = await this.#reasons(alerts.filter(({ kind }) => prefs.kinds[kind]));
    const keys = alerts.map(({ key }) => key).filter((key) => !gone.has(key) && !open.has(key));
    const isOff = alerts.filter(({ kind }) => !prefs.kinds[kind]).map(({ key }) => key);
    await store.write({ write: 'forgetAlerts', keys: [...gone, ...isOff] });
    if (matters.length === 0) return;
    const sent = keys.filter((key) => !isOff.includes(key));
    if (!(await this.#claims(sent))) return;
    const outcome = await this.send(place, messageOf(matters, prefs), prefs.language);
    if (outcome.is === 'failed') await this.#retry(alerts, sent, outcome.retryAfter);
  }

  /** False: another server of the house sends it. */
  async #claims(keys: readonly string[]): Promise<boolean> {
    try {
      await this.#parts.store.write({ write: 'claimAlerts', keys });
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === ALREADY_CLAIMED) return false;
      throw error;
    }
  }

  /** The place, if messages may still go there. A browser that was signed out is told nothing more. */
  async #open(id: string): Promise<PlaceRecord | null> {
    const { store } = this.#parts;
    const place = await store.alerts.place(id);
    if (place === null || !place.isOn) return null;
    if (place.kind !== 'push') return place;
    const devices = await store.accounts.devices(place.user);
    if (devices.some((device) => device.id === place.device)) return place;
    await store.write({ write: 'forgetPlace', id });
    return null;
  }

  /** `open`: their table cannot be asked now. */
  async #reasons(
    alerts: readonly AlertRecord[],
  ): Promise<{ matters: Matter[]; gone: ReadonlySet<string>; open: ReadonlySet<string> }> {
    const matters: Matter[] = [];
    const [gone, open] = [new Set<string>(), new Set<string>()];
    for (const alert of alerts) {
      const matter = await this.#reason(alert, this.#parts.clock.now());
      if (matter === 'unknown') open.add(alert.key);
      else if (matter === null || (await this.#wasTold(alert, matter))) gone.add(alert.key);
      else matters.push(matter);
    }
    const isShort = ({ table }: Matter): boolean => matters.some((it) => it.kind === 'time' && it.table === table);
    return { matters: matters.filter((it) => it.kind !== 'turn' || !isShort(it)), gone, open };
  }

  /** A table that is loaded again tells of the turn again, at a later beat if others have answered meanwhile. */
  async #wasTold({ place, about }: AlertRecord, { since }: Matter): Promise<boolean> {
    return since !== null && this.#parts.store.alerts.wasTold(place, about, since);
  }

  #postpone(alerts: readonly AlertRecord[], due: number): Promise<void> {
    const writes = alerts.map(({ key, tries }) => ({ write: 'postponeAlerts' as const, keys: [key], due, tries }));
    return this.#parts.store.write(...writes);
  }

  async #retry(alerts: readonly AlertRecord[], sent: readonly string[], retryAfter: number | null): Promise<void> {
    const { store, clock } = this.#parts;
    for (const { key, tries } of alerts.filter(({ key }) => sent.includes(key))) {
      const due = retryAt(clock.now(), tries + 1, retryAfter);
      if (due === null) await store.write({ write: 'forgetAlerts', keys: [key] });
      else await store.write({ write: 'postponeAlerts', keys: [key], due, tries: tries + 1 });
    }
  }
}

/** What its owner may know of a failure: never an address of the host's network. */
function reasonIn(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code.slice(0, 40) : typeof name === 'string' ? name.slice(0, 40) : '';
}
