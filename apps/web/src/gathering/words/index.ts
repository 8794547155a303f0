import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type GatheringWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: GatheringWords } = { en, de, fr };

/** Reactive: call it in markup or an effect. */
export const gatheringWords = (): GatheringWords => CATALOGUES[prefs.language];
