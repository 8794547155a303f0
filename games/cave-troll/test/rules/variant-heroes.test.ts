import { describe, expect, test } from 'vitest';
import { type Extras, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused, refusedMove, who } from '../looks.ts';

const variant = (layout: string, extras: Extras = {}) =>
  scene(layout, { ...extras, set: { ...extras.set, characterSet: 'variant' } });
const wish = (s: ReturnType<typeof scene>, doing: string, by: string, victim: string, to?: string) =>
  refused(s, {
    do: doing,
    figure: figureNamed(s, by),
    victim: figureNamed(s, victim),
    ...(to ? { to: spaceNamed(s, to) } : {}),
  });

describe('Paladin', () => {
  test('[PALADIN-1] heroes of every colour in its room are safe from Grunt and Banshee', () => {
    const s = variant('NW Hall: blue paladin, green adventurer, red grunt; NW Cell: red banshee');
    expect(refused(s, { do: 'rout', figure: figureNamed(s, 'red grunt') })).toBe('GRUNT-2');
    expect(wish(s, 'lure', 'red banshee', 'green adventurer')).toBe('BANSHEE-5');
    expect(wish(s, 'lure', 'red banshee', 'blue paladin')).toBe('BANSHEE-5');
  });

  test('[PALADIN-2] it banishes an opposing Banshee in its space to any pit, even from a staircase', () => {
    const s = variant('NW Staircase: red paladin, blue banshee, red banshee; NW Hall: green banshee');
    expect(lines(s).filter((line) => line.includes('banishes'))).toEqual([
      'red paladin NW Staircase banishes blue banshee→W Pit',
      'red paladin NW Staircase banishes blue banshee→Central Pit',
      'red paladin NW Staircase banishes blue banshee→E Pit',
    ]);
    expect(wish(s, 'banish', 'red paladin', 'red banshee', 'W Pit')).toBe('PALADIN-2');
    expect(wish(s, 'banish', 'red paladin', 'green banshee', 'W Pit')).toBe('PALADIN-2');
    expect(wish(s, 'banish', 'red paladin', 'blue banshee', 'NW Hall')).toBe('PALADIN-2');
    go(s, 'red paladin NW Staircase banishes blue banshee→E Pit');
    expect(who(s, 'E Pit')).toEqual(['blue banshee']);
  });

  test('[PALADIN-3] no protection from Assassin and Rampaging Troll', () => {
    const s = variant('NW Hall: blue paladin, green adventurer, red assassin');
    expect(lines(s)).toContain('red assassin NW Hall kills blue paladin');
    expect(lines(s)).toContain('red assassin NW Hall kills green adventurer');
    const troll = variant('NW Hall: blue paladin, red rampagingTroll');
    expect(lines(troll)).toContain('red rampagingTroll NW Hall rampages');
  });

  test('[PALADIN-4] it keeps nobody out', () => {
    const s = variant('NW Hall: blue paladin; NW Cell: red adventurer');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBeNull();
  });
});

describe('Berserker', () => {
  test('[BERSERKER-1] into a room with exactly five, none of them its owner’s', () => {
    const s = variant(
      'NW Hall: 5 blue adventurer; NW Cell: red berserker, red adventurer; NW Guardroom: 4 blue adventurer, red grunt',
    );
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('MOVE-5');
    expect(refusedMove(s, 'red berserker', 'NW Hall')).toBeNull();
    go(s, 'red berserker NW Cell→NW Hall');
    expect(refusedMove(s, 'red berserker', 'NW Guardroom')).toBe('MOVE-5');
  });

  test('[BERSERKER-6] with six there, nobody can enter until fewer than five are left', () => {
    const s = variant('NW Hall: 5 blue adventurer, green berserker; NW Cell: red berserker, red adventurer');
    expect(refusedMove(s, 'red berserker', 'NW Hall')).toBe('MOVE-5');
    s.where[figureNamed(s, 'blue adventurer')] = spaceNamed(s, 'NW Vault');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('MOVE-5');
    s.where[figureNamed(s, 'blue adventurer NW Hall')] = spaceNamed(s, 'NW Vault');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBeNull();
  });
});

