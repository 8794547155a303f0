import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../../src/index.ts';
import { inCavern, inGrotto, loadBeat, loadWhite, newGame } from '../../src/scenes/lay.ts';
import { BARBARIAN, CAT, choices, KNIGHT, play, treasureIn } from '../acting.ts';

describe('Turn', () => {
  test('[TURN-1] clockwise, and round again', () => {
    const s = newGame(3);
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      order.push(s.adventurer);
      play(loadWhite(s, 'D D D D'), s.adventurer, 'roll white', 'leave');
    }
    expect(order).toEqual([0, 1, 2, 0]);
  });

  test('[TURN-1] the next player starts with four free dice and nothing at risk', () => {
    const s = play(inGrotto('T T K* D', { atRisk: [5, 0] }), KNIGHT, 'leave');
    expect(s.adventurer).toBe(BARBARIAN);
    expect(s.free).toEqual([true, true, true, true]);
    expect(s.white).toEqual([null, null, null, null]);
    expect([s.riskDiamonds, s.riskNuggets]).toEqual([0, 0]);
  });

  test('[TURN-2] banked treasure stays, no matter what comes later', () => {
    const s = inCavern({ atRisk: [4, 2], packs: [[7, 1]] }, 'Dragon –');
    play(loadBeat(s, '1 1', 'Dragon'), KNIGHT, 'roll gold');
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT]]).toEqual([7, 1]);
  });

  test('[TURN-3] no one else may act', () => {
    const s = newGame();
    expect(choices(s, CAT)).toEqual([]);
    expect(trollAndDragon.why(s, CAT, { do: 'roll' })).toEqual({ clause: 'TURN-3', fact: { waiting: [KNIGHT] } });
  });

  test('[TURN-4] refuses what no other clause explains', () => {
    expect(trollAndDragon.why(newGame(), KNIGHT, { do: 'sing' })).toEqual({
      clause: 'TURN-4',
      fact: { step: 'grotto' },
    });
  });

  test('[TURN-5] losses never return to a place, and nothing vanishes', () => {
    const s = inGrotto('T T T D', { atRisk: [7, 0], grotto: 20, cavern: 30 });
    const all = treasureIn(s);
    play(loadWhite(s, 'T'), KNIGHT, 'roll white');
    expect([s.grotto, s.cavern]).toEqual([20, 30]);
    expect(treasureIn(s)).toEqual(all);
    const t = inCavern({ atRisk: [4, 2], hand: 3, grotto: 20, cavern: 30 }, 'Dragon –');
    const before = treasureIn(t);
    play(loadBeat(t, '0 2', 'Dragon'), KNIGHT, 'roll gold');
    expect([t.grotto, t.cavern]).toEqual([20, 28]);
    expect(treasureIn(t)).toEqual(before);
  });
});
