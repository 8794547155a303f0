import { type Act, dice, type Game, type Seat, type Table } from '@trollmoot/kernel';

export const LEVELS = ['pebble', 'goblin', 'troll', 'dragon'] as const;
export type Level = (typeof LEVELS)[number];

/** How a bot is to think. Without a limit it thinks as long as its level does by default. */
export interface Thinking {
  readonly level: Level;
  readonly seed: string;
  readonly iterations?: number;
  readonly enough?: () => boolean; // asked now and then: has the time run out?
}

/** What a bot chose, and what moved it, strongest first. */
export interface Choice {
  readonly act: Act;
  readonly reasons: readonly { readonly term: string; readonly by: number }[];
}

/** Choose for this seat. The world is one the seat imagines, never the true position. */
export function think(game: Game, world: Table, seat: Seat, { seed }: Thinking): Choice {
  const options = game.options(world, seat);
  return { act: options[dice(seed)(options.length)]!, reasons: [] };
}
