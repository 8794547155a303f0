import type { PuzzleTask } from '@trollmoot/kernel';
import type { Answer, AnyKind, Puzzle } from '@trollmoot/puzzles';

// Puzzles are data beside the games. Each set, its answers, the tasks and the kinds are chunks of their own.
const puzzles = import.meta.glob<readonly Puzzle[]>(
  ['../../../../games/*/puzzles/*.json', '!../../../../games/*/puzzles/*.answers.json'],
  { import: 'default' },
);
const answers = import.meta.glob<readonly Answer[]>('../../../../games/*/puzzles/*.answers.json', {
  import: 'default',
});
const tasks = import.meta.glob<readonly PuzzleTask[]>('../../../../games/*/src/puzzles/tasks.ts', {
  import: 'default',
});
// As with boards: a kind is only ever given positions of its own game.
const kinds = import.meta.glob<readonly AnyKind[]>('../../../../games/*/src/puzzles/index.ts', { import: 'default' });

/** A set of puzzles: its game and its name. */
export interface PuzzleSet {
  readonly game: string;
  readonly path: string;
}

const gameIn = (path: string): string => /\/games\/([^/]+)\//.exec(path)![1]!;

/** Every set, by game. The order is that of the names, and so the same for everyone. */
export const SETS: readonly (readonly PuzzleSet[])[] = [...new Set(Object.keys(puzzles).map(gameIn))]
  .sort()
  .map((game) =>
    Object.keys(puzzles)
      .filter((path) => gameIn(path) === game)
      .sort()
      .map((path) => ({ game, path })),
  );

export const puzzlesIn = ({ path }: PuzzleSet): Promise<readonly Puzzle[]> => puzzles[path]!();
export const answersIn = ({ path }: PuzzleSet): Promise<readonly Answer[]> =>
  answers[path.replace(/\.json$/, '.answers.json')]!();

export async function taskOf({ game }: PuzzleSet, kind: string): Promise<PuzzleTask> {
  const found = (await tasks[`../../../../games/${game}/src/puzzles/tasks.ts`]!()).find((task) => task.kind === kind);
  if (found === undefined) throw new Error(`Nobody says what '${kind}' asks.`);
  return found;
}

export async function kindNamed({ game }: PuzzleSet, kind: string): Promise<AnyKind> {
  const found = (await kinds[`../../../../games/${game}/src/puzzles/index.ts`]!()).find(({ name }) => name === kind);
  if (found === undefined) throw new Error(`There is no kind of puzzle '${kind}'.`);
  return found;
}
