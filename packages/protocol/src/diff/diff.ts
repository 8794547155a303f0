import type { Difference, Runs } from './difference.ts';
import {
  append,
  atomOf,
  boundsOf,
  type Cell,
  endOf,
  type Fields,
  isRecord,
  type Layout,
  match,
  Shape,
  sameAtom,
  shapeOf,
} from './layout.ts';

/**
 * What the other side has: a snapshot that shares nothing with the data it was taken from. It can be compared once.
 * `diff` reuses its memory for the next snapshot, because a copy for each made a move, its two frames and their
 * differences cost 30 µs in place of 26; comparing it again throws.
 */
export class Told {
  #layout: Layout | null;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  take(): Layout {
    const layout = this.#layout;
    if (layout === null) throw new Error('This snapshot has been compared already. Use the one that diff returned.');
    this.#layout = null;
    return layout;
  }
}

export function remember(data: unknown): Told {
  const layout: Layout = [];
  append(layout, data);
  return new Told(layout);
}

/** From what was told to what is now: the change to send (null: none), and what has been told once it is sent. */
export function diff(told: Told, now: unknown): { readonly change: Difference | null; readonly told: Told } {
  const layout = told.take();
  return { change: update({ layout, at: 0 }, now), told: new Told(layout) };
}

/** The next value in the layout to be compared. */
interface Cursor {
  readonly layout: Layout;
  at: number;
}

/** Make the layout hold this value at the cursor, and move the cursor past it. Returns the change. */
function update(cursor: Cursor, now: unknown): Difference | null {
  const was = cursor.layout[cursor.at];
  if (typeof now !== 'object' || now === null) {
    if (was instanceof Shape) return replace(cursor, now);
    cursor.layout[cursor.at++] = atomOf(now);
    return sameAtom(was, now) ? null : [now];
  }
  if (!(was instanceof Shape)) return replace(cursor, now);
  if (isRecord(now)) return was.keys === null ? replace(cursor, now) : updateFields(cursor, was.keys, now);
  if (was.keys !== null || !Array.isArray(now)) return replace(cursor, now);
  return was.size === now.length ? updateEntries(cursor, now) : updateResized(cursor, was.size, now);
}

function replace(cursor: Cursor, now: unknown): Difference {
  const cells: Layout = [];
  append(cells, now);
  splice(cursor, endOf(cursor.layout, cursor.at), cells);
  return [now];
}

/** Put these cells in place of those from the cursor to `end`, and move the cursor past them. */
function splice(cursor: Cursor, end: number, cells: readonly Cell[]): void {
  cursor.layout.splice(cursor.at, end - cursor.at, ...cells);
  cursor.at += cells.length;
}

type Changes = { [key: string]: Difference | 0 };

function updateFields(cursor: Cursor, keys: readonly string[], now: Fields): Difference | null {
  const { layout } = cursor;
  const start = cursor.at++;
  let changes: Changes | null = null;
  let i = 0;
  for (const key in now) {
    const value = now[key];
    if (keys[i++] !== key) return reshape(cursor, start, keys, now, changes ?? {});
    if (sameAtom(layout[cursor.at], value)) cursor.at++;
    else {
      const change = update(cursor, value);
      if (change !== null) (changes ??= {})[key] = change;
    }
  }
  return i === keys.length ? changes : reshape(cursor, start, keys, now, changes ?? {});
}

/** Keys have come, gone or changed places. `changes` holds those of the fields before the first such key. */
function reshape(
  cursor: Cursor,
  start: number,
  before: readonly string[],
  now: Fields,
  changes: Changes,
): Difference | null {
  const { layout } = cursor;
  const bounds = boundsOf(layout, start, before.length);
  const fields = new Map(before.map((key, i) => [key, layout.slice(bounds[i], bounds[i + 1])]));
  const keys = Object.keys(now);
  const after: Layout = [shapeOf(keys)];
  for (const key of keys) {
    const field = fields.get(key) ?? [];
    const change = update({ layout: field, at: 0 }, now[key]);
    if (change !== null) changes[key] = change;
    after.push(...field);
    fields.delete(key);
  }
  for (const key of fields.keys()) changes[key] = 0;
  cursor.at = start;
  splice(cursor, bounds[before.length]!, after);
  return Object.keys(changes).length === 0 ? null : changes; // the order of keys means nothing
}

/** A list as long as before: the entries that changed, or the whole if that is most of them. */
function updateEntries(cursor: Cursor, list: readonly unknown[]): Difference | null {
  const entries: (number | Difference)[] = [];
  cursor.at++;
  for (let i = skipEqual(cursor, list, 0); i < list.length; i = skipEqual(cursor, list, i + 1)) {
    const change = update(cursor, list[i]);
    if (change !== null) entries.push(i, change);
  }
  if (entries.length === 0) return null;
  return entries.length > list.length ? [list] : { '#': entries };
}

/** Move the cursor past the entries, from number `i` on, that did not change. Returns the number of the first that did. */
function skipEqual(cursor: Cursor, list: readonly unknown[], i: number): number {
  const { layout } = cursor;
  let at = cursor.at;
  let next = i;
  for (; next < list.length; next++) {
    const end = match(layout, at, list[next]);
    if (end < 0) break;
    at = end;
  }
  cursor.at = at;
  return next;
}

const WORTH_RUNS = 8; // shorter lists are sent whole
const LOOK_AHEAD = 32; // how far ahead to look for an old entry: lists keep their order, so it is near if it is still there

type Run = [number, number] | { '+': unknown[] };

/** A list that grew or shrank: in runs, or whole if less than half of it is old. */
function updateResized(cursor: Cursor, size: number, list: readonly unknown[]): Difference {
  const { layout } = cursor;
  const bounds = boundsOf(layout, cursor.at, size);
  const isEntry = (old: number, entry: unknown): boolean => match(layout, bounds[old]!, entry) >= 0;
  const shorter = Math.min(size, list.length);
  let head = 0; // how many entries are the same at the start
  while (head < shorter && isEntry(head, list[head])) head++;
  let tail = 0; // and at the end
  while (tail < shorter - head && isEntry(size - 1 - tail, list.at(-1 - tail))) tail++;

  const runs: Run[] = head === 0 ? [] : [[0, head]];
  const cells: Layout = [];
  let kept = head + tail;
  let next = head; // the first old entry not used yet
  for (const entry of list.slice(head, list.length - tail)) {
    const end = Math.min(size - tail, next + LOOK_AHEAD);
    let old = next;
    while (old < end && !isEntry(old, entry)) old++;
    if (old < end) {
      addOld(runs, old);
      kept++;
      next = old + 1;
    } else addNew(runs, entry);
    append(cells, entry);
  }
  if (tail > 0) runs.push([size - tail, tail]);

  layout[cursor.at] = new Shape(null, list.length);
  cursor.at = bounds[head]!;
  splice(cursor, bounds[size - tail]!, cells);
  cursor.at += bounds[size]! - bounds[size - tail]!;
  return list.length <= WORTH_RUNS || kept * 2 < list.length ? [list] : { '~': runs satisfies Runs };
}

function addOld(runs: Run[], old: number): void {
  const last = runs.at(-1);
  if (Array.isArray(last) && last[0] + last[1] === old) last[1]++;
  else runs.push([old, 1]);
}

function addNew(runs: Run[], entry: unknown): void {
  const last = runs.at(-1);
  if (last !== undefined && '+' in last) last['+'].push(entry);
  else runs.push({ '+': [entry] });
}
