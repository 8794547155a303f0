import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { CARRIED, FREE_MOVE_USED, MOVED } from '../../../src/roles/dragon/state.ts';
import { doze, eat } from '../../../src/roles/dragon/words/effects/board.ts';
import { dragonArmor } from '../../../src/roles/dragon/words/questions.ts';
import { act, at, choices, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { isLit } from '../../../src/terrain/words/questions/map.ts';
import { castDie } from '../../../src/words/effects/dice.ts';
import { CENTER, lair } from './lair.ts';

const wakes = (s: State): string[] => choices(s, 'dragon').filter((line) => line.startsWith('wake'));
const why = (s: State, sloth: string): string | undefined =>
  vast.why(s, s.seat, { do: 'wake', sloth } as never)?.clause;

describe('Waking', () => {
  test('[DRAGON-WAKE-1] a cube leaves the section whose condition is met, if it has one', () => {
    const s = lair('KGDC');
    s.dragon!.eaten = 2;
    act(s, 'dragon', 'wake hunger');
    expect([s.dragon!.sloth, s.dragon!.wakefulness]).toEqual([[4, 3, 4, 1, 1], 1]);
    const t = lair('KGDC');
    t.dragon!.eaten = 2;
    t.dragon!.sloth[1] = 0;
    expect([wakes(t), why(t, 'hunger')]).toEqual([[], 'DRAGON-WAKE-1']);
  });
  test('[DRAGON-WAKE-2] one cube a turn of each category; Pride is one', () => {
    const s = lair('KGDC', 'ENT');
    s.dragon!.eaten = 7;
    s.dragon!.done = 1 | 8; // an Event tile revealed, and kept still
    act(s, 'dragon', 'wake hunger');
    expect([wakes(s), why(s, 'hunger')]).toEqual([['wake prideEvent', 'wake prideStill'], 'DRAGON-WAKE-2']);
    act(s, 'dragon', 'wake prideStill');
    expect([wakes(s), why(s, 'prideEvent')]).toEqual([[], 'DRAGON-WAKE-2']);
  });
  test('[DRAGON-WAKE-3] Greed: a Treasure token of his board, at any time', () => {
    const s = lair('KGDC');
    expect(why(s, 'greed')).toBe('DRAGON-WAKE-3');
    s.dragon!.treasures = 2;
    s.map.supply -= 2;
    act(s, 'dragon', 'wake greed');
    expect([s.dragon!.treasures, s.map.supply, s.dragon!.sloth[0], wakes(s)]).toEqual([1, 9, 3, []]);
  });
  test('[DRAGON-WAKE-4] Hunger: Eaten goes back by two', () => {
    const s = lair('KGDC');
    s.dragon!.eaten = 1;
    expect(why(s, 'hunger')).toBe('DRAGON-WAKE-4');
    s.dragon!.eaten = 3;
    act(s, 'dragon', 'wake hunger');
    expect([s.dragon!.eaten, s.dragon!.wakefulness]).toEqual([1, 1]);
  });
  test('[DRAGON-WAKE-5] Pride by an Event tile that a power of his revealed', () => {
    const s = lair('KGD', 'ENT #E05 #A01', { hand: 'FWFW' });
    act(s, 'dragon', 'burn e2');
    expect([wakes(s), why(s, 'prideEvent')]).toEqual([[], 'DRAGON-WAKE-5']);
    act(s, 'dragon', 'burn e1');
    expect([isLit(s, at(s, 'e1')), wakes(s)]).toEqual([true, ['wake prideEvent']]);
    act(s, 'dragon', 'wake prideEvent');
    expect(s.dragon!.sloth[2]).toBe(3);
  });
  test.each([
    ['on the map', 1],
    ['carried by the Thief', CARRIED],
  ])('[DRAGON-WAKE-6] Pride by a Gem while another is %s', (_where, place) => {
    const s = lair('KGDT', 'ENT A01');
    act(s, 'dragon', 'settle');
    act(s, 'dragon', 'place claw gem');
    expect([wakes(s), why(s, 'prideGem')]).toEqual([['wake prideStill'], 'DRAGON-WAKE-6']);
    const t = lair('KGDT', 'ENT A01');
    t.dragon!.gems[1] = place;
    act(t, 'dragon', 'settle');
    act(t, 'dragon', 'place claw gem');
    expect(wakes(t)).toEqual(['wake prideGem', 'wake prideStill']);
  });
  test('[DRAGON-WAKE-7] Pride by keeping still through the first phase', () => {
    const s = lair('KGDC', 'ENT A01', { hand: 'W' });
    expect(why(s, 'prideStill')).toBe('DRAGON-WAKE-7');
    act(s, 'dragon', 'settle');
    expect(wakes(s)).toEqual(['wake prideStill']);
    const t = lair('KGDC', 'ENT A01', { hand: 'W' });
    act(t, 'dragon', 'wing e1');
    act(t, 'dragon', 'settle');
    expect(wakes(t)).toEqual([]);
    expect(t.dragon!.done & MOVED).toBe(MOVED);
    expect(t.dragon!.done & FREE_MOVE_USED).toBe(0);
  });
  test('[DRAGON-WAKE-7] being moved does not count', () => {
    const s = lair('KGD', 'ENT A01', { place: 'e1', hand: 'CCCC' });
    s.map.collapsing = true;
    loadDice(s, CENTER);
    act(s, 'dragon', 'wrath');
    expect(s.dragon!.at).toBe(0);
    act(s, 'dragon', 'settle');
    expect(wakes(s)).toEqual(['wake prideStill']);
  });
  test('[DRAGON-WAKE-8] awake with 11 cubes, for good', () => {
    const s = lair('KGDC');
    s.dragon!.wakefulness = 10;
    s.dragon!.eaten = 2;
    act(s, 'dragon', 'wake hunger');
    expect([s.dragon!.awake, dragonArmor(s)]).toEqual([true, 3]);
    for (let i = 0; i < 4; i++) doze(s, 1);
    expect([s.dragon!.awake, dragonArmor(s)]).toEqual([true, 2]);
  });
  test.each([
    ['easiest', 7],
    ['easy', 9],
    ['standard', 11],
    ['hard', 13],
  ] as const)('[DRAGON-WAKE-9] the %s card asks for %i cubes', (dragonLevel, needed) => {
    const s = lair('KGDC', 'ENT', { settings: { dragonLevel } });
    s.dragon!.wakefulness = needed - 2;
    s.dragon!.eaten = 2;
    s.dragon!.treasures = 1;
    act(s, 'dragon', 'wake hunger');
    expect(s.dragon!.awake).toBe(false);
    act(s, 'dragon', 'wake greed');
    expect(s.dragon!.awake).toBe(true);
  });
  test('[DRAGON-WAKE-10] the Ancient Dragon must have shrieked in three turns', () => {
    const s = lair('KGDC', 'ENT', { settings: { dragonLevel: 'expert' } });
    s.dragon!.wakefulness = 12;
    s.dragon!.eaten = 2;
    act(s, 'dragon', 'wake hunger');
    expect([s.dragon!.wakefulness, s.dragon!.awake]).toEqual([13, false]);
    s.dragon!.shriekTurns = 2;
    const shriek = (): void => {
      s.dragon!.shriek = true;
      castDie(s, 'dragon', 'dragon', { step: 'dragon.flameRead' });
      act(go(s), 'dragon', 'shriek');
    };
    s.dragon!.done |= 64; // he has shrieked in this turn
    shriek();
    expect([s.dragon!.shriekTurns, s.dragon!.awake]).toEqual([2, false]);
    s.dragon!.done = 0;
    shriek();
    expect([s.dragon!.shriekTurns, s.dragon!.awake]).toEqual([3, true]);
  });
  test('[DRAGON-WAKE-11] the Eaten track ends at 7', () => {
    const s = scene('KGD');
    eat(s, 5);
    eat(s, 4);
    expect(s.dragon!.eaten).toBe(7);
  });
  test('[DRAGON-WAKE-12] he eats what was really lost, and nothing by Wrath', () => {
    for (const [power, hand, population, eaten] of [
      ['claw', 'C', 4, 2],
      ['claw', 'C', 1, 1],
      ['wrath', 'CCCC', 4, 0],
    ] as const) {
      const s = lair('KGD', 'ENT A01 A05', { place: 'e1', hand });
      s.goblins!.at[FANGS] = at(s, 'e1');
      s.goblins!.population[FANGS] = population;
      loadDice(s, CENTER);
      act(s, 'dragon', power);
      expect([power, s.dragon!.eaten]).toEqual([power, eaten]);
    }
  });
});

describe('Surfacing', () => {
  const onCrystal = (settings: object = {}): State => {
    const s = lair('KGDC', 'ENT C01', { place: 'e1', settings });
    placeToken(s, at(s, 'e1'), 'crystal');
    return s;
  };
  test('[DRAGON-SURFACE-1] awake at the end of a turn on a Crystal tile, smashed or not', () => {
    const s = onCrystal();
    s.dragon!.awake = true;
    act(s, 'dragon', 'end turn');
    expect([s.dragon!.surfaced, s.map.tokens[1], s.map.crystalsSmashed, s.knight!.crystals]).toEqual([true, 0, 1, 0]);
    const t = lair('KGDC', 'ENT C01', { place: 'e1' });
    t.dragon!.awake = true;
    act(t, 'dragon', 'end turn');
    expect([t.dragon!.surfaced, t.map.crystalsSmashed]).toEqual([true, 0]);
  });
  test('[DRAGON-SURFACE-2] asleep or elsewhere he stays below', () => {
    const s = onCrystal();
    act(s, 'dragon', 'end turn');
    expect(s.dragon!.surfaced).toBe(false);
    const t = lair('KGDC', 'ENT A01', { place: 'e1' });
    t.dragon!.awake = true;
    act(t, 'dragon', 'end turn');
    expect(t.dragon!.surfaced).toBe(false);
  });
  test('[DRAGON-SURFACE-3] surfaced on the Entrance at the end of a turn he has escaped; underground he has not', () => {
    for (const [isSurfaced, outcome] of [
      [false, null],
      [true, { winners: ['dragon'], clause: 'WIN-10' }],
    ] as const) {
      const s = lair('KGDC', 'ENT C01 A01', { place: 'e1' });
      s.knight!.at = at(s, 'e1');
      s.dragon!.awake = true;
      s.dragon!.surfaced = isSurfaced;
      s.dragon!.wakefulness = 4;
      act(s, 'dragon', 'glide 0');
      expect(s.outcome).toBeNull();
      act(s, 'dragon', 'end turn');
      expect(s.outcome).toEqual(outcome);
    }
  });
  test('[SWITCH-5] by the switch he escapes on entering', () => {
    const s = lair('KGDC', 'ENT C01', { place: 'e1', settings: { dragonEscape: 'onEntering' } });
    s.knight!.at = at(s, 'e1');
    s.dragon!.awake = true;
    s.dragon!.surfaced = true;
    s.dragon!.wakefulness = 4;
    act(s, 'dragon', 'glide 0');
    expect(s.outcome?.winners).toEqual(['dragon']);
  });
  test('[SWITCH-6] by the switch he also surfaces when he wakes on a Crystal tile', () => {
    for (const [dragonSurface, surfaced] of [
      ['afterTurn', false],
      ['alsoOnAwakening', true],
    ] as const) {
      const s = onCrystal({ dragonSurface });
      s.dragon!.wakefulness = 10;
      s.dragon!.eaten = 2;
      act(s, 'dragon', 'wake hunger');
      expect([s.dragon!.awake, s.dragon!.surfaced]).toEqual([true, surfaced]);
    }
  });
});
