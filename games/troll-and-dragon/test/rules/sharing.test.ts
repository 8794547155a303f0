import type { Act } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { type State, trollAndDragon } from '../../src/index.ts';
import { inCavern, loadBeat, loadRed } from '../../src/scenes/lay.ts';
import { ARCHER, BARBARIAN, CAT, choices, KNIGHT, play, treasureIn } from '../acting.ts';

/** Wake the Dragon in this many steps: the nth dragon player is the waker. */
function wakeAfter(s: State, beats: number): State {
  for (let i = 1; i < beats; i++) play(loadBeat(s, '0 0', '–'), KNIGHT, 'roll gold');
  return play(loadBeat(s, '0 0', 'Dragon'), KNIGHT, 'roll gold');
}
const packs = (s: State): [number, number][] =>
  s.packDiamonds.map((diamonds, seat) => [diamonds, s.packNuggets[seat]!]);

/** The slow, simple version: one piece after another. */
function dealtOneByOne(seats: number, waker: number, diamonds: number, nuggets: number): [number, number][] {
  const packs = Array.from({ length: seats }, (): [number, number] => [0, 0]);
  for (let seat = waker; diamonds + nuggets > 0; seat = (seat + 1) % seats) {
    if (seat === KNIGHT) continue;
    if (nuggets-- > 0) packs[seat]![1]++;
    else {
      nuggets = 0;
      diamonds--;
      packs[seat]![0]++;
    }
  }
  return packs;
}

describe('Sharing', () => {
  test.each([3, 4, 5])('[SHARE-1] with %i players the Troll drops his whole Hand', (seats) => {
    const s = wakeAfter(inCavern({ seats, atRisk: [4, 3], hand: 8 }, 'Dragon –'), 1);
    expect(s.hand).toBe(0);
    expect(s.packDiamonds.reduce((a, b) => a + b)).toBe(12);
    expect(s.packNuggets.reduce((a, b) => a + b)).toBe(3);
    expect(packs(s)[KNIGHT]).toEqual([0, 0]);
  });

  test('[SHARE-2] [SHARE-3] 4 nuggets and 5 diamonds among three, nuggets first from the waker', () => {
    const s = wakeAfter(inCavern({ atRisk: [5, 4] }, 'Dragon –'), 1);
    expect(packs(s)).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
  });

  test('[SHARE-2] the deal starts with the waker and skips the adventurer', () => {
    const s = wakeAfter(inCavern({ atRisk: [2, 0] }, 'Dragon –'), 3);
    expect(packs(s)).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('[SHARE-2] [SHARE-3] any pool, any waker: as if dealt piece by piece', () => {
    for (const seats of [3, 4, 5])
      for (let waker = 1; waker < seats; waker++)
        for (const [diamonds, nuggets, hand] of [
          [0, 0, 0],
          [1, 0, 0],
          [0, 1, 2],
          [7, 5, 3],
          [2, 11, 1],
          [20, 3, 9],
        ] as const) {
          const s = inCavern({ seats, atRisk: [diamonds, nuggets], hand }, 'Dragon –');
          const all = treasureIn(s);
          wakeAfter(s, waker);
          expect(packs(s)).toEqual(dealtOneByOne(seats, waker, diamonds + hand, nuggets));
          expect(treasureIn(s)).toEqual(all);
        }
  });

  test.each([
    [0, 7, 0],
    [2, 9, 0],
    [3, 10, 0],
    [5, 10, 2],
  ])(
    '[SHARE-4] [SHARE-5] two players, %i in the Hand: the opponent has %i diamonds, %i stay',
    (hand, diamonds, rest) => {
      const s = wakeAfter(inCavern({ seats: 2, atRisk: [7, 4], hand }, 'Dragon –'), 1);
      expect(packs(s)).toEqual([
        [0, 0],
        [diamonds, 4],
      ]);
      expect(s.hand).toBe(rest);
    },
  );

  test('[SHARE-6] shares choose: each dragon player in turn takes a nugget or a diamond, while there are both', () => {
    const s = wakeAfter(inCavern({ atRisk: [2, 2], hand: 1, settings: { shares: 'choose' } }, 'Dragon –'), 2);
    expect(trollAndDragon.view(s, null)).toMatchObject({
      waiting: [CAT],
      dropped: { diamonds: 3, nuggets: 2 },
      hand: 0,
    });
    expect(choices(s, CAT)).toEqual(['take nugget', 'take diamond']);
    expect(trollAndDragon.why(s, BARBARIAN, { do: 'take' })?.clause).toBe('TURN-3');
    play(s, CAT, 'take diamond');
    play(s, ARCHER, 'take nugget');
    play(s, BARBARIAN, 'take nugget'); // two diamonds are left: no choice any more
    expect(packs(s)).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [1, 1],
    ]);
    expect(s.adventurer).toBe(BARBARIAN);
    expect(treasureIn(s)).toMatchObject({ diamonds: 60 + 3, nuggets: 50 + 2 });
  });

  test('[SHARE-6] with two players the opponent chooses how many diamonds to take from the Hand', () => {
    const s = wakeAfter(inCavern({ seats: 2, atRisk: [7, 4], hand: 5, settings: { shares: 'choose' } }, 'Dragon –'), 1);
    expect(choices(s, BARBARIAN)).toEqual([3, 2, 1, 0].map((n) => `take ${n} from Troll Hand`));
    expect(packs(s)[BARBARIAN]).toEqual([7, 4]);
    expect(trollAndDragon.why(s, BARBARIAN, { do: 'snatch', diamonds: 4 } as Act)).toEqual({
      clause: 'SHARE-6',
      fact: { hand: 5 },
    });
    play(s, BARBARIAN, 'take 2 from Troll Hand');
    expect([packs(s)[BARBARIAN], s.hand, s.adventurer]).toEqual([[9, 4], 3, BARBARIAN]);
  });

  test('[SHARE-6] the plan and the race stop for the choice, too', () => {
    const race = inCavern({ atRisk: [1, 1], settings: { duel: 'race', shares: 'choose' } }, 'Dragon –');
    race.opened = true;
    play(loadRed(race, 'Dragon'), BARBARIAN, 'roll red');
    expect(trollAndDragon.waitingFor(race)).toEqual([BARBARIAN]);
    play(race, BARBARIAN, 'take nugget');
    expect(packs(race)[CAT]).toEqual([1, 0]);
  });
});
