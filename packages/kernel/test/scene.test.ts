import { amounts, listed, playLines, seatNamed } from '@trollmoot/kernel';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';

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

test('seats, lists and amounts are given by name', () => {
  expect(seatNamed(names, 'noughts')).toBe(1);
  expect(() => seatNamed(names, 'red')).toThrow("there is no seat 'red'; seats are crosses, noughts");
  expect(listed('2 red orc, blue wraith')).toEqual(['red orc', 'red orc', 'blue wraith']);
  expect([listed(), listed(' ')]).toEqual([[], []]);
  expect(amounts('3 red 2 green', ['red', 'green', 'blue'])).toEqual([3, 2, 0]);
  expect(() => amounts('1 mauve', ['red'])).toThrow("there is no 'mauve'; there are red");
});
