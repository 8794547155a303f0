import type { Company } from '@trollmoot/kernel';
import { ROLES, type Role } from '../data/roles.ts';
import type { View } from '../view.ts';

/** How a language says a role, as its sentences have it, and how with the name of the player. */
export interface Phrase {
  readonly role: Role;
  readonly says: RegExp; // the phrase, once; never a genitive, nor part of another word
  readonly named: (name: string, phrase: string) => string;
}

/** 'Ulf, the Dragon,': the second comma goes where the sentence has a stop of its own. */
export const beside = (name: string, phrase: string): string =>
  `${name}, ${phrase[0]!.toLowerCase()}${phrase.slice(1)},`;

/** The sentence with its first mention of each other player by name and role: 'Ulf, the Dragon, uses Claw.' */
export function amongCompany(phrases: readonly Phrase[], { names, you }: Company, text: string, view: View): string {
  let said = text;
  for (const role of ROLES) {
    const seat = view.roles.indexOf(role);
    const name = names[seat] ?? null;
    if (seat < 0 || seat === you || name === null || name === '') continue;
    // Of the phrases of a role, the one that comes first.
    let first: { at: number; found: string; phrase: Phrase } | null = null;
    for (const phrase of phrases) {
      const found = phrase.role === role ? phrase.says.exec(said) : null;
      if (found !== null && (first === null || found.index < first.at))
        first = { at: found.index, found: found[0], phrase };
    }
    if (first === null) continue;
    const rest = said.slice(first.at + first.found.length);
    const named = first.phrase.named(name, first.found);
    said = said.slice(0, first.at) + (/^[\s]*([.,:!?)]|$)/.test(rest) ? named.replace(/,$/, '') : named) + rest;
  }
  return said;
}
