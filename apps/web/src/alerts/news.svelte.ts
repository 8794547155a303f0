import type { AlertPlace, WaitingAsk, WaitingTurn, WaitingTurns } from '@trollmoot/protocol';

export type Note =
  | { readonly note: 'turn' | 'time'; readonly id: string; readonly turn: WaitingTurn }
  | { readonly note: 'ask'; readonly id: string; readonly ask: WaitingAsk }
  | { readonly note: 'off'; readonly id: string; readonly place: Pick<AlertPlace, 'id' | 'kind' | 'hint'> };

const SEEN = 'trollmoot-alerts-off';
let notes: readonly Note[] = $state.raw([]);

/** What the reader is told over the page. */
export const shownNotes = (): readonly Note[] => notes;

export function closeNote(id: string): void {
  notes = notes.filter((note) => note.id !== id);
}

/** What there is to tell of tables other than the open one. */
export const notesOf = ({ turns, asks }: Pick<WaitingTurns, 'turns' | 'asks'>): Note[] => [
  ...turns.map((turn): Note => ({ note: 'turn', id: turn.table, turn })),
  ...turns.filter(({ isShort }) => isShort).map((turn): Note => ({ note: 'time', id: `time ${turn.table}`, turn })),
  ...asks.map((ask): Note => ({ note: 'ask', id: `ask ${ask.id}`, ask })),
];

/** Shows what is new, and takes back what is over. */
export function tell(fresh: readonly Note[], all: readonly Note[]): void {
  const ids = all.map(({ id }) => id);
  const still = notes.filter(({ note, id }) => note === 'off' || ids.includes(id));
  const added = fresh.filter(({ id }) => !still.some((one) => one.id === id));
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
