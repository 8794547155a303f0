import { names as de } from './de/names.ts';
import { names as en } from './en/names.ts';
import { names as fr } from './fr/names.ts';
import type { Names } from './speaker.ts';

/** The names of spaces, characters, cards and artifacts in each language, for screens. */
export const NAMES: { readonly [language: string]: Names } & { readonly en: Names } = { en, de, fr };
