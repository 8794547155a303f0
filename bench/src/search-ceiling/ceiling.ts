import { LEVELS } from '@trollmoot/bots';
import { compete, playing } from './match.ts';
import { perfect, solve } from './perfect.ts';
import { watched } from './watched.ts';

// How far from perfect are the bots at Troll & Dragon? Each level plays against whoever knows the exact chances, and every
// decision of the bot is held against them. `node bench/src/search-ceiling/ceiling.ts [games] [levels]`.

const [games = '200', levels = LEVELS.join(',')] = process.argv.slice(2);
solve();
for (const level of LEVELS.filter((name) => levels.split(',').includes(name))) {
  const bot = watched(level, `ceiling ${level}`);
  const standing = compete(Number(games), bot.play, playing(perfect));
  process.stdout.write(`${JSON.stringify({ bot: level, ...standing, givenAway: bot.givenAway() / Number(games) })}\n`);
}
