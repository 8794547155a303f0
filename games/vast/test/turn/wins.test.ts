import { describe, expect, test } from 'vitest';
import { DRAGON, KNIGHT, THIEF } from '../../src/data/pieces.ts';
import { vast } from '../../src/index.ts';
import { hurtDragon } from '../../src/roles/dragon/words/effects/board.ts';
import { crystalToKnight, hurtKnight } from '../../src/roles/knight/words/effects/board.ts';
import { at, go, scene } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import { enter } from '../../src/words/effects/moments.ts';
import { checkWins } from '../../src/words/effects/wins.ts';

const winners = (s: State): string => `${s.outcome?.winners.join() ?? '-'} ${s.outcome?.clause ?? ''}`.trim();

describe('Winning', () => {
  test('[WIN-1] the game is over at once and nothing more happens', () => {
    const s = scene('KGD', 'ENT', { plan: [{ step: 'knight.act' }] });
    hurtDragon(s, 5);
    expect([s.agenda.length, vast.waitingFor(s)]).toEqual([0, []]);
    expect(vast.result(s)).toEqual({ places: [1, 2, 2], scores: [1, 0, 0] });
  });
  test('[WIN-2] if two have won, the player on turn has', () => {
    const s = scene('KC', 'ENT');
    s.map.collapsing = true;
    s.map.crystalsRemoved = 5;
    s.knight!.crystals = 5;
    checkWins(s);
    expect(winners(s)).toBe('knight WIN-4');
    const t = scene('CT', 'ENT');
    t.map.collapsing = true;
    t.map.crystalsRemoved = 5;
    t.thief!.stashed = 6;
    t.seat = 1;
    checkWins(t);
    expect(winners(t)).toBe('thief WIN-11');
  });
  test('[WIN-3] a dead Dragon is the Knight’s win, a dead Knight the Goblins’', () => {
    const s = scene('KGD', 'ENT');
    hurtDragon(s, 4);
    expect(winners(s)).toBe('-');
    hurtDragon(s, 1);
    expect(winners(s)).toBe('knight WIN-3');
    const t = scene('KGD', 'ENT');
    hurtKnight(t, 7, 'goblins');
    expect(winners(t)).toBe('goblins WIN-3');
  });
  test('[WIN-4] without a Dragon five Crystals and the Entrance, in her own turn', () => {
    const s = scene('KG', 'ENT A01');
    s.knight!.at = at(s, 'e1');
    for (let i = 0; i < 5; i++) crystalToKnight(s);
    s.knight!.at = 0;
    s.seat = 1;
    enter(s, KNIGHT, 0);
    expect(winners(s)).toBe('-');
    s.seat = 0;
    enter(s, KNIGHT, 0);
    expect(winners(s)).toBe('knight WIN-4');
  });
  test('[WIN-5] without a Knight the Goblins kill the Dragon, without both they smash five Crystals', () => {
    const s = scene('GDC', 'ENT');
    hurtDragon(s, 5);
    expect(winners(s)).toBe('goblins WIN-5');
    const t = scene('GC', 'ENT');
    t.goblins!.crystals = 5;
    checkWins(t);
    expect(winners(t)).toBe('goblins WIN-5');
  });
  test('[WIN-6] the Cave needs five Crystal tiles gone, the Collapse begun and no Hatred token', () => {
    const s = scene('KC', 'ENT', { settings: { caveLevel: 'hard' } });
    s.map.crystalsRemoved = 5;
    checkWins(s);
    expect(winners(s)).toBe('-');
    s.map.collapsing = true;
    checkWins(s);
    expect(winners(s)).toBe('-');
    s.cave!.hatred = 0;
    checkWins(s);
    expect(winners(s)).toBe('cave WIN-6');
    const t = scene('KC', 'ENT', { plan: [{ step: 'turn.begin', seat: 1 }] });
    t.map.crystalsRemoved = 5;
    t.map.stack = [];
    t.cave!.hand = [];
    expect(winners(go(t))).toBe('cave WIN-6');
  });
  test('[WIN-7] without a Cave all lose', () => {
    const s = scene('KGD', 'ENT');
    s.map.collapsing = true;
    s.map.crystalsRemoved = 5;
    checkWins(s);
    expect([winners(s), vast.result(s)?.places]).toEqual(['WIN-7', [2, 2, 2]]);
  });
  test('[WIN-8] Knight and Thief alone agree on five or six', () => {
    for (const knightThiefGoal of [5, 6]) {
      const s = scene('KT', 'ENT', { settings: { knightThiefGoal } });
      s.thief!.stashed = 5;
      checkWins(s);
      expect(winners(s)).toBe(knightThiefGoal === 5 ? 'thief WIN-11' : '-');
    }
  });
  test.each([
    ['KD', 'dragon WIN-9'],
    ['KDT', 'dragon WIN-9'],
    ['KC', 'cave WIN-9'],
    ['KCT', 'cave WIN-9'],
    ['KT', 'thief WIN-9'],
    ['K', 'WIN-9'],
    ['KDC', '-'],
    ['KDCT', '-'],
  ])('[WIN-9] an Infestation kill in %s: %s', (row, outcome) => {
    const s = scene(row, 'ENT', { plan: [{ step: 'knight.act' }] });
    hurtKnight(s, 7, 'infestation');
    expect(winners(s)).toBe(outcome);
    if (outcome === '-') expect([s.knight!.at, s.agenda.at(-1)]).toEqual([-1, { step: 'turn.close' }]);
  });
  test('[WIN-10] [SWITCH-5] surfaced on the Entrance at the end of his turn, by the switch on entering', () => {
    for (const [dragonEscape, atOnce] of [
      ['endOfTurn', false],
      ['onEntering', true],
    ] as const) {
      const s = scene('KGDC', 'ENT', { plan: [{ step: 'turn.close' }], settings: { dragonEscape } });
      s.seat = 2;
      Object.assign(s.dragon!, { at: 0, awake: true, surfaced: true });
      enter(s, DRAGON, 0);
      expect(winners(s)).toBe(atOnce ? 'dragon WIN-10' : '-');
      expect(winners(go(s))).toBe('dragon WIN-10');
    }
  });
  test('[WIN-11] six tokens stashed', () => {
    const s = scene('GT', 'ENT');
    Object.assign(s.thief!, { at: 0, treasures: 1, stashed: 5 });
    enter(s, THIEF, 0);
    expect(winners(s)).toBe('thief WIN-11');
  });
});
