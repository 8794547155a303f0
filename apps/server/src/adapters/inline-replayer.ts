import type { Game } from '@trollmoot/kernel';
import type { Replayer } from '../ports.ts';
import { replayed } from '../table/loading.ts';

/** Replays on the main thread: for tests, and for games that a worker thread cannot import. */
export const inlineReplayer = (games: readonly Game[]): Replayer => ({
  async replay(record, log, trusted) {
    const game = games.find(({ name }) => name === record.game)!;
    return replayed(game, record, log, trusted);
  },
  close: async () => {},
});
