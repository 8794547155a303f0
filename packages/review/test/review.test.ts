import { dice, type Game, replay } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HABITUAL,
  inPoints,
  type Judged,
  judge,
  judgeAgain,
  lookCloser,
  type Review,
  type Row,
  reviewing,
} from '../src/index.ts';
import { ledgerOf } from '../src/ledger.ts';
import { finish, played } from './games.ts';

const every = GAMES.map((game) => [game.name, game] as const);
const most = (game: Game): number => Math.max(...game.seats);
const fewest = (game: Game): number => Math.min(...game.seats.filter((n) => n > 1));
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const cache = new Map<string, Review>();
/** A review with the fewest play-outs there can be. */
function quick(game: Game, seats: number, seed: string): Review {
  const key = `${game.name} ${seats} ${seed}`;
  const review = cache.get(key) ?? finish(reviewing(game, played(game, seats, seed), { seed, budget: 1 }));
  cache.set(key, review);
  return review;
}

const whole = GAMES.filter(({ name }) => name !== 'vast').map((game) => [game.name, game] as const);

describe.each(whole)('%s', (_name, game) => {
  test('the ledger of a whole game adds up along rows and down columns, in shares and in whole points', () => {
    const { ledger, chances } = quick(game, fewest(game), 'adds up');
    expectToAddUp(ledger);
    expect(chances.at(-1)!.playOuts).toBe(0);
  });
});

/** Along every row and down every column, in shares and in whole points. */
function expectToAddUp(ledger: readonly Row[]): void {
  for (const { start, own, others, luck, end } of ledger) expect(start + own + others + luck).toBeCloseTo(end, 9);
  expect(sum(ledger.map(({ start }) => start))).toBeCloseTo(1, 9);
  expect(sum(ledger.map(({ end }) => end))).toBeCloseTo(1, 9);
  expect(sum(ledger.map(({ luck }) => luck))).toBeCloseTo(0, 9);
  expect(sum(ledger.map(({ own, others }) => own + others))).toBeCloseTo(0, 9);
  const points = inPoints(ledger);
  for (const { start, own, others, luck, end } of points) expect(start + own + others + luck).toBe(end);
  expect(sum(points.map(({ luck }) => luck))).toBe(0);
  expect(sum(points.map(({ own, others }) => own + others))).toBe(0);
  expect(sum(points.map(({ start }) => start))).toBe(100);
}

test('any findings give a ledger that adds up, also where everyone can lose', () => {
  const shares = (seats: number) =>
    fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: seats + 1, maxLength: seats + 1 })
      .filter((parts) => sum(parts) > 0)
      .map((parts) => parts.slice(0, seats).map((part) => part / sum(parts)));
  const findings = fc.integer({ min: 1, max: 5 }).chain((seats) =>
    fc.record({
      start: shares(seats),
      end: shares(seats),
      choices: fc.array(
        fc.record({
          seat: fc.integer({ min: 0, max: seats - 1 }),
          played: shares(seats),
          rival: shares(seats),
          plusMinus: fc.double({ min: 0, max: 0.2, noNaN: true }),
          isConfirmed: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
    }),
  );
  fc.assert(
    fc.property(findings, ({ start, end, choices }) => {
      const judged = choices.map(
        ({ seat, played, rival, plusMinus, isConfirmed }, ply): Judged => ({
          ply,
          seat,
          played: { act: { do: 'this' }, shares: played },
          rival: { act: { do: 'that' }, shares: rival },
          by: { mean: rival[seat]! - played[seat]!, plusMinus },
          counts: true,
          worlds: 10,
          playOuts: 20,
          isConfirmed,
        }),
      );
      expectToAddUp(ledgerOf({ ply: 0, shares: start, playOuts: 10 }, { ply: 9, shares: end, playOuts: 0 }, judged));
    }),
  );
});

test('the same seed and budget give the same review, and plain data', () => {
  const game = GAMES.find(({ name }) => name === 'troll-and-dragon')!;
  const again = finish(reviewing(game, played(game, 2, 'adds up'), { seed: 'adds up', budget: 1 }));
  expect(again).toEqual(quick(game, 2, 'adds up'));
  expect(JSON.parse(JSON.stringify(again))).toEqual(again);
});

describe.each(every)('%s', (_name, game) => {
  test('a choice is judged only by what its seat could know', () => {
    const saved = played(game, most(game), 'hidden');
    for (const ply of [5, 45].filter((n) => n < saved.log.length)) {
      const s = replay(game, saved, ply);
      const { by: seat, act } = saved.log[ply]!;
      const effort = { sift: 1, price: 2 };
      const judgements = ['one', 'two', 'three'].map((truth) => {
        const possible = game.imagine(s, seat, dice(truth));
        expect(game.view(possible, seat)).toEqual(game.view(s, seat));
        const judged = judge(game, HABITUAL, { s: possible, seat, act }, effort, 'same');
        const again = judged && judgeAgain(game, HABITUAL, { s: possible, seat, act }, judged, effort, 'again');
        return JSON.stringify([judged, again]);
      });
      expect(new Set(judgements).size).toBe(1);
    }
  });

  test('what no seat knows is dealt again without changing any view', () => {
    const saved = played(game, most(game), 'hidden');
    for (const share of [0, 0.2, 0.5, 0.8]) {
      const s = replay(game, saved, Math.floor(share * saved.log.length));
      const t = game.redeal?.(s, dice('again')) ?? s;
      for (let seat = 0; seat < saved.seats; seat++) expect(game.view(t, seat)).toEqual(game.view(s, seat));
      expect(game.waitingFor(t)).toEqual(game.waitingFor(s));
    }
  });
});

test('where everyone can lose, nobody has a row of their own', () => {
  const rows = ledgerOf({ ply: 0, shares: [0.5, 0.25], playOuts: 100 }, { ply: 9, shares: [0, 0], playOuts: 0 }, []);
  expect(inPoints(rows)).toEqual([
    { seat: 0, start: 50, own: 0, others: 0, luck: -50, end: 0 },
    { seat: 1, start: 25, own: 0, others: 0, luck: -25, end: 0 },
    { seat: null, start: 25, own: 0, others: 0, luck: 75, end: 100 },
  ]);
});

test('looking closer spends more on one choice, and the ledger still adds up', () => {
  const game = GAMES.find(({ name }) => name === 'troll-and-dragon')!;
  const saved = played(game, 2, 'closer');
  const review = finish(reviewing(game, saved, { seed: 'r', budget: 1 }));
  const { ply, worlds } = review.choices[0]!;
  const closer = lookCloser(game, saved, review, ply, 1200);
  expect(closer.choices[0]!.worlds).toBeGreaterThan(worlds);
  for (const { start, own, others, luck, end } of closer.ledger)
    expect(start + own + others + luck).toBeCloseTo(end, 9);
});

test('a game that still runs is not reviewed', () => {
  const game = GAMES[0]!;
  const saved = played(game, game.seats[0]!, 'runs');
  const half = { ...saved, log: saved.log.slice(0, 10) };
  expect(() => finish(reviewing(game, half, { seed: 'r', budget: 1 }))).toThrow('over');
});
