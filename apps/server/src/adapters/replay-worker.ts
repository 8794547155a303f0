import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@trollmoot/kernel';
import { replayed } from '../table/loading.ts';
import { LOADED, type ReplayJob } from './replay-threads.ts';

// The threads behind `replayThreads`.
const { games } = workerData as { games: string };
const { findGame } = (await import(games)) as { findGame(name: string): Game | undefined };
parentPort!.postMessage(LOADED);
parentPort!.on('message', ({ record, log, trusted }: ReplayJob) => {
  const game = findGame(record.game);
  parentPort!.postMessage(
    game === undefined ? { trouble: `there is no game '${record.game}'` } : replayed(game, record, log, trusted),
  );
});
