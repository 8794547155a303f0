import type { Game } from '@trollmoot/kernel';
import { answerer, type BotRequest } from '../runner.ts';
import type { Choice } from '../think.ts';

export interface Question {
  readonly id: number;
  readonly request: BotRequest;
  readonly ms: number;
}
export type Answer = { readonly id: number; readonly choice: Choice } | { readonly id: number; readonly error: string };

/** The side of a worker's scope that we use. */
export interface Scope {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: Question }) => void) | null;
}

/** Finds a game by name; a page may load it only now. */
export type FindGame = (name: string) => Game | undefined | Promise<Game | undefined>;

/**
 * Makes this worker a thinker. The page's own worker file is two lines, so that the bundler finds the games:
 * `import { findGame } from '@trollmoot/shelf'; serveBots(self, findGame);`
 */
export function serveBots(scope: Scope, findGame: FindGame): void {
  const now = (): number => performance.now();
  const answer = answerer(now);
  const reply = (answer: Answer): void => scope.postMessage(answer);
  scope.onmessage = ({ data: { id, request, ms } }) => {
    const thinking = async (): Promise<Choice> => answer(await findGame(request.game), request, now() + ms);
    thinking().then(
      (choice) => reply({ id, choice }),
      (error) => reply({ id, error: String(error) }),
    );
  };
}
