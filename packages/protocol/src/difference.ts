import { type Runs, rebuilt, runsOf, same } from './runs.ts';

/**
 * What changed between two pieces of plain data.
 * `[value]` replaces. An object leads on to the parts that changed, by key or index, where `0` takes a key away
 * and `'#'` gives a list a new length. `{ '~': runs }` builds a list anew out of pieces of the old one.
 * Null, from `difference`, is no change at all.
 */
export type Difference = readonly [unknown] | { readonly '~': Runs } | Changes;
type Changes = { readonly [part: string]: Difference | number };

const LENGTH = '#';
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
const isParted = (data: unknown): data is object => typeof data === 'object' && data !== null;

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const most = after.length / 2;
  const change: { [part: string]: Difference | number } = {};
  let changed = 0;
  for (let i = 0; i < after.length && changed <= most; i++) {
    if (i < before.length && same(before[i], after[i])) continue;
    change[i] = i < before.length ? difference(before[i], after[i])! : [after[i]];
    changed++;
  }
  if (changed > most) {
    const runs = after.length > WORTH_RUNS ? runsOf(before, after) : null;
    return runs === null ? [after] : { [RUNS]: runs };
  }
  if (before.length !== after.length) change[LENGTH] = after.length;
  else if (changed === 0) return null;
  return change;
}

function ofRecords(before: Parts, after: Parts): Difference | null {
  const change: { [part: string]: Difference | number } = {};
  let changed = 0;
  for (const key in after) {
    const part = Object.hasOwn(before, key) ? difference(before[key], after[key]) : ([after[key]] as const);
    if (part === null) continue;
    change[key] = part;
    changed++;
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    change[key] = 0;
    changed++;
  }
  return changed === 0 ? null : change;
}

function patchedList(before: readonly unknown[], change: Changes): unknown[] {
  const after = before.slice(0, (change[LENGTH] as number | undefined) ?? before.length);
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
