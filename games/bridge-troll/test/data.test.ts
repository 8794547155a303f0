import { describe, expect, test } from 'vitest';
import { DIE, type Printed, SCHEDULES, TRAVELLERS, UPGRADES, WEATHERS } from '../src/data/printed.ts';
import { DECK, SORT } from '../src/data/travellers.ts';

const KINDS: readonly Printed[] = TRAVELLERS;
const total = (sort: string, of: (kind: Printed) => number): number =>
  KINDS.filter((kind) => kind.sort === sort).reduce((sum, kind) => sum + kind.copies * of(kind), 0);
const toll = (kind: Printed): number => kind.toll ?? 0;
const food = (kind: Printed): number => kind.food ?? 0;
const points = (kind: Printed): number => kind.points ?? 0;

describe('What is printed', () => {
  test('[SETUP-8] 53 cards: 24 regular, 3 royals, 11 specials, 4 bonuses, 8 robbers, 3 goats', () => {
    expect(DECK).toHaveLength(53);
    const sorts = ['regular', 'royal', 'special', 'bonus', 'robber', 'goat'];
    expect(sorts.map((sort) => total(sort, () => 1))).toEqual([24, 3, 11, 4, 8, 3]);
  });

  test('[SETUP-8] regular cards: tolls 74, food 65, better sides 98', () => {
    expect([total('regular', toll), total('regular', food)]).toEqual([74, 65]);
    expect(total('regular', (kind) => Math.max(toll(kind), food(kind)))).toBe(98);
  });

  test('[SETUP-8] specials 24 food; royals 12 food and 27 ransom; bonuses 9; goats 12 points', () => {
    expect(total('special', food)).toBe(24);
    expect([total('royal', food), total('royal', toll)]).toEqual([12, 27]);
    expect([total('bonus', points), total('goat', points)]).toEqual([9, 12]);
  });

  test('[SETUP-8] hazards are 11 of 53 cards, about a fifth', () => {
    const hazards = DECK.filter((card) => SORT[card] === 'robber' || SORT[card] === 'goat').length;
    expect(hazards).toBe(11);
    expect(hazards / DECK.length).toBeCloseTo(0.2075, 4);
  });

  test('[SETUP-8] split perfectly, the whole deck trades for 64, 68, 71, 72 points with 0 to 3 ransoms', () => {
    expect([0, 1, 2, 3].map(bestSplit)).toEqual([64, 68, 71, 72]);
  });

  test('[SETUP-8] upgrades sum to 120, or 91 without 14 and 15', () => {
    const sum = UPGRADES.reduce((all, number) => all + number, 0);
    expect([sum, sum - 14 - 15]).toEqual([120, 91]);
  });

  test('[SETUP-8] every goat is a single card, so a goat seen leaving is nowhere else', () => {
    expect(KINDS.filter((kind) => kind.sort === 'goat').map((kind) => kind.copies)).toEqual([1, 1, 1]);
  });

  test('[SETUP-8] there are few enough kinds for one bit each in 32', () => expect(KINDS.length).toBeLessThan(32));

  test('[SETUP-8] the die has six faces, and schedules rise with the weather', () => {
    expect(DIE).toHaveLength(6);
    for (const { travellers } of Object.values(SCHEDULES)) {
      const numbers = WEATHERS.map((weather) => travellers[weather]);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  test.each([
    [3, 3.5, 14.82],
    [4, 4.5, 11.41],
    [5, 5.5, 9.24],
    [6, 6.5, 7.75],
  ])('[SETUP-8] %i trolls: %f travellers per turn, %f turns until the deck runs out', (trolls, mean, turns) => {
    const faces = DIE.map((weather) => SCHEDULES[trolls]!.travellers[weather]);
    expect(faces.reduce((sum, n) => sum + n, 0) / faces.length).toBe(mean);
    expect(expectedTurns(faces, DECK.length)).toBeCloseTo(turns, 2);
  });
});

/** The exact mean number of turns before a roll asks for more cards than the deck has. */
function expectedTurns(faces: readonly number[], deck: number): number {
  const turns: number[] = [];
  for (let left = 0; left <= deck; left++)
    turns[left] = faces.reduce((sum, n) => sum + (n <= left ? 1 + turns[left - n]! : 0), 0) / faces.length;
  return turns[deck]!;
}

/** The most points that all cards together can score with this many royals ransomed: the best of all allocations. */
function bestSplit(ransoms: number): number {
  const royals = KINDS.filter((kind) => kind.sort === 'royal').toSorted((a, b) => toll(b) - toll(a));
  const regulars = KINDS.flatMap((kind) => (kind.sort === 'regular' ? Array<Printed>(kind.copies).fill(kind) : []));
  let best = 0;
  for (const ransomed of choices(royals, ransoms)) {
    const eaten = royals.filter((royal) => !ransomed.includes(royal));
    const start = total('special', food) + eaten.reduce((sum, royal) => sum + food(royal), 0);
    const mostFood = new Map<number, number>([[ransomed.reduce((sum, royal) => sum + toll(royal), 0), start]]); // by tolls
    for (const kind of regulars)
      for (const [tolls, foods] of [...mostFood].toSorted((a, b) => b[0] - a[0])) {
        mostFood.set(tolls + toll(kind), Math.max(mostFood.get(tolls + toll(kind)) ?? 0, foods));
        mostFood.set(tolls, foods + food(kind));
      }
    for (const [tolls, foods] of mostFood) best = Math.max(best, Math.min(tolls, foods));
  }
  return best;
}

function choices<T>(from: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}
