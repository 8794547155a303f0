import { describe, expect, test } from 'vitest';
import { asked, type Extras, figureNamed, go, lines, scene } from '../../src/scenes/index.ts';
import { refused, refusedMove, refusedPush, who } from '../looks.ts';

const variant = (layout: string, extras: Extras = {}) =>
  scene(layout, { ...extras, set: { ...extras.set, characterSet: 'variant' } });
const lure = (s: ReturnType<typeof scene>, victim: string) =>
  refused(s, { do: 'lure', figure: figureNamed(s, 'red banshee'), victim: figureNamed(s, victim) });

describe('Grunt', () => {
  test('[GRUNT-1] removes all opposing Adventurers from its room, and nobody else', () => {
    const s = variant('NW Hall: red grunt, red adventurer, 2 blue adventurer, green adventurer, green berserker');
    go(s, 'red grunt NW Hall routs');
    expect(who(s, 'NW Hall')).toEqual(['green berserker', 'red adventurer', 'red grunt']);
    const stairs = variant('NW Staircase: red grunt, blue adventurer');
    expect(refused(stairs, { do: 'rout', figure: figureNamed(stairs, 'red grunt') })).toBe('GRUNT-1');
  });

  test('[GRUNT-2] nobody if there is a Paladin', () => {
    const s = variant('NW Hall: red grunt, red paladin, blue adventurer');
    expect(refused(s, { do: 'rout', figure: figureNamed(s, 'red grunt') })).toBe('GRUNT-2');
  });
});

describe('Banshee', () => {
  test('[BANSHEE-1] up to two spaces with one action', () => {
    const s = go(variant('NW Hall: red banshee'), 'red banshee NW Hall→NW Cell');
    expect(lines(s)).toEqual([
      'red banshee NW Cell→NW Hall',
      'red banshee NW Cell→NW Staircase',
      'red banshee NW Cell→W Storeroom',
      'stop',
    ]);
    go(s, 'red banshee NW Cell→W Storeroom');
    expect(s.left).toBe(3);
    expect(lines(s)).toContain('draw');
  });

  test('[BANSHEE-2] lures an opposing character from an adjacent space into its own', () => {
    const s = variant('NW Hall: red banshee; NW Cell: blue adventurer, red adventurer; SE Hall: green adventurer');
    expect(lure(s, 'red adventurer')).toBe('BANSHEE-2');
    expect(lure(s, 'green adventurer')).toBe('BANSHEE-2');
    go(s, 'red banshee NW Hall lures blue adventurer NW Cell');
    expect(who(s, 'NW Hall')).toEqual(['blue adventurer', 'red banshee']);
  });

  test('[BANSHEE-3] not with five in its space, even a staircase or a pit; a Berserker may come', () => {
    const room = variant('NW Hall: red banshee, 4 green adventurer; NW Cell: blue adventurer, blue berserker');
    expect(lure(room, 'blue adventurer')).toBe('BANSHEE-3');
    expect(lure(room, 'blue berserker')).toBeNull();
    const own = variant('NW Hall: red banshee, 3 green adventurer, blue adventurer; NW Cell: blue berserker');
    expect(lure(own, 'blue berserker')).toBe('BANSHEE-3');
    const stairs = variant('NW Staircase: red banshee, 4 green adventurer; NW Cell: blue adventurer, blue berserker');
    expect(lure(stairs, 'blue adventurer')).toBe('BANSHEE-3');
    expect(lure(stairs, 'blue berserker')).toBeNull();
    const pit = variant('W Pit: red banshee, blue grunt, green grunt, yellow grunt, red grunt; NW Hall: blue banshee');
    expect(lure(pit, 'blue banshee')).toBe('BANSHEE-3');
    const six = variant('NW Staircase: red banshee, 5 green adventurer; NW Cell: blue berserker, red adventurer');
    expect(lure(six, 'blue berserker')).toBe('BANSHEE-3');
    expect(refusedMove(six, 'red adventurer', 'NW Staircase')).toBeNull();
  });

  test('[BANSHEE-4] on a pit it lures only monsters', () => {
    const s = variant('W Pit: red banshee; NW Hall: blue adventurer, blue grunt');
    expect(lure(s, 'blue adventurer')).toBe('BANSHEE-4');
    expect(lure(s, 'blue grunt')).toBeNull();
  });

  test('[BANSHEE-5] it can lure monsters, but not heroes, out of a Paladin’s room, and heroes into it', () => {
    const s = variant('NW Hall: red banshee; NW Cell: green paladin, blue adventurer, blue grunt');
    expect(lure(s, 'blue adventurer')).toBe('BANSHEE-5');
    expect(lure(s, 'blue grunt')).toBeNull();
    const into = variant('NW Hall: red banshee, green paladin; NW Cell: blue adventurer');
    expect(lure(into, 'blue adventurer')).toBeNull();
    const stairs = variant('NW Hall: red banshee; NW Staircase: green paladin, blue adventurer');
    expect(lure(stairs, 'blue adventurer')).toBeNull(); // a staircase is not a room
  });

  test('[BANSHEE-6] the first step must be legal', () => {
    const s = variant('NW Vault: red banshee; NW Gallery: 5 blue adventurer');
    expect(refusedMove(s, 'red banshee', 'NW Gallery')).toBe('MOVE-5');
    go(s, 'red banshee NW Vault→NW Staircase');
    expect(refusedMove(s, 'red banshee', 'NW Gallery')).toBe('MOVE-1');
  });
});

