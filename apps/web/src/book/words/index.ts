import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { type BookWords, en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: BookWords } = { en, de, fr };

/** The rulebook's words in the reader's language. Reactive: call it in markup or an effect. */
export const bookWords = (): BookWords => CATALOGUES[prefs.language];
