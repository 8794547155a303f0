import type { LinkWords } from './words/en.ts';

/** The server refused, or could not be reached: then there is no status. The message is a sentence for the reader. */
export class Refused extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** The words are fetched when they are needed; without them, a reader without a connection still learns what failed. */
export async function refused(say: (words: LinkWords) => string, status: number | null): Promise<Refused> {
  const words = await import('./words/index.ts').then(
    ({ linkWords }) => linkWords(),
    () => null,
  );
  return new Refused(words === null ? 'Can’t reach the server.' : say(words), status);
}

/** `path`: what was asked for, below `/api/`. */
export function sentenceFor({ asked, status: plain, failed }: LinkWords, path: string, status: number): string {
  const what = /(\w+)(?:\?.*)?$/.exec(path)?.[1] ?? '';
  return asked[`${what} ${status}`] ?? plain[status] ?? failed;
}
