import { botPool } from '@trollmoot/bots/node';
import { findGame, GAMES } from '@trollmoot/shelf';
import { readConfig, unknownSettings } from './config.ts';
import { type Serving, serve } from './serve.ts';
import { startError } from './start-error.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const config = readConfig(process.env);
for (const name of unknownSettings(process.env)) say(`${name}: there is no such setting`);
if (Array.isArray(config)) {
  for (const sentence of config) say(sentence);
  process.exit(2);
}

let serving: Serving;
let isStopping = false;
try {
  serving = await serve(config, {
    games: GAMES,
    bots: (journal) =>
      botPool({
        games: import.meta.resolve('@trollmoot/shelf'),
        findGame,
        ...(config.BOT_THREADS === undefined ? {} : { threads: config.BOT_THREADS }),
        onFallback({ game, level }, error) {
          if (!isStopping) journal.error('a bot fell back on habit', error, { game, bot: level }); // else it was sent home
        },
      }),
  });
} catch (error) {
  const sentence = startError(error, config);
  if (sentence === null) throw error;
  say(sentence);
  process.exit(1);
}
process.stdout.write(`Trollmoot is open at ${serving.address}\n`);

/** Once: stop without losing anything. Twice: stop at once; what was acknowledged is on disk all the same. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
