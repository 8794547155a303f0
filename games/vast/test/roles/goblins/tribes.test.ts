import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { monsterNamed, secretNamed } from '../../../src/data/goblins.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { BONES, EYE, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { askTrap, attacked, losePopulation, scatter } from '../../../src/roles/goblins/words/effects/tribes.ts';
import {
  defenceStrength,
  isFoiled,
  tribePerception,
  tribeStrength,
} from '../../../src/roles/goblins/words/questions/tribes.ts';
import { act, at, cellNamed, choices, go, told } from '../../../src/scenes/index.ts';
import { placeFromStack } from '../../../src/terrain/words/effects/tiles.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { band } from './band.ts';

describe('What a Tribe is', () => {
  test('[GOBLIN-2] [GOBLIN-3] [GOBLIN-GIANT-1] Strength: Population, the disc of Fangs, Ogre, Troll and Flame Giant', () => {
    const s = band(
      'KG',
      'ENT',
      { fangs: [3], bones: [2], eye: [1] },
      { monsters: { bones: ['ogre', 'troll'], eye: ['flameGiant'] } },
    );
    expect([FANGS, BONES, EYE].map((tribe) => tribeStrength(s, tribe as 0 | 1 | 2))).toEqual([4, 4, 2]);
  });
  test('[GOBLIN-4] [GOBLIN-FROG-2] at Rage 0 Strength falls, but not beside the Pet Frog', () => {
    const s = band('KG', 'ENT', { fangs: [3], eye: [3] }, { rage: 0, monsters: { eye: ['petFrog'] } });
    expect([tribeStrength(s, FANGS), tribeStrength(s, EYE)]).toEqual([3, 3]);
  });
  test('[GOBLIN-5] Perception: Population and 1', () => {
    expect(tribePerception(band('KG', 'ENT', { eye: [3] }), EYE)).toBe(4);
  });
  test('[GOBLIN-7] [GOBLIN-6] an attack raises Rage, to 3 at most', () => {
    const s = band('KG', 'ENT', {}, { rage: 2 });
    attacked(s, 'GOBLIN-7');
    attacked(s, 'GOBLIN-7');
    expect(s.goblins!.rage).toBe(3);
  });
  test('[GOBLIN-8] scattered: 2 Population and a Monster less, of two the Goblins choose', () => {
    const s = band('KG', 'ENT A01', { bones: [3, 'e1'] }, { monsters: { bones: ['ogre', 'wisp'] } });
    expect(scatter(s, BONES)).toBe(2);
    expect([s.goblins!.at[BONES], s.goblins!.population[BONES]]).toEqual([NOWHERE, 1]);
    expect(choices(s, 'goblins')).toEqual(['bones loses ogre', 'bones loses wisp']);
    act(s, 'goblins', 'bones loses ogre');
    expect(s.goblins!.monsters[BONES]).toEqual([monsterNamed('wisp')]);
  });
  test('[GOBLIN-9] at Population 0 it scatters', () => {
    const s = band('KG', 'ENT A01', { fangs: [2, 'e1'] });
    expect(losePopulation(s, FANGS, 3)).toBe(2);
    expect([s.goblins!.at[FANGS], told(s).includes('scattered')]).toEqual([NOWHERE, true]);
  });
  test('[GOBLIN-BEETLES-1] Bright Beetles: a scatter costs 1', () => {
    const s = band('KG', 'ENT A01', { fangs: [3, 'e1'] }, { monsters: { fangs: ['brightBeetles'] } });
    expect([scatter(s, FANGS), s.goblins!.monsters[FANGS]]).toEqual([1, []]);
  });
  test('[GOBLIN-BEETLES-2] or they are given up to save 1; what is lost is eaten then', () => {
    for (const [line, population, eaten] of [
      ['use beetles', 2, 1],
      ['spare beetles', 1, 2],
    ] as const) {
      const s = band('KGD', 'ENT A01', { fangs: [3, 'e1'] }, { monsters: { fangs: ['brightBeetles'] } });
      losePopulation(s, FANGS, 2, true);
      expect(s.goblins!.population[FANGS]).toBe(3);
      act(s, 'goblins', line);
      expect([s.goblins!.population[FANGS], s.dragon!.eaten]).toEqual([population, eaten]);
      expect(s.goblins!.monsters[FANGS]).toHaveLength(line === 'use beetles' ? 0 : 1);
    }
  });
});

