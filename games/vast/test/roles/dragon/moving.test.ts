import { describe, expect, test } from 'vitest';
import { FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { act, at, choices, go } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { lair } from './lair.ts';

const glides = (s: State): string[] => choices(s, 'dragon').filter((line) => line.startsWith('glide'));
const surfaced = (roles: string, picture: string, options: Parameters<typeof lair>[2] = {}): State => {
  const s = lair(roles, picture, options);
  s.dragon!.awake = true;
  s.dragon!.surfaced = true;
  return s;
};
const why = (s: State, to: string): string | undefined =>
  vast.why(s, s.seat, { do: 'glide', to: at(s, to) } as never)?.clause;

describe('Moving the Dragon', () => {
  test('[DRAGON-MOVE-1] one or two spaces in a straight line, once a turn', () => {
    const s = lair('KGD', '. A01 .\nA05 ENT A10 A13\n. E05 .\n. E07 .\n. E10 .');
    expect(glides(s)).toEqual(['glide n1', 'glide e1', 'glide e2', 'glide s1', 'glide s2', 'glide w1']);
    expect(why(s, 's3')).toBe('DRAGON-MOVE-1');
    act(s, 'dragon', 'glide e2');
    expect([s.dragon!.at, glides(s)]).toEqual([at(s, 'e2'), []]);
    expect(why(s, 'e1')).toBe('DRAGON-MOVE-1');
  });
  test('[DRAGON-MOVE-2] underground through walls, over Dark tiles, to anybody', () => {
    const s = lair('KGDT', 'ENT A02 #A05');
    s.thief!.at = at(s, 'e1');
    expect(glides(s)).toEqual(['glide e1', 'glide e2']);
    act(s, 'dragon', 'glide e2');
    expect(choices(s, 'dragon')).toContain('settle');
  });
  test.each([false, true])('[DRAGON-MOVE-9] surfaced %s, he shares his space with anyone', (surfaced) => {
    const s = lair('KGDT', 'ENT A01 A05');
    s.dragon!.surfaced = surfaced;
    s.dragon!.wakefulness = 12;
    s.knight!.at = at(s, 'e1');
    s.thief!.at = at(s, 'e1');
    s.goblins!.at[FANGS] = at(s, 'e1');
    s.goblins!.population[FANGS] = 1;
    act(s, 'dragon', 'glide e1');
    expect([s.dragon!.at, s.knight!.at, s.thief!.at, s.goblins!.at[FANGS]]).toEqual(Array(4).fill(at(s, 'e1')));
  });
  test('[DRAGON-MOVE-3] [DRAGON-MOVE-4] surfaced no wall and no Dark tile', () => {
    const s = surfaced('KGD', '. A01 .\nA05 ENT A02\n. #A10 .');
    expect(glides(s)).toEqual(['glide n1', 'glide w1']);
    expect([why(s, 'e1'), why(s, 's1')]).toEqual(['DRAGON-MOVE-3', 'DRAGON-MOVE-4']);
  });
  test('[DRAGON-MOVE-5] surfaced, the Knight on his way may attack once; the move goes on', () => {
    const s = surfaced('KGD', 'ENT A01 A05');
    s.knight!.at = at(s, 'e1');
    act(s, 'dragon', 'glide e2'); // Strength 1, Armor 1
    expect([s.agenda.at(-1)!.step, s.dragon!.at]).toEqual(['knight.freeAttack', at(s, 'e1')]);
    act(s, 'knight', choices(s, 'knight').at(-1)!); // she lets him pass
    expect(s.dragon!.at).toBe(at(s, 'e2'));
  });
  test('[DRAGON-MOVE-5] a weaker Knight does not attack, nor any when he is underground', () => {
    const s = surfaced('KGD', 'ENT A01');
    s.knight!.at = at(s, 'e1');
    s.dragon!.wakefulness = 4; // Armor 2
    act(s, 'dragon', 'glide e1');
    expect(s.agenda.at(-1)!.step).toBe('dragon.act');
    const t = lair('KGD', 'ENT A01');
    t.knight!.at = at(t, 'e1');
    act(t, 'dragon', 'glide e1');
    expect(t.agenda.at(-1)!.step).toBe('dragon.act');
  });
  test('[DRAGON-MOVE-6] surfaced, an Ash Dragon is attacked by a stronger Tribe; underground he is not', () => {
    for (const [isSurfaced, strength, asked] of [
      [true, 4, 'goblins.strikeDragon'],
      [true, 1, 'dragon.act'], // Fangs: 2 against Armor 2
      [false, 4, 'dragon.act'],
    ] as const) {
      const s = surfaced('GD', 'ENT A01');
      s.dragon!.surfaced = isSurfaced;
      s.goblins!.at[FANGS] = at(s, 'e1');
      s.goblins!.population[FANGS] = strength;
      act(s, 'dragon', 'glide e1');
      expect(s.agenda.at(-1)!.step).toBe(asked);
    }
  });
  test('[DRAGON-MOVE-7] no power in the middle of a move', () => {
    const s = surfaced('KGD', 'ENT A01 A05', { hand: 'CCC' });
    s.knight!.at = at(s, 'e1');
    act(s, 'dragon', 'glide e2');
    expect(choices(s, 'dragon')).toEqual([]);
  });
  test('[DRAGON-MOVE-8] never onto an empty space, nor across one', () => {
    const s = lair('KGD', 'ENT A01\n. .\nA05 A10\n.');
    expect(glides(s)).toEqual(['glide e1']);
    expect(why(s, 's2')).toBe('DRAGON-MOVE-8');
  });
  test('[DRAGON-WING-1] Wing: as his movement, and again', () => {
    const s = lair('KGD', 'ENT A02 #A05 A10 A13', { hand: 'WW' });
    act(s, 'dragon', 'wing e2');
    act(s, 'dragon', 'wing e4');
    expect([s.dragon!.at, glides(s)]).toEqual([at(s, 'e4'), ['glide e3', 'glide e2']]);
  });
  test('[DRAGON-WING-2] Wing carries him one space across a wall, not onto a Dark tile', () => {
    const s = surfaced('KGD', '. #A08+1 .\nA09 ENT A02 A05', { hand: 'W' });
    expect(glides(s)).toEqual([]);
    expect(choices(s, 'dragon').filter((line) => line.startsWith('wing'))).toEqual(['wing e1', 'wing w1']);
    act(s, 'dragon', 'wing e1');
    expect(go(s).dragon!.at).toBe(at(s, 'e1'));
  });
});
