const KEY = 'trollmoot-minutes';

/** The games whose minute this device has offered or shown. */
function offered(): readonly string[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly string[] | null) ?? [];
  } catch {
    return []; // no storage, or not ours
  }
}

export const isOffered = (game: string): boolean => offered().includes(game);

export function markOffered(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...offered(), game])]));
  } catch {
    // no storage: it is offered once more
  }
}
