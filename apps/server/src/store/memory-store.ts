import { SqliteStore } from './sqlite-store.ts';

/** For tests and try-outs: the same statements, kept nowhere. */
export const memoryStore = (): SqliteStore => new SqliteStore(':memory:');
