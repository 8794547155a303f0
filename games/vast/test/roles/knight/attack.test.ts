import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { BONES, FANGS } from '../../../src/data/tiles.ts';
import { offerFreeAttack } from '../../../src/roles/knight/words/effects/board.ts';
import { act, choices, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { asked, barred, her } from './her.ts';

const MISS = 0;
const CENTER = 5;
const dragon = (wakefulness: number, surfaced: boolean) => (s: State) => {
  s.dragon!.at = 0;
  s.dragon!.wakefulness = wakefulness;
  s.dragon!.surfaced = surfaced;
};

describe('Attacks', () => {
  test.each([
    [2, null, 4],
    [1, CENTER, 4],
    [1, MISS, 5],
  ])('[KNIGHT-ATTACK-1] Armor 2, %i cubes of Strength, die %s: %i Health left', (strength, die, health) => {
    const s = her('KD', 'ENT', { tracks: [0, 0, strength] }, { lay: dragon(4, true) });
    if (die !== null) loadDice(s, die);
    act(s, 'knight', 'attack dragon');
    expect(s.dragon!.health).toBe(health);
  });
  test('[KNIGHT-ATTACK-1] weaker than his Armor she cannot', () => {
    const s = her('KD', 'ENT', {}, { lay: dragon(4, true) });
    expect(barred(s, { do: 'fightDragon', javelin: false })).toBe('KNIGHT-ATTACK-1');
  });
  test('[KNIGHT-ATTACK-2] under ground only with the Bomb, once a turn; in the Collapse without', () => {
    const s = her('KD', 'ENT', { tracks: [0, 1, 1], ready: 1 }, { lay: dragon(0, false) });
    expect(barred(s, { do: 'fightDragon', javelin: false })).toBe('KNIGHT-ATTACK-2');
    act(s, 'knight', 'cube bomb');
    act(s, 'knight', 'attack dragon');
    expect([s.dragon!.health, s.knight!.bombs]).toEqual([4, 3]);
    expect(barred(s, { do: 'fightDragon', javelin: false })).toBe('KNIGHT-ATTACK-2');
    const t = her('KD', 'ENT', { tracks: [0, 1, 1] }, { lay: dragon(0, false) });
    t.map.collapsing = true;
    act(t, 'knight', 'attack dragon');
    expect([t.dragon!.health, barred(t, { do: 'fightDragon', javelin: false })]).toEqual([4, 'KNIGHT-ATTACK-2']);
  });
  test('[KNIGHT-ENCOUNTER-7] of several foes on her space she chooses which to attack first', () => {
    const foes = (s: State): void => {
      dragon(0, true)(s);
      s.goblins!.at[FANGS] = 0;
      s.goblins!.population[FANGS] = 1;
    };
    for (const order of [
      ['attack dragon', 'attack fangs'],
      ['attack fangs', 'attack dragon'],
    ]) {
      const s = her('KGD', 'ENT', { tracks: [0, 0, 2] }, { lay: foes });
      for (const line of order) act(s, 'knight', line);
      expect([s.dragon!.health, s.goblins!.at[FANGS], s.knight!.encounters]).toEqual([4, -1, 1]);
    }
  });
  test('[KNIGHT-ENCOUNTER-8] opening a wall with the Bomb takes no Encounter, attacking with it does', () => {
    const spent = { gear: [1, 0, 0, 0], encounters: 1, tracks: [0, 0, 1], at: 2 };
    const s = her('KD', 'ENT A01 A03', spent, { lay: dragon(0, false) });
    act(s, 'knight', 'bomb west');
    expect([s.knight!.bombs, s.knight!.encounters]).toEqual([2, 1]);
    const t = her('KD', 'ENT', { ...spent, at: 0 }, { lay: dragon(0, false) });
    expect(barred(t, { do: 'fightDragon', javelin: false })).toBe('KNIGHT-ENCOUNTER-1');
  });
  test('[KNIGHT-ATTACK-3] the surfaced Dragon once in each Encounter', () => {
    const s = her('KD', 'ENT', { tracks: [0, 1, 1] }, { lay: dragon(0, true) });
    act(s, 'knight', 'attack dragon');
    act(s, 'knight', 'attack dragon');
    expect([s.dragon!.health, s.knight!.encounters]).toEqual([3, 2]);
    expect(barred(s, { do: 'fightDragon', javelin: false })).toBe('KNIGHT-ENCOUNTER-1');
  });
  test('[KNIGHT-ATTACK-4] a weaker Tribe scatters and Rage rises; the Trap is spent', () => {
    const lay = (s: State) => {
      s.goblins!.at[BONES] = 0;
      s.goblins!.population[BONES] = 3;
      s.goblins!.faceUp = [9];
    };
    const s = her('KG', 'ENT', { tracks: [0, 0, 3] }, { lay });
    expect(barred(s, { do: 'fightTribe', tribe: BONES, javelin: false })).toBe('KNIGHT-ATTACK-4'); // 4 against 3 + 1
    s.goblins!.population[BONES] = 2;
    act(s, 'knight', 'attack bones');
    expect([s.goblins!.population[BONES], s.goblins!.at[BONES], s.goblins!.rage, s.goblins!.faceUp]).toEqual([
      0,
      -1,
      2,
      [],
    ]);
  });
  test('[KNIGHT-ATTACK-5] the Thief is killed by Perception; his Loot Drop is Grit, his loot may be taken at once', () => {
    const lay = (s: State) => {
      Object.assign(s.thief!, { at: 0, treasures: 1, assigned: [1, 0, 2] });
    };
    const s = her('KT', 'ENT', {}, { lay });
    expect(barred(s, { do: 'fightThief' })).toBe('KNIGHT-ATTACK-5'); // Perception 1, Stealth 2 less 1
    act(s, 'knight', 'cube perception');
    act(s, 'knight', 'attack thief');
    expect([s.thief!.at, s.knight!.grit, s.knight!.encounters]).toEqual([-1, 3, 1]);
    act(s, 'knight', 'take treasure');
    expect(s.knight!.encounters).toBe(1);
  });
  test('[KNIGHT-ATTACK-6] Strength 3 smashes a Crystal for 2 Grit', () => {
    const s = her('KG', 'ENT', { tracks: [0, 0, 1] }, { lay: (s) => placeToken(s, 0, 'crystal') });
    expect(barred(s, { do: 'breakCrystal' })).toBe('KNIGHT-ATTACK-6');
    act(s, 'knight', 'cube strength');
    act(s, 'knight', 'smash crystal');
    expect([s.knight!.crystals, s.knight!.grit, s.map.crystalsSmashed, s.map.tokens[0]]).toEqual([1, 2, 1, 0]);
  });
  test('[KNIGHT-ATTACK-7] the surfaced Dragon comes: she may strike once, with the die if equal', () => {
    for (const [strength, die, health] of [
      [2, null, 4],
      [1, CENTER, 4],
      [1, MISS, 5],
    ] as const) {
      const s = scene('KD', 'ENT');
      dragon(4, true)(s);
      s.seat = 1;
      s.knight!.tracks[2] = strength;
      offerFreeAttack(s);
      expect(choices(go(s), 'knight')).toEqual(['attack dragon', 'let pass']);
      if (die !== null) loadDice(s, die);
      act(s, 'knight', 'attack dragon');
      expect([s.dragon!.health, s.knight!.encounters]).toEqual([health, 0]);
    }
    const weak = scene('KD', 'ENT');
    dragon(4, true)(weak);
    offerFreeAttack(weak);
    expect(asked(weak)).toBe('turn.close');
  });
  test('[KNIGHT-ATTACK-7] she may also let him pass, and her Sword does not help in his turn', () => {
    const s = scene('KD', 'ENT', { plan: [{ step: 'turn.over' }] });
    dragon(4, true)(s);
    s.seat = 1;
    Object.assign(s.knight!, {
      tracks: [0, 0, 0],
      treasure: [2, 0, 0, 0, 0, 0, 0],
      treasureCubes: [1, 0, 0, 0, 0, 0, 0],
    });
    offerFreeAttack(s);
    expect(asked(s)).toBe('turn.over');
    s.knight!.tracks[2] = 1;
    offerFreeAttack(s);
    act(s, 'knight', 'let pass');
    expect(s.dragon!.health).toBe(5);
  });
  test('[KNIGHT-ATTACK-4] Tribes elsewhere are out of reach', () => {
    const s = her('KG', 'ENT A01', { tracks: [0, 0, 3] });
    expect(barred(s, { do: 'fightTribe', tribe: FANGS, javelin: false })).toBe('KNIGHT-ATTACK-4');
  });
});
