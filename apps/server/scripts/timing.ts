// What a spectator can learn from the time bots take over hidden hands: node apps/server/scripts/timing.ts [games]
import { GAMES } from '@trollmoot/shelf';
import { closingsIn } from '../test/bot-timing.ts';

const [games = '40'] = process.argv.slice(2);
for (const game of GAMES.filter(({ steps }) => Object.values(steps).some(({ reveal }) => reveal !== undefined))) {
  const delays = new Map<string, number[]>();
  for (let nth = 0; nth < Number(games); nth++)
    for (const { step, level, acts, delay } of await closingsIn(game, nth)) {
      const kind = `${step}, ${level}, ${acts === 1 ? '1 act' : `${acts} acts`}`;
      delays.set(kind, [...(delays.get(kind) ?? []), delay]);
    }
  process.stdout.write(`${game.title}, ${games} games\n`);
  for (const [kind, times] of [...delays].sort()) {
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    process.stdout.write(
      `  ${kind}: ${times.length} hands, ${Math.min(...times)} to ${Math.max(...times)} ms, mean ${mean.toFixed(0)}\n`,
    );
  }
}
