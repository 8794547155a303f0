import type { Language } from '@trollmoot/boardkit/languages.ts';
import { de } from './words.de.ts';
import { en, type RoleText } from './words.en.ts';
import { fr } from './words.fr.ts';

export type { RoleText };

const TEXTS: { readonly [language in Language]: RoleText } = { en, de, fr };
/** The text on the roles' boards; the names of cards and pieces come from the game. */
export const roleText = (language: string): RoleText => TEXTS[language as Language] ?? en;
