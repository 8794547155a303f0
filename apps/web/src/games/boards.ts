import type { AnyBoard } from './board.ts';

/** Every board in a chunk of its own, fetched when a table needs it. */
const boards = import.meta.glob<{ default: AnyBoard }>('./*/index.ts');

/** The game's own board, or the one in words that serves every game. */
export async function boardOf(name: string): Promise<AnyBoard> {
  const load = boards[`./${name}/index.ts`] ?? boards['./in-words/index.ts'];
  return (await load!()).default;
}
