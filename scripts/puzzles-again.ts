import { same } from '@trollmoot/kernel';
import { judge, type Puzzle, readLine } from '@trollmoot/puzzles';
import { mineSet, puzzleAt } from '@trollmoot/puzzles/mine';
import { describe, expect, test } from 'vitest';
import { PUZZLE_SETS } from './puzzle-sets.ts';

/**
 * What takes minutes: every other puzzle is searched again from its position, and judged in all its worlds. Two files run
 * a half each, side by side.
 */
export function foundAgain(half: 0 | 1): void {
  describe.each(PUZZLE_SETS)('$title', ({ puzzles, answers, questions }) => {
    const ours = puzzles.map(({ id }, i) => ({ id, i })).filter(({ i }) => i % 2 === half);
    test.each(ours)('$id is found again', ({ id, i }) => {
      const [found] = puzzleAt(questions[i]!, id, puzzles[i]!.seats) ?? [];
      expect(found?.answer).toEqual(answers[i]);
      expect(same({ ...found!.puzzle, level: 1 }, { ...puzzles[i]!, level: 1 })).toBe(true);
      for (const line of answers[i]!.lines)
        expect(judge(questions[i]!, readLine(questions[i]!, line)!.line, answers[i]!).stars).toBe(3);
      const greedy = readLine(questions[i]!, answers[i]!.greedyLine)!;
      expect(judge(questions[i]!, greedy.line, answers[i]!).stars).toBeLessThan(3);
    });
  });
}

interface SomeGames {
  readonly title: string; // of the set
  readonly first: number;
  readonly games: number;
}

/** These games of a set, mined again, give the puzzles that are stored. */
export function minedAgain({ title, first, games }: SomeGames): void {
  const { game, set, kinds, puzzles, answers } = PUZZLE_SETS.find((one) => one.title === title)!;
  const isOf = ({ id }: Puzzle): boolean => {
    const n = Number(/-(\d+)\//.exec(id)![1]);
    return n >= first && n < first + games;
  };
  const ours = kinds.filter((kind) => kind.set === set);
  const { kept } = mineSet(game, ours, { seed: 'mine', count: puzzles.length, games, first });
  const stored = puzzles.filter(isOf);
  expect(stored.length).toBeGreaterThan(0);
  expect(kept.map(({ puzzle }) => ({ ...puzzle, level: 1 }))).toEqual(stored.map((one) => ({ ...one, level: 1 })));
  expect(kept.map(({ answer }) => answer)).toEqual(stored.map(({ id }) => answers.find((one) => one.id === id)));
}
