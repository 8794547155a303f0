import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertPrefs } from '@trollmoot/protocol';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Matter, Message } from '../src/alerts/messages.ts';
import { Postman, type Reason } from '../src/alerts/postman.ts';
import { DEFAULT_PREFS } from '../src/alerts/prefs.ts';
import { alertFor } from '../src/alerts/queue.ts';
import type { Outcome } from '../src/alerts/sender.ts';
import type { Alert } from '../src/ports.ts';
import type { AlertRecord, PlaceRecord } from '../src/store/alert-records.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { FakeClock, QuietJournal, settled } from './fake-house.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const turn = (beat: number, table = 't1'): Alert => ({ alert: 'turn', table, by: 'Ben', beat });
const place = (how: Partial<PlaceRecord> = {}): PlaceRecord => ({
  id: 'p1',
  user: 'ann',
  kind: 'webhook',
  address: 'https://hook.example/x',
  keys: {},
  device: null,
  label: '',
  isOn: true,
  pace: 2,
  last: null,
  trouble: null,
  made: 0,
  ...how,
});
/** No quiet hours: the clock begins at an odd time of day. */
const loud: AlertPrefs = { ...DEFAULT_PREFS, quiet: null };

/** A postman on a clock of the test's, with services that answer as they are told. */
class Office {
  readonly clock: FakeClock;
  readonly store: Store;
  readonly journal = new QuietJournal();
  readonly sent: { readonly to: string; readonly message: Message }[] = [];
  answer: (to: string) => Promise<Outcome> = async () => ({ is: 'sent', said: '204' });
  isStillSo: (alert: AlertRecord) => boolean = () => true;
  isOutOfReach: (alert: AlertRecord) => boolean = () => false; // its table is at a node that does not answer
  since: number | null = null; // the first beat of the question; null: as the alert says
  postman: Postman;

  constructor(clock: FakeClock, store: Store) {
    this.clock = clock;
    this.store = store;
    this.postman = this.#open();
  }

  #open(): Postman {
    const { clock, store, journal } = this;
    const postman = new Postman({ clock, store, journal });
    const send = async ({ address }: PlaceRecord, message: Message): Promise<Outcome> => {
      const outcome = await this.answer(address);
      if (outcome.is === 'sent') this.sent.push({ to: address, message });
      return outcome;
    };
    const reason: Reason = async (alert): Promise<Matter | null | 'unknown'> =>
      this.isOutOfReach(alert)
        ? 'unknown'
        : this.isStillSo(alert)
          ? {
              kind: alert.kind,
              table: alert.about,
              path: `/t/${alert.about}`,
              key: null,
              game: 'Cave Troll',
              by: alert.by,
              people: ['Ben'],
              until: alert.until,
              since: alert.kind === 'turn' ? (this.since ?? alert.n) : null,
            }
          : null;
    postman.start({ push: send, mail: send, webhook: send }, reason);
    return postman;
  }

  async restart(): Promise<void> {
    await this.postman.stop();
    this.postman = this.#open();
  }

  get titles(): string[] {
    return this.sent.map(({ message }) => message.title);
  }
}

/** Lets minutes pass until it is so. A disk takes real time. */
async function until(clock: FakeClock, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await clock.pass(MINUTE);
    await new Promise((done) => setTimeout(done, 2));
  }
}

let office: Office;
beforeEach(async () => {
  office = new Office(new FakeClock(), new SqliteStore(':memory:'));
  await office.store.write(
    { write: 'place', place: place() },
    { write: 'alertPrefs', user: 'ann', prefs: loud },
    { write: 'user', user: { id: 'ann', name: 'Ann', made: 0 } },
  );
});

