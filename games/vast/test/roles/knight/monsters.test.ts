import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { type MonsterName, monsterNamed } from '../../../src/data/goblins.ts';
import { FACE_DOWN, OUT } from '../../../src/data/knight.ts';
import type { KnightState } from '../../../src/roles/knight/state.ts';
import { act, at, choices, go, told } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { isLit } from '../../../src/terrain/words/questions/map.ts';
import { hasToken } from '../../../src/terrain/words/questions/tokens.ts';
import { forcedReach } from '../../../src/words/questions/moving.ts';
import { asked, barred, her } from './her.ts';

/** This Monster ambushes her on the Entrance; she has no cube to add. */
function ambushedBy(monster: MonsterName, picture = 'ENT', changes: Partial<KnightState> = {}): State {
  const s = her('KT', picture, { ready: 0, ...changes });
  s.ambushers = s.ambushers.filter((card) => card !== monsterNamed(monster));
  s.ambushers.push(monsterNamed(monster));
  s.agenda.push({ step: 'infestation.ambush' });
  return go(s);
}

describe('Monsters of the Infestation', () => {
  test('[KNIGHT-MONSTER-1] Blob: 5 Grit lost', () => {
    const s = ambushedBy('blob', 'ENT', { grit: 9, onGrit: 30, ready: 0, tracks: [2, 0, 0] });
    expect([s.knight!.health, s.knight!.grit]).toEqual([6, 4]);
  });
  test('[KNIGHT-MONSTER-2] Bright Beetles: the next Monster is stronger, then they are discarded', () => {
    const s = ambushedBy('brightBeetles', 'ENT', { tracks: [0, 0, 1] });
    const beetles = monsterNamed('brightBeetles');
    expect([s.knight!.beetles, s.ambusherDiscards.includes(beetles)]).toEqual([true, false]);
    s.ambushers.push(monsterNamed('petFrog'));
    s.agenda.push({ step: 'infestation.ambush' });
    go(s); // Strength 2 against 2 + 1
    expect([s.knight!.health, s.knight!.beetles, s.ambusherDiscards.includes(beetles)]).toEqual([5, false, true]);
  });
  test.each([
    [3, 7],
    [2, 5],
  ])('[KNIGHT-MONSTER-3] Flame Giant: with %i cubes of Strength %i Health are left', (strength, health) => {
    const s = her('KT', 'ENT', { ready: 0, tracks: [0, 0, strength] });
    s.ambushers.push(monsterNamed('flameGiant'));
    s.agenda.push({ step: 'infestation.ambush' });
    if (strength === 3) loadDice(s, 0);
    expect(go(s).knight!.health).toBe(health);
  });
  test('[KNIGHT-MONSTER-4] Gnome: a random Treasure card leaves the game', () => {
    const s = ambushedBy('gnome', 'ENT', { treasure: [0, FACE_DOWN, 0, 0, 0, 0, 0] });
    expect([s.knight!.treasure[1], told(s)]).toEqual([OUT, expect.arrayContaining(['treasureLost'])]);
    expect(ambushedBy('gnome').knight!.health).toBe(6);
  });
  test('[KNIGHT-MONSTER-5] Golem: a wall needs two cubes on the Map from now on', () => {
    const s = ambushedBy('golem', 'ENT A02 A05', { gear: [0, 0, 1, 0] });
    expect(barred(s, { do: 'walk', to: at(s, 'e1') })).toBe('KNIGHT-MOVE-2');
    s.knight!.gear[2] = 2;
    act(s, 'knight', 'walk e1');
    expect(barred(s, { do: 'walk', to: at(s, 'e2') })).toBe('KNIGHT-MOVE-1');
  });
  test('[KNIGHT-MONSTER-6] Ogre: he stays, she goes; entering again is his Ambush, until she beats him', () => {
    const s = ambushedBy('ogre', '#A10\nENT A05\nA13', { tracks: [0, 2, 2] });
    expect(choices(s, 'knight')).toEqual(['flee e1', 'flee s1']);
    expect(barred(s, { do: 'flee', to: at(s, 'n1') })).toBe('KNIGHT-MONSTER-6');
    act(s, 'knight', 'flee e1');
    expect([s.knight!.at, hasToken(s, 0, 'ogre'), s.knight!.health]).toEqual([at(s, 'e1'), true, 6]);
    expect([...s.ambushers, ...s.ambusherDiscards]).not.toContain(monsterNamed('ogre'));
    act(s, 'knight', 'walk 0'); // Strength 3 against 4
    act(s, 'knight', 'flee s1');
    expect([s.knight!.health, s.knight!.encounters]).toEqual([5, 1]);
    s.knight!.tracks = [2, 2, 3];
    loadDice(s, 0); // 4 against 4, and the die spares her
    act(s, 'knight', 'walk 0');
    expect([s.knight!.at, hasToken(s, 0, 'ogre'), s.knight!.health]).toEqual([0, false, 5]);
    expect(s.ambusherDiscards).toContain(monsterNamed('ogre'));
  });
  test('[KNIGHT-MONSTER-6] [KNIGHT-SHIELD-1] Ogre: with nowhere to go, or behind her Shield, she stays', () => {
    const s = ambushedBy('ogre', 'ENT #A05');
    expect([s.knight!.at, hasToken(s, 0, 'ogre'), asked(s)]).toEqual([0, true, 'knight.act']);
    const t = ambushedBy('ogre', 'ENT A05', { gear: [0, 0, 0, 1] });
    expect([t.knight!.at, asked(t), told(t)]).toEqual([0, 'knight.act', expect.arrayContaining(['shielded'])]);
  });
  test('[KNIGHT-MONSTER-6] Ogre: when his tile is gone his card comes back', () => {
    const s = ambushedBy('ogre', 'ENT #A05');
    s.map.tokens[0] = 0;
    s.ambushers = [monsterNamed('petFrog')];
    s.agenda.push({ step: 'infestation.ambush' });
    go(s);
    expect([...s.ambushers, ...s.ambusherDiscards]).toContain(monsterNamed('ogre'));
  });
  test('[KNIGHT-MONSTER-7] Troll: no bridge, no more than the wound', () => {
    const s = ambushedBy('troll');
    expect([s.knight!.health, asked(s), s.map.tokens[0]]).toEqual([6, 'knight.act', 0]);
  });
  test('[KNIGHT-MONSTER-8] Underworm: to the nearest Dark tile on a diagonal, revealed in the same Encounter', () => {
    const s = ambushedBy('underworm', '#T01 A10 .\nA05 ENT A01\n. A13 #T02');
    expect(choices(s, 'knight')).toEqual(['burrow n1w1', 'burrow s1e1']);
    expect(barred(s, { do: 'burrow', cell: 0 })).toBe('KNIGHT-MONSTER-8');
    act(s, 'knight', 'burrow s1e1');
    expect([s.knight!.at, isLit(s, at(s, 's1e1')), s.knight!.grit]).toEqual([at(s, 's1e1'), true, 1]);
  });
  test('[KNIGHT-MONSTER-8] Underworm: a tile is laid down if there is none; the Shield holds her', () => {
    const s = her('KT', 'A05 ENT', { ready: 0 });
    s.map.stack = [1, 2];
    s.ambushers.push(monsterNamed('underworm'));
    s.agenda.push({ step: 'infestation.ambush' });
    expect(choices(go(s), 'knight')).toEqual(['burrow n1w1', 'burrow s1w1']);
    act(s, 'knight', 'burrow n1w1');
    expect(s.knight!.at).toBe(at(s, 'n1w1'));
    const t = ambushedBy('underworm', 'A05 ENT\n#A01 .', { gear: [0, 0, 0, 1] });
    expect([t.knight!.at, asked(t)]).toEqual([0, 'knight.act']);
  });
  test.each([
    [5, 6],
    [0, 7],
  ])('[KNIGHT-MONSTER-9] Wisp: always the die (%i), however strong she is', (die, health) => {
    const s = her('KT', 'ENT', { ready: 0, tracks: [0, 0, 3] });
    s.ambushers.push(monsterNamed('wisp'));
    s.agenda.push({ step: 'infestation.ambush' });
    loadDice(s, die);
    expect(go(s).knight!.health).toBe(health);
  });
  test('[KNIGHT-MONSTER-6] nobody moves her onto the Ogre', () => {
    const s = her('KT', 'ENT A05 A10', {}, { lay: (s) => placeToken(s, at(s, 'e1'), 'ogre') });
    expect(forcedReach(s, 0, 3)).toEqual([]);
    s.map.tokens[at(s, 'e1')] = 0;
    expect(forcedReach(s, 0, 3)).toHaveLength(2);
  });
  test('[KNIGHT-MONSTER-6] an Ogre token is in the way of what needs an unoccupied space', () => {
    const s = her('KT', 'ENT A05', {}, { lay: (s) => placeToken(s, at(s, 'e1'), 'ogre') });
    s.agenda.push({ step: 'knight.flee' });
    expect(choices(s, 'knight')).toEqual([]);
  });
});
