import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import {
  AXE,
  BOOTS,
  ENCHANTED_BOW,
  FACE_DOWN,
  FACE_UP,
  JAVELIN,
  LANTERN,
  NOT_HERS,
  OUT,
  POTION_KIT,
  SWORD,
} from '../../../src/data/knight.ts';
import { FANGS } from '../../../src/data/tiles.ts';
import { loseTreasureCard } from '../../../src/roles/knight/words/effects/treasures.ts';
import { knightMovement, knightPerception, knightStrength } from '../../../src/roles/knight/words/questions/stats.ts';
import { act, at, choices, go } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { asked, barred, her } from './her.ts';

/** A hand with this card, face down. */
const holding = (...cards: number[]) => {
  const treasure = [0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) treasure[card] = FACE_DOWN;
  return treasure;
};
const dragon =
  (place: string, wakefulness = 0, surfaced = false) =>
  (s: State) =>
    Object.assign(s.dragon!, { at: at(s, place), wakefulness, surfaced });

describe('Treasure cards', () => {
  test('[KNIGHT-TREASURE-1] a card lies face down until it is used or shown', () => {
    const s = her('KG', 'ENT', { treasure: holding(SWORD, AXE) });
    act(s, 'knight', 'cube elvishSword');
    act(s, 'knight', 'show mightyAxe');
    expect([s.knight!.treasure[SWORD], s.knight!.treasure[AXE]]).toEqual([FACE_UP, FACE_UP]);
    expect(barred(s, { do: 'showTreasure', card: AXE })).toBe('KNIGHT-TREASURE-1');
  });
  test('[KNIGHT-TREASURE-2] losing a card, its cube waits for the Pick Up', () => {
    const s = her('KG', 'ENT', { treasure: holding(BOOTS) });
    act(s, 'knight', 'cube heroicBoots');
    loseTreasureCard(s, BOOTS);
    expect([s.knight!.spent, s.knight!.treasure[BOOTS], s.treasureDeck[0]]).toEqual([1, NOT_HERS, BOOTS]);
    s.agenda.push({ step: 'knight.turn' });
    expect(go(s).knight!.ready).toBe(2);
  });
  test('[KNIGHT-TREASURE-3] Elvish Sword: Perception always, Strength in her own turn', () => {
    const s = her('KG', 'ENT', { treasure: holding(SWORD) });
    act(s, 'knight', 'cube elvishSword');
    expect([knightPerception(s), knightStrength(s)]).toEqual([2, 2]);
    s.seat = 1;
    expect([knightPerception(s), knightStrength(s)]).toEqual([2, 1]);
  });
  test('[KNIGHT-TREASURE-4] Enchanted Bow: the Dragon discards, through anything, five spaces off', () => {
    const picture = 'ENT A02 #A08 A05 A10 A13 A01';
    const s = her(
      'KD',
      picture,
      { treasure: holding(ENCHANTED_BOW), ready: 1, tracks: [0, 0, 3] },
      { lay: dragon('e6') },
    );
    act(s, 'knight', 'cube enchantedBow');
    expect(barred(s, { do: 'shootEnchanted', target: 'dragon' })).toBe('KNIGHT-TREASURE-4');
    s.dragon!.at = at(s, 'e5');
    s.dragon!.hand = [2, 1, 1];
    act(s, 'knight', 'shoot dragon');
    for (let i = 0; i < 3; i++) act(s, 'dragon', choices(s, 'dragon')[0]!);
    expect([s.dragon!.hand.reduce((a, b) => a + b), s.knight!.encounters, asked(s)]).toEqual([1, 0, 'knight.act']);
    expect(barred(s, { do: 'shootEnchanted', target: 'dragon' })).toBe('KNIGHT-TREASURE-4'); // once a turn
  });
  test('[KNIGHT-TREASURE-4] Enchanted Bow: the Thief is killed, without evasion, for his Loot Drop', () => {
    const lay = (s: State) => Object.assign(s.thief!, { at: at(s, 'e2'), assigned: [1, 0, 2], upgrades: 1 << 7 });
    const changes = { treasure: holding(ENCHANTED_BOW), ready: 1, tracks: [0, 2, 0] };
    const s = her('KT', 'ENT #A01 A05', changes, { lay });
    act(s, 'knight', 'cube enchantedBow');
    act(s, 'knight', 'shoot thief');
    expect([s.thief!.at, s.knight!.grit]).toEqual([-1, 3]);
  });
  test('[KNIGHT-TREASURE-5] Heroic Boots: four steps more', () => {
    const s = her('KG', 'ENT', { treasure: holding(BOOTS) });
    act(s, 'knight', 'cube heroicBoots');
    expect(knightMovement(s)).toBe(5);
  });
  test('[KNIGHT-TREASURE-6] Javelin: one more Strength, under ground too, then it is gone', () => {
    const s = her('KD', 'ENT', { treasure: holding(JAVELIN), tracks: [0, 0, 1] }, { lay: dragon('0', 4) });
    expect(choices(s, 'knight')).toContain('attack dragon with javelin');
    act(s, 'knight', 'attack dragon with javelin'); // 3 against Armor 2
    expect([s.dragon!.health, s.knight!.treasure[JAVELIN]]).toEqual([4, OUT]);
    act(s, 'knight', 'cube bomb');
    expect(barred(s, { do: 'bombWall', side: 0 })).toBe('KNIGHT-BOMB-1');
  });
  test('[KNIGHT-TREASURE-6] Javelin: not in a turn with the Bomb; face up it must be thrown', () => {
    const changes = { treasure: holding(JAVELIN), tracks: [0, 2, 1], gear: [1, 0, 0, 0] };
    const s = her('KGD', 'ENT A01', changes, { lay: dragon('0') });
    act(s, 'knight', 'attack dragon');
    s.goblins!.at[FANGS] = 0;
    expect(barred(s, { do: 'fightTribe', tribe: FANGS, javelin: true })).toBe('KNIGHT-TREASURE-6');
    s.knight!.done = 0;
    s.goblins!.at[FANGS] = at(s, 'e1');
    s.goblins!.population[FANGS] = 1; // Strength 2, as hers
    act(s, 'knight', 'show javelin');
    act(s, 'knight', 'walk e1'); // she counts on the Javelin
    expect(barred(s, { do: 'fightTribe', tribe: FANGS, javelin: false })).toBe('KNIGHT-ATTACK-4');
    s.knight!.tracks[2] = 3;
    expect(barred(s, { do: 'fightTribe', tribe: FANGS, javelin: false })).toBe('KNIGHT-TREASURE-6');
    act(s, 'knight', 'attack fangs with javelin');
    expect(s.knight!.treasure[JAVELIN]).toBe(OUT);
  });
  test('[KNIGHT-TREASURE-7] Mighty Axe: Strength in her turn, and a second hit for its cube', () => {
    const changes = { treasure: holding(AXE), ready: 2, tracks: [0, 0, 1] };
    const s = her('KD', 'ENT', changes, { lay: dragon('0', 4, true) });
    act(s, 'knight', 'cube mightyAxe');
    expect(knightStrength(s)).toBe(3);
    act(s, 'knight', 'attack dragon');
    expect(choices(s, 'knight')).toEqual(['cleave', 'hold axe']);
    act(s, 'knight', 'cleave');
    expect([s.dragon!.health, s.knight!.discarded, s.knight!.treasureCubes[AXE]]).toEqual([3, 1, 0]);
  });
  test('[KNIGHT-TREASURE-7] Mighty Axe: not after a Bomb, not with two cubes; she may hold it back', () => {
    const treasure = holding(AXE);
    const cubes = { treasure, treasureCubes: [0, 0, 0, 0, 1, 0, 0], tracks: [0, 0, 1], ready: 1 };
    const s = her('KD', 'ENT', { ...cubes, gear: [1, 0, 0, 0] }, { lay: dragon('0') });
    act(s, 'knight', 'attack dragon');
    expect(asked(s)).toBe('knight.act');
    const t = her('KD', 'ENT', { ...cubes, ready: 0 }, { lay: dragon('0', 0, true) });
    act(t, 'knight', 'attack dragon');
    expect(asked(t)).toBe('knight.act');
    const u = her('KD', 'ENT', cubes, { lay: dragon('0', 0, true) });
    act(u, 'knight', 'attack dragon');
    act(u, 'knight', 'hold axe');
    expect([u.dragon!.health, u.knight!.treasureCubes[AXE]]).toEqual([4, 1]);
  });
  test('[KNIGHT-TREASURE-7] Mighty Axe: a miss gives nothing', () => {
    const cubes = { treasure: holding(AXE), treasureCubes: [0, 0, 0, 0, 1, 0, 0], ready: 2 };
    const s = her('KD', 'ENT', cubes, { lay: dragon('0', 4, true) });
    loadDice(s, 0);
    act(s, 'knight', 'attack dragon');
    expect([s.dragon!.health, asked(s)]).toEqual([5, 'knight.act']);
  });
  test('[KNIGHT-TREASURE-8] Pixie Lantern: a step and an Encounter more', () => {
    const s = her('KG', 'ENT', { treasure: holding(LANTERN) });
    act(s, 'knight', 'cube pixieLantern');
    expect([knightMovement(s), knightPerception(s), knightStrength(s)]).toEqual([2, 2, 1]);
  });
  test('[KNIGHT-TREASURE-9] Potion Kit: 2 Health for a cube and the card, never above the start', () => {
    const s = her('KG', 'ENT', { treasure: holding(POTION_KIT), ready: 3, health: 6 });
    act(s, 'knight', 'drink');
    expect(s.knight).toMatchObject({ health: 7, ready: 2, discarded: 1 });
    expect(s.knight!.treasure[POTION_KIT]).toBe(OUT);
    const t = her('KG', 'ENT', { treasure: holding(POTION_KIT), ready: 3 });
    expect(barred(t, { do: 'drink' })).toBe('KNIGHT-TREASURE-9'); // unhurt
  });
  test('[KNIGHT-TREASURE-10] Enchanted Bow: a shot without effect is not made', () => {
    const cubes = { treasure: holding(ENCHANTED_BOW), treasureCubes: [0, 1, 0, 0, 0, 0, 0] };
    const lay = (s: State) => {
      dragon('e1')(s);
      Object.assign(s.thief!, { at: 0, assigned: [0, 1, 2] });
    };
    const s = her('KDT', 'ENT A01', cubes, { lay });
    expect(barred(s, { do: 'shootEnchanted', target: 'dragon' })).toBe('KNIGHT-TREASURE-10');
    expect(barred(s, { do: 'shootEnchanted', target: 'thief' })).toBe('KNIGHT-TREASURE-10');
    s.knight!.tracks[2] = 1;
    s.dragon!.hand = [0, 0, 0];
    expect(barred(s, { do: 'shootEnchanted', target: 'dragon' })).toBe('KNIGHT-TREASURE-10');
  });
});
