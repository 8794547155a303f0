/**
 * What changed between two pieces of plain data, as it is sent (docs/protocol.md, section 5). `[value]` replaces the whole.
 * For a record, the changed fields by key; `0` removes a key. For a list, either
 * `{ '#': [index, difference, index, difference, …] }`, the entries that changed, or `{ '~': runs }`, a list assembled
 * from pieces of the old one. Where a difference may be null, null means that nothing changed.
 */
export type Difference = readonly [unknown] | { readonly '#': Entries } | { readonly '~': Runs } | Changes;
type Changes = { readonly [key: string]: Difference | 0 };
type Entries = readonly (number | Difference)[];

/** `[from, length]` copies a piece of the old list, `{ '+': values }` adds new entries. */
export type Runs = readonly (readonly [number, number] | { readonly '+': readonly unknown[] })[];

/** The data after the change. Parts that did not change are shared with the data before. */
export function apply<T>(before: T, change: Difference | null): T {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0] as T;
  if (!Array.isArray(before)) return applyToRecord(before as Fields, change as Changes) as T;
  if ('~' in change) return assemble(before, change['~'] as Runs) as T;
  return applyToEntries(before, (change as { '#': Entries })['#']) as T;
}

type Fields = { [key: string]: unknown };

function applyToRecord(before: Fields, changes: Changes): Fields {
  const after = { ...before };
  for (const key in changes) {
    const change = changes[key]!;
    if (change === 0) delete after[key];
    else after[key] = apply(before[key], change);
  }
  return after;
}

function applyToEntries(before: readonly unknown[], entries: Entries): unknown[] {
  const after = before.slice();
  for (let i = 0; i < entries.length; i += 2) {
    const index = entries[i] as number;
    after[index] = apply(before[index], entries[i + 1] as Difference);
  }
  return after;
}

const assemble = (before: readonly unknown[], runs: Runs): unknown[] =>
  runs.flatMap((run) => ('+' in run ? run['+'] : before.slice(run[0], run[0] + run[1])));
