import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type ReviewWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: ReviewWords } = { en, de, fr };

/** The review's words in the reader's language. Reactive: call it in markup or an effect. */
export const reviewWords = (): ReviewWords => CATALOGUES[prefs.language];