describe('When', () => {
  test('someone is told when they have been away for as long as they said, and once', async () => {
    await office.clock.pass(HOUR);
    office.postman.saw('ann');
    office.postman.tell('ann', turn(3));
    await office.clock.pass(MINUTE);
    expect(office.sent).toEqual([]);
    office.postman.saw('ann'); // she looks again
    await office.clock.pass(1.5 * MINUTE);
    expect(office.sent).toEqual([]);
    await office.clock.pass(MINUTE);
    expect(office.titles).toEqual(['Your turn: Cave Troll']);
    office.postman.tell('ann', turn(3)); // the table was loaded again
    await office.clock.pass(10 * HOUR);
    expect(office.sent).toHaveLength(1);
  });

  test('a turn that is over is not told, and neither is what someone does not want to hear of', async () => {
    office.postman.tell('ann', turn(3));
    office.isStillSo = () => false;
    await office.clock.pass(HOUR);
    office.isStillSo = () => true;
    await office.store.write({
      write: 'alertPrefs',
      user: 'ann',
      prefs: { ...loud, kinds: { ...loud.kinds, vote: false } },
    });
    office.postman.tell('ann', { alert: 'vote', table: 't1', by: 'Ben', vote: 1 });
    await office.clock.pass(HOUR);
    expect(office.sent).toEqual([]);
    expect(await office.store.alerts.nextDue()).toBeNull();
  });

  test('a later turn takes the place of an earlier one that still waits', async () => {
    office.postman.saw('ann');
    office.postman.tell('ann', turn(3));
    await settled();
    office.postman.tell('ann', turn(7));
    await office.clock.pass(HOUR);
    expect(office.sent).toHaveLength(1);
    office.postman.tell('ann', turn(9));
    await office.clock.pass(HOUR);
    expect(office.sent).toHaveLength(2);
  });

  test('nothing in quiet hours; what has gathered comes as one message afterwards', async () => {
    // The clock stands at 0:16 in UTC.
    await office.store.write({ write: 'alertPrefs', user: 'ann', prefs: DEFAULT_PREFS });
    office.postman.tell('ann', turn(3));
    office.postman.tell('ann', turn(5, 't2'));
    await office.clock.pass(7 * HOUR);
    expect(office.sent).toEqual([]);
    await office.clock.pass(HOUR);
    expect(office.titles).toEqual(['2 tables are waiting for you']);
    expect(office.sent[0]!.message.lines.map(({ path }) => path)).toEqual(['/t/t1', '/t/t2']);
  });

  test('what a node that does not answer knows waits, and keeps nothing else from being told', async () => {
    office.isOutOfReach = ({ about }) => about === 't2';
    office.postman.tell('ann', turn(3));
    office.postman.tell('ann', turn(5, 't2'));
    const paths = () => office.sent.map(({ message }) => message.lines.map(({ path }) => path));
    await until(office.clock, () => office.sent.length > 0);
    expect(paths()).toEqual([['/t/t1']]);
    office.isOutOfReach = () => false;
    await until(office.clock, () => office.sent.length > 1);
    expect(paths()).toEqual([['/t/t1'], ['/t/t2']]);
    expect(office.journal.troubles).toEqual([]);
  });

  test('once a day, what still waits', async () => {
    await office.store.write({ write: 'changePlace', id: 'p1', change: { pace: 'daily' } });
    office.postman.tell('ann', turn(3));
    office.postman.tell('ann', turn(4, 't2'));
    await office.clock.pass(5 * HOUR);
    office.postman.tell('ann', turn(5, 't3'));
    office.isStillSo = ({ about }) => about !== 't2';
    await office.clock.pass(12 * HOUR);
    expect(office.sent).toEqual([]);
    await office.clock.pass(HOUR); // 18:16
    expect(office.sent).toHaveLength(1);
    expect(office.sent[0]!.message.lines.map(({ path }) => path)).toEqual(['/t/t1', '/t/t3']);
    await office.clock.pass(48 * HOUR);
    expect(office.sent).toHaveLength(1);
  });

  test('time that has run out is not told any more', async () => {
    const due = office.clock.now() + MINUTE;
    office.postman.tell('ann', { alert: 'time', table: 't1', by: null, beat: 3, due });
    office.isStillSo = ({ until }) => until! > office.clock.now();
    await office.clock.pass(HOUR);
    expect(office.sent).toEqual([]);
  });
});

