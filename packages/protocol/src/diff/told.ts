/**
 * A snapshot of plain data, laid out for comparison with newer data of the same kind. It never changes and shares nothing
 * with the data it was taken from; snapshots share with each other the parts that did not change.
 */
export type Told = string | number | boolean | null | ToldRecord | ToldList;

/**
 * Keys and values in turn, in the order in which `for in` meets the keys. So a record is compared by reading two objects
 * from left to right. Looking fields up by name takes about three times as long: a single line of code then meets every
 * shape of record, and V8 no longer caches where their fields are.
 */
type ToldRecord = readonly Told[];

export class ToldList {
  readonly entries: readonly Told[];

  constructor(entries: readonly Told[]) {
    this.entries = entries;
  }
}

export const isToldRecord = (told: Told | undefined): told is ToldRecord => Array.isArray(told);

export type Fields = { readonly [key: string]: unknown };

export const isRecord = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export function remember(data: unknown): Told {
  if (Array.isArray(data)) return new ToldList(data.map(remember));
  if (isRecord(data)) return rememberRecord(data);
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' ? data : null;
}

function rememberRecord(record: Fields): ToldRecord {
  const fields: Told[] = [];
  for (const key in record) fields.push(key, remember(record[key]));
  return fields.slice(); // pushing reserved room for 16 more
}

/** Is this exactly what was told? A record whose keys have changed places is not. */
export function isTold(told: Told | undefined, now: unknown): boolean {
  if (typeof now !== 'object' || now === null) return told === now;
  if (isToldRecord(told)) return isRecord(now) && areTold(told, now);
  if (!(told instanceof ToldList) || !Array.isArray(now) || told.entries.length !== now.length) return false;
  return firstChange(told.entries, now, 0) === now.length;
}

/** In a list as long as the one told: the first entry from here on that is not as it was told. */
export function firstChange(told: readonly Told[], now: readonly unknown[], from: number): number {
  let i = from;
  while (i < now.length && isTold(told[i], now[i])) i++;
  return i;
}

function areTold(told: ToldRecord, now: Fields): boolean {
  let i = 0;
  for (const key in now) {
    const value = now[key];
    const was = told[i + 1];
    if (told[i] !== key || (was !== value && !isTold(was, value))) return false;
    i += 2;
  }
  return i === told.length;
}
