import type { PlaceRecord } from '../src/store/alert-records.ts';
import type { ChatRecord, Occupant } from '../src/store/records.ts';
import type { Write } from '../src/store/store.ts';
import { ANN, entry, over, snapshot, table, user } from './store-writes.ts';

const BOB: Occupant = { kind: 'person', user: 'bob', name: 'Bob', standIn: null };
const line = (n: number, text: string): ChatRecord => ({
  n,
  room: 'players',
  name: 'Ann',
  seat: 0,
  text,
  at: n,
  user: 'ann',
});
const device = (id: string) => ({ id, label: 'Firefox/Linux', way: 'guest', made: 1 });
const session = (hash: string, user: string): Write => ({
  write: 'session',
  session: { hash, user, seen: 5, device: device(hash) },
});
const place = (id: string, user: string, kind: PlaceRecord['kind']): Write => ({
  write: 'place',
  place: {
    ...{ id, user, kind, address: `https://${id}.example`, keys: { secret: id }, device: null, label: '' },
    ...{ isOn: true, pace: 2, last: null, trouble: null, made: 1 },
  },
});
const alert = (key: string, user: string, place: string, n: number): Write => ({
  write: 'alert',
  alert: { key, user, place, kind: 'turn', about: 't', n, by: null, until: null, told: 9, due: 10, tries: 0 },
});
const prefs = (language: 'en' | 'de') =>
  ({
    ...{ language, zone: 'UTC', quiet: null, dailyAt: 8 },
    kinds: { turn: true, invitation: true, rematch: true, vote: true, time: true },
  }) as never;

/** Writes of every kind, one call after the other. Afterwards no table is empty. */
export const EVERYTHING: readonly Write[][] = [
  [user('ann'), user('bob'), user('cid'), user('dan'), user('eve')],
  [session('s1', 'ann'), session('s2', 'bob'), session('s3', 'cid'), session('s4', 'eve'), session('s5', 'dan')],
  [{ write: 'rename', user: 'ann', name: 'Änn 🧌' }],
  [{ write: 'seen', session: 's1', at: 77 }],
  [table('t', { occupants: [ANN, BOB] }), table('open'), table('gone'), over('o', 9, { occupants: [ANN, BOB] })],
  [{ write: 'table', table: 't', version: 0, change: { status: 'playing', seed: 's', due: 44 } }],
  [
    {
      write: 'table',
      table: 't',
      version: 1,
      change: { due: null, clock: { left: [1, null], running: [0], since: 3 } },
    },
  ],
  [{ write: 'table', table: 'open', version: 0, change: { host: 'bob', isPublic: false, code: 'ABCD', patience: 60 } }],
  [entry('t', 0), entry('t', 1)],
  [{ write: 'entry', table: 't', entry: { n: 2, at: 3, by: 1, back: 1, sum: 281_474_976_710_655 } }],
  [snapshot('t', 20)],
  [{ write: 'chat', table: 't', line: line(0, 'hello') }],
  [
    { write: 'chat', table: 't', line: line(1, `it's "quoted" \\ and 🧌`) },
    { write: 'chat', table: 't', line: line(2, '') },
  ],
  [{ write: 'unnameChat', table: 't', seat: 0 }],
  [
    { write: 'forgetTable', table: 'gone' },
    { write: 'forgetTable', table: 't' },
  ],
  [{ write: 'invite', invitation: { user: 'cid', table: 'open', by: 'bob', at: 1 } }],
  [{ write: 'invite', invitation: { user: 'cid', table: 'open', by: 'ann', at: 2 } }],
  [{ write: 'invite', invitation: { user: 'dan', table: 'open', by: 'ann', at: 3 } }],
  [{ write: 'invite', invitation: { user: 'eve', table: 'open', by: 'ann', at: 3 } }],
  [{ write: 'forgetInvitation', user: 'eve', to: 'open' }],
  [
    {
      write: 'passkey',
      passkey: {
        ...{ id: 'p', user: 'dan', key: 'k', counter: 0, transports: ['usb'] },
        label: 'x',
        made: 1,
        used: null,
      },
    },
    { write: 'passkeyUsed', passkey: 'p', counter: 3, at: 8 },
  ],
  [{ write: 'keptWay', way: { hash: 'w1', user: 'ann', kind: 'words', hint: '', made: 1, used: null } }],
  [{ write: 'keptWay', way: { hash: 'w2', user: 'ann', kind: 'words', hint: '', made: 2, used: null } }],
  [{ write: 'keptWayUsed', hash: 'w2', at: 9 }],
  [{ write: 'pass', pass: { hash: 'x', kind: 'code', user: 'cid', data: { a: 1 }, until: 50 } }],
  [{ write: 'pass', pass: { hash: 'x', kind: 'code', user: 'cid', data: { a: 2 }, until: 60 } }],
  [{ write: 'pass', pass: { hash: 'old', kind: 'code', user: null, data: {}, until: 1 } }],
  [{ write: 'forgetPasses', before: 5 }],
  [
    { write: 'alertPrefs', user: 'ann', prefs: prefs('en') },
    { write: 'alertPrefs', user: 'dan', prefs: prefs('de') },
  ],
  [
    { write: 'alertPrefs', user: 'cid', prefs: prefs('en') },
    { write: 'alertPrefs', user: 'cid', prefs: prefs('de') },
  ],
  [place('m1', 'ann', 'mail'), place('m2', 'dan', 'mail'), place('h2', 'dan', 'webhook'), place('c', 'cid', 'push')],
  [{ write: 'changePlace', id: 'c', change: { isOn: false, trouble: 'bounced' as never } }],
  [{ write: 'placeAnswered', id: 'c', last: { at: 4, said: '204' } }],
  [alert('k1', 'ann', 'm1', 1), alert('k2', 'ann', 'm1', 2), alert('k3', 'dan', 'h2', 1), alert('k4', 'dan', 'm2', 1)],
  [
    { write: 'claimAlerts', keys: ['k3'] },
    { write: 'postponeAlerts', keys: ['k2'], due: 99, tries: 2 },
  ],
  [
    { write: 'houseSecret', name: 'links', value: 'one' },
    { write: 'houseSecret', name: 'links', value: 'two' },
  ],
  [{ write: 'puzzleDays', user: 'ann', days: { '2026-11-02': 1, '2026-11-03': 3 } }],
  [{ write: 'puzzleDays', user: 'dan', days: { '2026-11-02': 2, '2026-11-03': 1, '2026-11-04': 2 } }],
  [{ write: 'merge', user: 'dan', into: 'ann' }],
  [{ write: 'forgetUser', user: 'eve' }],
  [{ write: 'forgetDevice', user: 'bob', device: 's2' }, session('s6', 'bob')],
  [{ write: 'forgetSessions', before: 3 }],
  [{ write: 'pulse', at: 100 }],
  [{ write: 'pulse', at: 200 }],
];
