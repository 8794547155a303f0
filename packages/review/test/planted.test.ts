import { usualSettings } from '@trollmoot/bots';
import { dice, type Game, type Position, type Saved, type Seat } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { expect, test } from 'vitest';
import { compare } from '../src/compare.ts';
import { costOf, HABITUAL, judge, judgeAgain, reviewing } from '../src/index.ts';
import { finish, played } from './games.ts';

const named = (name: string): Game => GAMES.find((game) => game.name === name)!;
const APART = 0.25; // the best and the worst option of a position in which a blunder is planted
const rangeOf = (worths: readonly number[]): number => Math.max(...worths) - Math.min(...worths);
const EFFORT = { sift: 12, price: 120 };

/** Positions near the end of habitual games, newest first. */
function* lateIn(game: Game, seats: number): Generator<{ s: Position; seat: Seat }> {
  for (let n = 0; n < 20; n++) {
    const saved = played(game, seats, `planted ${n}`);
    const s = game.setup(saved.settings, seats, saved.seed);
    const all: { s: Position; seat: Seat }[] = [];
    for (const { by, act } of saved.log) {
      if (game.options(s, by).length > 1) all.push({ s: game.clone(s), seat: by });
      game.play(s, by, act);
    }
    yield* all.slice(-25).reverse();
  }
}

test.each(GAMES.map((game) => [game.name, game] as const))('a planted blunder is found and priced: %s', (_, game) => {
  // Late in the game somebody has an option that nearly wins and one that nearly loses, and plays the latter.
  for (const { s, seat } of lateIn(game, game.seats.find((n) => n > 1)!)) {
    const options = game.options(s, seat);
    const worths = (worlds: number): number[] => {
      const lines = options.slice(0, 8).map((act) => ({ act }));
      return compare(game, HABITUAL, s, seat, lines, worlds, `worth ${worlds}`).map(({ shares }) => shares[seat]!);
    };
    if (rangeOf(worths(6)) < APART) continue;
    const sure = worths(80); // a glance at many positions also finds what only looked like it
    if (rangeOf(sure) < APART) continue;
    const asked = { s, seat, act: options[sure.indexOf(Math.min(...sure))]! };
    const first = judge(game, HABITUAL, asked, EFFORT, 'planted')!;
    const again = judgeAgain(game, HABITUAL, asked, first, EFFORT, 'planted again');
    expect(first.counts).toBe(true);
    expect(costOf(again)).toBeGreaterThan(0.1);
    expect(again.rival.shares[seat]!).toBeGreaterThan(again.played.shares[seat]!);
    return;
  }
  throw new Error('no such position was found');
});

test('a game decided by dice is told as luck', () => {
  // One adventurer rolls and rolls without a choice, and the dice give everything to one seat.
  const game = named('troll-and-dragon');
  const settings = usualSettings(game, 2);
  let told: Saved | null = null;
  for (let n = 0; told === null; n++) {
    const saved = played(game, 2, `dice ${n}`, (it, s, seat, seed) =>
      HABITUAL.suggest(it, it.imagine(s, seat, dice(seed)), seat, seed),
    );
    const review = finish(reviewing(game, saved, { seed: 'r', budget: 6000 }));
    if (review.ledger.every(({ own }) => own > -0.1)) told = saved;
    if (told === null) continue;
    expect(saved.settings).toEqual(settings);
    const winner = review.ledger.find(({ end }) => end === 1)!;
    expect(winner.luck).toBeGreaterThan(0.35);
    expect(Math.abs(winner.luck)).toBeGreaterThan(3 * (Math.abs(winner.own) + Math.abs(winner.others)));
    expect(review.moments.some(({ kind }) => kind === 'luck')).toBe(true);
  }
});
