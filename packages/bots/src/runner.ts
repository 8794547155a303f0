import type { Game, Position, Seat } from '@trollmoot/kernel';
import { worthwhile } from './acts.ts';
import { BUDGETS, type Level } from './levels.ts';
import { type Mind, newMind } from './search/mind.ts';
import { type Choice, think } from './think.ts';

/** What a bot is asked, as plain data that crosses into a worker. */
export interface BotRequest {
  readonly game: string;
  readonly world: Position; // as this seat imagines it: the truth never leaves the table
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly iterations?: number;
  readonly careless?: readonly Seat[]; // seats known to take any option alike: where a Pebble sits, for all to see
  readonly mind?: string; // names the table and seat, so that thoughts of this turn are found again
  readonly quiet?: boolean; // nobody will ask for reasons
}

export interface Patience {
  readonly signal?: AbortSignal; // the decision is no longer wanted: reject with the signal's reason
  readonly ms?: number; // to think; without it, what the level takes by default
}

/** Thinks elsewhere, so that nobody waits for a bot. A choice always comes, unless it was cancelled. */
export interface BotRunner {
  choose(request: BotRequest, patience?: Patience): Promise<Choice>;
  close(): Promise<void>;
}

/** When a busy house begins to think less: so long after the question, whenever the thinking began. */
export const latest = (ms: number): number => 3 * ms + 500;
/** When we stop waiting for a thinker altogether. */
export const overrun = (ms: number): number => latest(ms) + 1500;
export const thinkingTime = ({ level }: BotRequest, patience: Patience = {}): number =>
  patience.ms ?? BUDGETS[level].ms;

/** If the thinker dies or overruns, the table plays on: the first of the game's habits. */
export function fallback(game: Game, { world, seat }: BotRequest): Choice {
  const options = worthwhile(game.options(world, seat));
  return { act: game.bot.habits(world, seat, options)[0] ?? options[0]!, reasons: [] };
}

/** A worker remembers the thoughts of this many tables. */
const MINDS = 64;

/** Answers requests inside a worker, wherever it runs. `now` and `end` are milliseconds of one clock. */
export function answerer(now: () => number) {
  const minds = new Map<string, Mind>();
  return (game: Game | undefined, request: BotRequest, end: number): Choice => {
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    const { level, seed, iterations, careless, quiet } = request;
    return think(game, request.world, request.seat, {
      level,
      seed,
      enough: () => now() >= end,
      ...(iterations === undefined ? {} : { iterations }),
      ...(careless === undefined ? {} : { careless }),
      ...(quiet === undefined ? {} : { quiet }),
      ...(request.mind === undefined ? {} : { mind: mindOf(minds, request.mind) }),
    });
  };
}

/** The mind of this name; the one used longest ago is forgotten. */
function mindOf(minds: Map<string, Mind>, name: string): Mind {
  const mind = minds.get(name) ?? newMind();
  minds.delete(name);
  minds.set(name, mind);
  if (minds.size > MINDS) minds.delete(minds.keys().next().value!);
  return mind;
}
