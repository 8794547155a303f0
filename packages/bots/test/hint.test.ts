import { dice, type Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { hint, think, usualSettings } from '../src/index.ts';
import { drawn, mark } from './position.ts';
import { pig } from './toys/pig.ts';

test('a hint says what the bot would do, and which term moves most', () => {
  const { act, reasons } = hint(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'troll', seed: 'h' });
  expect(act).toEqual(mark(2));
  expect(reasons).toEqual([{ term: 'row', by: 1 }]); // three in a row, against none with any other mark
});

test('reasons come strongest first, and may speak against the act', () => {
  const s = pig.setup({}, 2, 'hint');
  s.gathered = 30;
  const { act, reasons } = hint(pig, s, 0, { level: 'goblin', seed: 'h' });
  expect(act).toEqual({ do: 'hold' });
  const by = Object.fromEntries(reasons.map((reason) => [reason.term, reason.by]));
  expect(by.points).toBe(30); // rolling on would have banked nothing
  expect(by.gathered).toBeLessThan(0);
  expect(Math.abs(reasons[0]!.by)).toBeGreaterThanOrEqual(Math.abs(reasons[1]!.by));
});

test('nobody is told reasons who did not want to hear them', () => {
  expect(think(pig, pig.setup({}, 2, 'hint'), 0, { level: 'goblin', seed: 'h', quiet: true }).reasons).toEqual([]);
});

/** Every term that `evaluate` tells in a game played at random, with everybody there is. */
function termsOf(game: Game): Set<string> {
  const seats = Math.max(...game.seats);
  const s = game.setup(usualSettings(game, seats), seats, 'terms');
  const random = dice('terms');
  const terms = new Set<string>();
  for (let [seat] = game.waitingFor(s); seat !== undefined; [seat] = game.waitingFor(s)) {
    game.bot.evaluate(s, seat, (term) => terms.add(term));
    const options = game.options(s, seat);
    game.play(s, seat, options[random(options.length)]!);
  }
  return terms;
}

test.each(['cave-troll', 'bridge-troll', 'troll-and-dragon', 'vast'])(
  '%s names its terms in every language',
  (name) => {
    const game = GAMES.find((one) => one.name === name)!;
    const terms = [...termsOf(game)].sort();
    expect(terms.length).toBeGreaterThan(3);
    for (const words of Object.values(game.words)) expect(Object.keys(words.terms ?? {}).sort()).toEqual(terms);
  },
);
