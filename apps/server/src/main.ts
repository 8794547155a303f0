import { botPool } from '@trollmoot/bots/node';
import { findGame, GAMES } from '@trollmoot/shelf';
import { replayThreads } from './adapters/replay-threads.ts';
import { terminalLog } from './adapters/terminal-log.ts';
import { readArguments } from './arguments.ts';
import { busOf } from './bus.ts';
import { readConfig, unknownSettings } from './config.ts';
import { greeting } from './greeting.ts';
import { mailerOf } from './mailer.ts';
import { type Serving, serve } from './serve.ts';
import { startError } from './start-error.ts';

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const given = readArguments(process.argv.slice(2));
if (typeof given === 'string') {
  say(given);
  process.exit(2);
}
const config = readConfig({ ...process.env, ...given });
for (const name of unknownSettings(process.env)) say(`${name} is not a setting. See docs/operations.md for the names.`);
if (Array.isArray(config)) {
  for (const sentence of config) say(sentence);
  process.exit(2);
}

let serving: Serving;
const bus = busOf(config, say);
let isStopping = false;
try {
  serving = await serve(config, {
    games: GAMES,
    ...(process.stdout.isTTY && { logTo: terminalLog((text) => void process.stdout.write(text)) }),
    mailer: mailerOf(config),
    ...(bus !== null && { cluster: { bus } }),
    replayer: replayThreads({ games: import.meta.resolve('@trollmoot/shelf') }),
    bots: (journal) =>
      botPool({
        games: import.meta.resolve('@trollmoot/shelf'),
        findGame,
        ...(config.BOT_THREADS === undefined ? {} : { threads: config.BOT_THREADS }),
        onFallback({ game, level }, error) {
          if (!isStopping) journal.error('a bot failed and played a simple move', error, { game, bot: level }); // the pool ends its threads when stopping
        },
      }),
  });
} catch (error) {
  const sentence = startError(error, config);
  if (sentence === null) throw error;
  say(sentence);
  process.exit(1);
}

/**
 * The first signal stops the server in good order, a later one at once; what was acknowledged is on disk either way.
 * Within a second it is the same signal twice: a terminal sends Ctrl-C to every process, and npm forwards it as well.
 */
let firstSignal = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) {
      if (performance.now() - firstSignal > 1000) process.exit(1);
      return;
    }
    isStopping = true;
    firstSignal = performance.now();
    serving.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });

process.stdout.write(greeting(config, Number(new URL(serving.address).port), process.stdout.isTTY));
