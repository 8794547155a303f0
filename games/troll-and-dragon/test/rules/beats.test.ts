import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../../src/index.ts';
import { inCavern, loadBeat } from '../../src/scenes/lay.ts';
import { BARBARIAN, CAT, choices, KNIGHT, play } from '../acting.ts';

describe('Step by step', () => {
  test('[BEAT-1] one step rolls gold and red together, the red dice by the next dragon player', () => {
    const s = inCavern();
    s.news = [];
    play(loadBeat(s, '1 0', '– –'), KNIGHT, 'roll gold');
    expect(s.news.map(({ news }) => news)).toEqual(['threw', 'roused']);
    expect(s.news[1]).toMatchObject({ player: BARBARIAN });
    expect([s.throws, s.rouses]).toEqual([1, 1]);
  });

  test('[BEAT-1] leaving takes no further roll', () => {
    const s = inCavern({ atRisk: [3, 0] });
    const rng = s.rng.slice();
    expect(play(s, KNIGHT, 'leave').rng).toEqual(rng);
  });

  test('[BEAT-2] gold rolled in the step that wakes the Dragon is lost too', () => {
    const s = inCavern({ seats: 2, atRisk: [0, 1] }, 'Dragon –');
    play(loadBeat(s, '2 2', 'Dragon'), KNIGHT, 'roll gold');
    expect([s.packNuggets[KNIGHT], s.packNuggets[BARBARIAN]]).toEqual([0, 5]);
  });

  test('[BEAT-3] no decision between gold and red', () => {
    const s = play(loadBeat(inCavern(), '2 2', '– –'), KNIGHT, 'roll gold');
    expect(trollAndDragon.waitingFor(s)).toEqual([KNIGHT]);
    expect([choices(s, BARBARIAN), choices(s, CAT)]).toEqual([[], []]);
    expect(s.throws).toBe(s.rouses);
  });

  test('[BEAT-4] the red roll of the step that empties the Cavern still counts', () => {
    const woken = play(loadBeat(inCavern({ seats: 2, cavern: 1 }, 'Dragon –'), '0 1', 'Dragon'), KNIGHT, 'roll gold');
    expect(woken.packNuggets).toEqual([0, 1]);
    const home = play(loadBeat(inCavern({ seats: 2, cavern: 1 }, 'Dragon –'), '0 1', '–'), KNIGHT, 'roll gold');
    expect(home.packNuggets).toEqual([1, 0]);
  });
});
