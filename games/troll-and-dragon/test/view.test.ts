import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { trollAndDragon } from '../src/index.ts';
import { inCavern, inGrotto, loadBeat, newGame } from '../src/scenes/lay.ts';
import { BARBARIAN, CAT, KNIGHT, play } from './acting.ts';

const { view, imagine } = trollAndDragon;

describe('what is seen', () => {
  test('every seat and every spectator sees the same table', () => {
    const s = inGrotto('T K* D L', { atRisk: [5, 0], hand: 3 });
    expect(view(s, KNIGHT)).toEqual(view(s, null));
    expect(view(s, CAT)).toEqual(view(s, null));
  });

  test('the dice in the Grotto: free, blocked or set aside', () => {
    const { white, key, door, phase, danger } = view(inGrotto('T K* D L'), null);
    expect(white).toEqual([
      { face: 'troll', free: false, held: false, kept: false },
      { face: 'key', free: false, held: false, kept: true },
      { face: 'diamond', free: true, held: false, kept: false },
      { face: 'door', free: true, held: false, kept: false },
    ]);
    expect([key, door, phase, danger]).toEqual([true, false, 'grotto', null]);
  });

  test.each([
    ['', '1+2', 1, 18],
    ['', '1+1', 1, 36],
    ['', '2+2', 1, 9],
    ['Dragon –', '1+2', 1, 3],
    ['– Dragon', '1+2', 1, 6],
  ] as const)('the danger of the next throw, red dice lying %s of %s', (red, preset, cases, of) => {
    const seen = view(inCavern({ settings: { dice: preset } }, red), null);
    expect(seen.danger).toEqual({ cases, of });
    expect([seen.phase, seen.dragonPlayer]).toEqual(['cavern', BARBARIAN]);
  });

  test('the duel is not shown once it is over', () => {
    const s = play(loadBeat(inCavern(), '1 2', '– Dragon'), KNIGHT, 'roll gold');
    expect(view(s, null)).toMatchObject({ gold: [1, 2], throws: 1, rouses: 1, dragonPlayer: CAT });
    play(s, KNIGHT, 'leave');
    expect(view(s, null)).toMatchObject({ gold: [null, null], throws: 0, rouses: 0, dragonPlayer: null });
    expect(view(s, null).red).toEqual([
      { face: null, dragons: 1 },
      { face: null, dragons: 2 },
    ]);
  });

  test('imagine changes only the dice still to fall, and really changes them', () => {
    const s = newGame();
    const worlds = [1, 2, 3].map((n) => imagine(s, KNIGHT, dice(`world ${n}`)));
    for (const world of worlds) expect({ ...world, rng: s.rng }).toEqual(s);
    expect(new Set([s, ...worlds].map(({ rng }) => rng.join())).size).toBe(4);
  });
});
