import type { AlertPlace, WaitingTurns } from '@trollmoot/protocol';

export type Note =
  | { readonly note: 'turn'; readonly id: string; readonly turn: WaitingTurns['turns'][number] }
  | { readonly note: 'off'; readonly id: string; readonly place: Pick<AlertPlace, 'id' | 'kind' | 'hint'> };

const SEEN = 'trollmoot-alerts-off';
let notes: readonly Note[] = $state.raw([]);

/** What the reader is told over the page. */
export const shownNotes = (): readonly Note[] => notes;

export function closeNote(id: string): void {
  notes = notes.filter((note) => note.id !== id);
}

/** Shows turns that are new, and takes back those that are over. */
export function tellTurns(fresh: WaitingTurns['turns'], all: readonly string[]): void {
  const still = notes.filter((note) => note.note !== 'turn' || all.includes(note.turn.table));
  const known = still.map(({ id }) => id);
  const added = fresh
    .map((turn): Note => ({ note: 'turn', id: turn.table, turn }))
    .filter(({ id }) => !known.includes(id));
  if (added.length > 0 || still.length !== notes.length) notes = [...still, ...added];
}

/** Says once, on each device, that a place was switched off. */
export function tellOff(places: WaitingTurns['off']): void {
  const fresh = places.filter(({ id }) => !seen().includes(id));
  if (fresh.length === 0) return;
  try {
    localStorage.setItem(SEEN, JSON.stringify([...seen(), ...fresh.map(({ id }) => id)].slice(-20)));
  } catch {
    // told again with the next page
  }
  notes = [...notes, ...fresh.map((place): Note => ({ note: 'off', id: place.id, place }))];
}

function seen(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '[]') as string[];
  } catch {
    return [];
  }
}
