import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../../src/index.ts';
import { inCavern, inGrotto, loadBeat } from '../../src/scenes/lay.ts';
import { BARBARIAN, choices, KNIGHT, play } from '../acting.ts';

describe('Cavern', () => {
  test('[CAVERN-1] the diamonds stay at risk and the white dice are put away', () => {
    const s = play(inGrotto('K L D D', { atRisk: [3, 0] }), KNIGHT, 'set key aside', 'set door aside');
    expect([s.riskDiamonds, s.packDiamonds[KNIGHT]]).toEqual([3, 0]);
    expect(trollAndDragon.why(s, KNIGHT, { do: 'roll' })).toEqual({ clause: 'CAVERN-1', fact: {} });
    expect(trollAndDragon.why(s, KNIGHT, { do: 'keep', face: 'key' } as never)?.clause).toBe('CAVERN-1');
  });

  test('[CAVERN-2] both gold dice every time, as often as you like', () => {
    const s = inCavern();
    for (let i = 0; i < 12; i++) {
      expect(choices(s)).toEqual(['roll gold', 'leave']);
      play(loadBeat(s, '1 2', '– –'), KNIGHT, 'roll gold');
    }
    expect([s.throws, s.riskNuggets]).toEqual([12, 36]);
  });

  test.each([
    ['0 0', 0],
    ['0 1', 1],
    ['2 0', 2],
    ['1 1', 2],
    ['1 2', 3],
    ['2 2', 4],
  ])('[CAVERN-3] the roll %s pays %i', (gold, nuggets) => {
    const s = play(loadBeat(inCavern({ atRisk: [1, 1] }), gold, '– –'), KNIGHT, 'roll gold');
    expect([s.riskNuggets, s.cavern]).toEqual([1 + nuggets, 50 - nuggets]);
  });

  test('[CAVERN-4] a short Cavern gives what it has', () => {
    const s = play(loadBeat(inCavern({ cavern: 1 }), '2 2', '– –'), KNIGHT, 'roll gold');
    expect([s.packNuggets[KNIGHT], s.cavern]).toEqual([1, 0]);
  });

  test('[CAVERN-8] nuggets on the dice are taken before the adventurer leaves', () => {
    const s = play(loadBeat(inCavern(), '1 2', '– –'), KNIGHT, 'roll gold', 'leave');
    expect([s.packNuggets[KNIGHT], s.cavern]).toEqual([3, 47]);
  });

  test('[CAVERN-5] leaving banks everything and ends the turn', () => {
    const s = inCavern({ atRisk: [4, 0], packs: [[2, 1]] });
    play(loadBeat(s, '2 1', '– –'), KNIGHT, 'roll gold', 'leave');
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT]]).toEqual([6, 4]);
    expect([s.riskDiamonds, s.riskNuggets, s.adventurer]).toEqual([0, 0, BARBARIAN]);
  });

  test.each(['beats', 'race', 'plan'] as const)('[CAVERN-6] in and out without a roll (%s)', (duel) => {
    const s = play(inCavern({ atRisk: [4, 0], settings: { duel } }), KNIGHT, 'leave');
    expect([s.packDiamonds[KNIGHT], s.rouses, s.adventurer]).toEqual([4, 0, BARBARIAN]);
  });

  test('[CAVERN-7] the last nugget makes the adventurer leave', () => {
    const s = inCavern({ cavern: 2, atRisk: [4, 5], settings: { end: 'both' } });
    play(loadBeat(s, '2 0', '– –'), KNIGHT, 'roll gold');
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT], s.adventurer]).toEqual([4, 7, BARBARIAN]);
  });
});
