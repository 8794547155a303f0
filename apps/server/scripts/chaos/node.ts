// One node of the chaos run: the program with a clock that can be set wrong. CHAOS_AHEAD: by how many milliseconds its date
// is ahead; CHAOS_RATE: how fast its time runs. The parent can send another `ahead` while it runs.
import { botPool } from '@trollmoot/bots/node';
import { findGame, GAMES } from '@trollmoot/shelf';
import { replayThreads } from '../../src/adapters/replay-threads.ts';
import { newClock } from '../../src/adapters/system.ts';
import { busOf } from '../../src/bus.ts';
import { readConfig } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';

const config = readConfig(process.env);
if (Array.isArray(config)) throw new Error(config.join('\n'));
const rate = Number(process.env.CHAOS_RATE ?? 1);
let ahead = Number(process.env.CHAOS_AHEAD ?? 0);
process.on('message', (given: number) => {
  ahead = given;
});
process.on('disconnect', () => process.exit()); // never outlive the run

const games = import.meta.resolve('@trollmoot/shelf');
const serving = await serve(config, {
  games: GAMES,
  cluster: { bus: busOf(config, () => {})! },
  clock: newClock(() => {}, { date: () => Date.now() + ahead, awake: () => rate * performance.now() }),
  replayer: replayThreads({ games }),
  bots: () => botPool({ games, findGame, threads: 1, onFallback() {} }),
});
process.once('SIGTERM', () =>
  serving.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  ),
);
process.send!('open');
