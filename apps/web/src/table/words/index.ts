import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type TableWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: TableWords } = { en, de, fr };

/** The table's words in the reader's language. Reactive: call it in markup or an effect. */
export const tableWords = (): TableWords => CATALOGUES[prefs.language];

export type { TableWords };
