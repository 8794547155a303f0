import { LEVELS, type Level } from '@trollmoot/bots';
import { compete } from './match.ts';
import { measuredBot } from './measured-bot.ts';
import { solve } from './perfect.ts';

// Which of two bots plays Troll & Dragon better, and by how much? Dice decide most games, so counting wins takes thousands
// of games. But what the dice do to the exact chances is luck and averages out to nothing. What remains of a win is what
// the two bots gave away by their decisions, and counting that needs a tenth of the games.
// `node bench/src/search-ceiling/without-luck.ts [games] [bot] [rival]`; every deal is played from both seats.

const levelNamed = (name: string): Level => {
  const level = LEVELS.find((one) => one === name);
  if (level === undefined) throw new Error(`There is no bot '${name}'. The bots are ${LEVELS.join(', ')}.`);
  return level;
};

const [games = '400', first = 'dragon', second = 'troll'] = process.argv.slice(2);
solve();
const bot = measuredBot(levelNamed(first), `without luck ${first}`);
const rival = measuredBot(levelNamed(second), `without luck ${second}, the rival`);
const shares: number[] = []; // by deal
const costs = (): number => rival.givenAway() - bot.givenAway();
let before = 0;
const won = compete(Number(games), bot.play, rival.play, (n) => {
  if (n % 2 === 0) return; // the first player has an advantage: only both games of a deal together are fair
  shares.push(0.5 + (costs() - before) / 2);
  before = costs();
});
const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
const reach = 1.96 * Math.sqrt(variance / shares.length);
const withoutLuck = { share: mean, low: mean - reach, high: mean + reach };
process.stdout.write(`${JSON.stringify({ bot: first, rival: second, ...won, withoutLuck })}\n`);
