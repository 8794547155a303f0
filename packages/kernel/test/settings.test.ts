import { chooseSettings, type Game } from '@trollmoot/kernel';
import { dash, ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';

test('a setting that is not chosen has its default, the first value', () => {
  expect(chooseSettings(dash, {}, 2)).toEqual({ track: 5 });
  expect(chooseSettings(ticTacToe, {}, 2)).toEqual({});
});

test('a value given as text becomes a value of the right type', () => {
  expect(chooseSettings(dash, { track: '8' }, 3)).toEqual({ track: 8 });
});

test.each([
  [{ speed: 1 }, 2, "Dash has no setting 'speed'; it has track"],
  [{ track: 6 }, 2, "'track' cannot be '6'; it can be 5, 8"],
  [{}, 4, 'Dash is played with 2, 3 seats, not 4'],
  [{ toString: 1 }, 2, "Dash has no setting 'toString'; it has track"],
  [{ __proto__: null, constructor: 1 }, 2, "Dash has no setting 'constructor'; it has track"],
])('%j with %i seats is refused in a sentence', (changes, seats, sentence) => {
  expect(chooseSettings(dash, changes, seats)).toBe(sentence);
});

test('a game without settings says so', () => {
  expect(chooseSettings(ticTacToe, { speed: 1 }, 2)).toBe("Tic-tac-toe has no setting 'speed'; it has none");
});

test('the game refuses settings that do not go together', () => {
  const game: Game = {
    ...(dash as Game),
    misfit: ({ track }, seats) => (track === 8 && seats === 2 ? 'too far for two' : null),
  };
  expect(chooseSettings(game, { track: 8 }, 2)).toBe('too far for two');
  expect(chooseSettings(game, { track: 8 }, 3)).toEqual({ track: 8 });
});
