/** What was said of one seat at the beginning of a turn, and what came of it. */
export interface Said {
  readonly game: number;
  readonly quarter: number; // of the game, from 0
  readonly chance: number;
  readonly share: number;
}

/** A mean over turns and seats; the interval treats each game as one observation, since its turns share a result. */
export interface Mean {
  readonly mean: number;
  readonly plusMinus: number; // 95 %
}

function meanByGame(values: readonly { readonly game: number; readonly value: number }[]): Mean {
  const games = new Map<number, { sum: number; count: number }>();
  let sum = 0;
  for (const { game, value } of values) {
    const known = games.get(game) ?? { sum: 0, count: 0 };
    known.sum += value;
    known.count++;
    sum += value;
    games.set(game, known);
  }
  const mean = sum / values.length;
  let squares = 0;
  for (const one of games.values()) squares += (one.sum - mean * one.count) ** 2;
  const n = games.size;
  const error = n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt((squares * n) / (n - 1)) / values.length;
  return { mean, plusMinus: 1.96 * error };
}

/** The Brier score: the mean square of what was said minus what came. */
export const brier = (said: readonly Said[]): Mean =>
  meanByGame(said.map(({ game, chance, share }) => ({ game, value: (chance - share) ** 2 })));

/** How much lower the second score is than the first on the same turns and seats. */
export const brierGain = (old: readonly Said[], now: readonly Said[]): Mean =>
  meanByGame(
    old.map((was, i) => ({
      game: was.game,
      value: (was.chance - was.share) ** 2 - (now[i]!.chance - now[i]!.share) ** 2,
    })),
  );

/** What was said and what came, in one tenth of the scale. */
export interface Bin {
  readonly from: number;
  readonly count: number;
  readonly games: number;
  readonly said: number;
  readonly won: Mean;
}

const BINS = 10;

export function reliability(said: readonly Said[]): Bin[] {
  const bins: Said[][] = Array.from({ length: BINS }, () => []);
  for (const one of said) bins[Math.min(BINS - 1, Math.floor(one.chance * BINS))]!.push(one);
  return bins.flatMap((found, i) =>
    found.length === 0
      ? []
      : [
          {
            from: i / BINS,
            count: found.length,
            games: new Set(found.map(({ game }) => game)).size,
            said: found.reduce((sum, { chance }) => sum + chance, 0) / found.length,
            won: meanByGame(found.map(({ game, share }) => ({ game, value: share }))),
          },
        ],
  );
}
