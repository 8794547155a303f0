import { describe, expect, test } from 'vitest';
import { type News, trollAndDragon } from '../../src/index.ts';
import { dragonPlayer } from '../../src/rules/words.ts';
import { inCavern, loadBeat, loadGold, loadRed } from '../../src/scenes/lay.ts';
import { BARBARIAN, KNIGHT, play } from '../acting.ts';

/** Who rolls red in the next steps, while the Dragon sleeps. */
function throwers(seats: number, adventurer: number, beats: number): number[] {
  const s = inCavern({ seats });
  s.adventurer = adventurer;
  return Array.from({ length: beats }, () => {
    const next = dragonPlayer(s);
    play(loadBeat(s, '0 0', '– –'), adventurer, 'roll gold');
    return next;
  });
}

describe('Dragon', () => {
  test('[DRAGON-1] clockwise from the adventurer’s left, one roll each', () => {
    expect(throwers(4, 0, 5)).toEqual([1, 2, 3, 1, 2]);
    expect(throwers(4, 2, 5)).toEqual([3, 0, 1, 3, 0]);
    expect(throwers(5, 4, 6)).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test('[DRAGON-1] with two players, the opponent makes every roll', () => {
    expect(throwers(2, 1, 3)).toEqual([0, 0, 0]);
  });

  test('[DRAGON-1] the adventurer never rolls the red dice', () => {
    expect(trollAndDragon.why(inCavern(), KNIGHT, { do: 'rouse' })).toEqual({
      clause: 'DRAGON-1',
      fact: { thrower: BARBARIAN },
    });
  });

  test('[DRAGON-2] on entering nothing has been rolled yet', () => {
    const s = inCavern();
    expect([s.throws, s.rouses, s.opened]).toEqual([0, 0, false]);
    expect(s.red).toEqual([null, null]);
  });

  test.each([
    ['Dragon –', ['dragon', 'blank']],
    ['– Dragon', ['blank', 'dragon']],
  ])('[DRAGON-3] %s: that die is set aside, the other is rolled alone', (first, lying) => {
    const s = inCavern();
    s.news = [];
    play(loadBeat(s, '0 0', first), KNIGHT, 'roll gold');
    expect(s.red).toEqual(lying);
    play(loadBeat(s, '0 0', '–'), KNIGHT, 'roll gold'); // one red die is loaded, and one is rolled
    expect(s.red).toEqual(lying);
    expect(s.rng).toHaveLength(4);
    expect(s.news.filter(({ news }) => news === 'stirred')).toHaveLength(1);
  });

  test('[DRAGON-4] the second Dragon wakes it, and the player who rolled it is the waker', () => {
    const s = inCavern({ atRisk: [1, 0] });
    s.news = [];
    play(loadBeat(s, '0 0', 'Dragon –'), KNIGHT, 'roll gold');
    play(loadBeat(s, '0 0', 'Dragon'), KNIGHT, 'roll gold');
    const woke = s.news.find((news: News) => news.news === 'woke');
    expect(woke).toMatchObject({ player: 2, diamonds: 1, nuggets: 0 });
  });

  test('[DRAGON-4] two Dragons at once wake it at once', () => {
    const s = play(loadBeat(inCavern({ atRisk: [3, 0] }), '0 0', 'Dragon Dragon'), KNIGHT, 'roll gold');
    expect([s.packDiamonds[BARBARIAN], s.adventurer]).toEqual([1, BARBARIAN]);
  });

  test('[DRAGON-5] the adventurer loses what is at risk and keeps the pack', () => {
    const s = inCavern({ atRisk: [3, 2], packs: [[5, 5]] }, 'Dragon –');
    play(loadBeat(s, '0 0', 'Dragon'), KNIGHT, 'roll gold');
    expect([s.riskDiamonds, s.riskNuggets]).toEqual([0, 0]);
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT], s.adventurer]).toEqual([5, 5, BARBARIAN]);
  });

  test.each(['beats', 'race'] as const)(
    '[DRAGON-6] the adventurer stops at once when the Dragon wakes, in the form of %s',
    (duel) => {
      const s = inCavern({ atRisk: [2, 1], settings: { duel } }, 'Dragon –');
      if (duel === 'beats') play(loadBeat(s, '2 2', 'Dragon'), KNIGHT, 'roll gold');
      else {
        play(loadGold(s, '2 2'), KNIGHT, 'roll gold');
        play(loadRed(s, 'Dragon'), BARBARIAN, 'roll red');
      }
      expect(trollAndDragon.options(s, KNIGHT)).toEqual([]);
      expect(trollAndDragon.why(s, KNIGHT, { do: 'throw' })?.clause).toBe('TURN-3');
      expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT], s.adventurer]).toEqual([0, 0, BARBARIAN]);
    },
  );
});
