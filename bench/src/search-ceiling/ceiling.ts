import { LEVELS, type Level, think, usualSettings, wilson } from '@trollmoot/bots';
import { type Act, dice, type Random } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { solve } from './chances.ts';
import { chancesOf, type Position } from './exact.ts';

// How far from perfect are the bots at Troll & Dragon? Each level plays against whoever knows the exact chances, and every
// decision of the bot is held against them. `node bench/src/search-ceiling/ceiling.ts [games] [levels]`.

const game = findGame('troll-and-dragon')!;

interface Standing {
  readonly bot: Level;
  readonly games: number;
  readonly share: number; // of the wins, against exact play
  readonly low: number;
  readonly high: number;
  readonly givenAway: number; // chance of winning that its decisions cost it, per game
}

function measure(bot: Level, games: number): Standing {
  let wins = 0;
  let givenAway = 0;
  for (let n = 0; n < games; n++) {
    const s = game.setup(usualSettings(game, 2), 2, `ceiling ${n >> 1}`) as Position;
    const random = dice(`ceiling ${n}`);
    while (game.result(s) === null) {
      const [seat] = game.waitingFor(s);
      const options = game.options(s, seat!);
      const chances = options.length > 1 ? chancesOf(s, options) : null;
      if (seat === n % 2) {
        const act = options.length > 1 ? choice(s, bot, `${n} ${s.ply}`, random) : options[0]!;
        if (chances !== null) givenAway += Math.max(...chances) - chances[placeOf(act, options)]!;
        game.play(s, seat, act);
      } else game.play(s, seat!, chances === null ? options.at(-1)! : options[placeOfMost(chances)]!); // the last: leave
    }
    const { places } = game.result(s)!;
    if (places[n % 2] === 1) wins += places[1 - (n % 2)] === 1 ? 0.5 : 1;
  }
  return { bot, games, share: wins / games, ...wilson(wins, games), givenAway: givenAway / games };
}

const choice = (s: Position, level: Level, seed: string, random: Random): Act =>
  think(game, game.imagine(s, s.adventurer, random), s.adventurer, { level, seed, quiet: true }).act;
const placeOf = (act: Act, options: readonly Act[]): number =>
  options.findIndex((option) => JSON.stringify(option) === JSON.stringify(act));
const placeOfMost = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances));

const [games = '200', levels = LEVELS.join(',')] = process.argv.slice(2);
solve();
for (const bot of LEVELS.filter((level) => levels.split(',').includes(level)))
  process.stdout.write(`${JSON.stringify(measure(bot, Number(games)))}\n`);
