import type { Card } from '../data/cards.ts';
import { title as de } from './de/names.ts';
import { title as en } from './en/names.ts';
import { title as fr } from './fr/names.ts';

/** A traveller's name as printed on the card, by language. */
export const titles: { readonly [language in 'en' | 'de' | 'fr']: (card: Card) => string } = { en, de, fr };
