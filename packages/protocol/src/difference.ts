/**
 * What changed between two pieces of plain data.
 * `[value]` replaces. Of a record, an object leads on to the parts that changed, by key, where `0` takes a key away.
 * Of a list, `{ '#': [index, difference, index, difference, …] }` leads on to the entries that changed, and
 * `{ '~': runs }` builds it anew out of pieces of the old one. Null is no change at all.
 */
export type Difference = readonly [unknown] | { readonly '#': Entries } | { readonly '~': Runs } | Changes;
export type Changes = { readonly [part: string]: Difference | 0 };
export type Entries = readonly (number | Difference)[];

/** A list told as pieces of an older one: `[from, length]` is copied, `{ '+': values }` is new. */
export type Runs = readonly (readonly [number, number] | { readonly '+': readonly unknown[] })[];

/** The data after the change. Parts that did not change are shared with the data before. */
export function patched<T>(before: T, change: Difference | null): T {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0] as T;
  if (!Array.isArray(before)) return patchedRecord(before as Parts, change as Changes) as T;
  if ('~' in change) return rebuilt(before, change['~'] as Runs) as T;
  return patchedList(before, (change as { '#': Entries })['#']) as T;
}

type Parts = { [key: string]: unknown };

function patchedRecord(before: Parts, change: Changes): Parts {
  const after = { ...before };
  for (const key in change) {
    const part = change[key]!;
    if (part === 0) delete after[key];
    else after[key] = patched(before[key], part);
  }
  return after;
}

function patchedList(before: readonly unknown[], entries: Entries): unknown[] {
  const after = before.slice();
  for (let i = 0; i < entries.length; i += 2) {
    const index = entries[i] as number;
    after[index] = patched(before[index], entries[i + 1] as Difference);
  }
  return after;
}

const rebuilt = (before: readonly unknown[], runs: Runs): unknown[] =>
  runs.flatMap((run) => ('+' in run ? run['+'] : before.slice(run[0], run[0] + run[1])));
