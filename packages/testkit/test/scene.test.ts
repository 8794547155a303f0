import { expect, test } from 'vitest';
import { playLines, ticTacToe } from '../src/index.ts';

const start = () => ticTacToe.setup({}, 2, 'any');
const names = ['crosses', 'noughts'];

test('a game is played in its own notation', () => {
  const s = playLines(ticTacToe, start(), names, 'crosses: middle', 'noughts: top left');
  expect(s.cells).toEqual([1, null, null, null, 0, null, null, null, null]);
});

test('what cannot be played says what can', () => {
  const lines =
    (...of: string[]) =>
    () =>
      playLines(ticTacToe, start(), names, ...of);
  expect(lines('crosses: middle', 'noughts: middle')).toThrow("noughts may not 'middle' here; only top left | top | ");
  expect(lines('noughts: middle')).toThrow("noughts may not 'middle' here; others act");
  expect(lines('middle')).toThrow("'middle' does not say who acts; seats are crosses, noughts");
});
