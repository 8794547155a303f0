import type { Act, Game, Position, Seat } from '@trollmoot/kernel';
import { withoutReopen } from './acts.ts';
import type { Asker } from './fair-queue.ts';
import { wholeHand } from './hand.ts';
import { type Level, usualTime } from './levels.ts';
import { newSearchMemory, type SearchMemory } from './search/memory.ts';
import { type Choice, think } from './think.ts';

/** One decision for a bot, as plain data that can be sent to a worker. */
export interface BotRequest {
  readonly game: string;
  readonly world: Position; // as this seat imagines it: the true position never leaves the table
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly iterations?: number;
  readonly careless?: readonly Seat[]; // seats that everyone can see choose at random, such as a Pebble's
  readonly memory?: string; // a key for the table and seat, so that the next request of this turn can reuse the tree
  readonly quiet?: boolean; // the caller does not want reasons
  readonly hand?: boolean; // choose every act up to the one that others notice, and answer evenly
  readonly evenly?: boolean; // answer after a fixed time, however soon it is chosen
  readonly asker?: Asker; // who pays for the time
}

export const isEven = ({ hand, evenly }: BotRequest): boolean => hand === true || evenly === true;

/** How long the caller waits. */
export interface Deadline {
  readonly signal?: AbortSignal; // aborted when the decision is no longer wanted: reject with the signal's reason
  readonly ms?: number; // time to think; by default the level's own
  readonly patience?: number; // milliseconds to wait for a thread
  readonly onlyThought?: boolean; // if no thread was free or it failed, reject: a simple move is of no use
}

/** Runs bots off the main thread. Every request gets a choice in time, unless it is cancelled. */
export interface BotRunner {
  choose(request: BotRequest, deadline?: Deadline): Promise<Choice>;
  close(): Promise<void>;
}

/** On a busy server a request waits for a thread. Its search must end this long after the request, however late it began. */
export const latestEnd = (ms: number): number => 1.5 * ms + 500;
/** After this long the caller stops waiting and plays the fallback. */
export const giveUpAfter = (ms: number): number => latestEnd(ms) + SLACK;
/** A search that has not ended this long after its time is stuck. */
export const SLACK = 1500;
export const thinkingTime = ({ level }: BotRequest, deadline: Deadline = {}): number => deadline.ms ?? usualTime(level);

/** What to play if a worker dies or overruns: the first of the game's habits. */
export function fallback(game: Game, { world, seat, hand }: BotRequest): Choice {
  const simple = (s: Position): Act => {
    const options = withoutReopen(game.options(s, seat));
    return game.bot.habits(s, seat, options)[0] ?? options[0]!;
  };
  const [act, ...rest] = hand === true ? wholeHand(game, world, seat, simple) : [simple(world)];
  return { act: act!, reasons: [], ...(rest.length > 0 && { rest }) };
}

/** A worker keeps the search memory of this many tables. */
const MEMORIES = 64;

/** Answers requests inside a worker of any kind. `now` and `end` are milliseconds on the same clock. */
export function requestHandler(now: () => number) {
  const memories = new Map<string, SearchMemory>();
  return (game: Game | undefined, request: BotRequest, end: number): Choice => {
    if (game === undefined) throw new Error(`there is no game '${request.game}'`);
    const { seat, level, seed, iterations, careless, quiet, hand } = request;
    const chosen = (world: Position, until: number): Choice =>
      think(game, world, seat, {
        level,
        seed,
        enough: () => now() >= until,
        ...(iterations === undefined ? {} : { iterations }),
        ...(careless === undefined ? {} : { careless }),
        ...(quiet === undefined ? {} : { quiet }),
        ...(request.memory === undefined ? {} : { memory: memoryFor(memories, request.memory) }),
      });
    if (hand !== true) return chosen(request.world, end);
    // Nobody knows yet how many acts there will be: each gets half of the time that is left.
    const [act, ...rest] = wholeHand(game, request.world, seat, (s) => chosen(s, (now() + end) / 2).act);
    return { act: act!, reasons: [], ...(rest.length > 0 && { rest }) };
  };
}

/** The memory with this key, new if need be; drops the least recently used one. */
function memoryFor(memories: Map<string, SearchMemory>, key: string): SearchMemory {
  const memory = memories.get(key) ?? newSearchMemory();
  memories.delete(key);
  memories.set(key, memory);
  if (memories.size > MEMORIES) memories.delete(memories.keys().next().value!);
  return memory;
}
