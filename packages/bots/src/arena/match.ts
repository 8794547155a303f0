import { type Act, dice, type Position, type Seat } from '@trollmoot/kernel';
import { carelessBeside } from '../careless.ts';
import { newSearchMemory, type SearchMemory } from '../search/memory.ts';
import { think } from '../think.ts';
import {
  type Asked,
  type Contest,
  contestantOf,
  type Decided,
  type Entrant,
  isTheirs,
  type Match,
  type Played,
} from './contest.ts';

/** A decision of a match that has something to choose. */
interface Decision {
  readonly seat: Seat;
  readonly world: Position; // as the seat imagines it
  readonly options: readonly Act[];
  readonly log: readonly Played[];
  readonly seed: string;
}

/** Play one game among these bots, all of them of this checkout. Each is given only what its seat imagines. */
export function playMatch(contest: Contest, bots: readonly Entrant[], seed: string): Match {
  const { done, value } = matchAgainst(contest, bots, seed).next();
  if (!done) throw new Error(`${bots[value.seat]} plays in another checkout`);
  return value;
}

/** The same with bots of another checkout: yields their decisions, to be answered. */
export function* matchAgainst(
  contest: Contest,
  bots: readonly Entrant[],
  deal: string,
): Generator<Asked, Match, Decided> {
  const match = matchOf(contest, bots, deal);
  const memories = bots.map(() => newSearchMemory());
  let step = match.next();
  while (!step.done) {
    const { seat, log, seed } = step.value;
    const decided = isTheirs(bots[seat]!)
      ? yield { bots, deal, log, seat, seed }
      : decideHere(contest, bots, memories, step.value);
    step = match.next(decided);
  }
  return step.value;
}

/** The course of a match, decision by decision. */
function* matchOf(
  { game, settings }: Contest,
  bots: readonly Entrant[],
  seed: string,
): Generator<Decision, Match, Decided> {
  const s = game.setup(settings, bots.length, seed);
  const random = dice(`${seed} arena`);
  const log: Played[] = [];
  const match = { decisions: bots.map(() => 0), ms: bots.map(() => 0) };
  for (let ply = 0; ply <= game.longest; ply++) {
    const result = game.result(s);
    if (result !== null) return { ...match, result };
    const waiting = game.waitingFor(s);
    const seat = waiting[random(waiting.length)]!; // in a race and under closed hands, any of them may act first
    const options = game.options(s, seat);
    let act = options[0]!;
    if (options.length > 1) {
      const decided = yield { seat, world: game.imagine(s, seat, random), options, log, seed: `${seed} ${ply}` };
      act = decided.act;
      match.ms[seat]! += decided.ms;
      match.decisions[seat]!++;
    }
    log.push({ seat, act });
    game.play(s, seat, act);
  }
  throw new Error(`${game.name} took more than ${game.longest} plies with seed '${seed}'`);
}

function decideHere(
  { game, iterations, ms, now }: Contest,
  bots: readonly Entrant[],
  memories: readonly SearchMemory[],
  { seat, world, options, seed }: Decision,
): Decided {
  const start = now();
  const bot = contestantOf(bots[seat]!);
  if (bot === 'random') return { act: options[dice(seed)(options.length)]!, ms: now() - start };
  const { act } = think(game, world, seat, {
    level: bot,
    seed,
    careless: carelessBeside(seat, bots.map(contestantOf)),
    memory: memories[seat]!,
    quiet: true,
    ...(iterations === undefined ? {} : { iterations }),
    ...(ms === undefined ? {} : { enough: () => now() >= start + ms }),
  });
  return { act, ms: now() - start };
}
