import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { secretNamed } from '../../../src/data/goblins.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { BONES, EYE, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { tribeStrength } from '../../../src/roles/goblins/words/questions/tribes.ts';
import { act, at, choices, told } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { band } from './band.ts';

const RING = 0;
const CENTER = 5;
/** One Tribe is activated and does this. */
const does = (s: State, tribe: string, ...lines: string[]): State => {
  act(s, 'goblins', `activate ${tribe}`);
  for (const line of lines) act(s, 'goblins', `${tribe} ${line}`);
  return s;
};

describe('Attacks', () => {
  test('[GOBLIN-ATTACK-1] the Knight loses 1 Health, the Tribe scatters, Rage falls', () => {
    const s = does(band('KG', 'ENT #A01 #A05', { fangs: [3, 'e2'] }, { rage: 2 }), 'fangs', 'attacks knight');
    expect([s.knight!.health, s.goblins!.population[FANGS], s.goblins!.at[FANGS], s.goblins!.rage]).toEqual([
      6,
      1,
      NOWHERE,
      1,
    ]);
  });
  test('[GOBLIN-ATTACK-1] equal Strength is not enough', () => {
    const s = band('KG', 'ENT #A01', { bones: [2, 'e1'] });
    s.knight!.tracks[2] = 1;
    act(s, 'goblins', 'activate bones');
    expect(choices(s, 'goblins')).not.toContain('bones attacks knight');
    expect(vast.why(s, 1, { do: 'assault', tribe: BONES, target: 'knight', poison: false } as never)).toMatchObject({
      clause: 'GOBLIN-ATTACK-1',
      fact: { strength: 2 },
    });
  });
  test('[GOBLIN-ATTACK-1] [GOBLIN-MOVE-2] Population lost on the way counts, the last tile before her too', () => {
    const s = band('KG', 'ENT A05 A01', { bones: [2, 'e2'] });
    act(s, 'goblins', 'activate bones'); // it would come with 1 against her 1
    expect(choices(s, 'goblins')).not.toContain('bones attacks knight');
  });
  test('[GOBLIN-BLOB-1] Blob: and 5 Grit', () => {
    const s = band('KG', 'ENT #A01', { fangs: [3, 'e1'] }, { monsters: { fangs: ['blob'] } });
    s.knight!.grit = 4;
    does(s, 'fangs', 'attacks knight');
    expect([s.knight!.grit, s.knight!.health]).toEqual([0, 6]);
  });
  test('[GOBLIN-POISON-1] Poison: a cube to the Entrance, two if stronger by 2', () => {
    for (const [population, poisoned] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const s = band('KG', 'ENT A05 #A01', { fangs: [population, 'e2'] }, { secrets: ['poison'], knight: 'e1' });
      s.knight!.ready = 5;
      does(s, 'fangs', 'attacks knight with poison');
      expect([s.knight!.poisoned, s.knight!.health, s.goblins!.secretDiscards]).toEqual([
        poisoned,
        6,
        [secretNamed('poison')],
      ]);
    }
  });
  test('[GOBLIN-BOMBER-1] Fire Bomber: 2 more Strength for the turn', () => {
    const s = band('KG', 'ENT #A01', { fangs: [1, 'e1'] }, { secrets: ['fireBomber'] });
    act(s, 'goblins', 'fireBomber fangs');
    expect(tribeStrength(s, FANGS)).toBe(4);
    act(s, 'goblins', 'end turn');
    while (s.agenda.at(-1)!.step === 'map.grow' || s.agenda.at(-1)!.step === 'plunder.place')
      act(s, 'goblins', choices(s, 'goblins')[0]!);
    expect(tribeStrength(s, FANGS)).toBe(2);
  });
  test('[GOBLIN-BOMBER-2] attacking, it is gone to the last goblin', () => {
    const s = band('KG', 'ENT #A01', { fangs: [4, 'e1'] }, { secrets: ['fireBomber'], monsters: { fangs: ['ogre'] } });
    act(s, 'goblins', 'fireBomber fangs');
    does(s, 'fangs', 'attacks knight');
    expect([s.goblins!.population[FANGS], s.goblins!.monsters[FANGS], s.knight!.health, s.goblins!.rage]).toEqual([
      0,
      [],
      6,
      0,
    ]);
  });
  test('[GOBLIN-BOMBER-2] also alone at a Crystal, when the turn ends', () => {
    const s = band('KGC', 'ENT C01', { fangs: [2, 'e1'] }, { secrets: ['fireBomber'] });
    placeToken(s, 1, 'crystal');
    act(s, 'goblins', 'fireBomber fangs');
    does(s, 'fangs', 'attacks crystal');
    expect(s.goblins!.population[FANGS]).toBe(2);
    act(s, 'goblins', 'end turn');
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([0, NOWHERE]);
  });
  test('[GOBLIN-ATTACK-2] the Ash Dragon loses 1 Health, under ground too', () => {
    const s = band('GD', 'ENT #A01', { fangs: [3, 'e1'] });
    s.dragon!.at = 0;
    const { health } = s.dragon!;
    does(s, 'fangs', 'attacks dragon');
    expect([s.dragon!.health, s.goblins!.at[FANGS], s.goblins!.rage]).toEqual([health - 1, NOWHERE, 0]);
    const t = band('GD', 'ENT #A01', { bones: [2, 'e1'] });
    t.dragon!.at = 0; // Armor 2 as Ash Dragon
    act(t, 'goblins', 'activate bones');
    expect(choices(t, 'goblins')).not.toContain('bones attacks dragon');
    const u = band('KGD', 'ENT #A01', { fangs: [3, 'e1'] }, { knight: null });
    u.dragon!.at = 0;
    act(u, 'goblins', 'activate fangs'); // no Ash card
    expect(choices(u, 'goblins')).not.toContain('fangs attacks dragon');
    expect(vast.why(u, 1, { do: 'assault', tribe: FANGS, target: 'dragon', poison: false } as never)).toMatchObject({
      clause: 'GOBLIN-ATTACK-2',
    });
  });
  test('[GOBLIN-ATTACK-2] the last Health of the Dragon wins where no Knight plays', () => {
    const s = band('GD', 'ENT #A01', { fangs: [3, 'e1'] });
    s.dragon!.at = 0;
    s.dragon!.health = 1;
    expect(does(s, 'fangs', 'attacks dragon').outcome).toEqual({ winners: ['goblins'], clause: 'WIN-5' });
  });
  test('[GOBLIN-ATTACK-3] the Thief: Perception above Stealth kills him', () => {
    const s = band('GT', 'ENT #A01', { eye: [4, 'e1'] });
    s.thief!.at = at(s, 'e1');
    does(s, 'eye', 'attacks thief');
    expect([s.thief!.at, s.goblins!.at[EYE], s.goblins!.rage]).toEqual([NOWHERE, NOWHERE, 0]);
    expect(choices(s, 'goblins')).toEqual(['draw secrets', 'gain rage']);
    const t = band('GT', 'ENT #A01', { eye: [1, 'e1'] });
    t.thief!.at = at(t, 'e1');
    t.thief!.assigned = [0, 2, 1];
    act(t, 'goblins', 'activate eye');
    expect(vast.why(t, 0, { do: 'assault', tribe: EYE, target: 'thief', poison: false } as never)).toMatchObject({
      clause: 'GOBLIN-ATTACK-3',
    });
  });
  test('[GOBLIN-ATTACK-4] two Tribes smash a Crystal for the Knight’s board', () => {
    const s = band('KGC', 'ENT C01', { fangs: [3, 'e1'], bones: [4, 'e1'] }, { rage: 3 });
    placeToken(s, 1, 'crystal');
    does(s, 'fangs', 'attacks crystal');
    expect(s.map.tokens[1]).toBe(1);
    does(s, 'bones', 'attacks crystal');
    expect([s.map.tokens[1], s.knight!.crystals, s.map.crystalsSmashed, s.goblins!.rage]).toEqual([0, 1, 1, 2]);
    expect([s.goblins!.at, s.goblins!.population]).toEqual([
      [NOWHERE, NOWHERE, NOWHERE],
      [1, 2, 0],
    ]);
  });
  test('[GOBLIN-ATTACK-4] [SWITCH-1] each with more than 3 Strength, by the switch 3 will do', () => {
    for (const [goblinSmashMinStrength, may] of [
      [4, false],
      [3, true],
    ] as const) {
      const s = band('KGC', 'ENT C01', { fangs: [2, 'e1'] }, { settings: { goblinSmashMinStrength } });
      placeToken(s, 1, 'crystal');
      act(s, 'goblins', 'activate fangs');
      expect(choices(s, 'goblins').includes('fangs attacks crystal')).toBe(may);
    }
  });
  test('[GOBLIN-ATTACK-4] without a Knight the Goblins keep it, and five win', () => {
    const s = band('GC', 'ENT C01', { fangs: [3, 'e1'], bones: [4, 'e1'] });
    placeToken(s, 1, 'crystal');
    s.goblins!.crystals = 4;
    does(s, 'fangs', 'attacks crystal');
    expect(does(s, 'bones', 'attacks crystal').outcome).toEqual({ winners: ['goblins'], clause: 'WIN-5' });
  });
  test('[GOBLIN-ATTACK-5] if the second never comes nothing happens', () => {
    const s = band('KGC', 'ENT C01', { fangs: [3, 'e1'] });
    placeToken(s, 1, 'crystal');
    does(s, 'fangs', 'attacks crystal');
    act(s, 'goblins', 'end turn');
    expect([s.map.tokens[1], s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([1, 3, 1]);
  });
});

describe('Hex and Hiding Spots', () => {
  test('[GOBLIN-HEX-1] Hex: Grit, Power cards, Omens or Stealth, by the Eye’s Population', () => {
    const s = band('KGDCT', 'ENT', { eye: [2] }, { secrets: ['hex'] });
    s.knight!.grit = 4;
    s.cave!.omens = [1, 0, 0, 0, 0, 0];
    expect(choices(s, 'goblins').filter((line) => line.startsWith('hex'))).toEqual([
      'hex knight',
      'hex dragon',
      'hex cave',
      'hex thief',
    ]);
    act(s, 'goblins', 'hex knight');
    expect([s.knight!.grit, s.goblins!.secretDiscards]).toEqual([2, [secretNamed('hex')]]);
    const dragon = band('KGDC', 'ENT', { eye: [2] }, { secrets: ['hex'] });
    act(dragon, 'goblins', 'hex dragon');
    expect(dragon.agenda.at(-1)).toEqual({ step: 'dragon.discardPowers', left: 2 });
    const thief = band('KGT', 'ENT', { eye: [3] }, { secrets: ['hex'] });
    const { stealth } = vast.view(thief, 0).thief!;
    act(thief, 'goblins', 'hex thief');
    expect(vast.view(thief, 0).thief!.stealth).toBe(stealth - 3);
    expect(choices(band('KGT', 'ENT', { fangs: [3] }, { secrets: ['hex'] }), 'goblins')).toEqual([
      'activate fangs',
      'end turn',
    ]);
  });
  test('[GOBLIN-SPOTS-1] Hiding Spots: a hidden Tribe strikes her beside a Lit Ambush tile, through walls', () => {
    const s = band('KG', 'ENT A02', { bones: [2] }, { secrets: ['hidingSpots'] }); // A02 has a wall to the west
    act(s, 'goblins', 'hidingSpots bones');
    expect([s.knight!.health, s.goblins!.population[BONES], s.goblins!.rage]).toEqual([6, 0, 0]);
    expect(choices(s, 'goblins')).toEqual(['end turn']);
    const t = band('KG', 'ENT E02', { bones: [2] }, { secrets: ['hidingSpots'] });
    expect(vast.why(t, 1, { do: 'hidingSpots', tribe: BONES } as never)).toMatchObject({ clause: 'GOBLIN-SPOTS-1' });
  });
  test('[GOBLIN-SPOTS-2] Monsters do not help it', () => {
    const s = band(
      'KG',
      'ENT A01',
      { bones: [1], fangs: [1] },
      { secrets: ['hidingSpots'], monsters: { bones: ['ogre'] } },
    );
    expect(choices(s, 'goblins')).toContain('hidingSpots fangs');
    expect(choices(s, 'goblins')).not.toContain('hidingSpots bones');
  });
});

describe('Plunder and Explore', () => {
  test('[GOBLIN-PLUNDER-1] Treasure goes back, Rage rises', () => {
    const s = band('KG', 'ENT #A01', { fangs: [1, 'e1'] });
    placeToken(s, 1, 'treasure');
    const { supply } = s.map;
    does(s, 'fangs', 'plunders treasure');
    expect([s.map.supply, s.map.treasures[1], s.goblins!.rage, s.goblins!.at[FANGS]]).toEqual([supply + 1, 0, 2, 1]);
  });
  test('[GOBLIN-PLUNDER-2] a Gem: the center scatters, else Rage; [GOBLIN-7] the trap does not enrage', () => {
    for (const [die, rage, population] of [
      [RING, 2, 3],
      [CENTER, 1, 1],
    ] as const) {
      const s = band('KGD', 'ENT #A01', { fangs: [3, 'e1'] });
      s.dragon!.gems[1] = 1;
      loadDice(s, die);
      does(s, 'fangs', 'plunders flame gem');
      expect([s.goblins!.rage, s.goblins!.population[FANGS], s.dragon!.gems[1]]).toEqual([rage, population, -1]);
    }
  });
  test('[GOBLIN-PLUNDER-3] from the Dragon himself if no Gem lies in the cave', () => {
    const s = band('KGD', 'ENT #A01', { fangs: [3, 'e1'] });
    s.dragon!.at = 1;
    loadDice(s, RING);
    does(s, 'fangs', "plunders dragon's gem");
    expect([s.goblins!.rage, s.dragon!.gems]).toEqual([2, [-1, -1, -1]]);
    const t = band('KGD', 'ENT #A01', { fangs: [3, 'e1'] });
    t.dragon!.at = 1;
    t.dragon!.gems[0] = 0;
    act(t, 'goblins', 'activate fangs');
    expect(choices(t, 'goblins').some((line) => line.includes('gem'))).toBe(false);
  });
  test('[GOBLIN-EXPLORE-1] a Dark tile is placed beside its own, and it goes there', () => {
    const s = band('KG', 'ENT #A01', { fangs: [1, 'e1'] });
    act(s, 'goblins', 'activate fangs');
    expect(choices(s, 'goblins').filter((line) => line.includes('explores'))).toEqual([
      'fangs explores n1e1',
      'fangs explores e2',
      'fangs explores s1e1',
    ]);
    act(s, 'goblins', 'fangs explores e2');
    expect([s.goblins!.at[FANGS], told(s).includes('explored')]).toEqual([at(s, 'e2'), true]);
    expect(vast.why(s, 1, { do: 'explore' })).not.toBeNull();
  });
  test('[GOBLIN-EXPLORE-1] [CAVE-13] the Cave chooses the tile, any one', () => {
    const s = band('KGC', 'ENT #A01', { fangs: [1, 'e1'] });
    does(s, 'fangs', 'explores e2');
    expect(choices(s, 'cave')).toEqual(['place tile 1', 'place tile 2', 'place tile 3']);
    const face = s.cave!.hand[1]!;
    act(s, 'cave', 'place tile 2');
    expect([s.map.faces[at(s, 'e2')], s.goblins!.at[FANGS], s.cave!.hand.length]).toEqual([face, at(s, 'e2'), 3]);
  });
  test('[GOBLIN-EXPLORE-2] not from a Lit tile, without tiles, or in the Collapse', () => {
    const lit = band('KG', 'ENT A01', { fangs: [1, 'e1'] });
    const spent = band('KG', 'ENT #A01', { fangs: [1, 'e1'] });
    spent.map.stack = [];
    const falling = band('KG', 'ENT #A01', { fangs: [1, 'e1'] });
    falling.map.collapsing = true;
    for (const s of [lit, spent, falling]) {
      act(s, 'goblins', 'activate fangs');
      expect(choices(s, 'goblins').some((line) => line.includes('explores'))).toBe(false);
    }
    expect(vast.why(lit, 1, { do: 'explore', tribe: FANGS, cell: 1 } as never)).toMatchObject({
      clause: 'GOBLIN-EXPLORE-1',
    });
  });
  test('[GOBLIN-FLARE-1] each revealed Tribe may send a Flare once, before or after its move', () => {
    const s = band('GC', 'ENT #A01 #A05', { fangs: [2, 'e1'], eye: [1] });
    expect(choices(s, 'goblins')).toEqual(['activate fangs', 'activate eye', 'fangs flare', 'end turn']);
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs e2');
    loadDice(s, CENTER);
    act(s, 'goblins', 'fangs flare');
    while (s.agenda.at(-1)!.step === 'cave.fill') act(s, 'cave', choices(s, 'cave')[0]!);
    expect([s.map.layout.light[at(s, 'e2')], s.goblins!.at[FANGS]]).toEqual([1, at(s, 'e2')]);
    expect(choices(s, 'goblins')).not.toContain('fangs flare');
    expect(choices(s, 'goblins')).toContain('fangs special');
    expect(choices(s, 'goblins')).not.toContain('fangs e1');
    expect(choices(band('KG', 'ENT #A01', { fangs: [2, 'e1'] }), 'goblins')).not.toContain('fangs flare');
  });
});
