import { mount } from 'svelte';
import { here } from '../router.svelte.ts';
import { markWaiting, takeBack } from './marks.ts';
import Notes from './Notes.svelte';
import { type Note, notesOf, tell, tellOff } from './news.svelte.ts';
import { waitingTurns } from './requests.ts';
import { soundTurn } from './turn-sound.ts';

const LOOK_EVERY = 15_000; // milliseconds
const HIDDEN_EVERY = 60_000; // browsers wake hidden tabs no more often

let known: readonly string[] | null = null; // ids of notes; null before the first answer
let timer: ReturnType<typeof setTimeout> | undefined;

/** The table the reader looks at, who sees there whose turn it is. */
const openTable = (): string | null => {
  const route = here();
  return route.page === 'table' && !document.hidden ? route.table : null;
};

/** When a page opens, the Hall lists turns and invitations. This is told nowhere else, and soon it is too late. */
const isPassing = (note: Note): boolean => note.note === 'time' || (note.note === 'ask' && note.ask.ask === 'vote');

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const { turns, asks, off } = await waitingTurns(!document.hidden);
    const isElsewhere = ({ table }: { readonly table: string }) => table !== openTable();
    const [turnsThere, asksThere] = [turns.filter(isElsewhere), asks.filter(isElsewhere)];
    const notes = notesOf({ turns: turnsThere, asks: asksThere });
    const fresh = notes.filter((note) => (known === null ? isPassing(note) : !known.includes(note.id)));
    if (fresh.length > 0) soundTurn();
    tell(fresh, notes);
    known = notesOf({ turns, asks }).map(({ id }) => id);
    tellOff(off);
    markWaiting(new Set([...turnsThere, ...asksThere].map(({ table }) => table)).size);
    await takeBack(turns.map(({ table }) => table));
  } catch {
    // no server, or none now: what was shown stays
  }
  timer = setTimeout(look, document.hidden ? HIDDEN_EVERY : LOOK_EVERY);
}

/** From now on the page says what waits for the reader at other tables. Called once. */
export function watchTurns(): void {
  mount(Notes, { target: document.body });
  document.addEventListener('visibilitychange', look);
  addEventListener('hashchange', look); // to another table, or from one
  void look();
}
