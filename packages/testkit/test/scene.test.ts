import { expect, test } from 'vitest';
import { playLines, ticTacToe } from '../src/index.ts';

const start = () => ticTacToe.setup({}, 2, 'any');
const names = ['crosses', 'noughts'];

test('plays lines in the notation of the game', () => {
  const s = playLines(ticTacToe, start(), names, 'crosses: middle', 'noughts: top left');
  expect(s.cells).toEqual([1, null, null, null, 0, null, null, null, null]);
});

test('says what is possible if a line cannot be played', () => {
  const lines =
    (...of: string[]) =>
    () =>
      playLines(ticTacToe, start(), names, ...of);
  expect(lines('crosses: middle', 'noughts: middle')).toThrow(
    "noughts cannot 'middle' here; possible: top left | top | ",
  );
  expect(lines('noughts: middle')).toThrow("noughts cannot 'middle' here; it is not their turn");
  expect(lines('middle')).toThrow("'middle' does not say who acts; seats are crosses, noughts");
});
