import type { Changes, Difference, Runs } from './difference.ts';
import { type Data, mirrored, type Part, type RecordPart, shape, shows } from './mirror.ts';

/** Remembers what it told last, and tells what has changed since. */
export class Teller {
  readonly #told: Part[]; // one part: the whole

  constructor(data: unknown) {
    this.#told = [mirrored(data)];
  }

  /** From what was told last to this; null if it is the same. */
  tell(data: unknown): Difference | null {
    return turn(this.#told, 0, data);
  }
}

/** Let this place show this. What that changes. */
function turn(parts: Part[], at: number, is: unknown): Difference | null {
  const was = parts[at];
  if (typeof was === 'object' && was !== null && typeof is === 'object' && is !== null) {
    if (!Array.isArray(is)) {
      if (!Array.isArray(was)) return turnRecord(was, is as Data);
    } else if (Array.isArray(was)) return was.length === is.length ? turnEntries(was, is) : turnList(was, is);
  } else if (was === is) return null;
  parts[at] = mirrored(is);
  return [is];
}

type Writable = { -readonly [key in keyof Changes]: Changes[key] };

function turnRecord(part: RecordPart, data: Data): Difference | null {
  const { keys, values } = part;
  let change: Writable | null = null;
  let i = 0;
  for (const key in data) {
    const is = data[key];
    if (keys[i] !== key) return reshaped(part, data, i, change ?? {});
    if (values[i] !== is) {
      const changed = turn(values, i, is);
      if (changed !== null) (change ??= {})[key] = changed;
    }
    i++;
  }
  return i === keys.length ? change : reshaped(part, data, i, change ?? {});
}

/** From the `done`-th key on, keys have come, gone or changed places. */
function reshaped(part: RecordPart, data: Data, done: number, change: Writable): Difference | null {
  const gone = new Map<string, Part>();
  for (let i = done; i < part.keys.length; i++) gone.set(part.keys[i]!, part.values[i]);
  part.keys = shape(Object.keys(data));
  part.values.length = done;
  for (const key of part.keys.slice(done)) {
    const at = part.values.push(gone.get(key)) - 1; // nothing is ever undefined, so what was not there has changed
    const changed = turn(part.values, at, data[key]);
    if (changed !== null) change[key] = changed;
    gone.delete(key);
  }
  for (const key of gone.keys()) change[key] = 0;
  return Object.keys(change).length === 0 ? null : change; // the order of keys means nothing
}

/** A list as long as it was: the entries that changed, or the whole if that is most of them. */
function turnEntries(part: Part[], list: readonly unknown[]): Difference | null {
  let entries: (number | Difference)[] | null = null;
  for (let i = 0; i < list.length; i++) {
    const changed = turn(part, i, list[i]);
    if (changed !== null) (entries ??= []).push(i, changed);
  }
  if (entries === null) return null;
  return entries.length > list.length ? [list] : { '#': entries };
}

const WORTH_RUNS = 8; // shorter lists are told whole sooner than in runs
const FAR = 32; // how far ahead an entry is looked for: lists keep their order, so what remains is near

/** A list that has grown or shrunk: in runs, or whole if less than half of it is old. */
function turnList(part: Part[], list: readonly unknown[]): Difference {
  const before = part.splice(0);
  const shorter = Math.min(before.length, list.length);
  let head = 0; // so many are the same at the beginning, and so many at the end
  while (head < shorter && shows(before[head], list[head])) part.push(before[head++]);
  let tail = 0;
  while (tail < shorter - head && shows(before.at(-1 - tail), list.at(-1 - tail))) tail++;

  const runs: ([number, number] | { '+': unknown[] })[] = head === 0 ? [] : [[0, head]];
  let [kept, at] = [head + tail, head];
  for (const entry of list.slice(head, list.length - tail)) {
    const found = find(before, at, before.length - tail, entry);
    const last = runs.at(-1);
    if (found < 0) {
      part.push(mirrored(entry));
      if (last !== undefined && '+' in last) last['+'].push(entry);
      else runs.push({ '+': [entry] });
      continue;
    }
    part.push(before[found]);
    if (Array.isArray(last) && last[0] + last[1] === found) last[1]++;
    else runs.push([found, 1]);
    at = found + 1;
    kept++;
  }
  if (tail > 0) {
    part.push(...before.slice(-tail));
    runs.push([before.length - tail, tail]);
  }
  return list.length <= WORTH_RUNS || kept * 2 < list.length ? [list] : { '~': runs satisfies Runs };
}

function find(parts: readonly Part[], from: number, to: number, entry: unknown): number {
  const end = Math.min(to, from + FAR);
  for (let i = from; i < end; i++) if (shows(parts[i], entry)) return i;
  return -1;
}
