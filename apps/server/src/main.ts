import { botPool } from '@trollmoot/bots/node';
import { findGame, GAMES } from '@trollmoot/shelf';
import { readConfig } from './config.ts';
import { REFEREES, WHEN_LATE } from './referees.ts';
import { serve } from './serve.ts';

const config = readConfig(process.env);
if (Array.isArray(config)) {
  for (const sentence of config) process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const serving = await serve(config, {
  games: GAMES,
  referees: REFEREES,
  whenLate: WHEN_LATE,
  bots: (journal) =>
    botPool({
      games: import.meta.resolve('@trollmoot/shelf'),
      findGame,
      ...(config.BOT_THREADS === undefined ? {} : { threads: config.BOT_THREADS }),
      onFallback: ({ game, level }, error) => journal.trouble('a bot fell back on habit', error, { game, level }),
    }),
});
process.stdout.write(`Trollmoot is open at ${serving.address}\n`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
