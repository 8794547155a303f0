/** A deep copy of anything, plain data or not. Does not rely on any game's `clone`. */
export function copy<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(copy) as T;
  const twin = Object.create(Object.getPrototypeOf(x)) as { [key: string]: unknown };
  for (const [key, value] of Object.entries(x)) twin[key] = copy(value);
  return twin as T;
}

/** Where two pieces of data first differ, as `hands[2][0]: 4, not 5`; null if nowhere. */
export function difference(is: unknown, not: unknown, path = ''): string | null {
  if (Object.is(is, not)) return null;
  if (typeof is !== 'object' || typeof not !== 'object' || is === null || not === null)
    return `${path || 'the whole'}: ${short(is)}, not ${short(not)}`;
  const a = is as { [key: string]: unknown };
  const b = not as { [key: string]: unknown };
  for (const key in a) {
    if (!(key in b)) return `${inside(path, key, a)} is ${short(a[key])}, not missing`;
    const found = difference(a[key], b[key], inside(path, key, a));
    if (found !== null) return found;
  }
  for (const key in b) if (!(key in a)) return `${inside(path, key, b)} is missing, not ${short(b[key])}`;
  return Array.isArray(is) === Array.isArray(not) ? null : `${path}: a list on one side only`;
}

export const same = (a: unknown, b: unknown): boolean => difference(a, b) === null;

/** Where data is not plain, that is, where JSON would lose or change it. Null if all of it is plain. */
export function notPlain(x: unknown, path = ''): string | null {
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return null;
  if (typeof x === 'number')
    return Number.isFinite(x) && !Object.is(x, -0) ? null : `${path || 'it'} is ${Object.is(x, -0) ? '-0' : x}`;
  if (typeof x !== 'object') return `${path || 'it'} is ${typeof x === 'undefined' ? 'undefined' : `a ${typeof x}`}`;
  const shape = Object.getPrototypeOf(x) as object | null;
  if (shape !== (Array.isArray(x) ? Array.prototype : Object.prototype))
    return `${path || 'it'} is a ${shape?.constructor.name ?? 'bare object'}`;
  if (Array.isArray(x) && Object.keys(x).length !== x.length) return `${path || 'it'} is a list with holes`;
  for (const [key, value] of Object.entries(x)) {
    const found = notPlain(value, inside(path, key, x));
    if (found !== null) return found;
  }
  return null;
}

const inside = (path: string, key: string, of: object): string =>
  Array.isArray(of) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Data on one line, shortened if it is long. */
export function short(x: unknown): string {
  const text = JSON.stringify(x) ?? String(x);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
