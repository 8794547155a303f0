import { closeSync, copyFileSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { Remembered } from './remembered.ts';
import type { Store } from './store.ts';
import { lostCommits } from './wal-damage.ts';

const TAIL = 1 << 20; // bytes at the end of the second log: hundreds of commits, read in a moment

/**
 * Has the write-ahead log been damaged since the server last ran? Ask before the database is opened: that drops the bad
 * part for good. The log is copied first. Returns a sentence, or null.
 */
export function walLoss(database: string, now: number): string | null {
  const lost = lostCommits(database);
  if (lost === null) return null;
  const copy = `${database}-wal.damaged-${now}`;
  copyFileSync(`${database}-wal`, copy);
  return (
    `the write-ahead log is damaged, and ${lost} commits in it are lost` +
    `${lost === 1 ? ' (perhaps one that a power cut interrupted)' : ''}; it was copied to ${copy}`
  );
}

/** Tables whose latest entries or changes are in the second log but not in the database. */
export async function missingTables(store: Store, secondLog: string): Promise<string[]> {
  if (!existsSync(secondLog)) return [];
  const known = new Remembered();
  for (const line of tailOf(secondLog)) known.read(line);
  const missing: string[] = [];
  for (const [id, { made, changes, entries, isForgotten }] of known.tables) {
    if (isForgotten) continue;
    const version = changes.at(-1)?.version ?? (made === null ? -2 : -1); // -2: the tail says nothing about the record
    const isBehind = version > -2 && (await versionOf(store, id)) <= version;
    const last = entries.at(-1);
    if (isBehind || (last !== undefined && ((await store.log(id)).head?.n ?? -1) < last.n)) missing.push(id);
  }
  return missing;
}

/** A row that cannot be read is another kind of damage. */
async function versionOf(store: Store, id: string): Promise<number> {
  try {
    return (await store.table(id))?.version ?? -1;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The last lines of a file; the first of them may be cut off. */
function tailOf(file: string): string[] {
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  const bytes = Buffer.alloc(Math.min(size, TAIL));
  readSync(descriptor, bytes, 0, bytes.length, size - bytes.length);
  closeSync(descriptor);
  return bytes.toString().split('\n');
}
