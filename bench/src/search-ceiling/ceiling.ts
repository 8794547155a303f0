import { LEVELS, type Level, think } from '@trollmoot/bots';
import { dice } from '@trollmoot/kernel';
import { chancesOf } from './exact.ts';
import { compete, game, type Player, playing, type Standing } from './match.ts';
import { perfect, solve } from './perfect.ts';

// How far from perfect are the bots at Troll & Dragon? Each level plays against whoever knows the exact chances, and every
// decision of the bot is held against them. `node bench/src/search-ceiling/ceiling.ts [games] [levels]`.

interface Distance extends Standing {
  readonly bot: Level;
  readonly givenAway: number; // chance of winning that its decisions cost it, per game
}

function measure(bot: Level, games: number): Distance {
  const random = dice('ceiling');
  let givenAway = 0;
  let decisions = 0;
  const player: Player = (s, options) => {
    const world = game.imagine(s, s.adventurer, random);
    const { act } = think(game, world, s.adventurer, { level: bot, seed: `ceiling ${decisions++}`, quiet: true });
    const chances = chancesOf(perfect, s, options);
    const chosen = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(act));
    if (chances !== null) givenAway += Math.max(...chances) - chances[chosen]!;
    return act;
  };
  return { bot, ...compete(games, player, playing(perfect)), givenAway: givenAway / games };
}

const [games = '200', levels = LEVELS.join(',')] = process.argv.slice(2);
solve();
for (const bot of LEVELS.filter((level) => levels.split(',').includes(level)))
  process.stdout.write(`${JSON.stringify(measure(bot, Number(games)))}\n`);
