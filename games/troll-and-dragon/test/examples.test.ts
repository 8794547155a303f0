import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../src/index.ts';
import { inCavern, inGrotto, loadBeat, loadWhite, newGame } from '../src/scenes/lay.ts';
import { ARCHER, BARBARIAN, CAT, choices, KNIGHT, play } from './acting.ts';

// Worked examples, move by move.

describe('a turn in the Grotto', () => {
  test('two diamonds, a Key and a Troll', () => {
    const s = play(loadWhite(newGame(), 'D D K T'), KNIGHT, 'roll white');
    expect(s.riskDiamonds).toBe(2);
    expect(trollAndDragon.view(s, KNIGHT).white.filter(({ free }) => free)).toHaveLength(3);
    play(s, KNIGHT, 'set key aside');
    expect(trollAndDragon.view(s, KNIGHT).white.filter(({ free }) => free)).toHaveLength(2);
  });

  test('three Trolls and a Key: leave or roll, but do not set it aside', () => {
    expect(choices(inGrotto('T T T K'))).toEqual(['roll white', 'leave']);
  });

  test('two Trolls, the Door kept, and the last die shows the Key: in', () => {
    const s = play(loadWhite(inGrotto('T T L* D'), 'K'), KNIGHT, 'roll white');
    expect(choices(s)).toEqual(['set key aside', 'roll white', 'leave']);
    expect(trollAndDragon.view(play(s, KNIGHT, 'set key aside'), KNIGHT).phase).toBe('cavern');
  });

  test('seven diamonds at risk and the last die shows the Troll', () => {
    const s = play(loadWhite(inGrotto('T T T D', { atRisk: [7, 0] }), 'T'), KNIGHT, 'roll white');
    expect([s.hand, s.packDiamonds[KNIGHT]]).toEqual([7, 0]);
  });

  test('two diamonds left, three rolled, and the Troll takes them: the game still ends', () => {
    const s = play(loadWhite(inGrotto('D D D T', { grotto: 2 }), 'D D D'), KNIGHT, 'roll white');
    expect([s.riskDiamonds, s.grotto]).toEqual([2, 0]);
    play(loadWhite(s, 'T T T'), KNIGHT, 'roll white');
    expect(s.hand).toBe(2);
    expect(trollAndDragon.result(s)?.scores).toEqual([0, 0, 0, 0]);
  });
});

describe('the Dragon wakes', () => {
  test('with four players the Cat rolls the second Dragon', () => {
    const s = inCavern({ atRisk: [4, 3], hand: 5, packs: [[10, 2]] });
    play(loadBeat(s, '0 0', '– Dragon'), KNIGHT, 'roll gold'); // the Barbarian
    play(loadBeat(s, '0 0', 'Dragon'), KNIGHT, 'roll gold'); // the Cat
    for (const seat of [CAT, ARCHER, BARBARIAN]) expect([s.packDiamonds[seat], s.packNuggets[seat]]).toEqual([3, 1]);
    expect([s.hand, s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT]]).toEqual([0, 10, 2]);
  });

  test('with two players the opponent takes it all, and three from the Hand', () => {
    const s = inCavern({ seats: 2, atRisk: [4, 3], hand: 5 }, 'Dragon –');
    play(loadBeat(s, '0 0', 'Dragon'), KNIGHT, 'roll gold');
    expect([s.packDiamonds[BARBARIAN], s.packNuggets[BARBARIAN], s.hand]).toEqual([7, 3, 2]);
  });
});

test('twenty diamonds and ten nuggets beat twenty-three and nine', () => {
  const s = inGrotto('D T T T', {
    seats: 2,
    grotto: 0,
    packs: [
      [20, 10],
      [23, 9],
    ],
  });
  expect(trollAndDragon.result(play(s, KNIGHT, 'leave'))).toEqual({ places: [1, 2], scores: [50, 50] });
});
