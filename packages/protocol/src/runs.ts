/** A list told as pieces of an older one: `[from, length]` is copied, `{ '+': values }` is new. */
export type Runs = readonly (readonly [number, number] | { readonly '+': readonly unknown[] })[];

const FAR = 32; // how far ahead an entry is looked for: lists keep their order, so what remains is near

/** Null if less than half of the list is old: then it is better told whole. */
export function runsOf(before: readonly unknown[], after: readonly unknown[]): Runs | null {
  const runs: ([number, number] | { '+': unknown[] })[] = [];
  let kept = 0;
  let at = 0; // in `before`
  for (const entry of after) {
    const found = find(before, at, entry);
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
  return kept * 2 < after.length ? null : runs;
}

export const rebuilt = (before: readonly unknown[], runs: Runs): unknown[] =>
  runs.flatMap((run) => ('+' in run ? run['+'] : before.slice(run[0], run[0] + run[1])));

function find(list: readonly unknown[], from: number, entry: unknown): number {
  const end = Math.min(list.length, from + FAR);
  for (let i = from; i < end; i++) if (same(list[i], entry)) return i;
  return -1;
}

/** Equal plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as { [key: string]: unknown };
  const right = b as { [key: string]: unknown };
  let keys = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    keys++;
  }
  for (const _ in right) keys--;
  return keys === 0;
}
