import type { Act } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../../src/index.ts';
import { inGrotto, loadWhite, newGame } from '../../src/scenes/lay.ts';
import { BARBARIAN, choices, KNIGHT, play } from '../acting.ts';

const why = (s: ReturnType<typeof newGame>, wish: { do: string; [more: string]: unknown }) =>
  trollAndDragon.why(s, KNIGHT, wish)?.clause;

describe('Grotto', () => {
  test('[GROTTO-1] the first roll is the only option, and takes all four dice', () => {
    const s = newGame();
    expect(choices(s)).toEqual(['roll white']);
    expect(why(s, { do: 'leave' })).toBe('GROTTO-1');
    play(loadWhite(s, 'D K L T'), KNIGHT, 'roll white');
    expect(why(s, { do: 'leave', with: 'style' })).toBe('TURN-4'); // now it is only worded wrong
    expect(s.white).toEqual(['diamond', 'key', 'door', 'troll']);
  });

  test('[GROTTO-2] each diamond face brings one diamond at once, and the die stays free', () => {
    const s = play(loadWhite(newGame(), 'D D K T'), KNIGHT, 'roll white');
    expect([s.riskDiamonds, s.grotto]).toEqual([2, 58]);
    expect(s.free).toEqual([true, true, true, false]);
  });

  test('[GROTTO-3] a short Grotto gives what it has', () => {
    const s = play(loadWhite(inGrotto('D D D T', { grotto: 2, atRisk: [1, 0] }), 'D D D'), KNIGHT, 'roll white');
    expect([s.riskDiamonds, s.grotto]).toEqual([3, 0]);
  });

  test('[GROTTO-4] a Troll blocks its die for the rest of the turn', () => {
    const s = play(loadWhite(newGame(), 'T T D D'), KNIGHT, 'roll white');
    expect(s.free).toEqual([false, false, true, true]);
    play(loadWhite(s, 'K T'), KNIGHT, 'roll white');
    expect(s.white).toEqual(['troll', 'troll', 'key', 'troll']);
    expect(s.free).toEqual([false, false, true, false]);
  });

  test('[GROTTO-5] roll or leave, without limit', () => {
    const s = loadWhite(newGame(), 'D D D D');
    play(s, KNIGHT, 'roll white');
    for (let i = 0; i < 10; i++) {
      expect(choices(s)).toEqual(['roll white', 'leave']);
      play(loadWhite(s, 'D D D D'), KNIGHT, 'roll white');
    }
    expect(s.riskDiamonds).toBe(44);
  });

  test('[GROTTO-6] all free dice are rolled; holding one back is refused', () => {
    const s = inGrotto('D D K T');
    expect(why(s, { do: 'hold', die: 0 })).toBe('GROTTO-6');
    expect(why(s, { do: 'roll', dice: [0, 1] })).toBe('GROTTO-6');
    expect(trollAndDragon.why(s, KNIGHT, { do: 'hold' })?.fact).toEqual({ free: 3 });
    play(loadWhite(s, 'L L L'), KNIGHT, 'roll white');
    expect(s.white).toEqual(['door', 'door', 'door', 'troll']);
  });

  test('[GROTTO-9] reroll any: dice can be held back from the next roll, but never all', () => {
    const s = inGrotto('D D K T', { settings: { reroll: 'any' } });
    expect(choices(s)).toEqual([
      'set key aside',
      'roll white',
      'leave',
      'hold diamond on die 1',
      'hold diamond on die 2',
      'hold key on die 3',
    ]);
    play(s, KNIGHT, 'hold diamond on die 2', 'hold key on die 3');
    expect(trollAndDragon.why(s, KNIGHT, { do: 'hold', die: 0, face: 'diamond' } as Act)).toEqual({
      clause: 'GROTTO-9',
      fact: { free: 3, left: 1 },
    });
    expect(why(s, { do: 'hold', die: 3, face: 'troll' })).toBe('GROTTO-9');
    play(loadWhite(s, 'T'), KNIGHT, 'roll white');
    expect(s.white).toEqual(['troll', 'diamond', 'key', 'troll']);
    expect([s.free, s.held]).toEqual([
      [false, true, true, false],
      [false, false, false, false],
    ]);
    expect(s.riskDiamonds).toBe(0); // a die held back pays nothing
  });

  test('[GROTTO-9] a die held back keeps the Troll away, and can still be set aside', () => {
    const s = inGrotto('L D T T', { atRisk: [4, 0], settings: { reroll: 'any' } });
    play(loadWhite(s, 'T'), KNIGHT, 'hold door on die 1', 'roll white');
    expect([s.riskDiamonds, s.adventurer]).toEqual([4, KNIGHT]);
    const both = inGrotto('L K D T', { settings: { reroll: 'any' } });
    play(both, KNIGHT, 'hold door on die 1', 'hold diamond on die 3', 'set key aside');
    expect(both.held).toEqual([false, false, false, false]); // nothing was left to roll
    play(both, KNIGHT, 'set door aside');
    expect(trollAndDragon.current(both)).toEqual({ step: 'beats' });
  });

  test('[GROTTO-9] the first roll takes all four dice', () => {
    const s = newGame(4, { reroll: 'any' });
    expect(choices(s)).toEqual(['roll white']);
    expect(why(s, { do: 'hold', die: 0, face: 'key' })).toBe('GROTTO-1');
  });

  test('[GROTTO-7] leaving banks the diamonds and ends the turn', () => {
    const s = play(inGrotto('D D K T', { atRisk: [6, 0], packs: [[1, 2]] }), KNIGHT, 'leave');
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT], s.riskDiamonds]).toEqual([7, 2, 0]);
    expect(s.adventurer).toBe(BARBARIAN);
  });

  test('[GROTTO-8] in an empty Grotto you still roll for Key and Door', () => {
    const s = inGrotto('D D D D', { grotto: 0, settings: { end: 'both' } });
    play(loadWhite(s, 'D D K L'), KNIGHT, 'roll white');
    expect([s.riskDiamonds, s.grotto]).toEqual([0, 0]);
    expect(choices(s)).toEqual(['set key aside', 'set door aside', 'roll white', 'leave']);
  });
});
