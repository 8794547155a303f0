import type { Action } from '../contents.ts';

/** The options by their value, the best first, `most` of them. */
export function ranked(options: readonly Action[], value: (act: Action) => number, most: number): Action[] {
  const values = options.map(value);
  return options
    .map((_, i) => i)
    .sort((a, b) => values[b]! - values[a]!)
    .slice(0, most)
    .map((i) => options[i]!);
}