describe('Rampaging Troll', () => {
  test('[RAMPAGE-1] one move action per turn', () => {
    const s = go(variant('NW Hall: red rampagingTroll'), 'red rampagingTroll NW Hall→NW Cell');
    expect(refusedMove(s, 'red rampagingTroll', 'NW Hall')).toBe('RAMPAGE-1');
    go(s, 'pass', 'pass', 'pass', 'pass');
    expect(refusedMove(s, 'red rampagingTroll', 'NW Hall')).toBeNull();
  });

  test('[RAMPAGE-2] it pushes two out and removes everything else, any number of times', () => {
    const s = variant('NW Hall: red rampagingTroll, 2 blue adventurer, green grunt, green chest, red adventurer');
    go(s, 'red rampagingTroll NW Hall rampages');
    expect(refused(s, { do: 'spare' })).toBe('RAMPAGE-2');
    go(
      s,
      'red rampagingTroll NW Hall pushes blue adventurer→NW Cell',
      'red rampagingTroll NW Hall pushes green grunt→W Pit',
    );
    expect(who(s, 'NW Hall')).toEqual(['red rampagingTroll']);
    expect(who(s, 'NW Cell')).toEqual(['blue adventurer']);
    expect(s.left).toBe(3);
    s.where[figureNamed(s, 'blue adventurer')] = s.where[figureNamed(s, 'red rampagingTroll')]!;
    expect(lines(s)).toContain('red rampagingTroll NW Hall rampages');
  });

  test('[RAMPAGE-3] fewer than two: as many as possible', () => {
    const s = go(
      variant('NW Hall: red rampagingTroll, blue adventurer, blue chest'),
      'red rampagingTroll NW Hall rampages',
    );
    go(s, 'red rampagingTroll NW Hall pushes blue adventurer→NW Cell');
    expect(who(s, 'NW Hall')).toEqual(['red rampagingTroll']);
    const none = variant(
      'W Storeroom: red rampagingTroll, blue adventurer; NW Cell: 5 green adventurer; SW Cell: 5 yellow adventurer',
    );
    go(none, 'red rampagingTroll W Storeroom rampages');
    expect(who(none, 'W Storeroom')).toEqual(['red rampagingTroll']);
  });

  test('[RAMPAGE-4] one after the other: the first may fill the room for the second', () => {
    const s = variant(
      'W Storeroom: red rampagingTroll, blue adventurer, yellow adventurer; NW Cell: 4 green adventurer; SW Cell: 3 green adventurer',
    );
    go(s, 'red rampagingTroll W Storeroom rampages', 'red rampagingTroll W Storeroom pushes blue adventurer→NW Cell');
    expect(lines(s)).toEqual(['red rampagingTroll W Storeroom pushes yellow adventurer→SW Cell']);
    expect(refusedPush(s, 'red rampagingTroll', 'yellow adventurer', 'NW Cell')).toBe('MOVE-5');
    const same = variant('W Storeroom: red rampagingTroll, blue adventurer, yellow adventurer');
    go(
      same,
      'red rampagingTroll W Storeroom rampages',
      'red rampagingTroll W Storeroom pushes blue adventurer→NW Cell',
      'red rampagingTroll W Storeroom pushes yellow adventurer→NW Cell',
    );
    expect(who(same, 'NW Cell')).toHaveLength(2);
  });

  test('[RAMPAGE-5] it may push a Berserker into a full room that the Berserker may enter', () => {
    const s = variant(
      'W Storeroom: red rampagingTroll, blue berserker; NW Cell: 5 green adventurer; SW Cell: 4 green adventurer, blue adventurer',
    );
    go(s, 'red rampagingTroll W Storeroom rampages');
    expect(lines(s)).toEqual(['red rampagingTroll W Storeroom pushes blue berserker→NW Cell']);
  });

  test('[RAMPAGE-6] being led, pushed or lured does not use up its move', () => {
    const s = variant('NW Hall: blue rampagingTroll', { artifact: 'helm' });
    go(s, 'play artifact', 'blue rampagingTroll NW Hall→NW Cell', 'stop', 'pass');
    expect(asked(s)).toBe(1);
    expect(refusedMove(s, 'blue rampagingTroll', 'NW Hall')).toBeNull();
    const pushed = variant('NW Hall: red rampagingTroll, blue rampagingTroll; NW Cell: red banshee');
    go(pushed, 'red rampagingTroll NW Hall rampages', 'red rampagingTroll NW Hall pushes blue rampagingTroll→NW Crypt');
    expect(who(pushed, 'NW Crypt')).toEqual(['blue rampagingTroll']);
    expect(lure(variant('NW Hall: blue rampagingTroll; NW Cell: red banshee'), 'blue rampagingTroll')).toBeNull();
  });

  test('[RAMPAGE-7] it keeps nobody out, and you place it on a pit', () => {
    const s = variant('NW Hall: blue rampagingTroll; NW Cell: red adventurer', {
      hand: ['rampagingTroll', 'adventurer'],
    });
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBeNull();
    go(s, 'draw', 'play rampagingTroll');
    expect(lines(s)).toEqual(['W', 'Central', 'E'].map((which) => `place red rampagingTroll→${which} Pit`));
  });

  test('[RAMPAGE-8] rampagingTrollIgnoresCapacity: into a full room', () => {
    const layout = 'NW Hall: 5 blue adventurer; NW Cell: red rampagingTroll';
    expect(refusedMove(variant(layout), 'red rampagingTroll', 'NW Hall')).toBe('MOVE-5');
    const free = variant(layout, { set: { rampagingTrollIgnoresCapacity: true } });
    expect(refusedMove(free, 'red rampagingTroll', 'NW Hall')).toBeNull();
  });

  test('[RAMPAGE-9] not on a staircase or a pit', () => {
    const s = variant('NW Staircase: red rampagingTroll, blue adventurer');
    expect(refused(s, { do: 'rampage', figure: figureNamed(s, 'red rampagingTroll') })).toBe('RAMPAGE-9');
  });

  test('[RAMPAGE-10] it pushes and removes its owner’s figures too', () => {
    const s = go(variant('NW Hall: red rampagingTroll, 3 red adventurer'), 'red rampagingTroll NW Hall rampages');
    go(
      s,
      'red rampagingTroll NW Hall pushes red adventurer→NW Cell',
      'red rampagingTroll NW Hall pushes red adventurer→NW Cell',
    );
    expect(who(s, 'NW Hall')).toEqual(['red rampagingTroll']);
  });
});