describe('Hidden, lurking, revealed', () => {
  test('[GOBLIN-ACT-1] each Tribe with Population once a turn', () => {
    const s = band('KG', 'ENT #A01', { fangs: [1, 'e1'], bones: [1] });
    expect(choices(s, 'goblins')).toEqual(['activate fangs', 'activate bones', 'end turn']);
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs stands down');
    expect(choices(s, 'goblins')).toEqual(['activate bones', 'end turn']);
    for (const tribe of [FANGS, EYE])
      expect(vast.why(s, 1, { do: 'activate', tribe } as never)).toMatchObject({ clause: 'GOBLIN-ACT-1' });
  });
  test('[GOBLIN-ACT-2] [GOBLIN-11] a hidden Tribe comes out on its symbol, not where another player stands', () => {
    const s = band('KGD', 'ENT #A01 #A02 #A04 #A07', { fangs: [2], bones: [2, 'e1'] });
    s.dragon!.at = at(s, 'e3');
    placeToken(s, at(s, 'e4'), 'treasure');
    act(s, 'goblins', 'activate fangs');
    expect(choices(s, 'goblins')).toEqual(['fangs emerges e1', 'fangs emerges e4', 'fangs stands down']);
    act(s, 'goblins', 'fangs emerges e4');
    expect([s.goblins!.at[FANGS], s.agenda.at(-1)!.step]).toEqual([at(s, 'e4'), 'goblins.act']);
    expect(vast.why(s, 1, { do: 'emerge' })).not.toBeNull();
  });
  test('[GOBLIN-ACT-3] without such a tile it may lurk', () => {
    const s = band('KG', 'ENT #A01', { bones: [2] });
    act(s, 'goblins', 'activate bones');
    expect(choices(s, 'goblins')).toContain('bones lurks n1');
    act(s, 'goblins', 'bones lurks n1e1');
    expect([s.goblins!.at[BONES], s.goblins!.lurking[BONES]]).toEqual([NOWHERE, cellNamed('n1e1')]);
  });
  test('[GOBLIN-ACT-4] a lurking Tribe goes to an adjacent tile, not across a wall nor into a fight, or hides', () => {
    const s = band('KG', 'ENT #A01 A02', { bones: [2] });
    s.goblins!.lurking[BONES] = cellNamed('n1e1');
    act(s, 'goblins', 'activate bones');
    expect(choices(s, 'goblins')).toEqual(['bones comes out e1', 'bones hides', 'bones stands down']);
    act(s, 'goblins', 'bones comes out e1');
    expect([s.goblins!.at[BONES], s.goblins!.lurking[BONES], s.agenda.at(-1)!.step]).toEqual([
      at(s, 'e1'),
      NOWHERE,
      'goblins.act',
    ]);
    const t = band('KG', 'ENT #A01 A02', { bones: [2] });
    t.goblins!.lurking[BONES] = cellNamed('e3'); // A02 has a wall on that side
    act(t, 'goblins', 'activate bones');
    expect(choices(t, 'goblins')).toEqual(['bones hides', 'bones stands down']);
    const u = band('KG', 'ENT #A01', { bones: [4] });
    u.goblins!.lurking[BONES] = cellNamed('n1'); // only the Knight's tile is there
    act(u, 'goblins', 'activate bones');
    expect(choices(u, 'goblins')).toEqual(['bones hides', 'bones stands down']);
  });
  test('[GOBLIN-HIDE-1] a revealed or lurking Tribe may hide', () => {
    const s = band('KG', 'ENT #A01', { fangs: [2, 'e1'] });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs hides');
    expect([s.goblins!.at[FANGS], s.goblins!.population[FANGS]]).toEqual([NOWHERE, 2]);
  });
  test('[GOBLIN-ACT-5] a tile under a lurking Tribe reveals it; sliding under the Knight it goes home', () => {
    const s = band('KG', 'ENT #A01', { bones: [2] });
    s.goblins!.lurking[BONES] = cellNamed('n1e1');
    const space = placeFromStack(s, cellNamed('n1e1'));
    expect(s.goblins!.at[BONES]).toBe(space);
    const t = band('KG', 'ENT . A01 A05', { bones: [2] }, { knight: 'e2' });
    t.goblins!.lurking[BONES] = cellNamed('e1');
    t.agenda.push({ step: 'map.join' });
    go(t);
    expect([t.goblins!.at[BONES], t.goblins!.lurking[BONES]]).toEqual([NOWHERE, NOWHERE]);
  });
});

