import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../../src/data/places.ts';
import { vast } from '../../../src/index.ts';
import { thiefProgress } from '../../../src/roles/thief/bot/index.ts';
import { at, go } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { den } from './den.ts';

const habits = (s: State): string[] =>
  vast.bot.habits(s, s.seat, vast.options(s, s.seat)).map((act) => vast.write(act, s));

describe('The Thief as a bot', () => {
  test('loot draws him on, the Entrance draws him home, and the stash counts most', () => {
    const s = den('KGT', 'ENT A01 A05 A10');
    s.map.treasures[at(s, 'e3')] = 1;
    const walk = ['0', 'e1', 'e2', 'e3'].map((place) => {
      s.thief!.at = at(s, place);
      return thiefProgress(s);
    });
    expect(walk).toEqual([...walk].sort((a, b) => a - b));
    s.map.treasures[at(s, 'e3')] = 0;
    s.thief!.treasures = 1;
    const back = ['e3', 'e2', 'e1'].map((place) => {
      s.thief!.at = at(s, place);
      return thiefProgress(s);
    });
    expect([walk[3]!, ...back]).toEqual([walk[3]!, ...back].sort((a, b) => a - b));
    s.thief!.treasures = 0;
    s.thief!.stashed = 1;
    s.thief!.at = 0;
    expect(thiefProgress(s)).toBeGreaterThan(back[2]!);
  });
  test('on the Entrance with loot he must step out again', () => {
    const s = den('KGT', 'ENT A01');
    s.thief!.treasures = 1;
    const on = thiefProgress(s);
    s.thief!.at = at(s, 'e1');
    expect(thiefProgress(s)).toBeGreaterThan(on);
  });
  test('death costs him what he carried', () => {
    const s = den('KGT', 'ENT A01', { place: 'e1' });
    s.thief!.treasures = 2;
    const alive = thiefProgress(s);
    s.thief!.treasures = 0;
    s.thief!.at = NOWHERE;
    expect(thiefProgress(s)).toBeLessThan(alive);
  });
  test('loot comes first; then the way home, and with nothing to hide no Hide Loot', () => {
    const s = den('KGT', 'ENT A01', { place: 'e1' });
    s.map.treasures[at(s, 'e1')] = 1;
    expect(habits(s)).toEqual(['loot treasure 1']);
    s.map.treasures[at(s, 'e1')] = 0;
    s.thief!.treasures = 1;
    expect(habits(s)).toEqual(['sneak 0']);
    s.thief!.steps = 9;
    expect(habits(s)).toEqual(['hide loot']);
    s.thief!.treasures = 0;
    expect(habits(s)).toEqual(['end turn']);
  });
  test('a Gem is taken with care or not at all', () => {
    const s = den('KGDT', 'ENT A01', { place: 'e1' });
    s.dragon!.gems[0] = at(s, 'e1');
    s.thief!.cubes = 2;
    expect(habits(s)).toEqual(['loot claw 2']);
    s.thief!.cubes = 1;
    expect(habits(s)[0]).not.toContain('loot claw');
  });
  test('of two places nearly as good both are worth a look, of a near and a far one only the near one', () => {
    const s = den('KGT', 'A05 A10 ENT A01 A13 E07 E10 E14');
    s.map.treasures[at(s, 'e2')] = 1;
    s.map.treasures[at(s, 'w2')] = 1;
    expect(habits(s).sort()).toEqual(['sneak e1', 'sneak w1']);
    s.map.treasures[at(s, 'e2')] = 0;
    s.map.treasures[at(s, 'e5')] = 1;
    expect(habits(s)).toEqual(['sneak w1']);
  });
  test('far from everything he wants Movement, beside a Vault Thievery', () => {
    const s = den('KGT', 'ENT A01 A05 A10 A13');
    s.agenda = [{ step: 'turn.close' }, { step: 'thief.turn' }];
    s.map.treasures[at(s, 'e4')] = 1;
    expect(habits(go(s))[0]).toBe('assign 4 2 3');
    s.thief!.at = at(s, 'e4');
    expect(habits(s)[0]).toBe('assign 2 3 4');
  });
  test('of the tiles he looks under he lights those that hide loot', () => {
    const lit = ['T01', 'V01', 'A01', 'E05'].map((tile) => {
      const s = den('KGT', `ENT #${tile}`, { place: 'e1' });
      s.agenda = [{ step: 'turn.close' }, { step: 'thief.peeked', space: at(s, 'e1') }];
      return habits(s);
    });
    expect(lit).toEqual([['reveal'], ['reveal'], ['leave dark'], ['leave dark']]);
  });
});
