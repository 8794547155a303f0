import type { Head, Tape } from './tape.ts';

/** From entry `i` of a list on, which the tape shows from `at` on: the first entry that is not plainly the row shown. */
export type Rows = (tape: Tape, at: number, list: readonly unknown[], i: number) => number;

let worthTailoring = Number.POSITIVE_INFINITY;

/**
 * Views are mostly lists of records of a few kinds. From now on each kind of record that was met so often is compared by
 * code written for it alone, and views are told apart in half the time: V8 keeps one record of what it has met for all
 * that runs through the same line. A server wants this; the content policy of a page forbids it.
 */
export function tailorRows(metSoOften = 100): void {
  worthTailoring = metSoOften;
}

/** Made to measure for records that begin like this; null while it is not worth it. */
export function rowsOf(head: Head): Rows | null {
  if (head.rows === null && head.keys !== null && head.met++ >= worthTailoring) head.rows = tailored(head, head.keys);
  return head.rows;
}

/** What is no mark is never `===` a mark: it ends the run and is looked at more closely. */
function tailored(head: Head, keys: readonly string[]): Rows {
  const shows = keys.map((key, i) => `&& tape[at + ${i + 1}] === row[${JSON.stringify(key)}]`).join(' ');
  const code = `return (tape, at, list, i) => {
    for (; i < list.length && tape[at] === head; i++, at += ${keys.length + 1}) {
      const row = list[i];
      if (!(typeof row === 'object' && row !== null && !Array.isArray(row) ${shows})) break;
      let keys = 0;
      for (const key in row) keys++;
      if (keys !== ${keys.length}) break;
    }
    return i;
  }`;
  return new Function('head', code)(head) as Rows;
}
