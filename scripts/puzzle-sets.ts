import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Game, PuzzleTask } from '@trollmoot/kernel';
import type { Answer, AnyKind, Puzzle, Question } from '@trollmoot/puzzles';
import { GAMES } from '@trollmoot/shelf';

// For tests: every set of puzzles, with what its game says about it.

const folderOf = (game: Game): URL => new URL(`../games/${game.name}/`, import.meta.url);
const read = <T>(game: Game, name: string): T =>
  JSON.parse(readFileSync(new URL(`puzzles/${name}.json`, folderOf(game)), 'utf8')) as T;
const load = async <T>(game: Game, path: string): Promise<T> => (await import(new URL(path, folderOf(game)).href)) as T;

const shelves = GAMES.filter((game) => existsSync(new URL('puzzles/', folderOf(game)))).map(async (game) => {
  const { default: kinds } = await load<{ default: readonly AnyKind[] }>(game, 'src/puzzles/index.ts');
  const { default: tasks } = await load<{ default: readonly PuzzleTask[] }>(game, 'src/puzzles/tasks.ts');
  const { broken } = await load<{ broken(s: object): string[] }>(game, 'test/invariants.ts');
  const sets = readdirSync(new URL('puzzles/', folderOf(game)))
    .map((file) => basename(file, '.json'))
    .filter((set) => !set.endsWith('.answers'));
  return sets.map((set) => {
    const puzzles = read<readonly Puzzle[]>(game, set);
    const answers = read<readonly Answer[]>(game, `${set}.answers`);
    const questions = puzzles.map(({ kind, seat, position }): Question => {
      const found = kinds.find(({ name }) => name === kind)!;
      return { game, kind: found, seat, start: position };
    });
    return { title: `${game.name} ${set}`, game, set, kinds, tasks, broken, puzzles, answers, questions };
  });
});
export const PUZZLE_SETS = (await Promise.all(shelves)).flat();
