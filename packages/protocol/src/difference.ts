import { type Runs, rebuilt, runsOf, same } from './runs.ts';

/**
 * What changed between two pieces of plain data.
 * `[value]` replaces. An object leads on to the parts that changed, by key or index, where `0` takes a key away.
 * `{ '~': runs }` builds a list anew out of pieces of the old one.
 * Null, from `difference`, is no change at all.
 */
export type Difference = readonly [unknown] | { readonly '~': Runs } | Changes;
type Changes = { readonly [part: string]: Difference | number };

const RUNS = '~';
const WORTH_RUNS = 8; // shorter lists are sent whole sooner than in runs

export function difference(before: unknown, after: unknown): Difference | null {
  if (before === after) return null;
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) ? ofLists(before, after as unknown[]) : ofRecords(before as Parts, after as Parts);
}

/** The data after the change. Parts that did not change are shared with the data before. */
export function patched<T>(before: T, change: Difference | null): T {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0] as T;
  if (Array.isArray(before))
    return (RUNS in change ? rebuilt(before, change[RUNS] as Runs) : patchedList(before, change as Changes)) as T;
  return patchedRecord(before as Parts, change as Changes) as T;
}

type Parts = { [key: string]: unknown };
/** Nothing there; or something inherited, which plain data never holds. */
const isMissing = (data: unknown): boolean => data === undefined || typeof data === 'function';
const isParted = (data: unknown): data is object => typeof data === 'object' && data !== null;

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0; // so many are the same at the beginning, and so many at the end
  while (head < shorter && same(before[head], after[head])) head++;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  if (before.length === after.length) return inPlace(before, after, head, after.length - tail);
  const runs = after.length > WORTH_RUNS ? runsOf(before, after, head, tail) : null;
  return runs === null ? [after] : { [RUNS]: runs };
}

/** Lists of one length: the entries that changed, or the whole if that is most of them. */
function inPlace(before: readonly unknown[], after: readonly unknown[], from: number, to: number): Difference {
  const change: { [part: string]: Difference | number } = {};
  let changed = 0;
  for (let i = from; i < to; i++) {
    const part = difference(before[i], after[i]);
    if (part === null) continue;
    if (++changed * 2 > after.length) return [after];
    change[i] = part;
  }
  return change;
}

function ofRecords(before: Parts, after: Parts): Difference | null {
  let change: { [part: string]: Difference | number } | null = null;
  for (const key in after) {
    const [was, is] = [before[key], after[key]];
    if (was === is) continue;
    const part = isMissing(was) ? ([is] as const) : difference(was, is);
    if (part !== null) (change ??= {})[key] = part;
  }
  for (const key in before) if (isMissing(after[key])) (change ??= {})[key] = 0;
  return change;
}

function patchedList(before: readonly unknown[], change: Changes): unknown[] {
  const after = before.slice();
  for (const index in change) {
    const part = change[index]!;
    if (typeof part !== 'number') after[Number(index)] = patched(before[Number(index)], part);
  }
  return after;
}

function patchedRecord(before: Parts, change: Changes): Parts {
  const after = { ...before };
  for (const key in change) {
    const part = change[key]!;
    if (typeof part === 'number') delete after[key];
    else after[key] = patched(before[key], part);
  }
  return after;
}
