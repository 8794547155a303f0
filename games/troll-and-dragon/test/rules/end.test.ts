import { describe, expect, test } from 'vitest';
import { type State, trollAndDragon } from '../../src/index.ts';
import { inCavern, inGrotto, loadBeat, loadWhite } from '../../src/scenes/lay.ts';
import { BARBARIAN, KNIGHT, play } from '../acting.ts';

const isOver = (s: State): boolean => trollAndDragon.current(s) === null;

describe('End', () => {
  test('[END-1] the game ends with the turn in which a place runs out, not before', () => {
    const s = play(loadWhite(inGrotto('D D T T', { grotto: 1 }), 'D D'), KNIGHT, 'roll white');
    expect(s.grotto).toBe(0);
    expect(isOver(s)).toBe(false);
    expect(isOver(play(s, KNIGHT, 'leave'))).toBe(true);
    expect(isOver(play(inGrotto('D D T T', { grotto: 1 }), KNIGHT, 'leave'))).toBe(false);
    expect(isOver(play(loadBeat(inCavern({ cavern: 1 }), '2 0', '– –'), KNIGHT, 'roll gold'))).toBe(true);
  });

  test('[END-2] or only when both are empty', () => {
    const settings = { end: 'both' } as const;
    expect(isOver(play(inGrotto('D D T T', { grotto: 0, settings }), KNIGHT, 'leave'))).toBe(false);
    expect(isOver(play(inGrotto('D D T T', { cavern: 0, settings }), KNIGHT, 'leave'))).toBe(false);
    expect(isOver(play(inGrotto('D D T T', { grotto: 0, cavern: 0, settings }), KNIGHT, 'leave'))).toBe(true);
  });

  test('[END-3] an emptied place stays empty, even if the player loses it all', () => {
    const trolled = play(loadWhite(inGrotto('D T T T', { grotto: 1 }), 'D'), KNIGHT, 'roll white');
    play(loadWhite(trolled, 'T'), KNIGHT, 'roll white');
    expect([trolled.hand, isOver(trolled)]).toEqual([1, true]);
    const woken = play(loadBeat(inCavern({ cavern: 1 }, 'Dragon –'), '2 0', 'Dragon'), KNIGHT, 'roll gold');
    expect(isOver(woken)).toBe(true);
  });

  test('[END-4] no one gets another turn', () => {
    const s = inGrotto('D D T T', { grotto: 0 });
    expect(trollAndDragon.waitingFor(play(s, KNIGHT, 'leave'))).toEqual([]);
  });

  test('[END-5] diamonds 1, nuggets 3, the Hand counts for no one', () => {
    const s = inGrotto('D D T T', {
      seats: 2,
      grotto: 0,
      hand: 40,
      atRisk: [2, 0],
      packs: [
        [5, 4],
        [20, 0],
      ],
    });
    expect(trollAndDragon.result(play(s, KNIGHT, 'leave'))).toEqual({ places: [2, 1], scores: [19, 20] });
  });

  test('[END-6] tied on points, nuggets decide: 20 + 10 nuggets beat 23 + 9', () => {
    const s = inGrotto('D D T T', {
      seats: 2,
      grotto: 0,
      packs: [
        [20, 10],
        [23, 9],
      ],
    });
    expect(trollAndDragon.result(play(s, KNIGHT, 'leave'))).toEqual({ places: [1, 2], scores: [50, 50] });
  });

  test('[END-6] tied on both, the place is shared', () => {
    const s = inGrotto('D D T T', {
      grotto: 0,
      packs: [
        [2, 3],
        [5, 2],
        [2, 3],
        [0, 1],
      ],
    });
    expect(trollAndDragon.result(play(s, KNIGHT, 'leave'))).toEqual({ places: [1, 3, 1, 4], scores: [11, 11, 11, 3] });
  });

  test('[END-8] a hundred rounds without treasure end it, and treasure starts the count again', () => {
    const settings = { end: 'both' } as const;
    const s = inGrotto('D D T T', { seats: 2, grotto: 0, settings });
    play(s, KNIGHT, 'leave');
    for (let turn = 2; turn <= 199; turn++) play(loadWhite(s, 'D D D D'), s.adventurer, 'roll white', 'leave');
    expect(isOver(s)).toBe(false);
    play(loadWhite(s, 'D D D D'), s.adventurer, 'roll white', 'leave');
    expect(isOver(s)).toBe(true);

    const t = inCavern({ seats: 2, grotto: 0, settings });
    t.quiet = 199;
    expect(isOver(play(loadBeat(t, '1 0', '– –'), KNIGHT, 'roll gold', 'leave'))).toBe(false);
  });

  test('[END-7] afterwards no one can do anything', () => {
    const s = play(inGrotto('D D T T', { grotto: 0 }), KNIGHT, 'leave');
    expect(trollAndDragon.options(s, BARBARIAN)).toEqual([]);
    expect(trollAndDragon.why(s, BARBARIAN, { do: 'roll' })).toEqual({ clause: 'END-7', fact: {} });
    expect(trollAndDragon.result(inGrotto('D D T T'))).toBeNull();
  });
});
