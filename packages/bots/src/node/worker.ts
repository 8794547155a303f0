import { workerData } from 'node:worker_threads';
import type { Game } from '@trollmoot/kernel';
import { answerer, type BotRequest } from '../runner.ts';
import type { Choice } from '../think.ts';

/** What the pool sends into its threads. */
export interface Task {
  readonly request: BotRequest;
  readonly ms: number;
  readonly latest: number; // on Date.now(), the one clock that all threads share
}

/** The app's module of games; bots know no game, so the app names it when it makes the pool. */
interface Games {
  readonly findGame: (name: string) => Game | undefined;
}

const { games } = workerData as { games: string };
const { findGame } = (await import(games)) as Games;
const answer = answerer(Date.now);

export default ({ request, ms, latest }: Task): Choice =>
  answer(findGame(request.game), request, Math.min(Date.now() + ms, latest));
