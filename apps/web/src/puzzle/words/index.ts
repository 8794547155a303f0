import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type PuzzleWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: PuzzleWords } = { en, de, fr };

/** The words of the puzzles in the reader's language. Reactive: call it in markup or an effect. */
export const puzzleWords = (): PuzzleWords => CATALOGUES[prefs.language];
