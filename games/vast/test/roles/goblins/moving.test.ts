import { describe, expect, test } from 'vitest';
import { monsterNamed, secretNamed } from '../../../src/data/goblins.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { BONES, EYE, FANGS } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { dragonArmor } from '../../../src/roles/dragon/words/questions.ts';
import { act, at, choices, told } from '../../../src/scenes/index.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { band } from './band.ts';

/** Activate a Tribe, and where it may go. */
const goes = (s: ReturnType<typeof band>, tribe: string): string[] => {
  if (s.agenda.at(-1)!.step === 'goblins.act') act(s, 'goblins', `activate ${tribe}`);
  return choices(s, 'goblins').filter((line) => /^\w+ (0|[nsew]\d\S*)$/.test(line) && line.startsWith(tribe));
};

describe('Moving a Tribe', () => {
  test('[GOBLIN-MOVE-1] any number of spaces, not through walls', () => {
    const s = band('KG', 'ENT #A01 #A05 #E01\n . . A12 .', { fangs: [1, 'e1'] });
    expect(goes(s, 'fangs')).toEqual(['fangs e2', 'fangs e3', 'fangs s1e2']); // A12 is open to the north
    const t = band('KG', 'ENT #A01 #A05 #E01\n . . A12+1 .', { fangs: [1, 'e1'] });
    expect(goes(t, 'fangs')).toEqual(['fangs e2', 'fangs e3']);
    const wish = { do: 'prowl', tribe: FANGS, to: at(t, 's1e2') };
    expect(vast.why(t, 1, wish)).toMatchObject({ clause: 'GOBLIN-MOVE-1' });
  });
  test('[GOBLIN-MOVE-2] every second Lit tile left costs 1; the first counts, Dark ones do not', () => {
    const s = band('KG', 'ENT A01 #A05 A10 #E01', { fangs: [2, 'e1'] });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs e2');
    expect([s.goblins!.population[FANGS], s.goblins!.litLeft[FANGS]]).toEqual([2, 1]);
    const t = band('KG', 'ENT A01 #A05 A10 #E01', { fangs: [2, 'e1'] });
    act(t, 'goblins', 'activate fangs');
    act(t, 'goblins', 'fangs e4');
    expect([t.goblins!.population[FANGS], t.goblins!.litLeft[FANGS]]).toEqual([1, 2]);
  });
  test('[GOBLIN-MOVE-2] a tile left twice counts once', () => {
    const s = band('KG', 'ENT A01 #A05 #E01', { fangs: [2, 'e1'] }, { monsters: { fangs: ['wisp'] }, knight: '0' });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs e2');
    s.goblins!.done = 0; // as after a Wisp on the way
    s.goblins!.at[FANGS] = at(s, 'e1');
    s.agenda.pop();
    s.agenda.push({ step: 'goblins.tribe', tribe: FANGS });
    act(s, 'goblins', 'fangs e3');
    expect(s.goblins!.litLeft[FANGS]).toBe(1);
  });
  test('[GOBLIN-MOVE-3] it takes the way that costs least', () => {
    const s = band('KG', '. #E05 #E07 .\nENT A01 A05 A10', { fangs: [2, 'e1'] });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs e3'); // e1 and e2 would cost 1; round by the north only e1 is left before e2, and again e2
    expect(s.goblins!.population[FANGS]).toBe(1);
    const t = band('KG', '. #E05 #E07 #E10\nENT A01 A05 A10', { fangs: [2, 'e1'] });
    act(t, 'goblins', 'activate fangs');
    act(t, 'goblins', 'fangs e3');
    expect([t.goblins!.population[FANGS], t.goblins!.litLeft[FANGS]]).toEqual([2, 1]);
  });
  test('[GOBLIN-MOVE-3] on purpose it may come to a tile by a costlier way', () => {
    const map = '. #E05 #E07 #E10\nENT A01 A05 A10';
    const s = band('KG', map, { fangs: [3, 'e1'] });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs strays');
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([2, at(s, 'e1')]);
    act(s, 'goblins', 'fangs e3');
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([2, at(s, 'e3')]);
    expect(choices(s, 'goblins')).not.toContain('fangs strays'); // it has moved
  });
  test('[GOBLIN-MOVE-3] every loss between the least and all can be had, by straying so often', () => {
    const lit = 'ENT A01 A05 A10 A13 E05 E07 E10 E14 #A07';
    for (const [population, place, strays, left] of [
      [4, 'e2', 0, 4],
      [4, 'e2', 1, 3],
      [4, 'e2', 2, 2],
      [4, 'e2', 3, 1],
      [4, 'e9', 1, 3], // from the Dark into the light and back
    ] as const) {
      const s = band('KG', lit, { fangs: [population, place] }, { knight: null });
      act(s, 'goblins', 'activate fangs');
      for (let i = 0; i < strays; i++) act(s, 'goblins', 'fangs strays');
      expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([left, at(s, place)]);
    }
  });
  test('[GOBLIN-MOVE-3] [GOBLIN-9] it may walk itself to death', () => {
    const s = band('KG', 'ENT A01 A05 A10', { fangs: [1, 'e2'] }, { monsters: { fangs: ['ogre'] } });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs strays');
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS], s.goblins!.monsters[FANGS]]).toEqual([0, NOWHERE, []]);
    expect([told(s).includes('scattered'), s.goblins!.rage, s.agenda.at(-1)!.step]).toEqual([true, 1, 'goblins.act']);
    const t = band('KG', 'ENT A01 #A05', { fangs: [1, 'e1'] });
    t.goblins!.litLeft[FANGS] = 1; // one step out of the light is the last
    act(t, 'goblins', 'activate fangs');
    act(t, 'goblins', 'fangs strays');
    expect([t.goblins!.population[FANGS], t.goblins!.at[FANGS]]).toEqual([0, NOWHERE]);
  });
  test('[GOBLIN-MOVE-3] it cannot stray where that costs nothing, to the Knight, or through the Dragon', () => {
    const may = (s: ReturnType<typeof band>): boolean => {
      act(s, 'goblins', 'activate fangs');
      return choices(s, 'goblins').includes('fangs strays');
    };
    expect(may(band('KG', 'ENT #A01 #A05', { fangs: [2, 'e1'] }))).toBe(false);
    expect(may(band('KG', 'ENT A01 A05', { fangs: [2, 'e1'] }, { secrets: ['blindFury'] }))).toBe(true);
    const fury = band('KG', 'ENT A01 A05', { fangs: [2, 'e1'] }, { secrets: ['blindFury'] });
    act(fury, 'goblins', 'blindFury fangs');
    expect(may(fury)).toBe(false);
    expect(vast.why(fury, 1, { do: 'stray', tribe: FANGS } as never)).toMatchObject({ clause: 'GOBLIN-MOVE-3' });
    expect(may(band('KG', 'ENT A01', { fangs: [2, 'e1'] }))).toBe(false); // only the Knight is beside it
    const s = band('KGD', 'ENT #A01 #A05 A10', { fangs: [3, 'e1'] });
    s.dragon!.at = at(s, 'e2');
    expect(may(s)).toBe(false);
    const wall = band('KGD', 'ENT #A01 #A05 #A10', { fangs: [2, 'e1'] });
    wall.map.flameWall = at(wall, 'e2');
    expect(may(wall)).toBe(true); // through the Flame Wall and back
    act(wall, 'goblins', 'fangs strays');
    expect([wall.goblins!.population[FANGS], wall.goblins!.at[FANGS]]).toEqual([1, at(wall, 'e1')]);
  });
  test('[GOBLIN-MOVE-3] [GOBLIN-BEETLES-2] Beetles may take the place of the goblin that strays', () => {
    const s = band('KG', 'ENT A01 A05', { fangs: [1, 'e2'] }, { monsters: { fangs: ['brightBeetles'] } });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs strays');
    act(s, 'goblins', 'use beetles');
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([1, at(s, 'e2')]);
  });
  test('[GOBLIN-MOVE-3] no way leads farther than its last Population', () => {
    const s = band('KG', 'ENT A01 A05 A10', { fangs: [1, 'e1'] });
    expect(goes(s, 'fangs')).toEqual(['fangs e2']);
    expect(vast.why(s, 1, { do: 'prowl', tribe: FANGS, to: at(s, 'e3') } as never)).toMatchObject({
      clause: 'GOBLIN-MOVE-3',
    });
  });
  test('[GOBLIN-MOVE-4] the Knight’s tile takes more Strength, and then an attack', () => {
    const s = band('KG', 'ENT #A01', { bones: [1, 'e1'], fangs: [1, 'e1'] });
    expect(goes(s, 'bones')).toEqual([]);
    expect(choices(s, 'goblins').some((line) => line.includes('attacks'))).toBe(false);
    expect(vast.why(s, 1, { do: 'prowl', tribe: BONES, to: 0 } as never)).toMatchObject({
      clause: 'GOBLIN-MOVE-4',
      fact: { knight: 1 },
    });
    act(s, 'goblins', 'bones stands down');
    act(s, 'goblins', 'activate fangs');
    expect(choices(s, 'goblins')).toContain('fangs attacks knight');
    expect(choices(s, 'goblins')).not.toContain('fangs 0');
  });
  test('[GOBLIN-MOVE-5] the Dragon’s tile takes more Strength than his Armor, to pass as well', () => {
    for (const [fangs, reach] of [
      [1, ['fangs e2', 'fangs e3']],
      [0, []],
    ] as const) {
      const s = band('KGD', 'ENT #A01 #A05 #A10', { fangs: [1, 'e1'] }, { rage: fangs === 1 ? 1 : 0 });
      s.dragon!.at = at(s, 'e2');
      expect(goes(s, 'fangs')).toEqual(reach);
    }
    const s = band('KGD', 'ENT #A01 #A05 #A10', { bones: [1, 'e1'] });
    s.dragon!.at = at(s, 'e2');
    goes(s, 'bones');
    expect(vast.why(s, 1, { do: 'prowl', tribe: BONES, to: at(s, 'e2') } as never)).toMatchObject({
      clause: 'GOBLIN-MOVE-5',
    });
  });
  test('[GOBLIN-MOVE-5] too weak for his Armor, a Tribe cannot attack the Knight on the Dragon’s tile', () => {
    for (const [armor, attacks] of [
      [3, false],
      [2, true],
    ] as const) {
      const s = band('KGD', 'ENT #A01', { fangs: [2, 'e1'] });
      s.dragon!.at = at(s, '0');
      s.dragon!.wakefulness = armor === 3 ? 8 : 4;
      expect(dragonArmor(s)).toBe(armor);
      act(s, 'goblins', 'activate fangs');
      expect(choices(s, 'goblins').includes('fangs attacks knight')).toBe(attacks);
      if (attacks) continue;
      const assault = { do: 'assault', tribe: FANGS, target: 'knight', poison: false };
      for (const wish of [assault, { do: 'prowl', tribe: FANGS, to: 0 }])
        expect(vast.why(s, 1, wish as never)).toMatchObject({ clause: 'GOBLIN-MOVE-5', fact: { strength: 3, armor } });
    }
  });
  test('[GOBLIN-MOVE-6] Thief and other Tribes do not hinder it', () => {
    const s = band('KGT', 'ENT #A01 #A05 #A10', { fangs: [1, 'e1'], eye: [1, 'e2'] });
    s.thief!.at = at(s, 'e2');
    expect(goes(s, 'fangs')).toEqual(['fangs e2', 'fangs e3']);
  });
  test('[GOBLIN-MOVE-7] weakened on the way, it stops before the tile', () => {
    const s = band('KG', 'ENT A05 A01', { bones: [2, 'e2'] }, { monsters: { bones: ['brightBeetles'] } });
    act(s, 'goblins', 'activate bones');
    act(s, 'goblins', 'bones attacks knight'); // it may give up the Beetles to stay at 2
    act(s, 'goblins', 'spare beetles');
    expect([s.goblins!.population[BONES], s.goblins!.at[BONES], s.knight!.health]).toEqual([1, at(s, 'e1'), 7]);
  });
  test('[GOBLIN-7] a Flame Wall on the way costs 1 and does not enrage', () => {
    const s = band('KGD', 'ENT #A01 #A05 #A10', { fangs: [2, 'e1'] });
    s.map.flameWall = at(s, 'e2');
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs e3');
    expect([s.goblins!.population[FANGS], s.goblins!.rage]).toEqual([1, 1]);
  });
});

