import { type Act, dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { worthwhile } from './acts.ts';
import { type Company, inCompany } from './company.ts';
import { goblin } from './goblin.ts';
import type { Level } from './levels.ts';
import { pebble } from './pebble.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import type { Mind } from './search/mind.ts';
import { search } from './search/search.ts';

/** How a bot is to think. Without a limit it thinks as long as its level does by default. */
export interface Thinking {
  readonly level: Level;
  readonly seed: string;
  readonly iterations?: number;
  readonly enough?: () => boolean; // asked now and then: has the time run out?
  readonly careless?: readonly Seat[]; // seats that everybody knows to take any option alike
  readonly mind?: Mind; // what this bot remembers of its thoughts earlier in the turn
  readonly quiet?: boolean; // nobody will ask for reasons
}

/** What a bot chose, and what moved it, strongest first. */
export interface Choice {
  readonly act: Act;
  readonly reasons: readonly Reason[];
}

/** Choose for this seat. The world is one the seat imagines, never the true position. */
export function think(game: Game, world: Position, seat: Seat, thinking: Thinking): Choice {
  const options = worthwhile(game.options(world, seat));
  if (options.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  const company = inCompany(game, thinking.careless);
  const act = options.length === 1 ? options[0]! : choose(company, world, seat, thinking, options);
  const silent = thinking.quiet === true || thinking.level === 'pebble' || options.length === 1;
  const random = dice(`${thinking.seed} reasons`);
  return { act, reasons: silent ? [] : reasonsFor(company, world, seat, act, options, random) };
}

function choose(game: Company, world: Position, seat: Seat, thinking: Thinking, options: Act[]): Act {
  const random = dice(thinking.seed);
  switch (thinking.level) {
    case 'pebble':
      return pebble(game, world, seat, options, random);
    case 'goblin':
      return goblin(game, world, seat, options, random, thinking.enough);
    case 'troll':
    case 'dragon':
      return search(game, world, seat, thinking, random);
  }
}
