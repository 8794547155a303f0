import type { AlertPrefs } from '@trollmoot/protocol';
import { de } from './de.ts';
import { type AlertTexts, en } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: { readonly [language in AlertPrefs['language']]: AlertTexts } = { en, de, fr };

export const textsIn = (language: AlertPrefs['language']): AlertTexts => TEXTS[language];
