import type { Book } from '@trollmoot/testkit';
import { prefs } from '../prefs.svelte.ts';

// Each game's rulebook in each language is a chunk of its own (build/rulebooks.ts).
const english = import.meta.glob<Book>('../../../../games/*/RULES.md', { import: 'default' });
const translated = import.meta.glob<Book | null>('../../../../games/*/rules/*/RULES.md', { import: 'default' });

const NOTHING: Book = { title: '', aim: [], parts: [] };

/** A game's rulebook in this language; in English if it is not translated. */
async function loadBook(game: string, language: string): Promise<Book> {
  const book = await translated[`../../../../games/${game}/rules/${language}/RULES.md`]?.();
  return book ?? (await english[`../../../../games/${game}/RULES.md`]?.()) ?? NOTHING;
}

let loaded: { readonly [name: string]: Book | 'failed' } = $state.raw({});
const asked = new Set<string>();

/**
 * The rulebook in the reader's language; null while it is on its way, 'failed' if it cannot be fetched. Reactive: call it
 * in markup or a derived value.
 */
export function rulebook(game: string): Book | 'failed' | null {
  const name = `${game} ${prefs.language}`;
  if (!asked.has(name)) {
    asked.add(name);
    const keep = (book: Book | 'failed'): void => void (loaded = { ...loaded, [name]: book });
    loadBook(game, prefs.language).then(keep, () => keep('failed'));
  }
  return loaded[name] ?? null;
}

/** Fetches again what failed. */
export function retryBook(game: string): void {
  const name = `${game} ${prefs.language}`;
  asked.delete(name);
  const { [name]: _failed, ...rest } = loaded;
  loaded = rest;
}

/** A clause as it is written, with Markdown's marks; null while the book is on its way, or if there is no such clause. */
export function clauseIn(game: string, tag: string): string | null {
  const book = rulebook(game);
  if (book === null || book === 'failed') return null;
  for (const { chapters } of book.parts)
    for (const { sections } of chapters)
      for (const { clauses } of sections) for (const clause of clauses) if (clause.tag === tag) return clause.text;
  return null;
}
