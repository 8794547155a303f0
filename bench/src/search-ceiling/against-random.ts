import { dice } from '@trollmoot/kernel';
import { bestResponse, fromTheStart, solveAgainstRandom } from './best-response.ts';
import { compete, exactPlayer, type Player } from './match.ts';
import { measuredBot } from './measured-bot.ts';
import { perfect, solve } from './perfect.ts';
import { CAVERN, GROTTO } from './table.ts';

// How often can a player of Troll & Dragon beat one who chooses at random? The best response, computed and played; a Troll
// that is told about its rival, and one that is not, with every decision compared with the best one; and perfect play,
// which expects a good rival. `node bench/src/search-ceiling/against-random.ts [games] [games of a Troll]`.

const [games = '4000', watchedGames = '100'] = process.argv.slice(2);
const random = dice('against random');
const rival: Player = (_s, options) => options[random(options.length)]!;
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

solveAgainstRandom();
const { first, second } = fromTheStart(GROTTO, CAVERN);
print({ player: 'best response', worked: (first + second) / 2, first, second });
print({ player: 'best response', ...compete(Number(games), exactPlayer(bestResponse), rival) });
for (const isTold of [true, false]) {
  const bot = measuredBot('troll', 'against random', bestResponse, isTold);
  const won = compete(Number(watchedGames), bot.play, rival);
  print({ player: 'troll', isTold, ...won, givenAway: bot.givenAway() / Number(watchedGames) });
}
solve();
print({ player: 'perfect play', ...compete(Number(games), exactPlayer(perfect), rival) });
