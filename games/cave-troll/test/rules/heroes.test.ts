import { describe, expect, test } from 'vitest';
import { asked, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused, refusedMove, who } from '../looks.ts';

type Scene = ReturnType<typeof scene>;
const slip = (s: Scene, to: string) =>
  refused(s, { do: 'slip', figure: figureNamed(s, 'red thief'), to: spaceNamed(s, to) });

describe('Knight', () => {
  test('[KNIGHT-1] its room is closed to opposing characters', () => {
    const s = scene('NW Hall: blue knight; NW Cell: red adventurer, red orc');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('KNIGHT-1');
    expect(refusedMove(s, 'red orc', 'NW Hall')).toBe('KNIGHT-1');
  });

  test('[KNIGHT-2] it removes all Orcs where it enters, its owner’s too, even on a staircase', () => {
    const s = scene('NW Hall: red orc, blue orc, blue adventurer; NW Cell: red knight; NW Staircase: green orc');
    go(s, 'red knight NW Cell→NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['blue adventurer', 'red knight']);
    go(s, 'red knight NW Hall→NW Staircase');
    expect(who(s, 'NW Staircase')).toEqual(['red knight']);
  });

  test('[KNIGHT-2] even when it is placed there', () => {
    const s = scene('SE Staircase: blue orc', { hand: ['knight', 'dwarf'] });
    go(s, 'draw', 'play knight', 'place red knight→SE Staircase');
    expect(who(s, 'SE Staircase')).toEqual(['red knight']);
  });

  test('[KNIGHT-3] characters already there stay', () => {
    const s = go(scene('NW Hall: 2 blue adventurer, blue wraith; NW Cell: red knight'), 'red knight NW Cell→NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['blue adventurer', 'blue adventurer', 'blue wraith', 'red knight']);
  });

  test('[KNIGHT-4] Knights may share a room, and then only Knights enter', () => {
    const s = scene('NW Hall: blue knight; NW Cell: red knight, red adventurer; NW Guardroom: green knight');
    go(s, 'red knight NW Cell→NW Hall');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('KNIGHT-1');
    go(s, 'pass');
    expect(asked(s)).toBe(1);
    go(s, 'pass', 'green knight NW Guardroom→NW Hall');
    expect(who(s, 'NW Hall')).toHaveLength(3);
  });

  test('[KNIGHT-5] your own characters enter freely', () => {
    const s = scene('NW Hall: red knight; NW Cell: red adventurer, red wraith');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBeNull();
    expect(refusedMove(s, 'red wraith', 'NW Hall')).toBeNull();
  });

  test('[KNIGHT-6] its owner’s Orc may join it and survives until a Knight enters again', () => {
    const s = scene('NW Hall: red knight; NW Cell: red orc; NW Guardroom: blue knight');
    go(s, 'red orc NW Cell→NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['red knight', 'red orc']);
    go(s, 'pass', 'blue knight NW Guardroom→NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['blue knight', 'red knight']);
  });

  test('[KNIGHT-7] on a staircase it keeps nobody out', () => {
    const s = scene('NW Staircase: blue knight; NW Cell: red adventurer');
    expect(refusedMove(s, 'red adventurer', 'NW Staircase')).toBeNull();
  });

  test('[KNIGHT-8] a Knight elsewhere does not help', () => {
    const s = scene('NW Hall: blue knight; NW Cell: red adventurer, red knight');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('KNIGHT-1');
    expect(refusedMove(s, 'red knight', 'NW Hall')).toBeNull();
  });
});

describe('Thief', () => {
  test('[THIEF-1] to any other room or staircase that it may enter', () => {
    const s = scene('NW Hall: red thief; SE Hall: 5 blue adventurer; SE Cell: blue caveTroll');
    expect(lines(s).filter((line) => line.includes('thief NW Hall slips'))).toHaveLength(30 + 4 - 3);
    expect(slip(s, 'NW Hall')).toBe('THIEF-1');
    expect(slip(s, 'SE Hall')).toBe('MOVE-5');
    go(s, 'red thief NW Hall slips→E Storeroom');
    expect(who(s, 'E Storeroom')).toEqual(['red thief']);
  });

  test('[THIEF-2] not to an opposing Knight, even on a staircase; its owner’s does not stop it', () => {
    const s = scene('NW Hall: red thief; SE Hall: blue knight; SE Staircase: green knight; NE Hall: red knight');
    expect(slip(s, 'SE Hall')).toBe('THIEF-2');
    expect(slip(s, 'SE Staircase')).toBe('THIEF-2');
    expect(slip(s, 'NE Hall')).toBeNull();
    expect(refusedMove(scene('NW Cell: red thief; NW Hall: blue knight'), 'red thief', 'NW Hall')).toBe('KNIGHT-1');
  });

  test('[THIEF-3] out of an opposing Knight’s room too', () => {
    const s = go(scene('NW Hall: red thief, blue knight'), 'red thief NW Hall slips→SE Staircase');
    expect(who(s, 'SE Staircase')).toEqual(['red thief']);
  });

  test('[THIEF-4] thiefBlockedByKnight off: Knights do not stop it, everything else does', () => {
    const s = scene(
      'NW Hall: red thief; SE Hall: blue knight; SE Staircase: green knight; NE Hall: green caveTroll; SW Hall: yellow knight, 4 yellow adventurer',
      { set: { thiefBlockedByKnight: false } },
    );
    expect([slip(s, 'SE Hall'), slip(s, 'SE Staircase')]).toEqual([null, null]);
    expect(slip(s, 'NE Hall')).toBe('TROLL-3');
    expect(slip(s, 'SW Hall')).toBe('MOVE-5');
    expect(slip(s, 'W Pit')).toBe('MOVE-3');
  });
});

describe('Barbarian', () => {
  test('[BARBARIAN-1] it fills one place of five', () => {
    const s = scene('NW Hall: 3 blue adventurer, blue barbarian; NW Cell: red adventurer');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBeNull();
  });

  test('[BARBARIAN-2] a Wraith cannot push it', () => {
    const s = scene('NW Hall: red wraith, blue barbarian');
    const push = {
      do: 'push',
      figure: figureNamed(s, 'red wraith'),
      victim: figureNamed(s, 'blue barbarian'),
      to: spaceNamed(s, 'NW Cell'),
    };
    expect(refused(s, push)).toBe('BARBARIAN-2');
  });

  test('[BARBARIAN-3] its owner moves it, the Helm leads it, it flees', () => {
    expect(lines(scene('NW Hall: red barbarian'))).toContain('red barbarian NW Hall→NW Cell');
    const helm = go(scene('NW Hall: blue barbarian', { artifact: 'helm' }), 'play artifact');
    expect(lines(helm)).toContain('blue barbarian NW Hall→NW Cell');
    const troll = scene('NW Hall: blue barbarian', { hand: ['caveTroll', 'dwarf'] });
    go(troll, 'draw', 'play caveTroll', 'place red caveTroll→NW Hall');
    expect(lines(troll)).toContain('blue barbarian NW Hall→NW Cell');
  });
});

describe('Treasure Chest', () => {
  const chest = (layout: string) =>
    go(scene(layout, { hand: ['treasureChest', 'dwarf'] }), 'draw', 'play treasureChest');

  test('[CHEST-1] into any room', () => {
    const s = chest('');
    expect(lines(s)).toHaveLength(30);
    expect(refused(s, { do: 'place', figure: 16, to: spaceNamed(s, 'NW Staircase') })).toBe('CHEST-1');
    expect(refused(s, { do: 'place', figure: 16, to: spaceNamed(s, 'W Pit') })).toBe('CHEST-1');
  });

  test('[CHEST-3] it never moves', () => {
    const s = scene('NW Hall: red chest');
    expect(refusedMove(s, 'red chest', 'NW Cell')).toBe('CHEST-3');
    expect(lines(s)).toEqual(['draw', 'pass']);
  });

  test('[CHEST-4] into a room with a Cave Troll, a Knight or five characters', () => {
    const s = chest('NW Hall: blue caveTroll; NW Cell: blue knight; SE Hall: 5 green adventurer');
    expect(lines(s)).toEqual(
      expect.arrayContaining(['place red chest→NW Hall', 'place red chest→NW Cell', 'place red chest→SE Hall']),
    );
  });
});
