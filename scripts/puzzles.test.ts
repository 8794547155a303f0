import { readFileSync } from 'node:fs';
import { actsAt, judge, readLine } from '@trollmoot/puzzles';
import { puzzleAt } from '@trollmoot/puzzles/mine';
import { describe, expect, test } from 'vitest';
import { PUZZLE_SETS } from './puzzle-sets.ts';
import { minedAgain } from './puzzles-again.ts';

/** Every nth puzzle that is judged in many worlds: all of them take minutes, and are in `puzzles-again.ts`. */
const EVERY = 20;
/** Games that are mined again here: short ones. The long suite searches every stored position again. */
const AGAIN = [
  { title: 'cave-troll turns', first: 3, games: 1 },
  { title: 'troll-and-dragon turns', first: 0, games: 20 },
];
const LONG = 600_000; // milliseconds: on a busy machine a game takes minutes to mine

describe.each(PUZZLE_SETS)('$title', ({ game, tasks, broken, puzzles, answers, questions }) => {
  test('every position keeps the rules, and is one its seat can imagine', () => {
    for (const [i, { id, seat, seats, position, asks }] of puzzles.entries()) {
      expect(broken(position), id).toEqual([]);
      expect(game.waitingFor(position), id).toContain(seat);
      expect(game.seats, id).toContain(seats);
      expect(questions[i]!.kind.fits(position, seat), id).toBe(true);
      expect(questions[i]!.kind.asks(position, seat), id).toEqual(asks);
      expect(answers[i]!.id).toBe(id);
    }
  });

  test('every line is legal and complete, the best are worth what is stored, and greed gets less', () => {
    for (const [i, { id, best, next, low, greedy, floor, lines, greedyLine }] of answers.entries()) {
      const question = questions[i]!;
      const found = lines.map((line) => readLine(question, line));
      const tempted = readLine(question, greedyLine);
      for (const reached of [...found, tempted]) {
        if (reached === null) throw new Error(`${id}: a line is not legal`);
        expect(actsAt(question, reached), id).toEqual([]);
      }
      expect([best > next, greedy <= next, low > 0, best > floor], id).toEqual([true, true, true, true]);
      if (question.kind.horizon !== undefined && i % EVERY !== 0) continue;
      for (const reached of found) expect(judge(question, reached!.line, answers[i]!).stars, id).toBe(3);
      expect(judge(question, found[0]!.line, answers[i]!).worth, id).toBeCloseTo(best, 6);
      const verdict = judge(question, tempted!.line, answers[i]!);
      expect(verdict.worth, id).toBeCloseTo(greedy, 6);
      expect(verdict.stars, id).toBeLessThan(3);
    }
  });

  test('there are puzzles of three difficulties, no two of them the same, and each says what it asks', () => {
    expect(new Set(puzzles.map(({ level }) => level)).size).toBe(Math.min(3, puzzles.length));
    expect(new Set(puzzles.map(({ position }) => JSON.stringify(position))).size).toBe(puzzles.length);
    for (const { kind, asks } of puzzles) {
      const task = tasks.find((one) => one.kind === kind)!;
      for (const said of [task.task(asks), task.more, task.unit])
        for (const text of [said.en, said.de, said.fr]) expect(text).not.toMatch(/undefined|^$/);
    }
  });
});

test.each(AGAIN)('$title: mining again gives the same', minedAgain, LONG);

const QUICK = ['mine-6/350', 'mine-16/347', 'mine-18/48']; // to search; of other sets the first puzzle
const SLOW = PUZZLE_SETS.filter(({ title }) => !AGAIN.some((one) => one.title === title));
test.each(SLOW)(
  '$title: searching a position again finds the same',
  ({ puzzles, answers, questions }) => {
    const i = Math.max(
      0,
      puzzles.findIndex(({ id }) => QUICK.includes(id)),
    );
    const [found] = puzzleAt(questions[i]!, puzzles[i]!.id, puzzles[i]!.seats) ?? [];
    expect(found?.answer).toEqual(answers[i]);
  },
  LONG,
);

const figures = readFileSync(new URL('../docs/puzzles.md', import.meta.url), 'utf8');
test.each(PUZZLE_SETS)('$title: docs/puzzles.md gives its figures', ({ game, set, puzzles, answers }) => {
  const row = figures.split('\n').findLast((line) => line.startsWith(`| ${game.title.replace(/:.*/, '')}, ${set} |`))!;
  const [, , games, , , kept, margins] = row.split('|').map((cell) => cell.trim());
  const lows = answers.map(({ low }) => low).sort((a, b) => a - b);
  const middle = lows.length / 2;
  const median = (lows[Math.ceil(middle) - 1]! + lows[Math.floor(middle)]!) / 2;
  expect(Number(kept)).toBe(puzzles.length);
  expect(Number(games)).toBe(Math.max(...puzzles.map(({ id }) => Number(/-(\d+)\//.exec(id)![1]))) + 1);
  expect(margins!.match(/[\d.]+/g)!.map(Number)).toEqual(
    [lows[0]!, median, lows.at(-1)!].map((n) => Number(n.toFixed(2))),
  );
});
