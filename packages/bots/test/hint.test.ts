import { dice, type Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { hint, think, usualSettings } from '../src/index.ts';
import { drawn, mark } from './position.ts';
import { pig } from './toys/pig.ts';

test("a hint gives the bot's choice and the term it changes most", () => {
  const { act, reasons } = hint(ticTacToe, drawn('XX. OO. ...'), 0, { level: 'troll', seed: 'h' });
  expect(act).toEqual(mark(2));
  expect(reasons).toEqual([{ term: 'row', by: 1 }]); // three in a row; any other mark makes none
});

test('reasons come strongest first, and may count against the act', () => {
  const s = pig.setup({}, 2, 'hint');
  s.gathered = 30;
  const { act, reasons } = hint(pig, s, 0, { level: 'goblin', seed: 'h' });
  expect(act).toEqual({ do: 'hold' });
  const by = Object.fromEntries(reasons.map((reason) => [reason.term, reason.by]));
  expect(by.points).toBe(30); // rolling again would have banked nothing
  expect(by.gathered).toBeLessThan(0);
  expect(Math.abs(reasons[0]!.by)).toBeGreaterThanOrEqual(Math.abs(reasons[1]!.by));
});

test('a quiet request gets no reasons', () => {
  expect(think(pig, pig.setup({}, 2, 'hint'), 0, { level: 'goblin', seed: 'h', quiet: true }).reasons).toEqual([]);
});

/** Every term that `evaluate` reports in a game at random with as many seats as possible. */
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

const EXPLAINED = GAMES.filter(({ words }) => words.en.terms !== undefined);
test.each(EXPLAINED.map((game) => [game.name, game] as const))(
  '%s names its terms in every language',
  (_name, game) => {
    const terms = [...termsOf(game)].sort();
    expect(terms.length).toBeGreaterThan(3);
    for (const words of Object.values(game.words)) expect(Object.keys(words.terms ?? {}).sort()).toEqual(terms);
  },
);
