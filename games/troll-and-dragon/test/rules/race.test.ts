import { describe, expect, test } from 'vitest';
import { type State, trollAndDragon } from '../../src/index.ts';
import { inCavern, loadGold, loadRed } from '../../src/scenes/lay.ts';
import { ARCHER, BARBARIAN, CAT, choices, KNIGHT, play } from '../acting.ts';

const race = (layout: Parameters<typeof inCavern>[0] = {}, red = ''): State =>
  inCavern({ ...layout, settings: { ...layout.settings, duel: 'race' } }, red);
const why = (s: State, seat: number, wish: string) => trollAndDragon.why(s, seat, { do: wish })?.clause;

describe('Race', () => {
  test('[RACE-1] a call to leave saves before the red roll, and is too late after it', () => {
    const saved = play(loadGold(race({ seats: 2 }, 'Dragon –'), '2 0'), KNIGHT, 'roll gold', 'leave');
    expect(saved.packNuggets).toEqual([2, 0]);
    const late = play(loadGold(race({ seats: 2 }, 'Dragon –'), '2 0'), KNIGHT, 'roll gold');
    play(loadRed(late, 'Dragon'), BARBARIAN, 'roll red');
    expect(late.packNuggets).toEqual([0, 2]);
    expect(choices(late, KNIGHT)).toEqual([]);
  });

  test('[RACE-2] the adventurer may roll or leave at any time, others cannot', () => {
    const s = race();
    for (let i = 0; i < 3; i++) {
      expect(choices(s, KNIGHT)).toEqual(['roll gold', 'leave']);
      play(loadGold(s, '1 0'), KNIGHT, 'roll gold');
    }
    expect([s.riskNuggets, s.rouses]).toEqual([3, 0]);
    expect(why(s, BARBARIAN, 'throw')).toBe('RACE-2');
    expect(why(s, BARBARIAN, 'leave')).toBe('RACE-2');
    expect(why(s, BARBARIAN, 'roll')).toBe('CAVERN-1');
    expect(why(s, KNIGHT, 'rouse')).toBe('DRAGON-1');
  });

  test('[RACE-3] the first gold roll opens the dragon side', () => {
    const s = race();
    expect(why(s, BARBARIAN, 'rouse')).toBe('RACE-3');
    play(loadGold(s, '0 0'), KNIGHT, 'roll gold');
    expect(choices(s, BARBARIAN)).toEqual(['roll red']);
  });

  test('[RACE-4] the first dragon player may open it before', () => {
    const s = race();
    expect(choices(s, BARBARIAN)).toEqual(['open the duel']);
    expect(choices(s, CAT)).toEqual([]);
    play(s, BARBARIAN, 'open the duel');
    expect(choices(s, BARBARIAN)).toEqual(['roll red']);
    expect(why(s, BARBARIAN, 'open')).toBe('RACE-4');
    play(loadRed(s, '– –'), BARBARIAN, 'roll red');
    expect([s.throws, s.rouses]).toEqual([0, 1]);
  });

  test('[RACE-5] the red dice go round, one roll each', () => {
    const s = play(loadGold(race(), '0 0'), KNIGHT, 'roll gold');
    for (const seat of [BARBARIAN, CAT, ARCHER, BARBARIAN]) {
      expect(trollAndDragon.waitingFor(s)).toEqual([KNIGHT, seat]);
      play(loadRed(s, '– –'), seat, 'roll red');
    }
    expect(why(s, ARCHER, 'rouse')).toBe('TURN-3');
  });

  test('[RACE-6] emptying the Cavern means leaving, before any red roll', () => {
    const s = play(loadGold(race({ seats: 2, cavern: 2, atRisk: [3, 0] }, 'Dragon –'), '1 2'), KNIGHT, 'roll gold');
    expect([s.packDiamonds, s.packNuggets]).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect(trollAndDragon.result(s)?.places).toEqual([1, 2]);
  });
});
