import type { Game } from '@trollmoot/kernel';
import { prefs } from '../prefs.svelte.ts';
import { clauseIn } from './books.svelte.ts';
import { plainOf, runsOf } from './runs.ts';
import { bookWords } from './words/index.ts';

/** A clause in the reader's language, as plain text; null while the book is on its way. Reactive. */
export function clauseText(game: Game, tag: string): string | null {
  const marked = clauseIn(game.name, tag);
  const { settings } = game.words[prefs.language] ?? game.words.en;
  return marked === null ? null : plainOf(runsOf(marked, settings, bookWords().quoted));
}
