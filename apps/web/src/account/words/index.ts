import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { type AccountWords, en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: AccountWords } = { en, de, fr };

/** Reactive: call it in markup or an effect. */
export const accountWords = (): AccountWords => CATALOGUES[prefs.language];
