import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../src/data/knight.ts';
import { BONES, FANGS } from '../../../src/data/tiles.ts';
import { act, at, choices, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { isLit } from '../../../src/terrain/words/questions/map.ts';
import { asked, barred, her } from './her.ts';

/** A Tribe of that Population at a place. */
const tribe =
  (place: string, population: number, tribe: 0 | 1 | 2 = FANGS) =>
  (s: State) => {
    s.goblins!.at[tribe] = at(s, place);
    s.goblins!.population[tribe] = population;
  };

describe('Walking', () => {
  test('[KNIGHT-MOVE-1] one adjacent space a step, as many as her Movement', () => {
    const s = her('KG', '. A10 .\nA05 ENT A01\n. A13 .');
    expect(choices(s, 'knight').filter((line) => line.startsWith('walk'))).toEqual([
      'walk n1',
      'walk e1',
      'walk s1',
      'walk w1',
    ]);
    act(s, 'knight', 'walk n1');
    expect(barred(s, { do: 'walk', to: 0 })).toBe('KNIGHT-MOVE-1');
    expect(barred(s, { do: 'walk', to: at(s, 's1') })).toBe('KNIGHT-MOVE-1');
    act(s, 'knight', 'cube movement');
    expect(choices(s, 'knight')).toContain('walk 0');
  });
  test('[KNIGHT-MOVE-1] nowhere is not a space', () => {
    expect(barred(her('K', 'ENT A05'), { do: 'walk', to: -1 })).toBe('KNIGHT-MOVE-1');
  });
  test('[KNIGHT-MOVE-2] a wall of either tile stops her', () => {
    const s = her('KG', 'ENT A03 A05'); // A03 has a wall in the west
    expect(choices(s, 'knight')).not.toContain('walk e1');
    expect(barred(s, { do: 'walk', to: at(s, 'e1') })).toBe('KNIGHT-MOVE-2');
  });
  test('[KNIGHT-MOVE-3] without an Encounter left she stays, unless she perceives more', () => {
    const s = her('KG', 'ENT #A05 A13', { tracks: [1, 0, 0] });
    act(s, 'knight', 'walk e1');
    expect(barred(s, { do: 'walk', to: at(s, 'e2') })).toBe('KNIGHT-MOVE-3');
    act(s, 'knight', 'cube perception');
    act(s, 'knight', 'walk e2');
    expect(s.knight!.at).toBe(at(s, 'e2'));
  });
  test('[KNIGHT-MOVE-4] a Dark tile is revealed and resolved in an Encounter', () => {
    const s = her('KG', 'ENT #T01');
    act(s, 'knight', 'walk e1');
    expect([isLit(s, at(s, 'e1')), s.knight!.encounters, s.knight!.grit]).toEqual([true, 1, 1]);
    expect(s.map.treasures[at(s, 'e1')]).toBe(1);
  });
  test('[KNIGHT-MOVE-5] an Event token is resolved in an Encounter', () => {
    const s = her('KG', 'ENT E05', { ready: 0 }, { lay: (s) => placeToken(s, at(s, 'e1'), 'event') });
    s.events = [EVENTS.indexOf('rats')];
    act(s, 'knight', 'walk e1');
    expect([s.knight!.encounters, s.map.tokens[at(s, 'e1')], s.events]).toEqual([1, 0, []]);
  });
  test('[KNIGHT-MOVE-6] on an Event token she first resolves it; cubes may be placed before', () => {
    const s = her('KG', 'ENT A01', {}, { lay: (s) => placeToken(s, 0, 'event') });
    expect(choices(s, 'knight')).not.toContain('end turn');
    expect(barred(s, { do: 'walk', to: 1 })).toBe('KNIGHT-MOVE-6');
    expect(barred(s, { do: 'endTurn' })).toBe('KNIGHT-MOVE-6');
    s.events = [EVENTS.indexOf('rats')];
    act(s, 'knight', 'cube shield');
    act(s, 'knight', 'resolve event');
    expect([s.knight!.encounters, s.map.tokens[0], asked(s)]).toEqual([1, 0, 'knight.act']);
  });
  test('[KNIGHT-MOVE-7] the surfaced Dragon bars her if his Armor is higher; else she must attack him', () => {
    const lay = (s: State) => {
      s.dragon!.at = at(s, 'e1');
      s.dragon!.surfaced = true;
      s.dragon!.wakefulness = 4; // Armor 2
    };
    const s = her('KD', 'ENT A01', {}, { lay });
    expect(barred(s, { do: 'walk', to: at(s, 'e1') })).toBe('KNIGHT-MOVE-7');
    act(s, 'knight', 'cube strength');
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'knight')).toContain('attack dragon');
    expect(choices(s, 'knight')).not.toContain('end turn');
    expect(barred(s, { do: 'endTurn' })).toBe('KNIGHT-MOVE-8');
  });
  test('[KNIGHT-MOVE-7] beginning her turn with him she need not attack', () => {
    const s = scene('KD', 'ENT A01', { plan: [{ step: 'knight.turn' }] });
    s.dragon!.at = 0;
    s.dragon!.surfaced = true;
    expect(choices(go(s), 'knight')).toEqual(expect.arrayContaining(['end turn', 'walk e1', 'attack dragon']));
  });
  test('[KNIGHT-MOVE-8] to a Tribe only if stronger, and then she must attack it', () => {
    const s = her('KG', 'ENT A01', { tracks: [0, 0, 1] }, { lay: tribe('e1', 1) }); // Fangs: Strength 2
    expect(barred(s, { do: 'walk', to: at(s, 'e1') })).toBe('KNIGHT-MOVE-8');
    act(s, 'knight', 'cube strength');
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'knight')).toContain('attack fangs');
    expect(choices(s, 'knight')).not.toContain('end turn');
    act(s, 'knight', 'attack fangs');
    expect([s.goblins!.at[FANGS], s.knight!.encounters]).toEqual([-1, 1]);
    expect(choices(s, 'knight')).toContain('end turn');
  });
  test('[KNIGHT-MOVE-8] two Tribes: stronger than each, both attacked in one Encounter; a Trap counts', () => {
    const lay = (s: State) => {
      tribe('e1', 1)(s);
      tribe('e1', 2, BONES)(s);
    };
    const s = her('KG', 'ENT A01', { tracks: [0, 0, 2] }, { lay });
    s.goblins!.faceUp = [9];
    expect(barred(s, { do: 'walk', to: at(s, 'e1') })).toBe('KNIGHT-MOVE-8');
    s.goblins!.faceUp = [];
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'attack bones');
    expect(choices(s, 'knight')).not.toContain('end turn');
    act(s, 'knight', 'attack fangs');
    expect([s.knight!.encounters, s.goblins!.at]).toEqual([1, [-1, -1, -1]]);
  });
  test('[KNIGHT-MOVE-9] Dragon under ground, Thief and tokens may be ignored', () => {
    const lay = (s: State) => {
      s.dragon!.at = at(s, 'e1');
      s.thief!.at = at(s, 'e1');
      for (const token of ['treasure', 'crystal', 'vault'] as const) placeToken(s, at(s, 'e1'), token);
      s.dragon!.gems[0] = at(s, 'e1');
    };
    const s = her('KDT', 'ENT A01 A05', { tracks: [1, 0, 0] }, { lay });
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'walk e2');
    expect([s.knight!.at, s.knight!.encounters]).toEqual([at(s, 'e2'), 0]);
  });
});
