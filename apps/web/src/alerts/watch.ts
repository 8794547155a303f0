import { mount } from 'svelte';
import { here } from '../router.svelte.ts';
import { markWaiting, takeBack } from './marks.ts';
import Notes from './Notes.svelte';
import { tellOff, tellTurns } from './news.svelte.ts';
import { waitingTurns } from './requests.ts';
import { soundTurn } from './turn-sound.ts';

const LOOK_EVERY = 15_000; // milliseconds
const HIDDEN_EVERY = 60_000; // browsers wake hidden tabs no more often

let known: readonly string[] | null = null; // tables; null before the first answer
let timer: ReturnType<typeof setTimeout> | undefined;

/** The table the reader looks at, who sees there whose turn it is. */
const openTable = (): string | null => {
  const route = here();
  return route.page === 'table' && !document.hidden ? route.table : null;
};

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const { turns, off } = await waitingTurns(!document.hidden);
    const elsewhere = turns.filter(({ table }) => table !== openTable());
    const ids = elsewhere.map(({ table }) => table);
    const before = known;
    if (before !== null) {
      const fresh = elsewhere.filter(({ table }) => !before.includes(table));
      if (fresh.length > 0) soundTurn();
      tellTurns(fresh, ids);
    }
    known = turns.map(({ table }) => table);
    tellOff(off);
    markWaiting(ids.length);
    await takeBack(known);
  } catch {
    // no server, or none now: what was shown stays
  }
  timer = setTimeout(look, document.hidden ? HIDDEN_EVERY : LOOK_EVERY);
}

/** From now on the page says when it becomes the reader's turn at another table. Called once. */
export function watchTurns(): void {
  mount(Notes, { target: document.body });
  document.addEventListener('visibilitychange', look);
  addEventListener('hashchange', look); // to another table, or from one
  void look();
}
