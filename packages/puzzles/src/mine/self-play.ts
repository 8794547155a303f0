import { think } from '@trollmoot/bots';
import { chooseSettings, dice, type Game, type Position } from '@trollmoot/kernel';

/** Every position of a game among greedy bots. The position changes with every step: copy what you keep. */
export function* selfPlay(
  game: Game,
  table: { readonly seats: number; readonly settings: object },
  seed: string,
): Generator<Position> {
  const settings = chooseSettings(game, { ...table.settings }, table.seats);
  if (typeof settings === 'string') throw new Error(settings);
  const s = game.setup(settings, table.seats, seed);
  const random = dice(`${seed} players`);
  for (let ply = 0; game.result(s) === null && ply < game.longest; ply++) {
    yield s;
    const waiting = game.waitingFor(s);
    const seat = waiting[random(waiting.length)]!; // under closed hands any of them may act first
    const world = game.imagine(s, seat, random);
    game.play(s, seat, think(game, world, seat, { level: 'goblin', seed: `${seed} ${ply}`, quiet: true }).act);
  }
}
