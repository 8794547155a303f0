import type { ShellWords } from './words/en.ts';

/** A bot's strength: one to four tusks, and the word for it. */
export function strengthOf(level: string, words: ShellWords): { readonly strength: number; readonly word: string } {
  const strength = Object.keys(words.levels).indexOf(level) + 1;
  return { strength, word: words.levels[level]?.name ?? level };
}
