/**
 * Chance, drawn from the position. The generator is sfc32 (C. Doty-Humphrey's small fast counting generator):
 * four 32-bit integers, all of them in `s.rng`, so that a position and its future are one piece of plain data.
 */
export interface Chance {
  rng: number[];
  ply: number;
  noReturn: number;
}

/** An integer below n. */
export type Random = (n: number) => number;

/**
 * The four integers that a seed stands for. Each letter is stirred in reversibly, so that nothing of a seed is lost,
 * and the generator then runs a while, so that neighbouring seeds are strangers.
 */
export function seeded(seed: string): number[] {
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

/** Every value below n equally often: numbers from the ragged end are drawn again. */
function belowFrom(rng: number[], n: number): number {
  const ragged = 0x100000000 % n;
  let drawn = step(rng);
  while (drawn < ragged) drawn = step(rng);
  return drawn % n;
}

/** A generator beside any position: for bots, fuzzers and `imagine`. */
export function dice(seed: string): Random {
  const rng = seeded(seed);
  return (n) => belowFrom(rng, n);
}

/** An integer below n, drawn from the position. What was drawn cannot be undrawn. */
export function below(s: Chance, n: number): number {
  s.noReturn = s.ply;
  if (s.rng.length === 4) return belowFrom(s.rng, n);
  const loaded = s.rng.splice(4, 1)[0]!;
  if (loaded >= n) throw new Error(`the dice are loaded with ${loaded}, but only 0 to ${n - 1} can be drawn here`);
  return loaded;
}

/** A die with that many sides, showing 1 or more. */
export const roll = (s: Chance, sides: number): number => below(s, sides) + 1;

/** One of these, each as likely as the next. */
export const pick = <T>(s: Chance, from: readonly T[]): T => from[below(s, from.length)]!;

/** Every order equally likely; in place. */
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

/** The next draws from this position will be these (each counted from 0). For tests and worked examples. */
export function loadDice(s: Chance, ...draws: number[]): void {
  s.rng.push(...draws);
}

/** A fresh generator out of another: what an imagined position rolls next is nobody's knowledge. */
export const reseeded = (random: Random): number[] => [0, 0, 0, 0].map(() => random(0x100000000));
