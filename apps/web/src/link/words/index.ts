import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type LinkWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: LinkWords } = { en, de, fr };

/** Reactive: call it in markup or an effect. */
export const linkWords = (): LinkWords => CATALOGUES[prefs.language];
