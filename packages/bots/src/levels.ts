/** The four strengths, weakest first. */
export const LEVELS = ['pebble', 'goblin', 'troll', 'dragon'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a level thinks about one decision by default. */
interface Budget {
  readonly iterations: number; // what the ladder is measured with; the same on every machine
  readonly ms: number; // what a live table allows
}

/** Pebble and Goblin do not search: their milliseconds only say how long a table waits for them. */
export const BUDGETS: { readonly [L in Level]: Budget } = {
  pebble: { iterations: 0, ms: 50 },
  goblin: { iterations: 0, ms: 100 },
  troll: { iterations: 120, ms: 150 },
  dragon: { iterations: 1800, ms: 1500 },
};

export const isSearched = (level: Level): boolean => BUDGETS[level].iterations > 0;

/** How long a live table lets this level think about one decision, in milliseconds. */
export const usualTime = (level: Level): number => BUDGETS[level].ms;
