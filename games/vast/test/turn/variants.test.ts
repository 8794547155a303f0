import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { monsterNamed } from '../../src/data/goblins.ts';
import { dragonArmor } from '../../src/roles/dragon/words/questions.ts';
import { act, at, cellNamed, choices, go, places, scene } from '../../src/scenes/index.ts';
import { placeToken } from '../../src/terrain/words/effects/tokens.ts';
import { collapsible } from '../../src/terrain/words/questions/clearing.ts';
import { isLit } from '../../src/terrain/words/questions/map.ts';
import { flare } from '../../src/variants/words/effects/flare.ts';
import { darkness } from '../../src/variants/words/questions/alone-in-the-dark.ts';
import { mayTribesAttackDragon } from '../../src/variants/words/questions/ash-dragon.ts';
import { hasFlare } from '../../src/variants/words/questions/flare.ts';

const ambush = (row: string, settings: object = {}) =>
  scene(row, 'ENT', { plan: [{ step: 'infestation.ambush' }, { step: 'knight.act' }], settings });

describe('Variants', () => {
  test('[VARIANT-2] a variant beats the standard rules: where it names nobody, the standard holds', () => {
    expect([hasFlare(scene('KGC'), 'knight'), hasFlare(scene('KGDC'), 'knight')]).toEqual([true, false]);
  });
  test.each([
    ['A', 0, 6],
    ['A', 2, 7],
    ['B', 0, 6],
  ] as const)('[VARIANT-3] line %s with %i cubes added leaves her %i Health', (line, cubes, health) => {
    const s = go(ambush('KD', { infestation: line }));
    for (let i = 0; i < cubes; i++) act(s, 'knight', 'cube strength');
    act(s, 'knight', 'stand');
    expect(s.knight!.health).toBe(health);
  });
  test('[VARIANT-3] equal Strength: the center of the Dragon die hurts', () => {
    for (const [face, health] of [
      [5, 6],
      [0, 7],
    ] as const) {
      const s = go(ambush('KD'));
      act(s, 'knight', 'cube strength');
      loadDice(s, face);
      act(s, 'knight', 'stand');
      expect(s.knight!.health).toBe(health);
    }
  });
  test('[VARIANT-4] line C: the Monster is seen before she adds Strength', () => {
    const s = ambush('KT');
    s.ambushers = [monsterNamed('petFrog')];
    go(s);
    expect(s.news!.at(-1)).toMatchObject({ news: 'ambusher', monster: 'petFrog', strength: 2 });
    expect(choices(s, 'knight')).toEqual(['cube strength', 'cube shield', 'stand']);
    expect(s.ambusherDiscards).toContain(monsterNamed('petFrog'));
  });
  test('[VARIANT-5] a Flare reveals the affected Dark tiles', () => {
    const s = scene('KGC', '. #A10 .\n#E05 ENT #A01\n. #A13 .', { plan: [{ step: 'knight.act' }] });
    loadDice(s, 3, 1);
    flare(s, 'knight', cellNamed('s1'));
    go(s);
    expect(isLit(s, at(s, 'e1')) || choices(s, 'knight').length > 0).toBe(true);
    const t = scene('KGC', '. #A10 .\n#E05 ENT #A01\n. #A13 .', { plan: [{ step: 'knight.act' }] });
    loadDice(t, 5);
    flare(t, 'knight', cellNamed('e1'));
    go(t);
    expect(isLit(t, at(t, 'e1'))).toBe(true);
  });
  test('[VARIANT-6] the Flare belongs to the roles of the row', () => {
    const s = scene('GCT');
    expect([hasFlare(s, 'goblins'), hasFlare(s, 'thief'), hasFlare(s, 'cave')]).toEqual([true, true, false]);
  });
  const plunder = (picture: string) =>
    scene('KG', picture, { plan: [{ step: 'plunder.begin', by: 'goblins' }, { step: 'goblins.act' }] });
  test('[VARIANT-7] a Treasure token on an unoccupied Dark tile', () => {
    const s = plunder('#A01 ENT #A05 A10');
    placeToken(s, at(s, 'w1'), 'treasure');
    expect(choices(go(s), 'goblins')).toEqual(['treasure e1']);
    act(s, 'goblins', 'treasure e1');
    expect(s.map.treasures[at(s, 'e1')]).toBe(1);
  });
  test('[VARIANT-8] else on a new tile beside a Dark one; without Dark tiles on a Lit one', () => {
    const s = plunder('ENT #A05');
    placeToken(s, at(s, 'e1'), 'treasure');
    expect(choices(go(s), 'goblins')).toEqual(['dig n1e1', 'dig e2', 'dig s1e1']);
    act(s, 'goblins', 'dig e2');
    expect(s.map.treasures[at(s, 'e2')]).toBe(1);
    expect(choices(go(plunder('ENT A05')), 'goblins')).toEqual(['treasure e1']); // the Knight is on the Entrance
  });
  test('[VARIANT-9] alone in the dark, Dark tiles fall before Lit ones', () => {
    const s = scene('G', 'A01 ENT #A05');
    s.map.collapsing = true;
    expect(places(s, collapsible(s))).toEqual(['e1']);
  });
  test('[VARIANT-10] as many tiles as the greatest number, one at least', () => {
    const s = scene('G');
    expect(darkness(s)).toBe(1);
    s.goblins!.population = [0, 3, 1];
    expect(darkness(s)).toBe(3);
    s.map.crystalsRevealed = 4;
    expect([darkness(s), darkness(scene('K')), darkness(scene('D'))]).toEqual([4, 2, 3]);
  });
  test('[VARIANT-11] the Ash Dragon has 1 more Armor, 4 at most, and Tribes may attack him', () => {
    const s = scene('GDC');
    expect([dragonArmor(s), mayTribesAttackDragon(s)]).toEqual([2, true]);
    s.dragon!.wakefulness = 14;
    expect(dragonArmor(s)).toBe(4);
    expect(dragonArmor(scene('KGD'))).toBe(1);
  });
});