describe('Monsters that move', () => {
  test('[GOBLIN-GOLEM-1] Golem: through walls', () => {
    const s = band('KG', 'ENT #A01 A02 #A05', { fangs: [2, 'e1'] }, { monsters: { fangs: ['golem'] } });
    expect(goes(s, 'fangs')).toEqual(['fangs e2', 'fangs e3']);
    act(s, 'goblins', 'fangs e3');
    expect(s.news!.filter((n) => n.news === 'monsterHelped')).toHaveLength(2);
  });
  test('[GOBLIN-WORM-1] Underworm: once, one or two spaces along a diagonal', () => {
    const s = band(
      'KG',
      'ENT A01 . .\n . . . .\n. . . #A05',
      { fangs: [2, 'e1'] },
      { monsters: { fangs: ['underworm'] } },
    );
    expect(goes(s, 'fangs')).toEqual(['fangs s2e3']);
    act(s, 'goblins', 'fangs s2e3');
    expect([s.goblins!.at[FANGS], s.goblins!.litLeft[FANGS], told(s).includes('monsterHelped')]).toEqual([
      at(s, 's2e3'),
      1,
      true,
    ]);
    const t = band(
      'KG',
      'ENT #A01 . . .\n . . #A05 . .\n . . . #A10 .\n . . . . #A13',
      { fangs: [2, 'e1'] },
      { monsters: { fangs: ['underworm'] } },
    );
    expect(goes(t, 'fangs')).toEqual(['fangs s1e2', 'fangs s2e3']); // not three
  });
  test('[GOBLIN-GNOME-1] Gnome: out on any symbol', () => {
    const s = band('KG', 'ENT #A01 #A02 #A03', { fangs: [2] }, { monsters: { fangs: ['gnome'] } });
    act(s, 'goblins', 'activate fangs');
    expect(choices(s, 'goblins')).toEqual([
      'fangs emerges e1',
      'fangs emerges e2',
      'fangs emerges e3',
      'fangs stands down',
    ]);
  });
  test('[GOBLIN-GNOME-2] after plundering, away to any empty Dark tile', () => {
    const s = band('KG', 'ENT A01 #A05 #A03', { fangs: [2, 'e1'], eye: [1, 'e3'] }, { monsters: { fangs: ['gnome'] } });
    placeToken(s, at(s, 'e1'), 'treasure');
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'fangs plunders treasure');
    expect(choices(s, 'goblins')).toEqual(['fangs jumps e2', 'stay']);
    act(s, 'goblins', 'fangs jumps e2');
    expect(s.goblins!.at[FANGS]).toBe(at(s, 'e2'));
  });
  test('[GOBLIN-WISP-1] Wisp: leads the Knight it sees, over unoccupied spaces, once a turn; not behind a Shield', () => {
    const s = band('KG', 'A05 ENT A01 #A10', { fangs: [2, 'e2'] }, { monsters: { fangs: ['wisp'] } });
    act(s, 'goblins', 'activate fangs');
    expect(choices(s, 'goblins').filter((line) => line.startsWith('wisp'))).toEqual([
      'wisp knight e1',
      'wisp knight w1',
    ]);
    act(s, 'goblins', 'wisp knight w1');
    expect(s.knight!.at).toBe(at(s, 'w1'));
    expect(choices(s, 'goblins').some((line) => line.startsWith('wisp'))).toBe(false);
    expect(choices(s, 'goblins')).toContain('fangs 0'); // and on goes the move
    const t = band('KG', 'A05 ENT A01 #A10', { fangs: [2, 'e2'] }, { monsters: { fangs: ['wisp'] } });
    t.knight!.gear[3] = 1;
    act(t, 'goblins', 'activate fangs');
    expect(choices(t, 'goblins').some((line) => line.startsWith('wisp'))).toBe(false);
    const u = band('KG', 'A05 ENT #A01 #A10', { fangs: [2, 'e2'] }, { monsters: { fangs: ['wisp'] } });
    act(u, 'goblins', 'activate fangs'); // a Dark tile is between
    expect(choices(u, 'goblins').some((line) => line.startsWith('wisp'))).toBe(false);
  });
});

