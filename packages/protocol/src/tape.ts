import type { Rows } from './rows.ts';
import { isPart, sameMark } from './same.ts';

/**
 * Plain data laid out in a row, to be held against newer data of the same kind: a record is its head and then its values
 * in the order in which it is read, a list its head and then its entries. So every view of every move is compared in one
 * go from left to right, and nothing is looked up. A tape shares nothing with the data it shows.
 */
export type Tape = Mark[];
export type Mark = string | number | boolean | null | undefined | Head;

/** How a record or a list begins. */
export class Head {
  readonly keys: readonly string[] | null; // null: of a list
  readonly length: number; // how many follow
  rows: Rows | null = null; // compares lists of such records, once that is worth it: see `rows.ts`
  met = 0; // so often it was looked for

  constructor(keys: readonly string[] | null, length: number) {
    this.keys = keys;
    this.length = length;
  }
}

export type Data = { readonly [key: string]: unknown };

/** Lay this down at the end of the tape. */
export function lay(tape: Tape, data: unknown): Tape {
  if (!isPart(data)) tape.push(data as Mark);
  else if (Array.isArray(data)) {
    tape.push(new Head(null, data.length));
    for (const entry of data) lay(tape, entry);
  } else {
    const head = headOf(Object.keys(data));
    tape.push(head);
    for (const key of head.keys!) lay(tape, (data as Data)[key]);
  }
  return tape;
}

const SHAPES = 1000; // a game has a few dozen
const heads = new Map<string, Head>();

/** One head for all records with these keys: it lies close at hand whenever it is needed. */
export function headOf(keys: readonly string[]): Head {
  const name = JSON.stringify(keys);
  const known = heads.get(name);
  if (known !== undefined) return known;
  if (heads.size === SHAPES) heads.clear();
  const head = new Head(keys, keys.length);
  heads.set(name, head);
  return head;
}

/** Where that which begins here ends. */
export function endOf(tape: Tape, at: number): number {
  let missing = 1;
  let end = at;
  for (; missing > 0; missing--) {
    const mark = tape[end++];
    if (mark instanceof Head) missing += mark.length;
  }
  return end;
}

/** Where the parts of the record or list that begins here begin, and where the last one ends. */
export function bounds(tape: Tape, at: number): number[] {
  const found = [at + 1];
  for (let { length } = tape[at] as Head; length > 0; length--) found.push(endOf(tape, found.at(-1)!));
  return found;
}

/** Is this what the tape shows from here on? Where that ends, or -1. */
export function shown(tape: Tape, at: number, data: unknown): number {
  if (!isPart(data)) return sameMark(tape[at], data) ? at + 1 : -1;
  const head = tape[at];
  if (!(head instanceof Head)) return -1;
  if (Array.isArray(data))
    return head.keys === null && head.length === data.length ? shownList(tape, at + 1, data) : -1;
  return head.keys === null ? -1 : shownRecord(tape, at + 1, head.keys, data as Data);
}

function shownList(tape: Tape, from: number, list: readonly unknown[]): number {
  let at = from;
  for (let i = 0; i < list.length && at >= 0; i++) at = shown(tape, at, list[i]);
  return at;
}

function shownRecord(tape: Tape, from: number, keys: readonly string[], data: Data): number {
  let at = from;
  let i = 0;
  for (const key in data) {
    const is = data[key];
    if (keys[i++] !== key) return -1;
    if (!isPart(is)) {
      if (!sameMark(tape[at++], is)) return -1;
    } else {
      at = shown(tape, at, is);
      if (at < 0) return -1;
    }
  }
  return i === keys.length ? at : -1;
}
