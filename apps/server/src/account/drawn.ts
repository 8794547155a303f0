import { createHash } from 'node:crypto';
import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { hashed } from '../hashed.ts';

// Codes and words drawn from a secret that nobody can guess.

const WORDS = 8; // of 2048: 88 bits, so that not even a stolen database gives them away
const LISTS = { en: english, de: english, fr: french } as const; // there is no German list of this kind
const BITS = 11n;

const bitsOf = (secret: string): bigint => BigInt(`0x${createHash('sha256').update(secret).digest('hex')}`);

/** Six digits. */
export const drawnCode = (secret: string): string => String(bitsOf(secret) % 1_000_000n).padStart(6, '0');

/** Words to write down. */
export function drawnWords(secret: string, language: keyof typeof LISTS): string[] {
  const bits = bitsOf(secret);
  const list = LISTS[language];
  return Array.from({ length: WORDS }, (_, i) => {
    const index = Number((bits >> (BigInt(i) * BITS)) & ((1n << BITS) - 1n));
    return list[index]!.normalize('NFC');
  });
}

/** The same for every way to write the same words: case, accents, commas, numbers before the words, line ends. */
export const wordsHash = (words: string): string =>
  hashed(
    `words ${words
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()}`,
  );
