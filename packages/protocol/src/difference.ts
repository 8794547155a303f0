/**
 * What changed between two pieces of plain data.
 * `[value]` replaces; an object leads on to the parts that changed, by key or index, where `0` takes a key away
 * and `'#'` gives an array a new length. Null, from `difference`, is no change at all.
 */
export type Difference = readonly [unknown] | { readonly [part: string]: Difference | number };

const LENGTH = '#';

export function difference(before: unknown, after: unknown): Difference | null {
  if (before === after) return null;
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) ? ofLists(before, after as unknown[]) : ofRecords(before as Parts, after as Parts);
}

/** The data after the change. Parts that did not change are shared with the data before. */
export function patched<T>(before: T, change: Difference | null): T {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0] as T;
  const parts = change as { [part: string]: Difference | number };
  return (Array.isArray(before) ? patchedList(before, parts) : patchedRecord(before as Parts, parts)) as T;
}

type Parts = { [key: string]: unknown };
const isParted = (data: unknown): data is object => typeof data === 'object' && data !== null;

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const change: { [part: string]: Difference | number } = {};
  let changed = 0;
  if (before.length !== after.length) change[LENGTH] = after.length;
  for (let i = 0; i < after.length; i++) {
    const part = i < before.length ? difference(before[i], after[i]) : ([after[i]] as const);
    if (part === null) continue;
    change[i] = part;
    changed++;
  }
  if (changed === 0 && before.length === after.length) return null;
  return changed * 2 > after.length ? [after] : change; // mostly new: say it whole
}

function ofRecords(before: Parts, after: Parts): Difference | null {
  const change: { [part: string]: Difference | number } = {};
  let changed = 0;
  for (const key of Object.keys(after)) {
    const part = Object.hasOwn(before, key) ? difference(before[key], after[key]) : ([after[key]] as const);
    if (part === null) continue;
    change[key] = part;
    changed++;
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) continue;
    change[key] = 0;
    changed++;
  }
  return changed === 0 ? null : change;
}

function patchedList(before: readonly unknown[], change: { [part: string]: Difference | number }): unknown[] {
  const after = before.slice(0, (change[LENGTH] as number | undefined) ?? before.length);
  for (const [index, part] of Object.entries(change))
    if (typeof part !== 'number') after[Number(index)] = patched(before[Number(index)], part);
  return after;
}

function patchedRecord(before: Parts, change: { [part: string]: Difference | number }): Parts {
  const after = { ...before };
  for (const [key, part] of Object.entries(change))
    if (typeof part === 'number') delete after[key];
    else after[key] = patched(before[key], part);
  return after;
}
