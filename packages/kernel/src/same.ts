import type { Act } from './agenda.ts';

/** Are these acts equal? In plain loops: bots and servers compare acts more often than anything else. */
export const sameAct = (a: Act, b: Act): boolean => a.do === b.do && sameFields(a, b);

/** Is this plain data equal? The order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameEntries(a, b);
  return !Array.isArray(b) && sameFields(a, b);
}

function sameFields<T extends object>(a: T, b: T): boolean {
  let more = 0; // keys of `a` beyond those of `b`
  for (const key in a) {
    const x = a[key];
    const y = b[key];
    if (x !== y && !same(x, y)) return false;
    more++;
  }
  for (const _key in b) more--;
  return more === 0;
}

function sameEntries(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}
