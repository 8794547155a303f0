import { describe, expect, test } from 'vitest';
import { KNIGHT, pieceOfTribe } from '../../src/data/pieces.ts';
import { NOWHERE, SPACES, TILES } from '../../src/data/places.ts';
import { CANYON, FIRST_PIT, TERRAIN } from '../../src/data/terrain.ts';
import { FANGS } from '../../src/data/tiles.ts';
import { vast } from '../../src/index.ts';
import { setup } from '../../src/rules/setup.ts';
import { act, at, cellNamed, choices, go, places, settingsFor, told } from '../../src/scenes/index.ts';
import { offers, put, refused, wild } from '../../src/scenes/terrain.ts';
import { viewMap } from '../../src/terrain/view/index.ts';
import { remove } from '../../src/terrain/words/effects/clearing.ts';
import { reveal } from '../../src/terrain/words/effects/revealing.ts';
import { collapsible } from '../../src/terrain/words/questions/clearing.ts';
import { openCells } from '../../src/terrain/words/questions/filling.ts';
import { layings } from '../../src/terrain/words/questions/laying.ts';
import { refuges } from '../../src/terrain/words/questions/leaving.ts';
import { isDark, isLit, isOnMap } from '../../src/terrain/words/questions/map.ts';
import { sees } from '../../src/terrain/words/questions/sight.ts';
import { firstOf, spacesOf } from '../../src/terrain/words/questions/spaces.ts';

describe('laying terrain', () => {
  test('[TERRAIN-1] only where all agree: without it there is no space for it', () => {
    const plain = setup(settingsFor({ roles: 'KGD' }, 3), 3, 'terrain');
    expect([plain.settings.terrain, plain.map.layout.cell.length]).toEqual([false, TILES]);
    expect(setup(settingsFor({ roles: 'KGD', terrain: true }, 3), 3, 'terrain').map.layout.cell.length).toBe(SPACES);
    expect(vast.words.en.settings.terrain!.values).toEqual({ false: 'Left out', true: 'In play' });
  });
  test('[TERRAIN-2] the first Event tile of a round calls for it, the revealer chooses, near the piece', () => {
    const s = wild('KGD', 'ENT #E05 #E07');
    s.round = 1;
    reveal(s, [at(s, 'e1')], 'knight', 'encounter');
    go(s);
    while (choices(s, 'knight')[0]!.startsWith('place')) act(s, 'knight', choices(s, 'knight')[0]!);
    const names = new Set(offers(s, 'knight', 'lay').map((line) => line.split(' ')[1]));
    expect([...names]).toEqual(['canyon', 'lake', 'magma', 'mushroomForest', 'river', 'pit']);
    for (const option of layings(s, s.map.layout.cell[0]!)) {
      if (option.terrain === CANYON || option.terrain === FIRST_PIT) continue;
      expect(option.cell).not.toBe(s.map.layout.cell[0]);
    }
    act(s, 'knight', offers(s, 'knight', 'lay lake')[0]!);
    expect(told(s)).toContain('terrainLaid');
    expect([s.map.terrainRound, isOnMap(s, firstOf(1))]).toEqual([1, true]);
    reveal(s, [at(s, 'e2')], 'knight', 'encounter'); // the second one of this round does not
    go(s);
    expect(offers(s, 'knight', 'lay ')).toEqual([]);
  });
  test('[TERRAIN-2] the Cave chooses if there is one; no other terrain even by a corner; nobody lurks there', () => {
    const s = wild('KGC', 'ENT #E07');
    s.round = 3;
    s.goblins!.lurking[FANGS] = cellNamed('n1');
    put(s, 'lake w2n2');
    reveal(s, [at(s, 'e1')], 'knight', 'encounter');
    go(s);
    while (s.agenda.at(-1)!.step !== 'map.terrain') act(s, 'cave', choices(s, 'cave')[0]!);
    const lies = [cellNamed('w2n2'), cellNamed('w1n2'), cellNamed('w2n1'), cellNamed('w1n1')];
    expect(offers(s, 'cave', 'lay lake')).toEqual([]);
    for (const option of layings(s, cellNamed('0')))
      for (const cell of lies) expect([0, 1, 191, 192, 193]).not.toContain(Math.abs(option.cell - cell));
    expect(refused(s, 'cave', { do: 'layTerrain', terrain: 0, cell: 0, turns: 0 })).toBe('TERRAIN-2');
  });
  test('[TERRAIN-2] none in the Collapse', () => {
    const s = wild('KGD', 'ENT #E05');
    s.map.collapsing = true;
    reveal(s, [at(s, 'e1')], 'knight', 'encounter');
    go(s);
    expect(s.map.terrainRound).toBe(0);
  });
  test('[TERRAIN-3] neither Lit nor Dark, no tiles along its edges, walls beside it bar the way', () => {
    const s = wild('KGD', 'ENT A02', [{ step: 'knight.act' }]);
    put(s, 'lake e2');
    expect([isLit(s, at(s, 'e2')), isDark(s, at(s, 'e2'))]).toEqual([false, false]);
    expect(openCells(s).includes(cellNamed('e4'))).toBe(false);
    s.knight!.at = at(s, 'e1'); // a tunnel, walled to the east
    expect(offers(s, 'knight', 'walk')).toEqual([]);
    const seen = viewMap(s, null).spaces.find(({ terrain }) => terrain === 'lake')!;
    expect([seen.light, seen.face, seen.kind]).toEqual([2, null, null]);
    expect(vast.words.en.describe(vast.view(s, null), null).join('\n')).toContain('2 east: Lake.');
  });
  test('[TERRAIN-6] one sees across terrain, and across holes', () => {
    const s = wild('KGD', 'ENT . . A01');
    put(s, 'lake e1');
    expect(sees(s, at(s, '0'), at(s, 'e3'))).toBe(true);
    const pit = wild('KGD', 'ENT . A01');
    put(pit, 'pit e1');
    expect(sees(pit, at(pit, '0'), at(pit, 'e2'))).toBe(true);
  });
});

