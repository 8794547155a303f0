import { describe, expect, test } from 'vitest';
import { EVENTS, type EventName } from '../../../src/data/knight.ts';
import { FANGS } from '../../../src/data/tiles.ts';
import type { KnightState } from '../../../src/roles/knight/state.ts';
import { act, at, choices, go, told } from '../../../src/scenes/index.ts';
import { isLit } from '../../../src/terrain/words/questions/map.ts';
import { asked, her } from './her.ts';

/** This Event befalls her. */
function befall(event: EventName, roles: string, picture: string, changes: Partial<KnightState> = {}) {
  const s = her(roles, picture, changes);
  s.agenda.push({ step: 'knight.event', card: EVENTS.indexOf(event) });
  return s;
}

describe('Event cards', () => {
  test('[KNIGHT-EVENT-1] Ambush: like the tile', () => {
    const s = befall('ambush', 'KG', 'ENT', { ready: 0 });
    s.goblins!.population[FANGS] = 3;
    act(go(s), 'goblins', 'ambush fangs');
    expect(s.knight!.health).toBe(6);
  });
  test('[KNIGHT-EVENT-2] Cave Bread: a discarded cube, else the highest of the Grit track', () => {
    const s = befall('caveBread', 'KG', 'ENT', { discarded: 1 });
    expect(go(s).knight).toMatchObject({ discarded: 0, ready: 3, onGrit: 31 });
    const t = befall('caveBread', 'KG', 'ENT', { onGrit: 0b01110 });
    expect(go(t).knight).toMatchObject({ ready: 3, onGrit: 0b00110 });
    const u = befall('caveBread', 'KG', 'ENT', { onGrit: 0 });
    expect(go(u).knight!.ready).toBe(2);
  });
  test('[KNIGHT-EVENT-3] Deep and Dark: two Omens for the Cave, or the top Treasure for her', () => {
    const s = go(befall('deepAndDark', 'KGC', 'ENT'));
    expect(s.cave!.omens.reduce((a, b) => a + b)).toBe(2);
    const t = go(befall('deepAndDark', 'KG', 'ENT'));
    expect([asked(t), choices(t, 'knight')]).toEqual(['knight.offer', ['keep', 'decline']]);
  });
  test.each(['freshAir', 'freshWater'] as const)(
    '[KNIGHT-EVENT-4] [KNIGHT-EVENT-5] %s: a cube put aside for 1 Health',
    (event) => {
      const s = go(befall(event, 'KG', 'ENT', { health: 5 }));
      act(s, 'knight', 'spend cube');
      expect(s.knight).toMatchObject({ health: 6, ready: 1, spent: 1 });
      const t = go(befall(event, 'KG', 'ENT', { health: 5 }));
      act(t, 'knight', 'pass up');
      expect(t.knight).toMatchObject({ health: 5, ready: 2 });
      expect(asked(go(befall(event, 'KG', 'ENT', { health: 5, ready: 0 })))).toBe('knight.act');
      expect(asked(go(befall(event, 'KG', 'ENT')))).toBe('knight.act'); // unhurt
    },
  );
  test('[KNIGHT-EVENT-6] Light: any cube discarded for 2 Health, if she has more than two', () => {
    const s = go(befall('light', 'KG', 'ENT', { health: 4, ready: 1, tracks: [1, 0, 1] }));
    expect(choices(s, 'knight')).toEqual(['give hand', 'give movement', 'give strength', 'pass up']);
    act(s, 'knight', 'give movement');
    expect(s.knight).toMatchObject({ health: 6, discarded: 1, tracks: [0, 0, 1] });
    const t = go(befall('light', 'KG', 'ENT', { health: 4, ready: 3 }));
    act(t, 'knight', 'give hand');
    expect(t.knight).toMatchObject({ health: 6, discarded: 1, ready: 2 });
    const u = go(befall('light', 'KG', 'ENT', { health: 4, ready: 3 }));
    act(u, 'knight', 'pass up');
    expect(u.knight!.health).toBe(4);
    expect(asked(go(befall('light', 'KG', 'ENT', { health: 4 })))).toBe('knight.act');
  });
  test('[KNIGHT-EVENT-7] [KNIGHT-GRIT-3] Rats: 2 Grit lost first; if a placed cube goes the turn ends, yet the tile pays', () => {
    const s = her('KG', 'ENT #E05', { ready: 0, grit: 5, onGrit: 30, tracks: [1, 1, 1] });
    s.events = [EVENTS.indexOf('rats')];
    act(s, 'knight', 'walk e1');
    expect([s.knight!.grit, asked(s)]).toEqual([3, 'knight.loseCube']);
    act(s, 'knight', 'give movement');
    expect([s.knight!.grit, s.roles[s.seat]]).toEqual([4, 'goblins']);
  });
  test('[KNIGHT-EVENT-8] Vantage Point: the Dark tiles around, 1 Grit each, Ambush tiles inert, Events with a token', () => {
    const s = befall('vantagePoint', 'KG', '#A10 #E05 .\nA05 ENT #A01\n. . #T01', { ready: 0 });
    s.goblins!.population[FANGS] = 4;
    go(s);
    while (asked(s) !== 'knight.act') act(s, 'knight', choices(s, 'knight')[0]!);
    expect(s.knight).toMatchObject({ grit: 4, health: 7, encounters: 0 });
    expect([isLit(s, at(s, 'n1w1')), s.map.tokens[at(s, 'n1')]]).toEqual([true, 4]);
    expect(told(s)).not.toContain('ambushed');
  });
});
