import { LEVELS } from '@trollmoot/bots';
import { compete, exactPlayer } from './match.ts';
import { measuredBot } from './measured-bot.ts';
import { perfect, solve } from './perfect.ts';

// How far from perfect are the bots at Troll & Dragon? Each level plays against perfect play, and every decision is compared
// with the exact chances. `node bench/src/search-ceiling/ceiling.ts [games] [levels]`.

const [games = '200', levels = LEVELS.join(',')] = process.argv.slice(2);
solve();
for (const level of LEVELS.filter((name) => levels.split(',').includes(name))) {
  const bot = measuredBot(level, `ceiling ${level}`);
  const won = compete(Number(games), bot.play, exactPlayer(perfect));
  process.stdout.write(`${JSON.stringify({ bot: level, ...won, givenAway: bot.givenAway() / Number(games) })}\n`);
}
