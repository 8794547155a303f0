import { chanceOf } from '@trollmoot/bots';
import { brier, recordGame, samplesOf, train } from '@trollmoot/bots/learn';
import { chooseSettings, dice, type Game } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { describe, expect, test } from 'vitest';

const usual = (game: Game): object => {
  const settings = chooseSettings(game, {}, game.seats[0]!);
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
};
const TAUGHT = GAMES.filter(({ bot }) => bot.judgement !== undefined);

describe.each(TAUGHT)('$title', (game) => {
  const { looks, weights } = game.bot.judgement!;

  test('the weights were learned for the looks it has now', () => {
    expect(weights.looks).toEqual(looks);
    expect(weights.weights.map((of) => of.length)).toEqual(looks.map(() => 3));
    expect(weights.weights.flat().every(Number.isFinite)).toBe(true);
  });

  test('the chances of its seats are probabilities, and a game that is over has its result', () => {
    const seats = game.seats.find((n) => n > 1)!;
    const settings = chooseSettings(game, {}, seats) as object;
    const random = dice('chances');
    let s = game.setup(settings as never, seats, 'chances');
    for (let ply = 0; game.result(s) === null && ply < 5000; ply++) {
      if (ply % 20 === 0)
        for (let seat = 0; seat < seats; seat++) {
          const chance = chanceOf(game, game.imagine(s, seat, random), seat);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      const [seat] = game.waitingFor(s);
      const options = game.options(s, seat!);
      s = game.play(s, seat!, options[random(options.length)]!);
    }
    const shares = Array.from({ length: seats }, (_, seat) => chanceOf(game, s, seat));
    expect(game.result(s)).not.toBeNull();
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });
});

describe('what is learned from some games', () => {
  const game = TAUGHT.find(({ name }) => name === 'troll-and-dragon')!;
  const learned = (games: number) => {
    const records = Array.from({ length: games }, (_, n) =>
      recordGame(game, usual(game) as never, 2, `taught ${n}`, 10),
    );
    return train(
      samplesOf(game, records, () => {}),
      game.bot.judgement!.looks.length,
      () => {},
    );
  };

  test('foretells others better than an even share', () => {
    expect(brier(learned(20).said).mean).toBeLessThan(0.25);
  });

  test('is the same every time', () => {
    expect([...learned(6).weights]).toEqual([...learned(6).weights]);
  });
});