describe('In other players’ turns', () => {
  const ambush = (tribes: Parameters<typeof band>[2], more: Parameters<typeof band>[3] = {}) => {
    const s = band('KG', 'ENT A01', tribes, { ...more, plan: [{ step: 'goblins.ambush' }, { step: 'knight.act' }] });
    s.seat = 0;
    return s;
  };
  test('[GOBLIN-AMBUSH-1] a hidden Tribe stronger than she may attack: Health, scatter, Rage', () => {
    const s = ambush({ fangs: [2], bones: [2], eye: [1] }, { rage: 2 });
    s.goblins!.lurking[BONES] = cellNamed('n1');
    expect(choices(s, 'goblins')).toEqual(['ambush fangs', 'ambush bones', 'lie low']);
    expect(vast.why(s, 1, { do: 'ambush', tribe: EYE } as never)).toMatchObject({
      clause: 'GOBLIN-AMBUSH-1',
      fact: { knight: 1 },
    });
    act(s, 'goblins', 'ambush fangs');
    expect([s.knight!.health, s.goblins!.population[FANGS], s.goblins!.rage]).toEqual([6, 0, 1]);
  });
  test('[GOBLIN-AMBUSH-1] nobody strong enough, nobody asked', () => {
    const s = ambush({ bones: [1], eye: [0], fangs: [0] });
    expect(s.agenda.at(-1)!.step).toBe('knight.act');
  });
  test('[GOBLIN-AMBUSH-2] her cubes count: they look at her Strength when she is done', () => {
    const s = band('KG', 'ENT A01', { bones: [2] }, { plan: [] });
    s.knight!.tracks[2] = 1;
    s.agenda.push({ step: 'goblins.ambush' });
    go(s);
    expect(told(s)).toContain('ambushed');
    expect(s.knight!.health).toBe(7);
  });
  test('[GOBLIN-AMBUSH-3] discs count in an Ambush, Blob and Poison do not', () => {
    const s = ambush({ bones: [1] }, { monsters: { bones: ['ogre', 'blob'] }, secrets: ['poison'] });
    s.knight!.grit = 10;
    act(s, 'goblins', 'ambush bones');
    expect([s.knight!.health, s.knight!.grit, s.goblins!.secrets]).toEqual([6, 10, [secretNamed('poison')]]);
  });
  test('[GOBLIN-ASH-1] a Tribe strong enough attacks the Ash Dragon that comes to it', () => {
    const s = band('GD', 'ENT A01', { fangs: [3, 'e1'], eye: [1, 'e1'] }, { plan: [{ step: 'goblins.strikeDragon' }] });
    s.dragon!.at = at(s, 'e1');
    expect(choices(s, 'goblins')).toEqual(['fangs strikes dragon']);
    const { health } = s.dragon!;
    act(s, 'goblins', 'fangs strikes dragon');
    expect([s.dragon!.health, s.goblins!.at[FANGS], s.goblins!.rage]).toEqual([health - 1, NOWHERE, 0]);
  });
  test('[GOBLIN-SPORES-1] Spores: a Tribe of their choice falls to 1', () => {
    const s = band(
      'KGC',
      'ENT',
      { fangs: [4], bones: [1], eye: [2] },
      { plan: [{ step: 'goblins.spores' }, { step: 'cave.act' }] },
    );
    expect(choices(s, 'goblins')).toEqual(['spores on fangs', 'spores on eye']);
    act(s, 'goblins', 'spores on fangs');
    expect([s.goblins!.population[FANGS], s.goblins!.rage]).toEqual([1, 2]);
  });
  test('[GOBLIN-TRAP-1] Trap: 1 more for the strongest Tribe of the tile', () => {
    const s = band('KG', 'ENT A01', { fangs: [2, 'e1'], bones: [2, 'e1'], eye: [2] }, { faceUp: ['trap'] });
    expect([defenceStrength(s, FANGS), defenceStrength(s, BONES)]).toEqual([4, 2]);
    const t = band('KG', 'ENT A01', { fangs: [2, 'e1'] }, { secrets: ['trap'] });
    expect(defenceStrength(t, FANGS)).toBe(3);
    act(t, 'goblins', 'lay trap');
    expect([defenceStrength(t, FANGS), t.goblins!.faceUp]).toEqual([4, [secretNamed('trap')]]);
  });
  test('[GOBLIN-TRAP-2] after the attack it is gone', () => {
    const s = band('KG', 'ENT A01', { fangs: [2, 'e1'] }, { faceUp: ['trap'] });
    attacked(s, 'GOBLIN-7');
    expect([s.goblins!.faceUp, s.goblins!.rage, told(s).includes('trapSprung')]).toEqual([[], 2, true]);
  });
  test('[GOBLIN-TRAP-3] or it foils a power of the Dragon', () => {
    for (const [line, foiled] of [
      ['spring trap', true],
      ['bear it', false],
    ] as const) {
      const s = band('KGD', 'ENT A01', { fangs: [2, 'e1'] }, { faceUp: ['trap'] });
      askTrap(s);
      act(s, 'goblins', line);
      expect([isFoiled(s), s.goblins!.faceUp.length]).toEqual([foiled, foiled ? 0 : 1]);
    }
  });
  test('[GOBLIN-LOOT-1] for a killed Thief: Secrets or Rage', () => {
    const s = band('KGT', 'ENT', {}, { plan: [{ step: 'goblins.loot', drop: 2 }, { step: 'goblins.act' }] });
    expect(choices(s, 'goblins')).toEqual(['draw secrets', 'gain rage']);
    act(s, 'goblins', 'draw secrets');
    expect(s.goblins!.secrets).toHaveLength(2);
    const t = band('KGT', 'ENT', {}, { plan: [{ step: 'goblins.loot', drop: 2 }, { step: 'goblins.act' }] });
    act(t, 'goblins', 'gain rage');
    expect(t.goblins!.rage).toBe(3);
  });
  test('[SWITCH-12] Wrath enrages the Goblins, by the switch not', () => {
    for (const [rageFromWrath, rage] of [
      [true, 2],
      [false, 1],
    ] as const) {
      const s = band('GD', 'ENT A01 A05', { fangs: [3, 'e2'] }, { settings: { rageFromWrath }, plan: [] });
      s.seat = 1;
      s.dragon!.at = at(s, 'e2');
      s.dragon!.hand = [4, 0, 0];
      s.agenda.push({ step: 'dragon.act' });
      go(s);
      loadDice(s, 5); // the center only
      act(s, 'dragon', 'wrath');
      while (s.agenda.at(-1)!.step === 'dragon.pay') act(s, 'dragon', choices(s, 'dragon')[0]!);
      expect([s.goblins!.population[FANGS], s.goblins!.rage]).toEqual([1, rage]);
    }
  });
});
