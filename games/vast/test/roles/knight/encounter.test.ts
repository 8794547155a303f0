import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../../src/data/knight.ts';
import { FANGS } from '../../../src/data/tiles.ts';
import { act, at, choices } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { asked, barred, her } from './her.ts';

const RATS = EVENTS.indexOf('rats');
const hidden = (population: number) => (s: State) => {
  s.goblins!.population[FANGS] = population;
};

describe('Encounters', () => {
  test('[KNIGHT-ENCOUNTER-1] reveal, attack and collect on one space are one Encounter', () => {
    const s = her('KG', 'ENT #C01', { tracks: [0, 0, 2] }, { lay: (s) => placeToken(s, at(s, 'e1'), 'treasure') });
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'smash crystal');
    act(s, 'knight', 'take treasure');
    act(s, 'knight', 'decline');
    expect([s.knight!.encounters, s.knight!.grit]).toEqual([1, 8]);
  });
  test('[KNIGHT-ENCOUNTER-1] as many as her Perception', () => {
    const s = her('KG', 'ENT #A05 #A13', { tracks: [1, 0, 0] });
    act(s, 'knight', 'walk e1');
    placeToken(s, 0, 'treasure');
    s.knight!.at = 0;
    s.knight!.phase = 0;
    expect(barred(s, { do: 'gatherTreasure' })).toBe('KNIGHT-ENCOUNTER-1');
  });
  test('[KNIGHT-ENCOUNTER-2] having collected, an attack is a new Encounter', () => {
    const lay = (s: State) => {
      placeToken(s, 0, 'treasure');
      placeToken(s, 0, 'crystal');
    };
    const s = her('KG', 'ENT', { tracks: [0, 0, 2] }, { lay });
    act(s, 'knight', 'take treasure');
    act(s, 'knight', 'keep');
    expect(barred(s, { do: 'breakCrystal' })).toBe('KNIGHT-ENCOUNTER-1');
    act(s, 'knight', 'cube perception');
    act(s, 'knight', 'smash crystal');
    expect([s.knight!.encounters, s.knight!.met]).toEqual([2, [0]]);
  });
  test('[KNIGHT-ENCOUNTER-3] a revealed tile pays 1 Grit after it is resolved, a lone Event token none', () => {
    const s = her('KG', 'ENT #E05 E07', { ready: 0, tracks: [1, 1, 0], grit: 4 });
    s.events = [RATS, RATS + 1];
    act(s, 'knight', 'walk e1');
    expect(s.knight!.grit).toBe(3);
    placeToken(s, at(s, 'e2'), 'event');
    act(s, 'knight', 'walk e2');
    expect(s.knight!.grit).toBe(1);
  });
  test('[KNIGHT-ENCOUNTER-4] the Cave chooses one of three; without cards the Event is ignored', () => {
    const s = her('KGC', 'ENT #E05', { ready: 0 });
    s.events = [0, RATS, RATS + 1, RATS + 2];
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'cave')).toEqual(['play event 1', 'play event 2', 'play event 3']);
    act(s, 'cave', 'play event 2');
    expect([s.events, s.knight!.grit]).toEqual([[RATS, RATS + 2, 0], 1]);
    const t = her('KG', 'ENT E05', {}, { lay: (t) => placeToken(t, at(t, 'e1'), 'event') });
    t.events = [];
    act(t, 'knight', 'walk e1');
    expect([t.knight!.encounters, asked(t)]).toEqual([0, 'knight.act']);
  });
  test('[KNIGHT-ENCOUNTER-5] on an Ambush tile one hidden, stronger Tribe may attack', () => {
    const s = her('KG', 'ENT #A05', { ready: 0 }, { lay: hidden(1) });
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'goblins')).toContain('ambush fangs');
    act(s, 'goblins', 'ambush fangs');
    expect([s.knight!.health, s.knight!.grit]).toEqual([6, 1]);
    const t = her('KG', 'ENT #A05', { ready: 0, tracks: [0, 0, 1] }, { lay: hidden(1) });
    act(t, 'knight', 'walk e1');
    expect(asked(t)).toBe('knight.act');
  });
  test('[KNIGHT-ENCOUNTER-5] an Ambush tile that somebody else revealed does nothing', () => {
    const s = her('KG', 'ENT A05', { ready: 0 }, { lay: hidden(4) });
    act(s, 'knight', 'walk e1');
    expect([asked(s), s.knight!.encounters]).toEqual(['knight.act', 0]);
  });
  test('[KNIGHT-ENCOUNTER-6] she adds cubes first, then the Goblins choose', () => {
    const s = her('KG', 'ENT #A05', { ready: 3, treasure: [1, 0, 0, 0, 0, 0, 0] }, { lay: hidden(1) });
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'knight')).toEqual(['cube strength', 'cube elvishSword', 'cube shield', 'stand']);
    expect(barred(s, { do: 'placeCube', on: 'movement' })).toBe('KNIGHT-ENCOUNTER-6');
    act(s, 'knight', 'cube strength');
    act(s, 'knight', 'stand');
    expect([asked(s), s.knight!.health]).toEqual(['knight.act', 7]); // Strength 2: the Fangs are no stronger
  });
  test('[KNIGHT-ENCOUNTER-6] her Shield may go up before the Event card is drawn', () => {
    const s = her('KG', 'ENT #E05', { ready: 1, grit: 4 });
    s.events = [RATS];
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'knight')).toEqual(['cube shield', 'stand']);
    act(s, 'knight', 'cube shield');
    expect(s.knight!.grit).toBe(4); // 1 lost to the Rats, 1 gained for the tile
  });
});
