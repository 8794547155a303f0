import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type SealWords } from './en.ts';
import { fr } from './fr.ts';

/** Apart from the shell's words, because the Hall has no use for them. */
const WORDS: { readonly [language in Language]: SealWords } = { en, de, fr };

/** The words of the seal in the reader's language. Reactive: call it in markup or an effect. */
export const sealWords = (): SealWords => WORDS[prefs.language];
