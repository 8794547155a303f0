import { describe, expect, test } from 'vitest';
import { asked, type Extras, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused, refusedMove, who } from '../looks.ts';

const arrival = (layout: string, room: string, extras: Extras = {}) =>
  go(
    scene(layout, { hand: ['caveTroll', 'dwarf'], ...extras }),
    'draw',
    'play caveTroll',
    `place red caveTroll→${room}`,
  );

describe('Cave Troll', () => {
  const played = (layout = '') => go(scene(layout, { hand: ['caveTroll', 'dwarf'] }), 'draw', 'play caveTroll');

  test('[TROLL-1] into any room, but not onto a staircase or a pit', () => {
    const s = played();
    expect(lines(s)).toHaveLength(30);
    expect(refused(s, { do: 'place', figure: 15, to: spaceNamed(s, 'NW Staircase') })).toBe('TROLL-1');
    expect(refused(s, { do: 'place', figure: 15, to: spaceNamed(s, 'W Pit') })).toBe('TROLL-1');
  });

  test('[TROLL-2] Knights, chests and five characters do not keep it out', () => {
    const s = played('NW Hall: blue knight; NW Cell: blue chest; SE Hall: 5 green adventurer');
    expect(lines(s)).toEqual(
      expect.arrayContaining([
        'place red caveTroll→NW Hall',
        'place red caveTroll→NW Cell',
        'place red caveTroll→SE Hall',
      ]),
    );
  });

  test('[TROLL-3] nobody can enter its room, not even its owner’s Knight', () => {
    const s = scene('NW Hall: red caveTroll; NW Cell: red knight, red adventurer, red wraith, red orc');
    for (const figure of ['red knight', 'red adventurer', 'red wraith', 'red orc'])
      expect(refusedMove(s, figure, 'NW Hall')).toBe('TROLL-3');
  });

  test('[TROLL-4] not into another Cave Troll’s room or a locked one', () => {
    const s = scene('NW Hall: blue caveTroll', { hand: ['caveTroll', 'dwarf'] });
    s.idol = { room: spaceNamed(s, 'NW Cell'), player: 1 };
    go(s, 'draw', 'play caveTroll');
    const place = (to: string) => refused(s, { do: 'place', figure: 15, to: spaceNamed(s, to) });
    expect([place('NW Hall'), place('NW Cell')]).toEqual(['TROLL-4', 'TROLL-4']);
  });

  test('[TROLL-5] it cannot move', () => {
    expect(refusedMove(scene('NW Hall: red caveTroll'), 'red caveTroll', 'NW Cell')).toBe('TROLL-5');
  });

  test('[TROLL-6] each player may move one character out at no cost, or stay', () => {
    const s = arrival('NW Hall: 2 blue adventurer, green knight', 'NW Hall');
    expect(asked(s)).toBe(1);
    expect(lines(s)).toEqual([
      'blue adventurer NW Hall→NW Cell',
      'blue adventurer NW Hall→NW Crypt',
      'blue adventurer NW Hall→NW Guardroom',
      'blue adventurer NW Hall→NW Staircase',
      'stay',
    ]);
    go(s, 'blue adventurer NW Hall→NW Cell');
    expect(asked(s)).toBe(2);
    expect(refusedMove(s, 'blue adventurer', 'NW Crypt')).toBe('TROLL-6');
    go(s, 'stay');
    expect(s.left).toBe(3);
    expect(who(s, 'NW Cell')).toEqual(['blue adventurer']);
    expect(who(s, 'NW Hall')).toEqual(['red caveTroll']);
  });

  test('[TROLL-7] the player on the left first, the one who played it last', () => {
    const s = scene('NW Hall: red adventurer, blue adventurer, green adventurer, yellow adventurer', {
      hand: ['caveTroll', 'dwarf'],
      player: 2,
    });
    go(s, 'draw', 'play caveTroll', 'place green caveTroll→NW Hall');
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(asked(s));
      go(s, 'stay');
    }
    expect(order).toEqual([3, 0, 1, 2]);
  });

  test('[TROLL-8] fleeing is moving: a Knight slays, a Wraith pushes, even into a full room', () => {
    const knight = arrival('NW Hall: blue knight; NW Cell: red orc', 'NW Hall');
    go(knight, 'blue knight NW Hall→NW Cell');
    expect(who(knight, 'NW Cell')).toEqual(['blue knight']);
    const wraith = arrival('NW Hall: blue wraith; NW Cell: 5 red adventurer', 'NW Hall');
    go(wraith, 'blue wraith NW Hall→NW Cell');
    expect(asked(wraith)).toBe(1);
    go(wraith, 'blue wraith NW Cell pushes red adventurer→W Storeroom');
    expect(who(wraith, 'NW Cell')).toHaveLength(5);
  });

  test('[TROLL-9] it removes everything else, chests and its owner’s figures included', () => {
    const s = arrival('NW Hall: 2 red adventurer, blue chest, green orc', 'NW Hall');
    expect(asked(s)).toBe(2);
    go(s, 'stay', 'red adventurer NW Hall→NW Cell');
    expect(who(s, 'NW Hall')).toEqual(['red caveTroll']);
    expect(s.where.filter((at) => at === -2)).toHaveLength(3);
  });

  test('[TROLL-10] mustIfPossible: if one of yours can flee, one must', () => {
    const s = arrival('NW Hall: blue adventurer', 'NW Hall', { set: { trollEscape: 'mustIfPossible' } });
    expect(lines(s)).not.toContain('stay');
    expect(refused(s, { do: 'stay' })).toBe('TROLL-10');
    expect(figureNamed(s, 'blue adventurer')).toBe(17);
  });

  test('[TROLL-11] trollExits all: each player may move out as many as they like, one after the other', () => {
    const s = arrival('NW Hall: 3 blue adventurer, green knight', 'NW Hall', { set: { trollExits: 'all' } });
    go(s, 'blue adventurer NW Hall→NW Cell', 'blue adventurer NW Hall→NW Crypt');
    expect(asked(s)).toBe(1);
    go(s, 'stay');
    expect(asked(s)).toBe(2);
    go(s, 'green knight NW Hall→NW Cell');
    expect(who(s, 'NW Cell')).toEqual(['blue adventurer', 'green knight']);
    expect(who(s, 'NW Hall')).toEqual(['red caveTroll']);
    expect(s.where.filter((at) => at === -2)).toHaveLength(1);
  });

  test('[TROLL-11] with mustIfPossible too, everyone who can flee must, and pushes come before the next flight', () => {
    const set = { trollExits: 'all', trollEscape: 'mustIfPossible' } as const;
    const s = arrival('NW Hall: blue wraith, blue adventurer; NW Cell: green adventurer', 'NW Hall', { set });
    go(s, 'blue wraith NW Hall→NW Cell', 'blue wraith NW Cell pushes green adventurer→W Storeroom');
    expect(asked(s)).toBe(1);
    expect(lines(s)).not.toContain('stay');
  });
});
