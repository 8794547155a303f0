import { type Act, dice, type Game, type Position, type Random, type Seat, type Settings } from '@trollmoot/kernel';
import { newSearchMemory } from '../search/memory.ts';
import { think } from '../think.ts';
import { winShare } from '../value.ts';

/** A finished game among bots, as plain data: any checkout can play it again by its own code. */
export interface GameRecord {
  readonly seed: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly log: readonly (readonly [Seat, Act])[];
  readonly shares: readonly number[]; // in the win, by seat
}

/** One act in so many is any of the seat's habits: players who never err would leave most positions unseen. */
const ERRORS = 20;

/** Let bots that search a little play this deal to its end. */
export function recordGame(
  game: Game,
  settings: Settings,
  seats: number,
  seed: string,
  iterations: number,
  errors = ERRORS,
): GameRecord {
  const s = game.setup(settings, seats, seed);
  const random = dice(`${seed} record`);
  const memories = Array.from({ length: seats }, newSearchMemory);
  const log: [Seat, Act][] = [];
  for (let waiting = game.waitingFor(s); waiting.length > 0; waiting = game.waitingFor(s)) {
    if (s.ply > game.longest) throw new Error(`${game.name} took more than ${game.longest} plies with seed '${seed}'`);
    const seat = waiting[random(waiting.length)]!;
    const options = game.options(s, seat);
    const act =
      options.length === 1
        ? options[0]!
        : errors > 0 && random(errors) === 0
          ? anyOf(game.bot.habits(s, seat, options), random)
          : think(game, game.imagine(s, seat, random), seat, {
              level: 'troll',
              seed: `${seed} ${s.ply}`,
              iterations,
              memory: memories[seat]!,
              quiet: true,
            }).act;
    log.push([seat, act]);
    game.play(s, seat, act);
  }
  return { seed, seats, settings, log, shares: sharesOf(game, s) };
}

const anyOf = (acts: readonly Act[], random: Random): Act => acts[random(acts.length)]!;

function sharesOf(game: Game, s: Position): number[] {
  const result = game.result(s);
  if (result === null) throw new Error('the game is not over');
  return result.places.map((_, seat) => winShare(result, seat));
}
