import type { Occupant, TableRecord } from '../src/store/records.ts';
import type { Write } from '../src/store/store.ts';

export const entry = (table: string, n: number): Write => ({
  write: 'entry',
  table,
  entry: { n, at: 1, by: 0, act: { do: 'x' }, sum: n },
});
export const snapshot = (table: string, size: number): Write => ({
  write: 'snapshot',
  table,
  snapshot: { n: 1, s: { big: 'x'.repeat(size) } as never, count: {} as never, past: [] },
});
export const user = (id: string): Write => ({ write: 'user', user: { id, name: id, made: 1 } });

export const ANN: Occupant = { kind: 'person', user: 'ann', name: 'Ann', standIn: null };
export const table = (id: string, more: Partial<TableRecord> = {}): Write => ({
  write: 'newTable',
  table: {
    id,
    version: 0,
    key: 'k',
    game: 'g',
    rules: '1',
    settings: {},
    occupants: [ANN, { kind: 'open' }],
    status: 'gathering',
    isPublic: true,
    pace: { kind: 'none' },
    host: 'ann',
    made: 1,
    secret: null,
    seed: null,
    ended: null,
    result: null,
    rematch: null,
    clock: null,
    due: null,
    trouble: null,
    patience: null,
    endedBy: null,
    rematchOf: null,
    votes: null,
    removed: null,
    waiting: null,
    code: null,
    ...more,
  },
});
export const over = (id: string, ended: number, more: Partial<TableRecord> = {}): Write =>
  table(id, { status: 'over', ended, ...more });