describe('Secrets that move', () => {
  test('[GOBLIN-FURY-1] Blind Fury: Lit tiles cost nothing', () => {
    const s = band('KG', 'ENT A01 A05 A10 A13', { fangs: [1, 'e1'] }, { secrets: ['blindFury'] });
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'blindFury fangs');
    act(s, 'goblins', 'fangs e4');
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS], s.goblins!.secrets]).toEqual([1, at(s, 'e4'), []]);
  });
  test('[GOBLIN-TUNNELS-1] Secret Tunnels: to any unoccupied Dark tile instead of moving, then act', () => {
    const s = band(
      'KG',
      '#A05 ENT A01 #A10 #A13',
      { fangs: [1, 'e1'], bones: [1, 'e3'] },
      { secrets: ['secretTunnels'] },
    );
    act(s, 'goblins', 'secretTunnels');
    act(s, 'goblins', 'activate fangs');
    expect(choices(s, 'goblins').filter((line) => line.includes('tunnels'))).toEqual([
      'fangs tunnels w1',
      'fangs tunnels e2',
    ]);
    act(s, 'goblins', 'fangs tunnels w1');
    expect(goes(s, 'fangs')).toEqual([]);
    expect(choices(s, 'goblins')).not.toContain('fangs attacks knight');
    expect(choices(s, 'goblins')).toContain('fangs special');
  });
  test('[GOBLIN-CAVEIN-1] Cave-In: as many tiles as the Eye has; not Entrance, others’ pieces or Crystal tokens', () => {
    const s = band('KGT', '#A05 ENT A01 C01\n. #A10 A13 .', { eye: [2, 's1e1'] }, { secrets: ['caveIn'] });
    placeToken(s, at(s, 'e2'), 'crystal');
    s.thief!.at = at(s, 'w1');
    act(s, 'goblins', 'caveIn');
    expect(choices(s, 'goblins').sort()).toEqual(['bring down e1', 'bring down s1', 'bring down s1e1']);
    act(s, 'goblins', 'bring down s1e1');
    expect(choices(s, 'goblins')).toContain('enough rubble');
    act(s, 'goblins', 'bring down s1');
    expect([s.map.layout.cell.filter((cell) => cell >= 0).length >= 4, s.goblins!.at[EYE]]).toEqual([
      true,
      at(s, 'e1'),
    ]);
    expect(told(s).filter((n) => n === 'removed')).toHaveLength(2);
    const t = band('KG', 'ENT A01', { fangs: [2] }, { secrets: ['caveIn'] });
    expect(choices(t, 'goblins')).not.toContain('caveIn');
    expect(vast.why(t, 1, { do: 'caveIn' })).toMatchObject({ clause: 'GOBLIN-CAVEIN-1', fact: { eye: 0 } });
  });
  test('[GOBLIN-SECRET-3] Secrets may be played between activations and in one', () => {
    const s = band('KG', 'ENT #A01', { fangs: [1, 'e1'] }, { secrets: ['trap', 'goblinRuby', 'leader', 'poison'] });
    expect(choices(s, 'goblins')).toEqual(['activate fangs', 'lay trap', 'lay goblinRuby', 'end turn']);
    act(s, 'goblins', 'activate fangs');
    act(s, 'goblins', 'lay trap');
    expect([s.agenda.at(-1)!.step, s.goblins!.faceUp]).toEqual(['goblins.tribe', [secretNamed('trap')]]);
    expect(s.goblins!.monsters[FANGS]).not.toContain(monsterNamed('wisp'));
    expect(s.goblins!.at[BONES]).toBe(NOWHERE);
  });
});
