import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type JoinWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: JoinWords } = { en, de, fr };

/** Reactive: call it in markup or an effect. */
export const joinWords = (): JoinWords => CATALOGUES[prefs.language];
