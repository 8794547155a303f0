import { describe, expect, test } from 'vitest';
import { inGrotto, loadWhite, newGame } from '../../src/scenes/lay.ts';
import { BARBARIAN, choices, KNIGHT, play } from '../acting.ts';

describe('Troll', () => {
  test('[TROLL-1] when the last die is blocked, everything at risk goes into his Hand', () => {
    const s = inGrotto('T T T D', { atRisk: [7, 0], hand: 2, packs: [[4, 1]] });
    play(loadWhite(s, 'T'), KNIGHT, 'roll white');
    expect([s.hand, s.riskDiamonds]).toEqual([9, 0]);
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT]]).toEqual([4, 1]);
    expect(s.adventurer).toBe(BARBARIAN);
  });

  test('[TROLL-1] a die set aside counts as blocked', () => {
    const s = play(loadWhite(inGrotto('T T K* D', { atRisk: [3, 0] }), 'T'), KNIGHT, 'roll white');
    expect([s.hand, s.adventurer]).toEqual([3, BARBARIAN]);
  });

  test('[TROLL-1] he comes at once on four Trolls in the first roll', () => {
    const s = play(loadWhite(newGame(), 'T T T T'), KNIGHT, 'roll white');
    expect([s.hand, s.adventurer]).toEqual([0, BARBARIAN]);
  });

  test('[TROLL-1] with three Trolls and a free die he stays away', () => {
    const s = play(loadWhite(newGame(), 'T T T D'), KNIGHT, 'roll white');
    expect(choices(s)).toEqual(['roll white', 'leave']);
  });

  test('[TROLL-2] his Hand keeps what it has through the turns', () => {
    const s = inGrotto('D D D D', { hand: 6, atRisk: [2, 0] });
    play(s, KNIGHT, 'leave');
    play(loadWhite(s, 'D D D D'), BARBARIAN, 'roll white', 'leave');
    expect(s.hand).toBe(6);
  });
});
