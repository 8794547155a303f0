import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/data/roles.ts';
import { crystalsNeeded, smashStrength } from '../../../src/roles/knight/words/questions/stats.ts';
import { act, at, choices, scene } from '../../../src/scenes/index.ts';
import { isLit } from '../../../src/terrain/words/questions/map.ts';
import { asked, barred, her } from './her.ts';

describe('Flare and difficulty', () => {
  test('[KNIGHT-FLARE-1] once a turn, anywhere near a Dark tile, 1 Grit a tile, no Encounter', () => {
    const s = her('KGC', 'ENT A05 A10 #A13 #A01', { ready: 0 });
    expect(choices(s, 'knight').filter((line) => line.startsWith('flare'))).toEqual([
      'flare e2',
      'flare e3',
      'flare e4',
    ]);
    expect(barred(s, { do: 'sendFlare', space: 0 })).toBe('KNIGHT-FLARE-1');
    loadDice(s, 5); // the center alone
    act(s, 'knight', 'flare e4');
    expect([isLit(s, at(s, 'e4')), s.knight!.grit, s.knight!.encounters]).toEqual([true, 1, 0]);
    expect(barred(s, { do: 'sendFlare', space: at(s, 'e3') })).toBe('KNIGHT-FLARE-1');
    const t = her('KGDC', 'ENT #A05');
    expect(barred(t, { do: 'sendFlare', space: 0 })).toBe('KNIGHT-FLARE-1');
    expect(asked(t)).toBe('knight.act');
  });
  test("[KNIGHT-LEVEL-1] her card sets the Dragon's Health", () => {
    expect(LEVELS.map((knightLevel) => scene('KD', 'ENT', { settings: { knightLevel } }).dragon!.health)).toEqual([
      3, 4, 5, 6, 7,
    ]);
  });
  test('[KNIGHT-LEVEL-2] without a Dragon it sets the Crystals and the Strength to smash one', () => {
    const at = (row: string) => LEVELS.map((knightLevel) => scene(row, 'ENT', { settings: { knightLevel } }));
    expect(at('KG').map(crystalsNeeded)).toEqual([4, 4, 5, 6, 6]);
    expect(at('KG').map(smashStrength)).toEqual([2, 3, 3, 3, 4]);
    expect(at('KD').map(smashStrength)).toEqual([3, 3, 3, 3, 3]);
  });
  test("[KNIGHT-LEVEL-3] the Goblins' card sets her Health", () => {
    expect(LEVELS.map((goblinsLevel) => scene('KG', 'ENT', { settings: { goblinsLevel } }).knight!.health)).toEqual([
      5, 6, 7, 8, 9,
    ]);
    expect(scene('KD').knight!.health).toBe(7);
  });
});
