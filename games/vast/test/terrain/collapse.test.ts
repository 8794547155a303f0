import { describe, expect, test } from 'vitest';
import { vast } from '../../src/index.ts';
import { dragonArmor } from '../../src/roles/dragon/words/questions.ts';
import { tribeStrength } from '../../src/roles/goblins/words/questions/tribes.ts';
import { act, at, cellNamed, choices, go, places, scene, told } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import { remove } from '../../src/terrain/words/effects/clearing.ts';
import { bomb, rockslide } from '../../src/terrain/words/effects/edges.ts';
import { placeToken } from '../../src/terrain/words/effects/tokens.ts';
import { collapsible } from '../../src/terrain/words/questions/clearing.ts';
import { refuges } from '../../src/terrain/words/questions/leaving.ts';
import { isOnMap } from '../../src/terrain/words/questions/map.ts';
import { slidesOf } from '../../src/terrain/words/questions/sections.ts';

function falling(picture: string, roles = 'KG', settings: object = {}): State {
  const s = scene(roles, picture, {
    plan: [{ step: 'map.shrink', left: 1, by: 'knight' }, { step: 'knight.act' }],
    settings,
  });
  s.map.collapsing = true;
  s.map.stack = [];
  return s;
}
const eligible = (s: State): string[] => places(s, collapsible(s));

