import { defaultsOf } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { DECK, HUES } from '../../src/data/travellers.ts';
import { bridgeTroll } from '../../src/index.ts';
import { setup } from '../../src/rules/setup.ts';
import { scorePoints, sum } from '../../src/rules/words.ts';
import { heap } from '../../src/scenes/lay.ts';
import { SETTINGS } from '../../src/settings.ts';
import { view } from '../../src/view/view.ts';

const DEFAULTS = defaultsOf(SETTINGS);
const begin = (seats: number, seed = 'setup') => setup(DEFAULTS, seats, seed);

describe('Setting up', () => {
  test('[SETUP-9] three to six players', () => expect(bridgeTroll.seats).toEqual([3, 4, 5, 6]));

  test('[SETUP-10] markers never run out', () => {
    const s = begin(3);
    s.points = [100_000, 0, 0];
    scorePoints(s, 0, 6, 'goat', 'GOAT-1');
    expect(s.points[0]).toBe(100_006);
  });

  test.each([3, 4, 5, 6])('[SETUP-1] %i trolls each have six boulders, all of one colour', (seats) => {
    const s = begin(seats);
    for (let seat = 0; seat < seats; seat++) {
      const own = s.boulders.slice(seat * HUES, (seat + 1) * HUES);
      expect(own).toEqual(own.map((_, colour) => (colour === seat ? 6 : 0)));
    }
  });

  test.each([
    [3, '3 red 3 green 3 yellow 9 purple', 18],
    [4, '3 red 3 green 3 yellow 3 purple', 12],
    [5, '3 red 3 green 3 yellow 3 purple 3 brown', 15],
    [6, '3 red 3 green 3 yellow 3 purple 3 brown 3 blue', 18],
  ])('[SETUP-2] the supply of %i trolls is %s', (seats, supply, boulders) => {
    expect(begin(seats).supply).toEqual(heap(supply));
    expect(sum(begin(seats).supply)).toBe(boulders);
  });

  test('[SETUP-3] everyone starts with five points', () => expect(begin(4).points).toEqual([5, 5, 5, 5]));

  test('[SETUP-4] all 53 travellers are in the deck, in an order that depends on the seed', () => {
    const order = begin(4).deck;
    expect(order.toSorted((a, b) => a - b)).toEqual(DECK);
    expect(order).not.toEqual(begin(4, 'another').deck);
  });

  test('[SETUP-5] the highest upgrade is on top; six trolls begin with 13', () => {
    expect(begin(5).stack).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(begin(6).stack.at(-1)).toBe(13);
    expect(begin(6).stack).toHaveLength(13);
  });

  test('[SETUP-6] the one-point marker is on the first trophy, and no one has a trophy yet', () => {
    const shown = view(begin(4), null);
    expect(shown.marker).toBe(true);
    expect(shown.trolls.map((troll) => troll.place)).toEqual([null, null, null, null]);
  });

  test('[SETUP-7] every seat starts in some game', () => {
    const first = new Set(Array.from({ length: 40 }, (_, i) => begin(5, `seed ${i}`).active));
    expect([...first].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});
