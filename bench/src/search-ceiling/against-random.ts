import { dice } from '@trollmoot/kernel';
import { bestResponse, fromTheStart, solveAgainstRandom } from './best-response.ts';
import { compete, type Player, playing } from './match.ts';
import { perfect, solve } from './perfect.ts';
import { CAVERN, GROTTO } from './table.ts';
import { watched } from './watched.ts';

// How often can anybody beat a player of Troll & Dragon who takes every option alike? Worked out for whoever knows that, and
// played by it; played by a Troll that is told and by one that is not, each decision held against the best one; and played
// by whoever expects perfect play. `node bench/src/search-ceiling/against-random.ts [games] [games of a Troll]`.

const [games = '4000', watchedGames = '100'] = process.argv.slice(2);
const random = dice('against random');
const rival: Player = (_s, options) => options[random(options.length)]!;
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

solveAgainstRandom();
const { first, second } = fromTheStart(GROTTO, CAVERN);
print({ player: 'best response', worked: (first + second) / 2, first, second });
print({ player: 'best response', ...compete(Number(games), playing(bestResponse), rival) });
for (const isTold of [true, false]) {
  const bot = watched('troll', 'against random', bestResponse, isTold);
  const standing = compete(Number(watchedGames), bot.play, rival);
  print({ player: 'troll', isTold, ...standing, givenAway: bot.givenAway() / Number(watchedGames) });
}
solve();
print({ player: 'perfect play', ...compete(Number(games), playing(perfect), rival) });
