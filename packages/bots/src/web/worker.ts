import type { Game } from '@trollmoot/kernel';
import { type BotRequest, requestHandler } from '../runner.ts';
import type { Choice } from '../think.ts';

export interface Question {
  readonly id: number;
  readonly request: BotRequest;
  readonly ms: number;
}
export type Answer = { readonly id: number; readonly choice: Choice } | { readonly id: number; readonly error: string };

/** The part of a worker's global scope that this module uses. */
export interface Scope {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: Question }) => void) | null;
}

/** Finds a game by name; a promise, because a page may load games on demand. */
export type FindGame = (name: string) => Game | undefined | Promise<Game | undefined>;

/**
 * Serve bot requests in this worker. The page's own worker file has two lines, so that the bundler finds the games:
 * `import { findGame } from '@trollmoot/shelf'; serveBots(self, findGame);`
 */
export function serveBots(scope: Scope, findGame: FindGame): void {
  const now = (): number => performance.now();
  const answer = requestHandler(now);
  const reply = (answer: Answer): void => scope.postMessage(answer);
  scope.onmessage = ({ data: { id, request, ms } }) => {
    const thinking = async (): Promise<Choice> => answer(await findGame(request.game), request, now() + ms);
    thinking().then(
      (choice) => reply({ id, choice }),
      (error) => reply({ id, error: String(error) }),
    );
  };
}
