import type { Witnessing } from '@trollmoot/protocol';

// What this device saw of games at the server: kept between visits, because a check may not take the server's word.

const PREFIX = 'trollmoot-seal-';
const MOST = 60; // tables

interface Kept {
  readonly at: number;
  readonly witness: Witnessing;
}

export const keptSeal = (table: string): Witnessing | null => read(PREFIX + table)?.witness ?? null;

/** Stores it, or does nothing where the browser refuses storage: then it lasts until the page closes. */
export function keepSeal(table: string, witness: Witnessing): void {
  const key = PREFIX + table;
  try {
    if (localStorage.getItem(key) === null) forgetOldest();
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), witness } satisfies Kept));
  } catch {
    // no storage, or it is full
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const oldest = keys.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0)).slice(MOST - 1);
  for (const key of oldest) localStorage.removeItem(key);
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