describe('Once', () => {
  test('of several servers that see the same message, one sends it', async () => {
    await office.store.write({ write: 'alert', alert: alertFor(place(), turn(3), 0, 0) });
    const [key] = (await office.store.alerts.due(HOUR, 1)).map(({ key }) => key);
    expect(key).toBeDefined();
    const claims = [1, 2, 3].map(() => office.store.write({ write: 'claimAlerts', keys: [key!] }));
    expect((await Promise.allSettled(claims)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  test('every place is told once, and one that fails holds up no other', async () => {
    await office.store.write({ write: 'place', place: place({ id: 'p2', address: 'https://hook.example/y' }) });
    office.answer = async (to) =>
      to.endsWith('/x') ? { is: 'sent', said: '' } : { is: 'failed', said: '', retryAfter: null };
    office.postman.tell('ann', turn(3));
    await office.clock.pass(4 * MINUTE);
    expect(office.sent.map(({ to }) => to)).toEqual(['https://hook.example/x']);
    office.answer = async () => ({ is: 'sent', said: '' });
    await office.clock.pass(HOUR);
    expect(office.sent.map(({ to }) => to)).toEqual(['https://hook.example/x', 'https://hook.example/y']);
  });

  test('a question that several answer is told once, though its table tells of it again after others have', async () => {
    office.since = 3;
    office.postman.tell('ann', turn(3));
    await office.clock.pass(HOUR);
    await office.restart();
    office.postman.tell('ann', turn(5));
    await office.clock.pass(HOUR);
    expect(office.sent).toHaveLength(1);
    office.since = 6;
    office.postman.tell('ann', turn(6)); // another question
    await office.clock.pass(HOUR);
    expect(office.sent).toHaveLength(2);
  });

  test('after an outage it is tried again, less and less often, and arrives once', async () => {
    const tries: number[] = [];
    office.answer = async () => {
      tries.push(office.clock.now());
      throw Object.assign(new Error(), { code: 'ECONNREFUSED' });
    };
    office.postman.tell('ann', turn(3));
    await office.clock.pass(90 * MINUTE);
    const pauses = tries.slice(1).map((at, i) => Math.round((at - tries[i]!) / MINUTE));
    expect(pauses).toEqual([1, 5, 15, 60]);
    expect((await office.store.alerts.place('p1'))!.last!.said).toBe('ECONNREFUSED');
    office.answer = async () => ({ is: 'sent', said: '204' });
    await office.clock.pass(48 * HOUR);
    expect(office.sent).toHaveLength(1);
    expect((await office.store.alerts.place('p1'))!.last!.said).toBe('204');
  });

  test('a service that asks for patience gets it, and one that never answers is given up', async () => {
    let tries = 0;
    office.answer = async () => {
      tries++;
      return { is: 'failed', said: '429', retryAfter: 1800 };
    };
    office.postman.tell('ann', turn(3));
    await office.clock.pass(20 * MINUTE);
    expect(tries).toBe(1);
    await office.clock.pass(20 * MINUTE);
    expect(tries).toBe(2);
    await office.clock.pass(100 * HOUR);
    expect(tries).toBe(7);
    expect(await office.store.alerts.nextDue()).toBeNull();
  });

  test('after a restart what waits is sent, and what was sent is not', async () => {
    office.postman.tell('ann', turn(3));
    await office.clock.pass(HOUR);
    office.postman.saw('ann');
    office.postman.tell('ann', turn(5));
    await settled();
    await office.restart();
    office.postman.tell('ann', turn(3));
    await office.clock.pass(HOUR);
    expect(office.sent).toHaveLength(2);
  });

  test('a server killed while it sends does not send again', async () => {
    const file = join(folder, 'killed.sqlite');
    const first = new Office(new FakeClock(), new SqliteStore(file));
    await first.store.write({ write: 'place', place: place() }, { write: 'alertPrefs', user: 'ann', prefs: loud });
    let tries = 0;
    first.answer = () => {
      tries++;
      return new Promise(() => {}); // killed before the answer
    };
    first.postman.tell('ann', turn(3));
    await until(first.clock, () => tries > 0);
    expect(tries).toBe(1);
    const second = new Office(first.clock, new SqliteStore(file));
    await second.clock.pass(HOUR);
    expect(second.sent).toEqual([]);
    second.postman.tell('ann', turn(5)); // life goes on
    await until(second.clock, () => second.sent.length > 0);
    expect(second.sent).toHaveLength(1);
    expect(tries).toBe(1);
    await Promise.all([first.store.close(), second.store.close()]);
  });
});

describe('Places', () => {
  test('one that is gone is forgotten, one that refuses is switched off and says why', async () => {
    await office.store.write({ write: 'place', place: place({ id: 'p2', kind: 'mail', address: 'a@moot.example' }) });
    office.answer = async (to) =>
      to.includes('@') ? { is: 'refused', said: '550', trouble: 'bounced' } : { is: 'gone', said: '410' };
    office.postman.tell('ann', turn(3));
    await office.clock.pass(HOUR);
    expect((await office.store.alerts.places('ann')).map(({ isOn, trouble }) => [isOn, trouble])).toEqual([
      [false, 'bounced'],
    ]);
  });

  test('one that is off, and a browser that was signed out, hear nothing', async () => {
    await office.store.write(
      { write: 'place', place: place({ id: 'p2', kind: 'push', address: 'https://push.example/y', device: 'laptop' }) },
      { write: 'changePlace', id: 'p1', change: { isOn: false } },
    );
    office.postman.tell('ann', turn(3));
    await office.clock.pass(HOUR);
    expect(office.sent).toEqual([]);
    expect(await office.store.alerts.place('p2')).toBeNull();
  });

  test('the disk may fail: nobody is told twice, and no table hears of it', async () => {
    const { store } = office;
    let canWrite = true;
    const failing = new Proxy(store, {
      get: (target, name) =>
        name === 'write'
          ? (...writes: never[]) => (canWrite ? target.write(...writes) : Promise.reject(new Error('full')))
          : Reflect.get(target, name, target),
    });
    const other = new Office(office.clock, failing);
    await office.postman.stop();
    other.postman.tell('ann', turn(3));
    await settled();
    canWrite = false;
    other.postman.tell('ann', turn(4, 't2'));
    await office.clock.pass(HOUR);
    expect(other.sent).toEqual([]);
    canWrite = true;
    await office.clock.pass(HOUR);
    expect(other.sent).toHaveLength(1);
  });
});

test('someone who had no place is told as soon as they have one, be it by becoming another user', async () => {
  const { store, postman, clock } = office;
  for (const user of ['bob', 'cat']) {
    await store.write(
      { write: 'user', user: { id: user, name: user, made: 0 } },
      { write: 'alertPrefs', user, prefs: loud },
    );
    postman.tell(user, turn(1));
  }
  const adding = store.write({ write: 'place', place: place({ id: 'p2', user: 'bob', pace: 0 }) });
  postman.tell('bob', turn(2)); // while it is being written
  await adding;
  postman.tell('bob', turn(3));
  await store.write({ write: 'merge', user: 'ann', into: 'cat' });
  postman.tell('cat', turn(4, 't2'));
  await clock.pass(HOUR);
  expect(office.sent.map(({ message }) => message.lines[0]!.path).sort()).toEqual(['/t/t1', '/t/t2']);
});

test('a user becomes another: places and what waits go along, and of two webhooks the other’s stays', async () => {
  const { store } = office;
  await store.write(
    { write: 'user', user: { id: 'bob', name: 'Bob', made: 0 } },
    { write: 'place', place: place({ id: 'p2', kind: 'mail', address: 'a@moot.example' }) },
    { write: 'place', place: place({ id: 'p3', user: 'bob', address: 'https://hook.example/bob' }) },
  );
  office.postman.tell('ann', turn(3));
  await settled();
  await store.write({ write: 'merge', user: 'ann', into: 'bob' });
  expect(await store.alerts.places('ann')).toEqual([]);
  expect((await store.alerts.places('bob')).map(({ id }) => id).sort()).toEqual(['p2', 'p3']);
  expect(await store.alerts.prefs('bob')).toEqual(loud);
  await office.clock.pass(HOUR);
  expect(office.sent.map(({ to }) => to)).toEqual(['a@moot.example']);
  await store.write({ write: 'forgetUser', user: 'bob' });
  expect([await store.alerts.places('bob'), await store.alerts.prefs('bob'), await store.alerts.nextDue()]).toEqual([
    [],
    null,
    null,
  ]);
});