describe('The Collapse', () => {
  test('[COLLAPSE-1] it begins with the turn in which no tile is left to place', () => {
    const s = scene('KG', 'ENT A01', { plan: [{ step: 'turn.begin', seat: 1 }] });
    s.map.stack = [];
    go(s);
    expect(s.map.collapsing).toBe(true);
    expect(told(s)).toContain('collapseBegan');
    expect(go(scene('KG', 'ENT A01', { plan: [{ step: 'turn.begin', seat: 1 }] })).map.collapsing).toBe(false);
  });
  test('[COLLAPSE-2] tiles touching one other first, then two; never the Entrance', () => {
    expect(eligible(falling('ENT A01 A05\n. . A10'))).toEqual(['s1e2']);
    expect(eligible(falling('ENT A01\nA05 A10'))).toEqual(['e1', 's1', 's1e1']);
  });
  test('[COLLAPSE-3] a Lit Crystal tile among them goes first', () => {
    expect(eligible(falling('A01 ENT C01'))).toEqual(['e1']);
    expect(eligible(falling('A01 ENT #C01'))).toEqual(['e1', 'w1']);
  });
  test.each([
    ['KG', 0, []],
    ['KC', 0, ['cave']],
    ['KC', 2, []],
  ])('[COLLAPSE-4] [WIN-12] %s: nothing left to fall, %i Hatred tokens: %j', (row, hatred, winners) => {
    const s = scene(row, 'ENT', { plan: [{ step: 'map.shrinkOn', left: 3, by: 'knight' }] });
    s.map.collapsing = true;
    if (s.cave !== null) s.cave.hatred = hatred;
    expect(go(s).outcome).toEqual({ winners, clause: 'WIN-12' });
  });
  test('[COLLAPSE-4] if no tile of a class can go, the next class is taken', () => {
    const t = falling('ENT #A01 A05'); // the Knight at e2 has nowhere to go but a Dark tile
    t.knight!.at = at(t, 'e2');
    expect(eligible(t)).toEqual(['e1']);
  });
  test('[COLLAPSE-5] [COLLAPSE-11] pieces leave in turn order; the remover says where', () => {
    const s = falling('A01 A05 A10\n. ENT .', 'KGT');
    s.knight!.at = at(s, 'n1');
    s.thief!.at = at(s, 'n1');
    s.agenda = [{ step: 'turn.close' }, { step: 'goblins.act' }];
    remove(s, [at(s, 'n1')], 'goblins', 'adjacent');
    expect(choices(go(s), 'goblins')).toEqual(['knight off to n1e1', 'knight off to 0', 'knight off to n1w1']);
    act(s, 'goblins', 'knight off to 0');
    expect(choices(s, 'goblins')).toEqual(['thief off to n1e1', 'thief off to 0', 'thief off to n1w1']);
  });
  test('[COLLAPSE-5] two pieces on a tile with one refuge between them: another tile must go', () => {
    const s = falling('ENT A01 A05 A10\n. . . A13', 'KGD'); // s1e3 touches one tile only
    s.knight!.at = at(s, 's1e3');
    Object.assign(s.dragon!, { at: at(s, 's1e3'), wakefulness: 4, surfaced: true });
    s.knight!.tracks[2] = 2; // Strength 3 against Armor 2: he cannot follow her
    expect(eligible(s)).not.toContain('s1e3');
    const wish = { do: 'collapse', space: at(s, 's1e3') };
    expect(vast.why(go(s), 0, wish)).toMatchObject({ clause: 'COLLAPSE-5', fact: { pieces: [0, 4] } });
    s.knight!.tracks[2] = 0; // too weak for him: both can go to e3
    expect(eligible(s)).toEqual(['s1e3']);
    act(s, 'knight', 'collapse s1e3');
    expect([s.knight!.at, s.dragon!.at, told(s).includes('removed')]).toEqual([at(s, 'e3'), at(s, 'e3'), true]);
  });
  test('[COLLAPSE-5] the same for Knight and Thief, if he is not moved onto players', () => {
    for (const thiefForcedOntoPlayers of [true, false]) {
      const s = falling('ENT A01 A05', 'KGT', { thiefForcedOntoPlayers });
      s.knight!.at = at(s, 'e2');
      s.thief!.at = at(s, 'e2');
      expect(eligible(s)).toEqual(thiefForcedOntoPlayers ? ['e2'] : ['e1']);
    }
  });
  test('[COLLAPSE-5] [COLLAPSE-11] a piece is not sent where it would bar the way of another', () => {
    const s = falling('. A10\nENT A01', 'KDT', { thiefForcedOntoPlayers: false });
    const [north, here] = [at(s, 'n1e1'), at(s, 'e1')];
    s.knight!.at = here;
    s.thief!.at = here;
    Object.assign(s.dragon!, { at: here, wakefulness: 4, surfaced: true }); // her Strength 1 is no danger to him
    s.agenda = [{ step: 'turn.close' }, { step: 'knight.act' }];
    remove(s, [here], 'knight', 'adjacent');
    expect(choices(go(s), 'knight')).toEqual(['knight off to n1e1', 'knight off to 0']);
    act(s, 'knight', 'knight off to n1e1'); // he must join her, so that the Thief has the Entrance to himself
    expect([s.dragon!.at, s.thief!.at, isOnMap(s, here)]).toEqual([north, 0, false]);
  });
  test('[COLLAPSE-6] [COLLAPSE-5] a tile its Knight cannot leave is refused with her name', () => {
    const s = falling('ENT #A01 A05\n. A10 .');
    s.knight!.at = at(s, 'e2');
    const wish = { do: 'collapse', space: at(s, 'e2') };
    expect(vast.why(go(s), 0, wish)).toMatchObject({ clause: 'COLLAPSE-6', fact: { piece: 0, space: at(s, 'e2') } });
    const touching = { do: 'collapse', space: at(s, 'e1') };
    expect(vast.why(s, 0, touching)).toMatchObject({ clause: 'COLLAPSE-2', fact: { touches: 3, fewest: 1 } });
    const c = scene('KC', 'ENT #A01 A05\n. A10 .', { plan: [{ step: 'cave.act' }] });
    c.map.collapsing = true;
    c.map.stack = [];
    c.cave!.hand = [];
    c.cave!.removals = 3;
    c.knight!.at = at(c, 'e2');
    c.seat = 1;
    const collapse = { do: 'collapse', space: at(c, 'e2') };
    expect(vast.why(go(c), 1, collapse)).toMatchObject({ clause: 'COLLAPSE-6', fact: { piece: 0 } });
  });
  test('[COLLAPSE-6] nobody is moved against their limits or into an attack', () => {
    const s = scene('KGDT', 'A03 ENT A01 #A05 A10');
    const off = (piece: 0 | 1 | 4 | 5) => places(s, refuges(s, piece, [], 'adjacent'));
    s.knight!.at = at(s, 'e1');
    s.goblins!.at[0] = at(s, 'e2');
    s.dragon!.at = 0;
    expect(off(0)).toEqual([]); // the Dragon on one side, a Dark tile on the other
    expect(off(1)).toEqual(['e3']); // not to the Knight
    s.dragon!.surfaced = true;
    s.dragon!.wakefulness = 8;
    expect(off(4)).toEqual(['e1', 'w1']); // her Strength 1 is below his Armor; A03's wall is in its west
    s.knight!.tracks[2] = 2;
    expect(off(4)).toEqual(['w1']);
    s.thief!.at = at(s, 'e2');
    expect(off(5)).toEqual(['e1', 'e3']);
  });
  test('[COLLAPSE-6] an Ash Dragon is not moved to a Tribe whose Strength equals his Armor', () => {
    const s = scene('GD', 'A05 ENT A01');
    Object.assign(s.dragon!, { at: 0, wakefulness: 8, surfaced: true });
    s.goblins!.at[0] = at(s, 'e1');
    for (const [population, off] of [
      [2, ['e1', 'w1']],
      [3, ['w1']],
    ] as const) {
      s.goblins!.population[0] = population;
      expect(tribeStrength(s, 0) - dragonArmor(s)).toBe(population - 3);
      expect(places(s, refuges(s, 4, [], 'adjacent'))).toEqual(off);
    }
  });
  test('[SWITCH-10] by the switch the Thief is not moved onto players', () => {
    const s = scene('KGT', 'ENT A01 A05', { settings: { thiefForcedOntoPlayers: false } });
    s.thief!.at = at(s, 'e1');
    expect(places(s, refuges(s, 5, [], 'adjacent'))).toEqual(['e2']); // the Knight is on the Entrance
  });
  test('[COLLAPSE-7] several tiles at once: to the nearest that stays, across those that go; a stuck piece keeps its tile', () => {
    const s = scene('KG', 'ENT A01 A05 A10', { plan: [{ step: 'knight.act' }] });
    s.knight!.at = at(s, 'e2');
    remove(s, [at(s, 'e2'), at(s, 'e1')], 'knight', 'nearest');
    go(s);
    expect(s.knight!.at).toBe(3); // the tile that was at e3
    const t = scene('KG', 'ENT #A01 A05', { plan: [{ step: 'knight.act' }] });
    const stuck = at(t, 'e2');
    t.knight!.at = stuck;
    remove(t, [stuck], 'knight', 'nearest');
    go(t);
    expect([t.knight!.at, isOnMap(t, stuck)]).toEqual([stuck, true]);
  });
  test.each([
    ['adjacent', ['s1e1']],
    ['nearest', ['e2', 's1e1']],
  ] as const)('[SWITCH-18] with pieces going %s, these tiles may fall', (collapsePieceReach, tiles) => {
    const s = falling('ENT A01 A05\n. A10 .', 'KGT', { collapsePieceReach, thiefForcedOntoPlayers: false });
    s.thief!.at = at(s, 'e2');
    s.knight!.at = at(s, 'e1'); // in his way
    expect(eligible(s)).toEqual(tiles);
  });
  test('[COLLAPSE-8] tokens, Bombs and Rockslides of the tile go', () => {
    const s = falling('ENT A01 A03');
    placeToken(s, at(s, 'e2'), 'treasure');
    bomb(s, at(s, 'e2'), 3);
    rockslide(s, 0, 1, null);
    act(go(s), 'knight', 'collapse e2');
    expect([s.map.supply, s.map.layout.bombs.length, s.map.layout.rockslides.length]).toEqual([10, 0, 1]);
  });
  test('[COLLAPSE-9] a Crystal tile leaves the game and counts, also before the Collapse, also Dark', () => {
    const s = scene('KG', 'ENT #C01 A01', { plan: [{ step: 'knight.act' }] });
    const left = s.map.stack.length;
    remove(s, [at(s, 'e1')], 'knight', 'adjacent');
    go(s);
    expect([s.map.crystalsRemoved, s.map.crystalsRevealed, s.map.stack.length]).toEqual([1, 1, left]);
  });
  test('[COLLAPSE-10] other tiles go under the stack before the Collapse, out of the game in it', () => {
    const s = scene('KG', '. #E05 .\n#A05 ENT A02 #A13\n. #E07 .', { plan: [{ step: 'knight.act' }] });
    const left = s.map.stack.length;
    remove(s, [at(s, 'e2')], 'knight', 'adjacent');
    go(s);
    expect(s.map.stack[0]).toBe(13); // A13, at the bottom
    expect(s.map.stack.length).toBe(left + 1);
    const t = falling('ENT A01');
    act(go(t), 'knight', 'collapse e1');
    expect(t.map.stack).toEqual([]);
  });
  test('[COLLAPSE-12] a part that comes loose slides straight to the rest, the shortest way', () => {
    const s = scene('KG', 'ENT A01 A05', { plan: [{ step: 'knight.act' }] });
    s.map.collapsing = true;
    remove(s, [at(s, 'e1')], 'knight', 'adjacent');
    go(s);
    expect(s.map.layout.cell[2]).toBe(cellNamed('e1'));
    const t = scene('KG', 'ENT A01\n. .\nA05 A10', { plan: [{ step: 'map.join' }, { step: 'knight.act' }] });
    expect(choices(go(t), 'knight')).toContain('end turn');
    expect(
      places(
        t,
        [2, 3, 4].filter((x) => isOnMap(t, x)),
      ),
    ).toEqual(['s1', 's1e1']);
  });
  test('[COLLAPSE-12] of equally short slides the player on turn chooses', () => {
    const s = scene('KG', 'ENT A01 .\n. . .\nA05 . A10', { plan: [{ step: 'map.join' }, { step: 'knight.act' }] });
    expect(slidesOf(s).length).toBeGreaterThan(1);
    expect(choices(go(s), 'knight')[0]).toMatch(/^slide /);
  });
  test('[COLLAPSE-13] without a straight slide the smallest shift joins it', () => {
    const s = scene('KG', 'ENT . .\n. . .\n. . A01', { plan: [{ step: 'map.join' }, { step: 'knight.act' }] });
    go(s);
    expect(['e1', 's1']).toContain(places(s, [1])[0]);
  });
});
