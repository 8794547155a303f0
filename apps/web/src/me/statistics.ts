import { type MyRow, outcomeOf } from './rows.ts';

/** Finished games, and how many of them were won or shared. */
export interface Tally {
  readonly what: string;
  readonly games: number;
  readonly won: number;
}

/** Counts the reader's finished games under each key of a game; the most played first. */
export function tally(rows: readonly MyRow[], keysOf: (row: MyRow) => readonly string[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    const outcome = outcomeOf(row);
    if (outcome === 'none') continue;
    const won = outcome === 'lost' ? 0 : 1;
    for (const what of new Set(keysOf(row))) {
      const before = tallies.get(what) ?? { what, games: 0, won: 0 };
      tallies.set(what, { what, games: before.games + 1, won: before.won + won });
    }
  }
  return [...tallies.values()].sort((a, b) => b.games - a.games || a.what.localeCompare(b.what));
}

/** The range in which the true share lies, with 95 %: so that nobody reads much into a few games (Wilson). */
export function range({ games, won }: Tally): readonly [number, number] {
  const [z, share] = [1.96, won / games];
  const middle = share + (z * z) / (2 * games);
  const wide = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - wide) / whole), Math.min(1, (middle + wide) / whole)];
}
