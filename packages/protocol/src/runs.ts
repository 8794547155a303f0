/** A list told as pieces of an older one: `[from, length]` is copied, `{ '+': values }` is new. */
export type Runs = readonly (readonly [number, number] | { readonly '+': readonly unknown[] })[];

const FAR = 32; // how far ahead an entry is looked for: lists keep their order, so what remains is near

/**
 * `head` entries at the beginning and `tail` at the end are known to be the same.
 * Null if less than half of the list is old: then it is better told whole.
 */
export function runsOf(before: readonly unknown[], after: readonly unknown[], head: number, tail: number): Runs | null {
  const runs: ([number, number] | { '+': unknown[] })[] = head === 0 ? [] : [[0, head]];
  let kept = head + tail;
  let at = head; // in `before`
  for (const entry of after.slice(head, after.length - tail)) {
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
  return kept * 2 < after.length ? null : runs;
}

export const rebuilt = (before: readonly unknown[], runs: Runs): unknown[] =>
  runs.flatMap((run) => ('+' in run ? run['+'] : before.slice(run[0], run[0] + run[1])));

function find(list: readonly unknown[], from: number, to: number, entry: unknown): number {
  const end = Math.min(to, from + FAR);
  for (let i = from; i < end; i++) if (same(list[i], entry)) return i;
  return -1;
}

/**
 * Equal plain data. Asked for every part of every view, so in plain loops; `for in`, because it makes no list of keys
 * (plain data inherits nothing that it could stumble over). Two and a half times as fast as by `Object.keys`.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameRecords(a as Parts, b as Parts);
}

type Parts = { readonly [key: string]: unknown };

/** A function of its own on purpose: read right inside `for in`, V8 (14.6) optimises and takes it back for ever. */
const partOf = (whole: Parts, key: string): unknown => whole[key];

function sameRecords(a: Parts, b: Parts): boolean {
  let more = 0; // keys of `a` beyond those of `b`
  for (const key in a) {
    const [mine, yours] = [partOf(a, key), partOf(b, key)];
    if (mine !== yours && !(typeof mine === 'object' && same(mine, yours))) return false;
    more++;
  }
  for (const _key in b) more--;
  return more === 0;
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}
