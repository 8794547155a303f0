import { newPosition, seeded } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { chancesOf, type DragonPosition } from './exact.ts';
import { perfect } from './perfect.ts';

/** The last turn: the Grotto is empty, the adventurer is in the Cavern, five points behind, with die B still out. */
const lastDuel = (changes: Partial<DragonPosition> = {}): DragonPosition => ({
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

test('exact chances agree with a calculation by hand', () => {
  // With one nugget: a throw brings another in 20/36 and nothing in 16/36 of all cases. The Dragon stays asleep in 2/3.
  const withOne = ((20 / 36) * (2 / 3)) / (1 - (16 / 36) * (2 / 3));
  const withNone = ((8 / 36) * (2 / 3) * withOne + (12 / 36) * (2 / 3)) / (1 - (16 / 36) * (2 / 3));
  const one = lastDuel({ cavern: 19, riskNuggets: 1 });
  expect(chancesOf(perfect, one, OPTIONS)).toEqual([expect.closeTo(withOne, 12), 0]);
  expect(chancesOf(perfect, lastDuel(), OPTIONS)).toEqual([expect.closeTo(withNone, 12), 0]);
});

test('with two nuggets, leaving wins', () => {
  const [on, leave] = chancesOf(perfect, lastDuel({ cavern: 18, riskNuggets: 2 }), OPTIONS)!;
  expect(leave).toBe(1);
  expect(on).toBeLessThan(1);
});

test('there are no chances beyond the limits of the tables', () => {
  expect(chancesOf(perfect, lastDuel({ packDiamonds: [0, 60] }), OPTIONS)).toBeNull();
});
