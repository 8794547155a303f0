import { describe, expect, test } from 'vitest';
import { act, at, cellNamed, choices, go, places, scene, told } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import { remove } from '../../src/terrain/words/effects/clearing.ts';
import { bomb, rockslide } from '../../src/terrain/words/effects/edges.ts';
import { placeToken } from '../../src/terrain/words/effects/tokens.ts';
import { collapsible, refuges } from '../../src/terrain/words/questions/clearing.ts';
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
