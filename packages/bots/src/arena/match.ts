import { type Act, dice, type Position, type Seat } from '@trollmoot/kernel';
import { carelessBeside } from '../careless.ts';
import { newSearchMemory, type SearchMemory } from '../search/memory.ts';
import { think } from '../think.ts';
import type { Contest, Contestant, Match } from './contest.ts';

/** Play one game among these bots. Each is given only what its seat imagines. */
export function playMatch(contest: Contest, bots: readonly Contestant[], seed: string): Match {
  const { game, settings, now } = contest;
  const s = game.setup(settings, bots.length, seed);
  const random = dice(`${seed} arena`);
  const memories = bots.map(() => newSearchMemory());
  const match = { decisions: bots.map(() => 0), ms: bots.map(() => 0) };
  for (let ply = 0; ply <= game.longest; ply++) {
    const result = game.result(s);
    if (result !== null) return { ...match, result };
    const waiting = game.waitingFor(s);
    const seat = waiting[random(waiting.length)]!; // in a race and under closed hands, any of them may act first
    const options = game.options(s, seat);
    let act = options[0]!;
    if (options.length > 1) {
      const world = game.imagine(s, seat, random);
      const start = now();
      act = decide(contest, bots, seat, memories[seat]!, world, options, `${seed} ${ply}`);
      match.ms[seat]! += now() - start;
      match.decisions[seat]!++;
    }
    game.play(s, seat, act);
  }
  throw new Error(`${game.name} took more than ${game.longest} plies with seed '${seed}'`);
}

function decide(
  { game, iterations, ms, now }: Contest,
  bots: readonly Contestant[],
  seat: Seat,
  memory: SearchMemory,
  world: Position,
  options: readonly Act[],
  seed: string,
): Act {
  const bot = bots[seat]!;
  if (bot === 'random') return options[dice(seed)(options.length)]!;
  const end = ms === undefined ? null : now() + ms;
  return think(game, world, seat, {
    level: bot,
    seed,
    careless: carelessBeside(seat, bots),
    memory,
    quiet: true,
    ...(iterations === undefined ? {} : { iterations }),
    ...(end === null ? {} : { enough: () => now() >= end }),
  }).act;
}
