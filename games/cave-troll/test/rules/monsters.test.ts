import { describe, expect, test } from 'vitest';
import { asked, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused, refusedMove, refusedPush, who } from '../looks.ts';

const full = 'NW Hall: blue orc, 4 blue adventurer';

describe('Orc', () => {
  const slay = (s: ReturnType<typeof scene>, victim: string) =>
    refused(s, { do: 'slay', figure: figureNamed(s, 'red orc'), victim: figureNamed(s, victim) });

  test('[ORC-1] removes one hero from its room, of any kind', () => {
    const s = scene('NW Hall: red orc, blue knight, blue barbarian, blue wraith; NW Cell: blue thief');
    expect(lines(s).filter((line) => line.includes('slays'))).toEqual([
      'red orc NW Hall slays blue knight',
      'red orc NW Hall slays blue barbarian',
    ]);
    expect(slay(s, 'blue wraith')).toBe('ORC-1');
    expect(slay(s, 'blue thief')).toBe('ORC-1');
    go(s, 'red orc NW Hall slays blue knight');
    expect(who(s, 'NW Hall')).toEqual(['blue barbarian', 'blue wraith', 'red orc']);
  });

  test('[ORC-2] even its owner’s hero', () => {
    const s = go(scene('NW Hall: red orc, red adventurer'), 'red orc NW Hall slays red adventurer');
    expect(who(s, 'NW Hall')).toEqual(['red orc']);
  });

  test('[ORC-3] not on a staircase', () => {
    expect(slay(scene('NW Staircase: red orc, blue adventurer'), 'blue adventurer')).toBe('ORC-3');
  });
});

