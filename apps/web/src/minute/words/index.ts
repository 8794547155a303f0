import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type MinuteWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: MinuteWords } = { en, de, fr };

/** The words of 'How to play in a minute' in the reader's language. Reactive: call it in markup or an effect. */
export const minuteWords = (): MinuteWords => CATALOGUES[prefs.language];
