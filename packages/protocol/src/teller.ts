import type { Changes, Difference, Runs } from './difference.ts';
import { rowsOf } from './rows.ts';
import { isPart, sameMark } from './same.ts';
import { bounds, type Data, endOf, Head, headOf, lay, type Mark, shown, type Tape } from './tape.ts';

/** Remembers what it told last, and tells what has changed since. */
export class Teller {
  readonly #told: Place;

  constructor(data: unknown) {
    this.#told = { tape: lay([], data), at: 0 };
  }

  /** From what was told last to this; null if it is the same. */
  tell(data: unknown): Difference | null {
    this.#told.at = 0;
    return turn(this.#told, data);
  }
}

interface Place {
  readonly tape: Tape;
  at: number;
}

/** Let the tape show this here, and go on behind it. What that changes. */
function turn(place: Place, is: unknown): Difference | null {
  const was = place.tape[place.at];
  if (!(was instanceof Head)) return isPart(is) ? replace(place, is) : turnMark(place, was, is as Mark);
  if (!Array.isArray(is))
    return isPart(is) && was.keys !== null ? turnRecord(place, was.keys, is as Data) : replace(place, is);
  if (was.keys !== null) return replace(place, is);
  return was.length === is.length ? turnEntries(place, is) : turnList(place, was.length, is);
}

function turnMark(place: Place, was: Mark, is: Mark): Difference | null {
  place.tape[place.at++] = is;
  return sameMark(was, is) ? null : [is];
}

function replace(place: Place, is: unknown): Difference {
  splice(place, endOf(place.tape, place.at), lay([], is));
  return [is];
}

/** These instead of what is on the tape up to there, and go on behind them. */
function splice(place: Place, end: number, marks: Tape): void {
  place.tape.splice(place.at, end - place.at, ...marks);
  place.at += marks.length;
}

type Writable = { -readonly [key in keyof Changes]: Changes[key] };

function turnRecord(place: Place, keys: readonly string[], data: Data): Difference | null {
  const { tape } = place;
  const start = place.at++;
  let change: Writable | null = null;
  let i = 0;
  for (const key in data) {
    const is = data[key];
    if (keys[i++] !== key) return reshape(place, start, data, change ?? {});
    if (sameMark(tape[place.at], is)) {
      place.at++;
      continue;
    }
    const changed = turn(place, is);
    if (changed !== null) (change ??= {})[key] = changed;
  }
  return i === keys.length ? change : reshape(place, start, data, change ?? {});
}

/** Keys have come, gone or changed places. What is in `change` was turned before that was found. */
function reshape(place: Place, start: number, data: Data, change: Writable): Difference | null {
  const { tape } = place;
  const { keys: before } = tape[start] as Head;
  const at = bounds(tape, start);
  const gone = new Map(before!.map((key, i) => [key, tape.slice(at[i], at[i + 1])]));
  const keys = Object.keys(data);
  const marks: Tape = [headOf(keys)];
  for (const key of keys) {
    const piece = gone.get(key) ?? [];
    const changed = turn({ tape: piece, at: 0 }, data[key]); // nothing is ever undefined: what was not there has changed
    if (changed !== null) change[key] = changed;
    marks.push(...piece);
    gone.delete(key);
  }
  for (const key of gone.keys()) change[key] = 0;
  place.at = start;
  splice(place, at.at(-1)!, marks);
  return Object.keys(change).length === 0 ? null : change; // the order of keys means nothing
}

/** A list as long as it was: the entries that changed, or the whole if that is most of them. */
function turnEntries(place: Place, list: readonly unknown[]): Difference | null {
  const { tape } = place;
  let entries: (number | Difference)[] | null = null;
  place.at++;
  for (let i = skipRows(place, list, 0); i < list.length; i = skipRows(place, list, i + 1)) {
    const end = shown(tape, place.at, list[i]);
    if (end >= 0) {
      place.at = end;
      continue;
    }
    const changed = turn(place, list[i]);
    if (changed !== null) (entries ??= []).push(i, changed);
  }
  if (entries === null) return null;
  return entries.length > list.length ? [list] : { '#': entries };
}

/** Go past the entries, from number `i` on, that are plainly as they were: the number of the first that is not. */
function skipRows(place: Place, list: readonly unknown[], i: number): number {
  const { tape } = place;
  let next = i;
  while (next < list.length) {
    const head = tape[place.at];
    const rows = head instanceof Head ? rowsOf(head) : null;
    const end = rows === null ? next : rows(tape, place.at, list, next);
    if (end === next) break;
    place.at += (end - next) * ((head as Head).length + 1);
    next = end;
  }
  return next;
}

type Run = [number, number] | { '+': unknown[] };

/** One entry more: that of the list before, or a new one. */
function addRun(runs: Run[], old: number | null, entry: unknown): void {
  const last = runs.at(-1);
  if (old === null) {
    if (last !== undefined && '+' in last) last['+'].push(entry);
    else runs.push({ '+': [entry] });
  } else if (Array.isArray(last) && last[0] + last[1] === old) last[1]++;
  else runs.push([old, 1]);
}

const WORTH_RUNS = 8; // shorter lists are told whole sooner than in runs
const FAR = 32; // how far ahead an entry is looked for: lists keep their order, so what remains is near

/** A list that has grown or shrunk: in runs, or whole if less than half of it is old. */
function turnList(place: Place, length: number, list: readonly unknown[]): Difference {
  const { tape } = place;
  const at = bounds(tape, place.at);
  const shows = (old: number, entry: unknown): boolean => shown(tape, at[old]!, entry) >= 0;
  const shorter = Math.min(length, list.length);
  let head = 0; // so many are the same at the beginning, and so many at the end
  while (head < shorter && shows(head, list[head])) head++;
  let tail = 0;
  while (tail < shorter - head && shows(length - 1 - tail, list.at(-1 - tail))) tail++;

  const runs: Run[] = head === 0 ? [] : [[0, head]];
  const marks: Tape = [];
  let [kept, next] = [head + tail, head];
  for (const entry of list.slice(head, list.length - tail)) {
    const end = Math.min(length - tail, next + FAR);
    let old = next;
    while (old < end && !shows(old, entry)) old++;
    const isOld = old < end;
    if (isOld) [kept, next] = [kept + 1, old + 1];
    addRun(runs, isOld ? old : null, entry);
    lay(marks, entry);
  }
  if (tail > 0) runs.push([length - tail, tail]);
  tape[place.at] = new Head(null, list.length);
  place.at = at[head]!;
  splice(place, at[length - tail]!, marks);
  place.at += at[length]! - at[length - tail]!;
  return list.length <= WORTH_RUNS || kept * 2 < list.length ? [list] : { '~': runs satisfies Runs };
}