describe('Wraith', () => {
  test('[WRAITH-1] entering a room it must push before anything else', () => {
    const s = go(scene('NW Hall: blue orc; NW Cell: red wraith'), 'red wraith NW Cell→NW Hall');
    expect(lines(s)).toEqual([
      'red wraith NW Hall pushes blue orc→NW Cell',
      'red wraith NW Hall pushes blue orc→NW Crypt',
      'red wraith NW Hall pushes blue orc→NW Guardroom',
      'red wraith NW Hall pushes blue orc→NW Staircase',
      'red wraith NW Hall pushes blue orc→W Pit',
    ]);
    expect(refused(s, { do: 'spare' })).toBe('WRAITH-1');
    expect(refused(s, { do: 'pass' })).toBe('TABLE-3');
    go(s, 'red wraith NW Hall pushes blue orc→NW Crypt');
    expect(who(s, 'NW Crypt')).toEqual(['blue orc']);
    expect(s.left).toBe(3);
  });

  test('[WRAITH-2] action: push one from its room', () => {
    const s = scene('NW Hall: red wraith, blue thief; NW Cell: blue adventurer');
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'NW Hall')).toBe('WRAITH-2');
    go(s, 'red wraith NW Hall pushes blue thief→NW Cell');
    expect(who(s, 'NW Cell')).toEqual(['blue adventurer', 'blue thief']);
    expect(s.left).toBe(3);
  });

  test('[WRAITH-3] it may enter a full room; others cannot', () => {
    const s = scene(`${full}; NW Cell: red wraith, red adventurer`);
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('MOVE-5');
    go(s, 'red wraith NW Cell→NW Hall', 'red wraith NW Hall pushes blue orc→NW Cell');
    expect(who(s, 'NW Hall')).toHaveLength(5);
  });

  test('[WRAITH-4] no hero into a pit, nobody into a Cave Troll’s, a full or a locked room', () => {
    const s = scene(
      'NW Hall: red wraith, blue adventurer, blue knight, blue wraith; NW Crypt: green caveTroll; NW Cell: 5 green adventurer',
    );
    s.idol = { room: spaceNamed(s, 'NW Guardroom'), player: 2 };
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'W Pit')).toBe('WRAITH-4');
    for (const victim of ['blue adventurer', 'blue knight', 'blue wraith']) {
      expect(refusedPush(s, 'red wraith', victim, 'NW Crypt')).toBe('TROLL-3');
      expect(refusedPush(s, 'red wraith', victim, 'NW Cell')).toBe('MOVE-5');
      expect(refusedPush(s, 'red wraith', victim, 'NW Guardroom')).toBe('IDOL-2');
    }
    expect(refusedPush(s, 'red wraith', 'blue wraith', 'W Pit')).toBeNull();
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'SE Hall')).toBe('MOVE-1');
  });

  test('[WRAITH-5] any player’s character, even its owner’s', () => {
    const s = scene('NW Hall: red wraith, red adventurer, green orc');
    expect(lines(s)).toContain('red wraith NW Hall pushes red adventurer→NW Cell');
    expect(lines(s)).toContain('red wraith NW Hall pushes green orc→NW Cell');
  });

  test('[WRAITH-6] if it can push only its owner’s characters, it must push one', () => {
    const s = go(scene('NW Hall: red adventurer, blue barbarian; NW Cell: red wraith'), 'red wraith NW Cell→NW Hall');
    expect(lines(s).every((line) => line.includes('pushes red adventurer'))).toBe(true);
    expect(lines(s)).toHaveLength(4);
  });

  test('[WRAITH-7] with nobody to push, it enters and nothing happens; it cannot enter a full room', () => {
    const s = go(scene('NW Hall: blue barbarian; NW Cell: red wraith'), 'red wraith NW Cell→NW Hall');
    expect(s.left).toBe(3);
    expect(s.agenda).toEqual([{ step: 'act', player: 0 }]);
    const stuck = scene(
      'W Storeroom: blue barbarian, green barbarian, yellow barbarian, blue adventurer, blue dwarf; SW Cell: green caveTroll; NW Cell: red wraith, blue knight, 3 green adventurer',
    );
    expect(refusedMove(stuck, 'red wraith', 'W Storeroom')).toBeNull(); // four stay in the Cell, and blue ones may join their Knight there
    const shut = scene(
      'W Storeroom: blue barbarian, green barbarian, yellow barbarian, red barbarian, blue adventurer; SW Cell: green caveTroll; NW Cell: red wraith, red knight',
    );
    expect(refusedMove(shut, 'red wraith', 'W Storeroom')).toBe('MOVE-5');
  });

  test('[WRAITH-8] into the space it came from', () => {
    const s = go(scene(`${full}; NW Cell: red wraith, 4 red adventurer`), 'red wraith NW Cell→NW Hall');
    expect(lines(s)).toContain('red wraith NW Hall pushes blue orc→NW Cell');
  });

  test('[WRAITH-9] never itself, a chest or a Cave Troll', () => {
    const s = scene('NW Hall: red wraith, blue chest, blue adventurer');
    expect(refusedPush(s, 'red wraith', 'red wraith', 'NW Cell')).toBe('WRAITH-9');
    expect(refusedPush(s, 'red wraith', 'blue chest', 'NW Cell')).toBe('WRAITH-9');
    const troll = scene('NW Hall: red wraith, blue adventurer; NW Cell: red adventurer');
    troll.where[figureNamed(troll, 'blue adventurer')] = -1;
    troll.where[17 + 15] = troll.where[figureNamed(troll, 'red wraith')]!;
    expect(refusedPush(troll, 'red wraith', 'blue caveTroll', 'NW Cell')).toBe('WRAITH-9');
  });

  test('[WRAITH-10] not into an opposing Knight’s room, not even to push', () => {
    const s = scene('NW Hall: blue knight, blue adventurer; NW Cell: red wraith');
    expect(refusedMove(s, 'red wraith', 'NW Hall')).toBe('KNIGHT-1');
  });

  test('[WRAITH-11] into a Knight’s room, only characters of that Knight’s colour and Knights', () => {
    const s = scene('NW Hall: red wraith, blue adventurer, green adventurer, yellow knight; NW Cell: blue knight');
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'NW Cell')).toBeNull();
    expect(refusedPush(s, 'red wraith', 'green adventurer', 'NW Cell')).toBe('KNIGHT-1');
    expect(refusedPush(s, 'red wraith', 'yellow knight', 'NW Cell')).toBeNull();
  });

  test('[WRAITH-12] a Knight pushed onto Orcs slays them', () => {
    const s = scene('NW Hall: red wraith, blue knight; NW Cell: red orc, green orc');
    go(s, 'red wraith NW Hall pushes blue knight→NW Cell');
    expect(who(s, 'NW Cell')).toEqual(['blue knight']);
  });

  const twoWraiths = 'NW Hall: red wraith, blue wraith; NW Cell: green adventurer';
  test('[WRAITH-13] a pushed Wraith does not push in turn', () => {
    const s = go(scene(twoWraiths), 'red wraith NW Hall pushes blue wraith→NW Cell');
    expect(s.agenda).toEqual([{ step: 'act', player: 0 }]);
  });

  test('[WRAITH-14] with the setting on, the player who pushed chooses, and each Wraith pushes once', () => {
    const set = { wraithEntryTriggersWhenPushed: true };
    const s = go(scene(twoWraiths, { set }), 'red wraith NW Hall pushes blue wraith→NW Cell');
    expect(asked(s)).toBe(0);
    expect(lines(s)).toContain('blue wraith NW Cell pushes green adventurer→NW Hall');
    const ring = scene('NW Cell: blue wraith; W Storeroom: red wraith, green wraith', { set });
    go(
      ring,
      'red wraith W Storeroom pushes green wraith→NW Cell',
      'green wraith NW Cell pushes blue wraith→W Storeroom',
    );
    expect(lines(ring).every((line) => line.startsWith('blue wraith W Storeroom pushes red wraith'))).toBe(true);
    go(ring, 'blue wraith W Storeroom pushes red wraith→NW Cell');
    expect(ring.agenda).toEqual([{ step: 'act', player: 0 }]);
  });

  test('[WRAITH-15] wraithEntryPush optional: it may skip the push, but not in a full room', () => {
    const set = { wraithEntryPush: 'optional' as const };
    const s = go(scene('NW Hall: blue orc; NW Cell: red wraith', { set }), 'red wraith NW Cell→NW Hall', 'push nobody');
    expect(who(s, 'NW Hall')).toEqual(['blue orc', 'red wraith']);
    const crowded = go(scene(`${full}; NW Cell: red wraith`, { set }), 'red wraith NW Cell→NW Hall');
    expect(lines(crowded)).not.toContain('push nobody');
    expect(refused(crowded, { do: 'spare' })).toBe('WRAITH-3');
  });

  test('[WRAITH-16] wraithTargets heroesOnly: heroes, into rooms', () => {
    const s = scene('NW Hall: red wraith, blue orc, blue adventurer', { set: { wraithTargets: 'heroesOnly' } });
    expect(refusedPush(s, 'red wraith', 'blue orc', 'NW Cell')).toBe('WRAITH-16');
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'NW Staircase')).toBe('WRAITH-16');
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'NW Cell')).toBeNull();
  });

  test('[WRAITH-17] it cannot push on a staircase or a pit', () => {
    const s = scene('NW Staircase: blue adventurer; NW Hall: red wraith; W Pit: blue orc');
    go(s, 'red wraith NW Hall→NW Staircase');
    expect(s.agenda).toEqual([{ step: 'act', player: 0 }]);
    expect(refusedPush(s, 'red wraith', 'blue adventurer', 'NW Hall')).toBe('WRAITH-17');
    go(s, 'red wraith NW Staircase→NW Hall', 'red wraith NW Hall→W Pit');
    expect(refusedPush(s, 'red wraith', 'blue orc', 'NW Hall')).toBe('WRAITH-17');
  });
});
