import { describe, expect, test } from 'vitest';
import { type State, trollAndDragon } from '../../src/index.ts';
import { inCavern, loadBeat } from '../../src/scenes/lay.ts';
import { BARBARIAN, choices, KNIGHT, play } from '../acting.ts';

const entered = (layout: Parameters<typeof inCavern>[0] = {}): State =>
  inCavern({ ...layout, settings: { ...layout.settings, duel: 'plan' } });
const why = (s: State, wish: { do: string; [more: string]: unknown }) => trollAndDragon.why(s, KNIGHT, wish)?.clause;

/** Submit a whole plan: rolls, nuggets, points with die A out, points with die B out. */
const submit = (s: State, beats: number, nuggets: string, a: string, b: string): State =>
  play(
    s,
    KNIGHT,
    `at most ${beats} rolls`,
    `${nuggets} nuggets are enough`,
    `${a} points are enough`,
    `${b} points are enough`,
  );
const range = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);

describe('Plan', () => {
  test('[PLAN-1] four answers, then the whole duel is played', () => {
    const s = entered({ atRisk: [4, 0] });
    for (let i = 0; i < 2; i++) loadBeat(s, '1 0', '– –');
    submit(s, 2, 'no', 'no', 'no');
    expect([s.packDiamonds[KNIGHT], s.packNuggets[KNIGHT], s.adventurer]).toEqual([4, 2, BARBARIAN]);
    expect(why(entered(), { do: 'throw' })).toBe('PLAN-1');
  });

  test('[PLAN-1] or leave at once; later only by taking the plan back', () => {
    expect(choices(entered())).toContain('leave');
    const s = play(entered(), KNIGHT, 'at most 3 rolls');
    expect(choices(s)).not.toContain('leave');
    expect(why(s, { do: 'leave' })).toBe('PLAN-1');
  });

  test('[PLAN-2] from 1 to 20 rolls', () => {
    expect(choices(entered())).toEqual([...range(1, 20).map((n) => `at most ${n} rolls`), 'leave']);
    expect(why(entered(), { do: 'beats', most: 21 })).toBe('PLAN-2');
    for (const most of [1, 7]) {
      const s = entered();
      for (let i = 0; i < most; i++) loadBeat(s, '0 0', '– –');
      submit(s, most, 'no', 'no', 'no');
      expect([s.throws, s.adventurer]).toEqual([most, BARBARIAN]);
    }
  });

  test('[PLAN-3] leave with enough nuggets', () => {
    const s = play(entered(), KNIGHT, 'at most 20 rolls');
    expect(choices(s)).toEqual([...range(1, 20).map((n) => `${n} nuggets are enough`), 'no nuggets are enough']);
    expect(why(s, { do: 'nuggets', enough: 0 })).toBe('PLAN-3');
    for (const gold of ['2 0', '0 0', '1 0']) loadBeat(s, gold, '– –');
    play(s, KNIGHT, '3 nuggets are enough', 'no points are enough', 'no points are enough');
    expect([s.packNuggets[KNIGHT], s.throws]).toEqual([3, 3]);
  });

  test.each([
    ['die A out', '– Dragon', '5', '9', 2],
    ['die B out', 'Dragon –', '9', '5', 2],
    ['die A out, more wanted', '– Dragon', '9', '5', 3],
    ['die B out, more wanted', 'Dragon –', '5', '9', 3],
    ['leave in any case', '– Dragon', '0', 'no', 1],
  ])('[PLAN-4] after the first Dragon, %s', (_case, red, a, b, beats) => {
    const s = entered({ atRisk: [3, 0] }); // 3 points, then 6, then 9
    for (const [gold, fall] of [
      ['0 0', red],
      ['1 0', '–'],
      ['1 0', '–'],
    ] as const)
      loadBeat(s, gold, fall);
    submit(s, 20, 'no', a, b);
    expect(s.throws).toBe(beats);
    expect(s.adventurer).toBe(BARBARIAN);
  });

  test('[PLAN-4] from 0 to 20 points, or never', () => {
    const s = play(entered(), KNIGHT, 'at most 20 rolls', 'no nuggets are enough');
    expect(choices(s)).toEqual([...range(0, 20).map((n) => `${n} points are enough`), 'no points are enough']);
    expect(why(s, { do: 'points', enough: 21 })).toBe('PLAN-4');
  });

  test.each(['1+1', '2+2'] as const)('[PLAN-5] with dice %s one answer covers both', (dice) => {
    const s = entered({ settings: { dice }, atRisk: [3, 0] });
    loadBeat(s, '0 0', 'Dragon –');
    play(s, KNIGHT, 'at most 20 rolls', 'no nuggets are enough', '3 points are enough');
    expect([s.throws, s.packDiamonds[KNIGHT]]).toEqual([1, 3]);
  });

  test('[PLAN-6] the first answer that applies, and the Dragon before all', () => {
    const s = entered({ seats: 2, atRisk: [3, 0] });
    loadBeat(s, '2 2', 'Dragon Dragon');
    submit(s, 1, '1', '0', '0');
    expect([s.packDiamonds, s.packNuggets]).toEqual([
      [0, 3],
      [0, 4],
    ]);
    const t = entered({ seats: 2, cavern: 1, settings: { end: 'both' } });
    loadBeat(t, '2 2', '– –');
    submit(t, 20, 'no', 'no', 'no');
    expect([t.packNuggets, t.adventurer]).toEqual([[1, 0], BARBARIAN]);
  });

  test('[PLAN-7] every step makes news', () => {
    const s = entered();
    for (let i = 0; i < 3; i++) loadBeat(s, '0 1', '– –');
    s.news = [];
    submit(s, 3, 'no', 'no', 'no');
    const told = s.news.map(({ news }) => news);
    expect(told).toEqual(['planned', 'threw', 'roused', 'threw', 'roused', 'threw', 'roused', 'left', 'began']);
  });
});
