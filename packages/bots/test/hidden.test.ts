import { dice, type Game, type Seat, type Settings } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { expect, test } from 'vitest';
import { LEVELS, think } from '../src/index.ts';
import { TOYS } from './toys/index.ts';

const TRUTHS = ['one', 'two', 'three'];
const MOMENTS = 3;
const STRIDE = 7;

/** A position this many plies into a game played at random. */
function midGame(game: Game, settings: Settings, seats: number, plies: number) {
  const s = game.setup(settings, seats, `hidden ${seats}`);
  const random = dice(`hidden ${plies}`);
  for (let ply = 0; ply < plies && game.waitingFor(s).length > 0; ply++) {
    const seat = game.waitingFor(s)[0]!;
    const options = game.options(s, seat);
    game.play(s, seat, options[random(options.length)]!);
  }
  return s;
}

const usual = (game: Game): Settings =>
  Object.fromEntries(Object.entries(game.settings).map(([name, { values }]) => [name, values[0]!]));

test.each([...TOYS, ...GAMES].map((game) => [game.name, game] as const))(
  'the same view and seed give the same choice, whatever is hidden: %s',
  (_name, game) => {
    for (let moment = 0; moment < MOMENTS; moment++) {
      const s = midGame(game, usual(game), game.seats.at(-1)!, moment * STRIDE);
      for (const seat of game.waitingFor(s))
        for (const level of LEVELS) expect(choices(game, s, seat, level).size).toBe(1);
    }
  },
);

/** What this level chooses in several true positions that the seat cannot tell apart. */
function choices(game: Game, s: ReturnType<Game['setup']>, seat: Seat, level: (typeof LEVELS)[number]): Set<string> {
  const chosen = new Set<string>();
  for (const truth of TRUTHS) {
    const possible = game.imagine(s, seat, dice(truth));
    expect(game.view(possible, seat)).toEqual(game.view(s, seat));
    const world = game.imagine(possible, seat, dice('what the bot is given'));
    chosen.add(JSON.stringify(think(game, world, seat, { level, seed: 'same', iterations: 40 })));
  }
  return chosen;
}
