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

test('reasons come strongest first, and none of them counts against the act', () => {
  const s = pig.setup({}, 2, 'hint');
  s.gathered = 30;
  const { act, reasons } = hint(pig, s, 0, { level: 'goblin', seed: 'h' });
  expect(act).toEqual({ do: 'hold' });
  expect(reasons).toEqual([{ term: 'points', by: 30 }]); // rolling again would have banked nothing; less is gathered then
});

test('what the act denies a rival is a reason for it', () => {
  const game: typeof ticTacToe = {
    ...ticTacToe,
    bot: {
      ...ticTacToe.bot,
      rivals: (s, seat, listen) => listen('open row', s.cells[2] === null ? 1 : 0, 1 - seat),
    },
  };
  const { act, reasons } = hint(game, drawn('OO. X.. ..X'), 0, { level: 'troll', seed: 'h' });
  expect(act).toEqual(mark(2));
  expect(reasons).toContainEqual({ term: 'open row', by: 1, of: 1 });
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

test.each(GAMES.map((game) => [game.name, game] as const))(
  '%s: a hint has a reason, and each speaks for it',
  (_, game) => {
    const seats = game.seats[0]!;
    const s = game.setup(usualSettings(game, seats), seats, 'reasons');
    const random = dice('reasons');
    for (let ply = 0; ply < 120 && game.result(s) === null; ply++) {
      const seat = game.waitingFor(s)[0]!;
      const options = game.options(s, seat);
      if (options.length > 1 && ply % 6 === 0) {
        const { reasons } = hint(game, game.imagine(s, seat, random), seat, { level: 'goblin', seed: `${ply}` });
        expect(reasons.length).toBeGreaterThan(0);
        for (const { by } of reasons) expect(by).toBeGreaterThan(0);
      }
      game.play(s, seat, options[random(options.length)]!);
    }
  },
);

const DENYING = GAMES.filter(({ bot }) => bot.rivals !== undefined);
test.each(DENYING.map((game) => [game.name, game] as const))(
  '%s says in every language what it denies a rival',
  (_, game) => {
    const seats = game.seats[0]!;
    const s = game.setup(usualSettings(game, seats), seats, 'denied');
    const random = dice('denied');
    const denied = new Map<string, number>();
    for (let [seat] = game.waitingFor(s); seat !== undefined; [seat] = game.waitingFor(s)) {
      game.bot.rivals!(s, seat, (term, _value, rival) => denied.set(term, rival));
      const options = game.options(s, seat);
      game.play(s, seat, options[random(options.length)]!);
    }
    expect(denied.size).toBeGreaterThan(3);
    for (const words of Object.values(game.words))
      for (const [term, rival] of denied) {
        const said = words.denies!(term, rival, game.view(s, null));
        expect(said).not.toBe(term);
        expect(said).not.toContain('undefined');
      }
  },
);
