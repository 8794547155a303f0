import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { CARRIED, ON_BOARD } from '../../../src/roles/dragon/state.ts';
import { act, at, choices } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { lair, ORTHOGONAL } from './lair.ts';

const used = (s: State, power: string): string[] => choices(s, 'dragon').filter((line) => line.startsWith(power));

describe('Treasure and Gems', () => {
  test('[DRAGON-HOARD-1] he may take Treasure tokens from his space', () => {
    const s = lair('KGD');
    s.map.treasures[0] = 2;
    act(s, 'dragon', 'settle');
    act(s, 'dragon', 'pick up');
    expect([s.dragon!.treasures, s.map.treasures[0], choices(s, 'dragon')[0]]).toEqual([1, 1, 'wake greed']);
    expect(choices(s, 'dragon')).toContain('pick up');
  });
  test('[DRAGON-HOARD-2] no more on his board than Greed cubes; the rest goes to the supply', () => {
    const s = lair('KGD', 'ENT', { hand: 'CF' });
    s.map.treasures[0] = 2;
    s.dragon!.sloth = [1, 3, 4, 1, 1];
    act(s, 'dragon', 'settle');
    act(s, 'dragon', 'pick up');
    act(s, 'dragon', 'pick up');
    expect([s.dragon!.treasures, s.map.supply]).toEqual([1, 11]);
    const t = lair('KGD', 'ENT', { hand: 'CF' });
    t.dragon!.treasures = 1;
    t.dragon!.sloth = [1, 3, 4, 1, 1];
    act(t, 'dragon', 'slither greed to hunger');
    expect([t.dragon!.treasures, t.map.supply]).toEqual([0, 11]);
  });
  test('[DRAGON-GEM-1] one Gem of his board on his space', () => {
    const s = lair('KGD', 'ENT A01');
    s.dragon!.gems[0] = at(s, 'e1');
    act(s, 'dragon', 'settle');
    expect(choices(s, 'dragon').filter((line) => line.startsWith('place'))).toEqual([
      'place flame gem',
      'place wing gem',
    ]);
    act(s, 'dragon', 'place wing gem');
    expect([s.dragon!.gems, choices(s, 'dragon').some((line) => line.startsWith('place'))]).toEqual([
      [at(s, 'e1'), ON_BOARD, 0],
      false,
    ]);
  });
  test('[DRAGON-GEM-2] [DRAGON-GEM-3] a Gem that is out pays its symbol once a turn, before a card', () => {
    const s = lair('KGD', 'ENT A01', { hand: 'W' });
    s.dragon!.gems[2] = at(s, 'e1');
    act(s, 'dragon', 'wing e1');
    expect([s.dragon!.hand[2], s.dragon!.gemUsed]).toEqual([1, 4]);
    act(s, 'dragon', 'wing 0');
    expect([s.dragon!.hand[2], used(s, 'wing')]).toEqual([0, []]);
    expect(lair('KGD', 'ENT A01').dragon!.gems).toEqual([ON_BOARD, ON_BOARD, ON_BOARD]);
  });
  test('[DRAGON-GEM-2] also one that the Thief carries', () => {
    const s = lair('KGDT', 'ENT A01');
    expect(used(s, 'wing')).toEqual([]);
    s.dragon!.gems[2] = CARRIED;
    expect(used(s, 'wing')).toEqual(['wing e1']);
  });
  test('[DRAGON-GEM-4] lost with its tile it comes back to him', () => {
    const s = lair('KGD', 'ENT A01 A05', { hand: 'CCCC' });
    s.map.collapsing = true;
    s.dragon!.gems[0] = at(s, 'e1');
    loadDice(s, ORTHOGONAL);
    act(s, 'dragon', 'wrath');
    expect(s.dragon!.gems[0]).toBe(ON_BOARD);
    act(s, 'dragon', choices(s, 'dragon').includes('settle') ? 'settle' : 'end turn');
    expect(choices(s, 'dragon')).toContain('place claw gem');
  });
});
