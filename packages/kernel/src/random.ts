import { chachaBlock } from './chacha.ts';
import { sha256 } from './sha256.ts';

/**
 * The random generator, kept in the position as plain data in `s.rng`, so that a position determines its own future.
 * There are two. sfc32 (C. Doty-Humphrey's small fast counting generator) is four 32-bit integers, the last of which
 * counts the draws: for imagined positions, simulations and games on one device. ChaCha20 cannot be guessed from what it
 * rolls: for games online. It is `KEYED`, two zeros, the number of draws, and a key of eight integers.
 */
interface Chance {
  rng: number[];
  ply: number;
  noReturn: number;
}

/** Draws an integer below n. */
export type Random = (n: number) => number;

const KEYED = -1; // in the place of an integer of sfc32, which is never negative
const KEYED_LENGTH = 12;
const FAST_LENGTH = 4;

/** A seed that begins like this names the keyed generator. Any other text is for sfc32. */
export const KEYED_SEED = 'chacha20 ';

/** A generator seeded with a text, which also says which generator. */
export const seeded = (seed: string): number[] =>
  seed.startsWith(KEYED_SEED) ? [KEYED, 0, 0, 0, ...sha256(seed)] : mixed(seed);

/** How many draws a generator has made since it was seeded with this text. */
export const drawsSince = (seed: string, { rng }: Chance): number => (rng[3]! - seeded(seed)[3]!) >>> 0;

/** Does this look like a generator, perhaps with loaded dice? */
export function isGenerator(rng: readonly number[]): boolean {
  const head = rng[0] === KEYED ? rng.slice(1, KEYED_LENGTH) : rng.slice(0, FAST_LENGTH);
  const length = rng[0] === KEYED ? KEYED_LENGTH - 1 : FAST_LENGTH;
  return head.length === length && head.every((word) => Number.isInteger(word) && word >= 0 && word <= 0xffffffff);
}

/**
 * sfc32 seeded with a text. Each letter is mixed in reversibly, so no part of the seed is lost. Then the generator runs
 * for a while, so that similar seeds give unrelated numbers.
 */
function mixed(seed: string): number[] {
  const rng = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    rng[0] = Math.imul(rng[0]! ^ seed.charCodeAt(i), 0x9e3779b1) >>> 0;
    step(rng);
  }
  for (let i = 0; i < 16; i++) step(rng);
  return rng;
}

/** Advance the generator; a 32-bit unsigned integer. */
function step(rng: number[]): number {
  const a = rng[0]!;
  const b = rng[1]!;
  const c = rng[2]!;
  const d = rng[3]!;
  const t = (((a + b) | 0) + d) | 0;
  rng[0] = (b ^ (b >>> 9)) >>> 0;
  rng[1] = (c + (c << 3)) >>> 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) >>> 0;
  rng[3] = (d + 1) >>> 0;
  return t >>> 0;
}

/** Every value below n is equally likely: draws that would favour the low ones are repeated. */
function belowFrom(rng: number[], n: number): number {
  const biased = 0x100000000 % n;
  let drawn = step(rng);
  while (drawn < biased) drawn = step(rng);
  return drawn % n;
}

/** The same from the keyed generator. Every draw takes the next integer of its stream. */
function belowKeyed(rng: number[], n: number): number {
  const biased = 0x100000000 % n;
  for (;;) {
    const draw = rng[3]!++;
    const drawn = chachaBlock(rng.slice(4, KEYED_LENGTH), draw >>> 4)[draw & 15]!;
    if (drawn >= biased) return drawn % n;
  }
}

/** A fast generator that belongs to no position: for bots, fuzzers and `imagine`. */
export function dice(seed: string): Random {
  const rng = mixed(seed);
  return (n) => belowFrom(rng, n);
}

/** Draw an integer below n from the position. Undo stops here. */
export function below(s: Chance, n: number): number {
  s.noReturn = s.ply;
  return s.rng.length === FAST_LENGTH ? belowFrom(s.rng, n) : belowLoaded(s.rng, n); // every playout draws here
}

/** Not the fast generator alone: loaded dice, or the keyed generator. */
function belowLoaded(rng: number[], n: number): number {
  const length = rng[0] === KEYED ? KEYED_LENGTH : FAST_LENGTH;
  if (rng.length === length) return belowKeyed(rng, n);
  const loaded = rng.splice(length, 1)[0]!;
  if (loaded >= n) throw new Error(`the dice are loaded with ${loaded}, but only 0 to ${n - 1} can be drawn here`);
  return loaded;
}

/** Roll a die: 1 to `sides`. */
export const roll = (s: Chance, sides: number): number => below(s, sides) + 1;

/** One of these, all equally likely. */
export const pick = <T>(s: Chance, from: readonly T[]): T => from[below(s, from.length)]!;

/** Shuffle in place, all orders equally likely. */
export const shuffle = <T>(s: Chance, cards: T[]): T[] => shuffleWith((n) => below(s, n), cards);

export function shuffleWith<T>(random: Random, cards: T[]): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
}

/** Fix the next draws from this position, each counted from 0. For tests and worked examples. */
export function loadDice(s: Chance, ...draws: number[]): void {
  s.rng.push(...draws);
}

/** A new fast generator for an imagined position, so that what it rolls next tells nothing about the real one. */
export const reseeded = (random: Random): number[] => [0, 0, 0, 0].map(() => random(0x100000000));
