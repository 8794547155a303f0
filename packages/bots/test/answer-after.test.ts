import { chooseSettings, dice, type Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { answerAfter } from '../src/index.ts';
import { drawn, mark } from './position.ts';

const PAUSE = 700;

test('a bot looks before it begins, and goes on quickly', () => {
  const game: Game = ticTacToe;
  const s = drawn('... ... ...');
  const first = answerAfter(game, s, 0, 'goblin', PAUSE);
  expect(first).toBe(PAUSE);
  game.play(s, 0, mark(4));
  expect(answerAfter(game, s, 1, 'goblin', PAUSE)).toBe(first);
  expect(answerAfter(game, { ...s, last: 1 }, 1, 'goblin', PAUSE)).toBeLessThan(PAUSE);
  expect(answerAfter(game, s, 1, 'goblin', 0)).toBe(0);
});

test.each(GAMES.map((game) => [game.title, game] as const))('the time tells nothing that is hidden: %s', (_, game) => {
  const seats = game.seats[0]!;
  const s = game.setup(chooseSettings(game, {}, seats) as never, seats, 'time');
  const random = dice('time');
  for (let ply = 0; ply < 80 && game.waitingFor(s).length > 0; ply++) {
    for (const seat of game.waitingFor(s)) {
      const times = ['one', 'two', 'three'].map((truth) =>
        answerAfter(game, game.imagine(s, null, dice(truth)), seat, 'dragon', PAUSE),
      );
      expect(new Set(times).size).toBe(1);
    }
    const seat = game.waitingFor(s)[0]!;
    const options = game.options(s, seat);
    game.play(s, seat, options[random(options.length)]!);
  }
});
