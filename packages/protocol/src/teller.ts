import type { Changes, Difference, Runs } from './difference.ts';
import { isPart, sameMark } from './same.ts';
import { type Data, endOf, Head, headOf, lay, type Mark, pieces, shown, type Tape } from './tape.ts';

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
  return was.length === is.length ? turnEntries(place, is) : turnList(place, is);
}

function turnMark(place: Place, was: Mark, is: Mark): Difference | null {
  place.tape[place.at++] = is;
  return sameMark(was, is) ? null : [is];
}

function replace(place: Place, is: unknown): Difference {
  splice(place, lay([], is));
  return [is];
}

function splice(place: Place, marks: Tape): void {
  place.tape.splice(place.at, endOf(place.tape, place.at) - place.at, ...marks);
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
  place.at = start;
  const keys = Object.keys(data);
  const { keys: before } = place.tape[start] as Head;
  const gone = new Map(pieces(place.tape, start).map((piece, i) => [before![i]!, piece]));
  const marks: Tape = [headOf(keys)];
  for (const key of keys) {
    const piece = gone.get(key) ?? [];
    const changed = turn({ tape: piece, at: 0 }, data[key]); // nothing is ever undefined: what was not there has changed
    if (changed !== null) change[key] = changed;
    marks.push(...piece);
    gone.delete(key);
  }
  for (const key of gone.keys()) change[key] = 0;
  splice(place, marks);
  return Object.keys(change).length === 0 ? null : change; // the order of keys means nothing
}

/** A list as long as it was: the entries that changed, or the whole if that is most of them. */
function turnEntries(place: Place, list: readonly unknown[]): Difference | null {
  const { tape } = place;
  let entries: (number | Difference)[] | null = null;
  place.at++;
  for (let i = 0; i < list.length; i++) {
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

const WORTH_RUNS = 8; // shorter lists are told whole sooner than in runs
const FAR = 32; // how far ahead an entry is looked for: lists keep their order, so what remains is near

/** A list that has grown or shrunk: in runs, or whole if less than half of it is old. */
function turnList(place: Place, list: readonly unknown[]): Difference {
  const before = pieces(place.tape, place.at);
  const shorter = Math.min(before.length, list.length);
  let head = 0; // so many are the same at the beginning, and so many at the end
  while (head < shorter && shown(before[head]!, 0, list[head]) >= 0) head++;
  let tail = 0;
  while (tail < shorter - head && shown(before.at(-1 - tail)!, 0, list.at(-1 - tail)) >= 0) tail++;

  const runs: ([number, number] | { '+': unknown[] })[] = head === 0 ? [] : [[0, head]];
  let [kept, at] = [head + tail, head];
  for (const entry of list.slice(head, list.length - tail)) {
    const found = find(before, at, before.length - tail, entry);
    const last = runs.at(-1);
    if (found < 0) {
      if (last !== undefined && '+' in last) last['+'].push(entry);
      else runs.push({ '+': [entry] });
      continue;
    }
    if (Array.isArray(last) && last[0] + last[1] === found) last[1]++;
    else runs.push([found, 1]);
    at = found + 1;
    kept++;
  }
  if (tail > 0) runs.push([before.length - tail, tail]);
  splice(place, lay([], list));
  return list.length <= WORTH_RUNS || kept * 2 < list.length ? [list] : { '~': runs satisfies Runs };
}

function find(parts: readonly Tape[], from: number, to: number, entry: unknown): number {
  const end = Math.min(to, from + FAR);
  for (let i = from; i < end; i++) if (shown(parts[i]!, 0, entry) >= 0) return i;
  return -1;
}
