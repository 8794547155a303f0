/**
 * Plain data laid out to be held against newer data of the same kind: a record's keys and values lie in two lists, in
 * the order in which the record is read. So each side is read once, in order, and nothing is looked up by its name;
 * every view of every move comes through here. It shares nothing with the data it shows.
 */
export type Part = string | number | boolean | null | undefined | Part[] | RecordPart;

export interface RecordPart {
  keys: readonly string[]; // shared by all records that have these
  values: Part[];
}

export type Data = { readonly [key: string]: unknown };

export function mirrored(data: unknown): Part {
  if (typeof data !== 'object' || data === null) return data as Part;
  if (Array.isArray(data)) return data.map(mirrored);
  return { keys: shape(Object.keys(data)), values: Object.values(data).map(mirrored) };
}

const SHAPES = 1000; // a game has a few dozen
const shapes = new Map<string, readonly string[]>();

/** One list for everybody with these keys: it lies close at hand whenever it is needed. */
export function shape(keys: readonly string[]): readonly string[] {
  const name = JSON.stringify(keys);
  const known = shapes.get(name);
  if (known !== undefined) return known;
  if (shapes.size === SHAPES) shapes.clear();
  shapes.set(name, keys);
  return keys;
}

/** Is this what the part shows? */
export function shows(part: Part, data: unknown): boolean {
  if (typeof data !== 'object' || data === null || typeof part !== 'object' || part === null) return part === data;
  if (Array.isArray(part)) return Array.isArray(data) && showsList(part, data);
  return !Array.isArray(data) && showsRecord(part, data as Data);
}

function showsList(part: readonly Part[], data: readonly unknown[]): boolean {
  if (part.length !== data.length) return false;
  for (let i = 0; i < data.length; i++) if (!shows(part[i], data[i])) return false;
  return true;
}

function showsRecord({ keys, values }: RecordPart, data: Data): boolean {
  let i = 0;
  for (const key in data) {
    const is = data[key];
    if (keys[i] !== key || !shows(values[i], is)) return false;
    i++;
  }
  return i === keys.length;
}
