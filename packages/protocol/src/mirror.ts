/**
 * Plain data laid out to be held against newer data of the same kind: a record's keys and values lie in two lists, in
 * the order in which the record is read. So each side is read once, in order, and nothing is looked up by its name;
 * every view of every move comes through here. It shares nothing with the data it shows.
 */
export type Part = string | number | boolean | null | undefined | Part[] | RecordPart;

export interface RecordPart {
  keys: string[];
  values: Part[];
}

export type Data = { readonly [key: string]: unknown };

export function mirrored(data: unknown): Part {
  if (typeof data !== 'object' || data === null) return data as Part;
  if (Array.isArray(data)) return data.map(mirrored);
  const part: RecordPart = { keys: [], values: [] };
  for (const key in data) {
    part.keys.push(key);
    part.values.push(mirrored((data as Data)[key]));
  }
  return part;
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
