import { describe, expect, test } from 'vitest';
import { figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused, refusedMove, who } from '../looks.ts';

describe('Moving', () => {
  test('[MOVE-1] through doorways, never through walls', () => {
    const s = scene('NW Guardroom: red adventurer');
    expect(lines(s).filter((line) => line.includes('→'))).toEqual([
      'red adventurer NW Guardroom→NW Crypt',
      'red adventurer NW Guardroom→NW Gallery',
      'red adventurer NW Guardroom→NW Hall',
    ]);
    expect(refusedMove(s, 'red adventurer', 'NW Staircase')).toBe('MOVE-1');
    expect(refusedMove(s, 'red adventurer', 'SE Hall')).toBe('MOVE-1');
    go(s, 'red adventurer NW Guardroom→NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['red adventurer']);
  });

  test('[MOVE-2] only your own characters', () => {
    const s = scene('NW Guardroom: blue adventurer; NW Hall: red orc');
    expect(refusedMove(s, 'blue adventurer', 'NW Hall')).toBe('MOVE-2');
    expect(lines(s)).toContain('red orc NW Hall→NW Guardroom');
  });

  test('[MOVE-3] heroes never enter pits; monsters do', () => {
    const s = scene('NW Hall: red adventurer, red orc');
    expect(refusedMove(s, 'red adventurer', 'W Pit')).toBe('MOVE-3');
    expect(lines(s)).toContain('red orc NW Hall→W Pit');
  });

  test('[MOVE-11] a monster may stand in rooms, on staircases and on pits', () => {
    const s = scene('NW Hall: red orc');
    expect(lines(s)).toEqual(
      expect.arrayContaining(['red orc NW Hall→NW Cell', 'red orc NW Hall→NW Staircase', 'red orc NW Hall→W Pit']),
    );
  });

  test('[MOVE-4] staircases and pits hold any number', () => {
    const s = scene(
      'NW Staircase: 7 blue adventurer; NW Hall: red adventurer; W Pit: blue orc, green orc, yellow orc, blue wraith, green wraith; W Treasury: red orc',
    );
    expect(lines(s)).toContain('red adventurer NW Hall→NW Staircase');
    expect(lines(s)).toContain('red orc W Treasury→W Pit');
  });

  test('[MOVE-5] a room holds at most five characters', () => {
    const s = scene('NW Hall: 4 blue adventurer; NW Cell: red adventurer, red thief');
    go(s, 'red adventurer NW Cell→NW Hall');
    expect(refusedMove(s, 'red thief', 'NW Hall')).toBe('MOVE-5');
  });

  test('[MOVE-6] chests do not count toward the five', () => {
    const s = scene('NW Hall: 4 blue adventurer, blue chest, green chest; NW Cell: red adventurer');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBeNull();
  });

  test('[MOVE-10] roomLimit figures: chests count toward the five, but may still be placed in a full room', () => {
    const layout = 'NW Cell: 4 blue adventurer, blue chest; NW Hall: red adventurer; W Storeroom: red wraith';
    const set = { roomLimit: 'figures' } as const;
    const s = scene(layout, { set, hand: ['treasureChest', 'dwarf'] });
    expect(refusedMove(s, 'red adventurer', 'NW Cell')).toBe('MOVE-10');
    expect(lines(scene(layout))).toContain('red adventurer NW Hall→NW Cell');
    expect(lines(go(s, 'draw', 'play treasureChest'))).toContain('place red chest→NW Cell');
    go(
      s,
      'place red chest→NW Cell',
      'red wraith W Storeroom→NW Cell',
      'red wraith NW Cell pushes blue adventurer→NW Hall',
    );
    expect(who(s, 'NW Cell')).toHaveLength(6);
    expect(refusedMove(s, 'red adventurer', 'NW Cell')).toBe('MOVE-10');
  });

  test('[MOVE-10] a Thief and a Berserker count chests as well', () => {
    const set = { roomLimit: 'figures' } as const;
    const thief = scene('NW Cell: 4 blue adventurer, blue chest; NW Hall: red thief', { set });
    expect(lines(thief)).not.toContain('red thief NW Hall slips→NW Cell');
    const variant = { ...set, characterSet: 'variant' } as const;
    const berserker = scene('NW Cell: 4 blue adventurer, blue chest; NW Hall: red berserker', { set: variant });
    expect(lines(berserker)).toContain('red berserker NW Hall→NW Cell');
  });

  test('[MOVE-7] the same bans apply to every way of entering', () => {
    const s = scene(
      'NW Hall: 5 blue adventurer; NW Cell: red thief; SE Hall: blue knight; E Storeroom: blue caveTroll',
    );
    const slip = (to: string) => refused(s, { do: 'slip', figure: figureNamed(s, 'red thief'), to: spaceNamed(s, to) });
    expect(slip('NW Hall')).toBe('MOVE-5');
    expect(slip('SE Hall')).toBe('THIEF-2');
    expect(slip('E Storeroom')).toBe('TROLL-3');
    expect(slip('W Pit')).toBe('MOVE-3');
  });

  test('[MOVE-8] alike figures are one choice, a cloaked one is another', () => {
    const s = scene('NW Vault: 3 red adventurer', { artifact: 'cloak' });
    const moves = () => lines(s).filter((line) => line.includes('→'));
    expect(moves()).toHaveLength(2);
    expect(refused(s, { do: 'move', figure: 1, to: spaceNamed(s, 'NW Gallery') })).toBe('MOVE-8');
    go(s, 'play artifact', 'cloak red adventurer NW Vault');
    expect(moves()).toEqual([
      'red adventurer (cloaked) NW Vault→NW Gallery',
      'red adventurer (cloaked) NW Vault→NW Staircase',
      'red adventurer NW Vault→NW Gallery',
      'red adventurer NW Vault→NW Staircase',
    ]);
  });

  test('[MOVE-9] a figure in the tray, or none at all, cannot act', () => {
    const s = scene('NW Hall: red orc');
    expect(refused(s, { do: 'move', figure: 0, to: spaceNamed(s, 'NW Hall') })).toBe('MOVE-9');
    expect(refused(s, { do: 'move' })).toBe('MOVE-9');
    expect(refused(s, { do: 'slay', figure: figureNamed(s, 'red orc'), victim: 3 })).toBe('MOVE-9');
  });
});
