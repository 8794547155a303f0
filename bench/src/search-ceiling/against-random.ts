import { dice } from '@trollmoot/kernel';
import { bestResponse, fromTheStart, solveAgainstRandom } from './best-response.ts';
import { compete, type Player, playing } from './match.ts';
import { perfect, solve } from './perfect.ts';
import { CAVERN, GROTTO } from './table.ts';

// How often can anybody beat a player of Troll & Dragon who takes every option alike? Worked out for whoever knows that, and
// played by it; and played by whoever expects perfect play. `node bench/src/search-ceiling/against-random.ts [games]`.

const [games = '4000'] = process.argv.slice(2);
const random = dice('against random');
const rival: Player = (_s, options) => options[random(options.length)]!;
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

solveAgainstRandom();
const { first, second } = fromTheStart(GROTTO, CAVERN);
print({ player: 'best response', worked: (first + second) / 2, first, second });
print({ player: 'best response', ...compete(Number(games), playing(bestResponse), rival) });
solve();
print({ player: 'perfect play', ...compete(Number(games), playing(perfect), rival) });