describe('removing terrain', () => {
  test('[TERRAIN-5] in the Collapse when half of its outer edges are bare, as one tile', () => {
    const s = wild('KGC', 'ENT A01');
    put(s, 'lake e2');
    s.map.collapsing = true;
    expect(places(s, collapsible(s))).toContain('e2');
    const held = wild('KGC', '. A01 A05 .\nENT . . A10\nA13 . . E05\n. E07 E10 .');
    put(held, 'lake e1');
    expect(collapsible(held)).not.toContain(at(held, 'e1'));
    go(Object.assign(s, { agenda: [{ step: 'turn.close' }, { step: 'map.shrink', left: 1, by: 'cave' }] }));
    act(s, 'cave', 'collapse e2');
    expect(spacesOf(1).map((space) => isOnMap(s, space))).toEqual([false, false, false, false]);
    expect(told(s)).toContain('terrainRemoved');
  });
  test('[TERRAIN-5] with its pieces off first, all of it; it may come back', () => {
    const s = wild('KGD', 'ENT A01 . .\nA05 A10 . .');
    put(s, 'lake e2');
    s.knight!.at = at(s, 'e2');
    expect(places(s, refuges(s, KNIGHT, spacesOf(1), 'adjacent'))).toEqual(['e1']);
    remove(s, [at(s, 's1e3')], 'goblins', 'adjacent');
    go(s);
    expect([s.knight!.at, isOnMap(s, firstOf(1))]).toEqual([at(s, 'e1'), false]);
    expect(layings(s, cellNamed('0')).some(({ terrain }) => TERRAIN[terrain]!.name === 'lake')).toBe(true);
  });
  test('[TERRAIN-5] what lay on it goes home, and a piece that cannot leave keeps it', () => {
    const s = wild('KGD', 'ENT A01');
    put(s, 'river e2');
    s.map.treasures[at(s, 'e3')] = 1;
    s.map.supply--;
    const { supply } = s.map;
    s.goblins!.at[FANGS] = at(s, 'e5');
    expect(refuges(s, pieceOfTribe(FANGS), spacesOf(4), 'adjacent')).toEqual([]);
    remove(s, [at(s, 'e3')], 'goblins', 'adjacent');
    go(s);
    expect(isOnMap(s, firstOf(4))).toBe(true);
    s.goblins!.at[FANGS] = NOWHERE;
    remove(s, [at(s, 'e3')], 'goblins', 'adjacent');
    go(s);
    expect([isOnMap(s, firstOf(4)), s.map.supply]).toEqual([false, supply + 1]);
  });
});

describe('Canyon', () => {
  test('[TERRAIN-7] its bridge is Lit and calls for a tile on the other side', () => {
    const s = wild('KGD', 'ENT #E05', [{ step: 'map.terrain', by: 'knight', origin: cellNamed('e1'), only: -1 }]);
    const bridges = offers(s, 'knight', 'lay canyon');
    expect(bridges.length).toBeGreaterThan(0);
    act(s, 'knight', 'lay canyon n1w1 east');
    while (offers(s, 'knight', 'place').length > 0) act(s, 'knight', choices(s, 'knight')[0]!);
    expect([isLit(s, at(s, 'n1')), isDark(s, at(s, 'n2'))]).toEqual([true, true]);
    expect(isOnMap(s, at(s, 'n1w1'))).toBe(true);
  });
});

describe('Pits', () => {
  test('[TERRAIN-14] three together: one near, two as far as they can be', () => {
    const s = wild('KGD', '#A01 #A05 #A10 #E05 ENT #E07 #E10 #A13', [
      { step: 'map.terrain', by: 'knight', origin: cellNamed('0'), only: -1 },
    ]);
    act(s, 'knight', offers(s, 'knight', 'lay pit')[0]!);
    expect(choices(s, 'knight')).toEqual(['lay pit n1w4', 'lay pit w5', 'lay pit s1w4']);
    act(s, 'knight', 'lay pit w5');
    expect(choices(s, 'knight')).toEqual([
      'lay pit n1w3',
      'lay pit n1e3',
      'lay pit e4',
      'lay pit s1w3',
      'lay pit s1e3',
    ]);
    act(s, 'knight', 'lay pit e4');
    expect([5, 6, 7].every((pit) => isOnMap(s, firstOf(pit)))).toBe(true);
  });
  test('[TERRAIN-14] or none', () => {
    const s = wild('KGD', 'ENT');
    expect(layings(s, cellNamed('0')).some(({ terrain }) => terrain === FIRST_PIT)).toBe(false);
  });
});
