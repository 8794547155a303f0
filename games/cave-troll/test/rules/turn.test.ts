import { freeReturn } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { caveTroll } from '../../src/index.ts';
import { asked, defaults, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused } from '../looks.ts';

describe('Turn', () => {
  test('[TURN-1] players take turns clockwise, and the first player is random', () => {
    const s = scene('', { player: 2 });
    go(s, 'pass');
    expect(asked(s)).toBe(3);
    go(s, 'pass');
    expect(asked(s)).toBe(0);
    const beginners = new Set(Array.from({ length: 40 }, (_, i) => caveTroll.setup(defaults(), 3, `seed ${i}`).player));
    expect([...beginners].sort()).toEqual([0, 1, 2]);
  });

  test.each([2, 3, 4])('[TURN-2] with %i players the turns have 1, 2, 3, 4, 4 actions', (seats) => {
    const s = caveTroll.setup(defaults(), seats, 'short turns');
    const actions: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      actions.push(s.left);
      go(s, 'pass');
    }
    expect(actions).toEqual([1, 2, 3, 4, 4]);
  });

  test('[TURN-3] you may mix and repeat actions freely', () => {
    const s = scene('NW Hall: red adventurer, red orc, blue adventurer', { hand: ['knight', 'dwarf', 'adventurer'] });
    go(
      s,
      'red adventurer NW Hall→NW Cell',
      'red orc NW Hall slays blue adventurer',
      'draw',
      'play knight',
      'place red knight→NW Staircase',
    );
    go(s, 'draw', 'play dwarf', 'place red dwarf→SE Staircase');
    expect(asked(s)).toBe(1);
  });

  test('[TURN-4] you may stop at any time, even at once', () => {
    expect(asked(go(scene('NW Hall: red orc'), 'pass'))).toBe(1);
    expect(asked(go(scene('NW Hall: red orc'), 'red orc NW Hall→W Pit', 'pass'))).toBe(1);
  });

  test('[TURN-5] an action without a target is not offered', () => {
    const classic = scene('NW Hall: red orc, red wraith; SE Hall: red adventurer', { artifact: 'sword' });
    expect(lines(classic).some((line) => /slays|pushes red wraith|artifact/.test(line))).toBe(false);
    expect(refused(classic, { do: 'artifact' })).toBe('TURN-5');
    const variant = scene('NW Hall: red grunt, red adventurer; SE Hall: red rampagingTroll', {
      set: { characterSet: 'variant' },
    });
    expect(lines(variant).some((line) => /routs|rampages/.test(line))).toBe(false);
    expect(refused(variant, { do: 'rout', figure: figureNamed(variant, 'red grunt') })).toBe('TURN-5');
    expect(refused(variant, { do: 'rampage', figure: figureNamed(variant, 'red rampagingTroll') })).toBe('TURN-5');
  });

  test('[TURN-6] the player whose turn it is makes every choice, even for an opponent’s Wraith', () => {
    const s = scene('NW Hall: blue adventurer; NW Cell: blue wraith', { artifact: 'helm' });
    go(s, 'play artifact', 'blue wraith NW Cell→NW Hall');
    expect(asked(s)).toBe(0);
    expect(lines(s)).toContain('blue wraith NW Hall pushes blue adventurer→NW Cell');
  });

  test('[TURN-7] an artifact, a card and a move in one turn', () => {
    const s = scene('NW Hall: red adventurer', { artifact: 'wand', hand: ['knight', 'dwarf'] });
    go(
      s,
      'play artifact',
      'score NW Hall',
      'red adventurer NW Hall→NW Cell',
      'draw',
      'play knight',
      'place red knight→NW Staircase',
    );
    expect(s.left).toBe(1);
    expect(s.gold[0]).toBe(1);
    expect(refused(s, { do: 'move', figure: figureNamed(s, 'red knight'), to: spaceNamed(s, 'NW Hall') })).toBeNull();
  });
});

describe('Undo', () => {
  const back = (s: ReturnType<typeof scene>) => freeReturn(s, 0);
  const fresh = (layout: string, extras = {}) => Object.assign(scene(layout, extras), { ply: 100, noReturn: 100 });

  test('you can undo moves, pushes and abilities together', () => {
    const s = fresh('NW Hall: blue orc, red orc, blue thief; NW Cell: red wraith; SE Cell: red knight');
    go(
      s,
      'red wraith NW Cell→NW Hall',
      'red wraith NW Hall pushes blue orc→NW Cell',
      'red orc NW Hall slays blue thief',
    );
    expect([s.ply, back(s)]).toEqual([103, 100]);
  });

  test('you cannot undo a drawn card, a played one or a revealed artifact, but you can undo a placement', () => {
    const s = fresh('NW Hall: red adventurer', { hand: ['knight', 'dwarf'], artifact: 'wand' });
    go(s, 'red adventurer NW Hall→NW Cell', 'draw');
    expect(back(s)).toBe(102);
    go(s, 'play knight');
    expect(back(s)).toBe(103);
    go(s, 'place red knight→NW Staircase');
    expect(back(s)).toBe(103);
    go(s, 'play artifact', 'score NW Cell');
    expect([s.ply, back(s)]).toEqual([106, 105]);
  });
});

describe('Table manners', () => {
  test('[TABLE-1] when the game is over, nobody can act', () => {
    const s = scene('NW Hall: red orc');
    s.agenda = [];
    expect(caveTroll.why(s, 0, { do: 'draw' })?.clause).toBe('TABLE-1');
    expect(caveTroll.waitingFor(s)).toEqual([]);
  });

  test('[TABLE-2] you act only when it is your turn to choose', () => {
    expect(caveTroll.why(scene(''), 1, { do: 'draw' })?.clause).toBe('TABLE-2');
  });

  test('[TABLE-3] the open choice comes first', () => {
    const s = go(scene('NW Hall: red orc'), 'draw');
    expect(refused(s, { do: 'pass' })).toBe('TABLE-3');
  });

  test('[TABLE-3] a wish named like a member of every object is refused too', () => {
    const s = scene('NW Hall: red orc');
    expect(refused(s, { do: 'constructor', figure: figureNamed(s, 'red orc') })).toBe('TABLE-3');
  });
});