describe('Assassin', () => {
  test('[ASSASSIN-1] a lone Grunt or hero in its room', () => {
    const s = variant('NW Hall: red assassin, blue grunt, green giantSlayer; NW Cell: yellow adventurer');
    expect(lines(s).filter((line) => line.includes('kills'))).toEqual([
      'red assassin NW Hall kills blue grunt',
      'red assassin NW Hall kills green giantSlayer',
    ]);
    expect(wish(s, 'assassinate', 'red assassin', 'yellow adventurer')).toBe('ASSASSIN-1');
    go(s, 'red assassin NW Hall kills blue grunt');
    expect(who(s, 'NW Hall')).toEqual(['green giantSlayer', 'red assassin']);
    const stairs = variant('NW Staircase: red assassin, blue adventurer');
    expect(wish(stairs, 'assassinate', 'red assassin', 'blue adventurer')).toBe('ASSASSIN-1');
  });

  test('[ASSASSIN-2] lone among characters of its colour: chests do not count, and its owner’s are never targets', () => {
    const s = variant(
      'NW Hall: red assassin, red adventurer, blue adventurer, blue chest, green adventurer, green banshee',
    );
    expect(lines(s).filter((line) => line.includes('kills'))).toEqual(['red assassin NW Hall kills blue adventurer']);
    expect(wish(s, 'assassinate', 'red assassin', 'green adventurer')).toBe('ASSASSIN-2');
    expect(wish(s, 'assassinate', 'red assassin', 'red adventurer')).toBe('ASSASSIN-2');
  });

  test('[ASSASSIN-3] Assassins, and monsters other than Grunts, are safe', () => {
    const s = variant('NW Hall: red assassin, blue assassin, green banshee, yellow rampagingTroll');
    for (const victim of ['blue assassin', 'green banshee', 'yellow rampagingTroll'])
      expect(wish(s, 'assassinate', 'red assassin', victim)).toBe('ASSASSIN-3');
  });
});

describe('Giant Slayer', () => {
  test('[SLAYER-1] one gold for the first empty room of a turn', () => {
    const s = variant('NW Hall: red giantSlayer');
    go(s, 'red giantSlayer NW Hall→NW Cell', 'red giantSlayer NW Cell→W Storeroom');
    expect(s.gold[0]).toBe(1);
    go(s, 'pass', 'pass', 'pass', 'pass', 'red giantSlayer W Storeroom→NW Cell');
    expect(s.gold[0]).toBe(2);
    go(s, 'red giantSlayer NW Cell→NW Staircase');
    expect(s.gold[0]).toBe(2);
  });

  test('[SLAYER-2] any other figure or chest spoils it; a staircase is not a room', () => {
    const s = variant('NW Hall: blue chest; NW Staircase: red giantSlayer; NW Vault: blue banshee');
    go(s, 'red giantSlayer NW Staircase→NW Hall');
    expect(s.gold[0]).toBe(0);
    go(s, 'red giantSlayer NW Hall→NW Staircase', 'red giantSlayer NW Staircase→NW Vault');
    expect(s.gold[0]).toBe(0);
  });

  test('[SLAYER-3] pushed or led there in an opponent’s turn, it still pays, once', () => {
    const s = variant('NW Hall: blue giantSlayer, red rampagingTroll');
    go(s, 'red rampagingTroll NW Hall rampages', 'red rampagingTroll NW Hall pushes blue giantSlayer→NW Cell');
    expect(s.gold).toEqual([0, 1, 0, 0]);
    const led = variant('NW Hall: blue giantSlayer', { artifact: 'helm' });
    go(led, 'play artifact', 'blue giantSlayer NW Hall→NW Cell', 'blue giantSlayer NW Cell→W Storeroom', 'stop');
    expect(led.gold).toEqual([0, 1, 0, 0]);
  });

  test('[SLAYER-4] it falls with any player’s Rampaging Troll in its room', () => {
    const s = variant(
      'NW Hall: red giantSlayer, red rampagingTroll, blue rampagingTroll; NW Cell: green rampagingTroll',
    );
    expect(lines(s).filter((line) => line.includes('fells'))).toEqual([
      'red giantSlayer NW Hall fells red rampagingTroll',
      'red giantSlayer NW Hall fells blue rampagingTroll',
    ]);
    expect(wish(s, 'fell', 'red giantSlayer', 'green rampagingTroll')).toBe('SLAYER-4');
    go(s, 'red giantSlayer NW Hall fells blue rampagingTroll');
    expect(who(s, 'NW Hall')).toEqual(['red rampagingTroll']);
  });
});
