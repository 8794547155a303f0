import { expect, test } from 'vitest';
import { dash, divide, perft, sealedBids, ticTacToe } from '../src/index.ts';

test('tic-tac-toe has the well-known numbers of ways to play', () => {
  const s = ticTacToe.setup({}, 2, 'any');
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((depth) => perft(ticTacToe, s, depth))).toEqual([
    1, 9, 72, 504, 3024, 15_120, 54_720, 148_176,
  ]);
});

test('every seat that may act counts, in a race and in a secret step', () => {
  expect(perft(dash, dash.setup({ track: 5 }, 3, 'any'), 2)).toBe((3 * 2) ** 2);
  expect(perft(sealedBids, sealedBids.setup({ rounds: 2 }, 2, 'any'), 1)).toBe(2 * 5); // three cards, done, boast
});

test('the counts by first action add up to the same number', () => {
  const s = ticTacToe.setup({}, 2, 'any');
  const parts = divide(ticTacToe, s, 4);
  expect(parts[4]).toEqual({ line: '0: middle', ways: 336 });
  expect(parts.reduce((sum, { ways }) => sum + ways, 0)).toBe(3024);
});
