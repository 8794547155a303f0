import { workerData } from 'node:worker_threads';
import type { Game } from '@trollmoot/kernel';
import { type BotRequest, requestHandler } from '../runner.ts';
import type { Choice } from '../think.ts';

/** What the pool sends to its threads. */
export interface Task {
  readonly request: BotRequest;
  readonly ms: number;
  readonly latestEnd: number; // on Date.now(), the only clock that all threads share
}

/** The app's module of games. Bots know no game, so the app names it when it makes the pool. */
interface Games {
  readonly findGame: (name: string) => Game | undefined;
}

const { games } = workerData as { games: string };
const { findGame } = (await import(games)) as Games;
const answer = requestHandler(Date.now);

export default ({ request, ms, latestEnd }: Task): Choice =>
  answer(findGame(request.game), request, Math.min(Date.now() + ms, latestEnd));
