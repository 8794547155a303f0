import { CHAIN_START, chained, checksum } from '../store/chain.ts';
import type { Entry, Snapshot, StoredEntry, StoredLog, StoredSnapshot } from '../store/records.ts';

/** A log that is whole and as it was written. */
export interface Log {
  readonly entries: readonly Entry[];
  readonly sum: number;
  readonly snapshot: Snapshot | null;
  readonly badSnapshot: string | null; // why it was left out: the log is enough without it
}

/** Throws with a sentence that says what is missing or altered. */
export function readLog({ entries: rows, head, snapshot: stored }: StoredLog): Log {
  const entries: Entry[] = [];
  let sum = CHAIN_START;
  for (const [n, row] of rows.entries()) {
    if (row.n !== n) throw new Error(`entry ${n} of the log is missing`);
    sum = chained(sum, n, row.at, row.seat, row.act ?? String(row.back));
    if (row.sum !== null && row.sum !== sum) throw new Error(`entry ${n} of the log was altered`);
    entries.push(entryOf(row, sum));
  }
  const written = Math.max((head?.n ?? -1) + 1, stored?.n ?? 0);
  if (written > entries.length) throw new Error(`the log ends after ${entries.length} of ${written} entries`);
  if (head !== null && head.n + 1 === entries.length && head.sum !== sum)
    throw new Error(`entry ${head.n} of the log was altered`);
  return { entries, sum, ...snapshotOf(stored) };
}

function entryOf(row: StoredEntry, sum: number): Entry {
  const { n, at, seat } = row;
  if (row.act === null) return returnOf(row, sum);
  const act: unknown = parsed(row.act, `entry ${n} of the log`);
  if (typeof (act as { do?: unknown } | null)?.do !== 'string' || typeof seat !== 'number')
    throw new Error(`entry ${n} of the log is not an action`);
  return { n, at, sum, by: seat, act: act as { do: string } };
}

function returnOf({ n, at, seat, back }: StoredEntry, sum: number): Entry {
  if (back === null || !Number.isInteger(back) || back < 0 || back > n)
    throw new Error(`entry ${n} of the log is neither an action nor a return`);
  return { n, at, sum, by: seat, back };
}

function snapshotOf(stored: StoredSnapshot | null): { snapshot: Snapshot | null; badSnapshot: string | null } {
  if (stored === null) return { snapshot: null, badSnapshot: null };
  const { n, s, count, past, sum } = stored;
  const texts = [s, count, past ?? '[]'];
  try {
    if (sum !== null && checksum(texts.join('\n')) !== sum) throw new Error('the snapshot was altered');
    const [position, counted, updates] = texts.map((text) => parsed(text, 'the snapshot')) as [never, never, never];
    return { snapshot: { n, s: position, count: counted, past: updates }, badSnapshot: null };
  } catch (error) {
    return { snapshot: null, badSnapshot: (error as Error).message };
  }
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} cannot be read`);
  }
}
