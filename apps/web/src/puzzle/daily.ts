import { numberOf, type Puzzle, turnOf } from '@trollmoot/puzzles';
import { type PuzzleSet, puzzlesIn, SETS } from './sets.ts';

/** The puzzle of a day: the same for everyone. The games take turns, then their sets, then the puzzles of a set. */
export async function puzzleOf(day: string): Promise<{ readonly set: PuzzleSet; readonly puzzle: Puzzle }> {
  const n = numberOf(day) - 1;
  const sets = SETS[turnOf(n, SETS.length)]!;
  const round = Math.floor(n / SETS.length);
  const set = sets[turnOf(round, sets.length)]!;
  const puzzles = await puzzlesIn(set);
  return { set, puzzle: puzzles[turnOf(Math.floor(round / sets.length), puzzles.length)]! };
}
