// Look for leaks in whole bot games of every title, at every ply and through every pair of eyes: node apps/server/scripts/leak.ts [games] [title]
import { dice } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { tablesOf } from '@trollmoot/testkit';
import { leaksIn } from '../test/leaks.ts';

const [games = '200', title] = process.argv.slice(2);
let found = 0;
for (const game of GAMES.filter(({ name }) => title === undefined || name === title)) {
  const tables = tablesOf(game, dice('leak'));
  const started = performance.now();
  let leaks = 0;
  for (let i = 0; i < Number(games); i++) {
    const { seats, settings } = tables[i % tables.length]!;
    for (const leak of leaksIn(game, settings, seats, `leak ${i}`)) {
      if (leaks++ < 5) process.stdout.write(`${game.name} game ${i}: ${JSON.stringify(leak)}\n`);
    }
  }
  found += leaks;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${game.title}: ${games} games, ${leaks} leaks, ${seconds} s\n`);
}
process.exit(found === 0 ? 0 : 1);
