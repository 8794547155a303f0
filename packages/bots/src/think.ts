import { type Act, dice, type Game, type Position, type Seat } from '@trollmoot/kernel';
import { withoutReopen } from './acts.ts';
import { amongCareless, type BotGame } from './careless.ts';
import { goblin } from './goblin.ts';
import type { Level } from './levels.ts';
import { pebble } from './pebble.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import type { SearchMemory } from './search/memory.ts';
import { search } from './search/search.ts';
import { winNow } from './search/win-now.ts';

/** How a bot should think. Without `iterations` or `enough`, it thinks as long as its level does by default. */
export interface Thinking {
  readonly level: Level;
  readonly seed: string;
  readonly iterations?: number;
  readonly enough?: () => boolean; // polled during the search: is the time up?
  readonly careless?: readonly Seat[]; // seats that everyone can see choose at random
  readonly memory?: SearchMemory; // the bot's tree from earlier in the turn
  readonly quiet?: boolean; // the caller does not want reasons
}

/** What a bot chose, its reasons, strongest first, and the next best act they compare it with. */
export interface Choice {
  readonly act: Act;
  readonly instead?: Act | null;
  readonly reasons: readonly Reason[];
  readonly rest?: readonly Act[]; // of a whole hand: the acts that follow `act`
  readonly ms?: number; // how long a thread was busy with it
  readonly isHurried?: boolean; // too much was asked at once: it was chosen in less than half of the level's time
}

/** Choose for this seat. The world is one that the seat imagines, never the true position. */
export function think(game: Game, world: Position, seat: Seat, thinking: Thinking): Choice {
  const options = withoutReopen(game.options(world, seat));
  if (options.length === 0) throw new Error(`seat ${seat} has nothing to choose`);
  const known = amongCareless(game, thinking.careless);
  const act = options.length === 1 ? options[0]! : choose(known, world, seat, thinking, options);
  const silent = thinking.quiet === true || thinking.level === 'pebble' || options.length === 1;
  if (silent) return { act, reasons: [] };
  return { act, ...reasonsFor(known, world, seat, act, options, dice(`${thinking.seed} reasons`)) };
}

function choose(game: BotGame, world: Position, seat: Seat, thinking: Thinking, options: Act[]): Act {
  const random = dice(thinking.seed);
  switch (thinking.level) {
    case 'pebble':
      return pebble(game, world, seat, options, random);
    case 'goblin':
      return goblin(game, world, seat, options, random, thinking.enough);
    case 'troll':
      return search(game, world, seat, thinking, random);
    case 'dragon':
      return (
        workedOut(game, world, seat, options) ??
        winNow(game, world, seat, dice(`${thinking.seed} win`), thinking.enough) ??
        search(game, world, seat, thinking, random)
      );
  }
}

/** The best option where the game knows what each is worth; among equals the last, which games offer for stopping. */
function workedOut(game: BotGame, world: Position, seat: Seat, options: readonly Act[]): Act | null {
  const worths = game.bot.worths?.(world, seat, options) ?? null;
  return worths === null ? null : options[worths.lastIndexOf(Math.max(...worths))]!;
}
