import { names as de } from './de/names.ts';
import { names as en } from './en/names.ts';
import { names as fr } from './fr/names.ts';
import type { Names } from './names.ts';

/** What everything is called, by language: for screens. */
const vastNames: { readonly [language: string]: Names } & { readonly en: Names } = { en, de, fr };
export const namesIn = (language: string): Names => vastNames[language] ?? en;
