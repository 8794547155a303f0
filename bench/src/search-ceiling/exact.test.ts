import { newPosition, seeded } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { chancesOf, type Hoard } from './exact.ts';
import { perfect } from './perfect.ts';

/** The last turn, the Grotto empty: five points behind in the Cavern, die B still out. */
const lastDuel = (changes: Partial<Hoard> = {}): Hoard => ({
  ...newPosition(seeded('last duel')),
  agenda: [{ step: 'beats' }],
  grotto: 0,
  cavern: 20,
  hand: 0,
  packDiamonds: [0, 5],
  packNuggets: [0, 0],
  adventurer: 0,
  riskDiamonds: 0,
  riskNuggets: 0,
  white: ['key', 'door', 'troll', 'troll'],
  free: [false, false, false, false],
  red: ['dragon', 'blank'],
  ...changes,
});
const OPTIONS = [{ do: 'throw' }, { do: 'leave' }];

test('exact chances agree with what can be worked out by hand', () => {
  // With one nugget: a throw brings another with 20/36, nothing with 16/36; the Dragon sleeps on with 2/3.
  const withOne = ((20 / 36) * (2 / 3)) / (1 - (16 / 36) * (2 / 3));
  const withNone = ((8 / 36) * (2 / 3) * withOne + (12 / 36) * (2 / 3)) / (1 - (16 / 36) * (2 / 3));
  const one = lastDuel({ cavern: 19, riskNuggets: 1 });
  expect(chancesOf(perfect, one, OPTIONS)).toEqual([expect.closeTo(withOne, 12), 0]);
  expect(chancesOf(perfect, lastDuel(), OPTIONS)).toEqual([expect.closeTo(withNone, 12), 0]);
});

test('two nuggets are enough: whoever leaves has won', () => {
  const [on, leave] = chancesOf(perfect, lastDuel({ cavern: 18, riskNuggets: 2 }), OPTIONS)!;
  expect(leave).toBe(1);
  expect(on).toBeLessThan(1);
});

test('far beyond the tables nothing is claimed', () => {
  expect(chancesOf(perfect, lastDuel({ packDiamonds: [0, 60] }), OPTIONS)).toBeNull();
});
