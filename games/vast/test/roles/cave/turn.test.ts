import { describe, expect, test } from 'vitest';
import { omensFor } from '../../../src/data/cave.ts';
import { FACES, faceNamed } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { discardOmens, drawOmens, handOverTreasure, playEvent } from '../../../src/roles/cave/words/effects.ts';
import { tokensForOmens } from '../../../src/roles/cave/words/questions.ts';
import { act, at, choices, go, scene, told } from '../../../src/scenes/index.ts';
import { remove } from '../../../src/terrain/words/effects/clearing.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { cavern } from './cavern.ts';

describe('The turn of the Cave', () => {
  test('[CAVE-1] three tiles, secret; no Omens, all in the bag', () => {
    const s = scene('KGC');
    expect([s.cave!.hand.length, s.cave!.omens, s.cave!.bag]).toEqual([3, [0, 0, 0, 0, 0, 0], [6, 6, 6, 6, 6, 6]]);
    expect([vast.view(s, 0).cave!.hand, vast.view(s, 2).cave!.hand]).toEqual([
      null,
      s.cave!.hand.map((face) => FACES[face]!.name),
    ]);
  });
  test('[CAVE-2] Omens by the tokens in the cave', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 10, 11, 15].map(omensFor)).toEqual([1, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    const s = cavern('KGCT', 'ENT #A05 C01', { plan: [{ step: 'cave.turn' }] });
    expect(s.cave!.omens.reduce((a, b) => a + b)).toBe(1);
    placeToken(s, 1, 'treasure');
    placeToken(s, 2, 'crystal');
    s.thief!.treasures = 2;
    expect(tokensForOmens(s)).toBe(4);
  });
  test('[CAVE-3] an empty bag gives what it has', () => {
    const s = cavern('KGC', 'ENT');
    s.cave!.bag = [0, 1, 0, 0, 0, 1];
    drawOmens(s, 5);
    expect([s.cave!.omens, s.cave!.bag]).toEqual([
      [0, 1, 0, 0, 0, 1],
      [0, 0, 0, 0, 0, 0],
    ]);
  });
  test('[CAVE-4] one tile next to any tile; only then Treasure; only then the end', () => {
    const s = cavern('KGC', 'ENT #A05', { hand: ['A02', 'A03', 'E01'], knight: '0' });
    expect(choices(s, 'cave')).toEqual(['take tile 1', 'take tile 2', 'take tile 3']);
    expect(vast.why(s, 2, { do: 'endTurn' })).toMatchObject({ clause: 'CAVE-4' });
    expect(vast.why(s, 2, { do: 'placeTreasure', space: 1 } as never)).toMatchObject({ clause: 'CAVE-4' });
    act(s, 'cave', 'take tile 2');
    expect(choices(s, 'cave').sort()).toEqual(['lay e2', 'lay n1', 'lay n1e1', 'lay s1', 'lay s1e1', 'lay w1']);
    act(s, 'cave', 'lay n1');
    expect(s.map.faces[at(s, 'n1')]).toBe(faceNamed('A03'));
    expect(choices(s, 'cave')).toEqual(['treasure e1', 'treasure n1']);
    expect(vast.why(s, 2, { do: 'endTurn' })).toMatchObject({ clause: 'CAVE-7' });
  });
  test('[CAVE-5] Crystal tiles first in its own turn, any tile in others’', () => {
    const s = cavern('KGC', 'ENT', { hand: ['A02', 'C03', 'E01'] });
    expect(choices(s, 'cave')).toEqual(['take tile 2']);
    expect(vast.why(s, 2, { do: 'takeTile', slot: 0 } as never)).toMatchObject({ clause: 'CAVE-5' });
    const t = cavern('KGC', 'ENT', { hand: ['A02', 'C03', 'E01'], plan: [{ step: 'cave.placeFor', cell: 0 }] });
    t.seat = 1;
    expect(choices(t, 'cave')).toEqual(['place tile 1', 'place tile 2', 'place tile 3']);
  });
  test('[CAVE-6] in the Collapse it removes three, with Omens in between', () => {
    const s = cavern('KGC', 'ENT A01 A05 A10 A13', { collapsing: true, omens: ['boulder'], knight: '0' });
    expect(choices(s, 'cave')).toEqual(['collapse e4', 'omen giantBats']);
    expect(vast.why(s, 2, { do: 'endTurn' })).toMatchObject({ clause: 'CAVE-6' });
    act(s, 'cave', 'collapse e4');
    act(s, 'cave', 'omen giantBats');
    act(s, 'cave', 'bats seize knight');
    act(s, 'cave', 'drop e1');
    act(s, 'cave', 'collapse e3');
    act(s, 'cave', 'collapse e2');
    expect(choices(s, 'cave')).toEqual(['end turn']);
  });
  test('[CAVE-6] [CAVE-15] the fifth Crystal tile wins', () => {
    const s = cavern('KGC', 'ENT C01', { collapsing: true });
    s.map.crystalsRemoved = 4;
    act(s, 'cave', 'collapse e1');
    expect(s.outcome).toEqual({ winners: ['cave'], clause: 'WIN-6' });
  });
  test('[CAVE-7] Treasure on a Dark tile without piece and Treasure; none possible, none placed', () => {
    const s = cavern('KGDC', 'ENT #A05 #A10 #A13 A01', { hand: ['A02', 'A03', 'E01'] });
    s.cave!.shaped = true;
    s.dragon!.at = at(s, 'e1');
    placeToken(s, at(s, 'e2'), 'treasure');
    expect(choices(s, 'cave')).toEqual(['treasure e3']);
    const { supply } = s.map;
    act(s, 'cave', 'treasure e3');
    expect([s.map.treasures[at(s, 'e3')], s.map.supply, choices(s, 'cave')]).toEqual([1, supply - 1, ['end turn']]);
    const t = cavern('KGC', 'ENT #A05', {});
    t.cave!.shaped = true;
    t.map.supply = 0;
    expect(choices(t, 'cave')).toEqual(['end turn']);
  });
  test('[CAVE-8] where the table says so it may leave that out', () => {
    const s = cavern('KCT', 'ENT #A05');
    s.cave!.shaped = true;
    expect(choices(s, 'cave')).toEqual(['treasure e1', 'end turn']);
  });
  test('[CAVE-9] a tile is drawn after each; the hand shrinks with the stack and fills when tiles come back', () => {
    const s = cavern('KGC', 'ENT #A05', { hand: ['A02', 'A03', 'E01'] });
    const top = s.map.stack.at(-1)!;
    act(s, 'cave', 'take tile 1');
    act(s, 'cave', 'lay n1');
    expect(s.cave!.hand).toEqual([faceNamed('A03'), faceNamed('E01'), top]);
    const t = cavern('KGC', 'ENT #A05 #A10', { hand: ['A02'] });
    t.map.stack = [];
    act(t, 'cave', 'take tile 1');
    act(t, 'cave', 'lay n1');
    expect(t.cave!.hand).toEqual([]);
    remove(t, [at(t, 'e2')], 'goblins', 'adjacent');
    go(t);
    expect(t.cave!.hand.length + t.map.stack.length + told(t).filter((n) => n === 'placed').length).toBeGreaterThan(1);
  });
  test('[CAVE-10] after the last tile there is no removing in the same turn', () => {
    const s = cavern('KGC', 'ENT #A05', { hand: ['A02'] });
    s.map.stack = [];
    act(s, 'cave', 'take tile 1');
    act(s, 'cave', 'lay n1');
    expect(s.map.collapsing).toBe(false);
    expect(choices(s, 'cave').some((line) => line.startsWith('collapse'))).toBe(false);
    expect(vast.why(s, 2, { do: 'collapse', space: 1 } as never)).toMatchObject({ clause: 'CAVE-6' });
  });
  test('[CAVE-15] Hatred tokens keep it from winning; they do not delay the Collapse', () => {
    for (const [caveLevel, tokens] of [
      ['standard', 0],
      ['hard', 4],
      ['expert', 8],
    ] as const)
      expect(scene('KGC', 'ENT', { settings: { caveLevel } }).cave!.hatred).toBe(tokens);
    const s = cavern('KGC', 'A01 ENT C01', { collapsing: true, settings: { caveLevel: 'hard' } });
    s.map.crystalsRemoved = 4;
    act(s, 'cave', 'collapse e1');
    expect(s.outcome).toBeNull();
    for (const [caveLevel, crystals] of [
      ['easiest', 2],
      ['easy', 3],
    ] as const) {
      const t = cavern('KGC', 'A01 ENT C01', { collapsing: true, settings: { caveLevel } });
      t.map.crystalsRemoved = crystals;
      act(t, 'cave', 'collapse e1');
      expect(t.outcome).toMatchObject({ winners: ['cave'] });
    }
  });
});

describe('What it chooses for others', () => {
  test('[CAVE-11] one of three Events; the others go under the deck', () => {
    const s = cavern('KGC', 'ENT', { plan: [], knight: '0' });
    s.seat = 0;
    const [third, second, first] = s.events.slice(-3);
    s.agenda.push({ step: 'knight.act' });
    playEvent(s);
    expect(choices(s, 'cave')).toEqual(['play event 1', 'play event 2', 'play event 3']);
    act(s, 'cave', 'play event 2');
    expect([s.events.includes(second!), s.events.slice(0, 2).sort()]).toEqual([false, [third!, first!].sort()]);
  });
  test('[CAVE-11] one of two Treasures, face down', () => {
    const s = cavern('KGC', 'ENT', { plan: [], knight: '0' });
    s.seat = 0;
    const [second, first] = s.treasureDeck.slice(-2);
    s.agenda.push({ step: 'knight.act' });
    handOverTreasure(s);
    expect(choices(s, 'cave')).toEqual(['hand treasure 1', 'hand treasure 2']);
    act(s, 'cave', 'hand treasure 1');
    expect([s.knight!.offered, s.treasureDeck[0]]).toEqual([first, second]);
    expect([vast.view(s, 1).knight!.offered, vast.view(s, 2).knight!.offered]).not.toEqual([null, null]);
    expect(vast.view(s, 1).knight!.offered).toBeNull();
  });
  test('[CAVE-16] a played Event card never comes back', () => {
    const s = cavern('KGC', 'ENT', { plan: [{ step: 'knight.act' }], knight: '0' });
    s.seat = 0;
    const before = s.events.length;
    const seen = new Set<number>();
    for (let i = 1; i <= before; i++) {
      const cards = [...s.events];
      s.agenda = [{ step: 'turn.close' }, { step: 'knight.act' }];
      playEvent(s);
      act(s, 'cave', 'play event 1');
      const [played] = cards.filter((card) => !s.events.includes(card));
      expect([s.events.length, seen.has(played!)]).toEqual([before - i, false]);
      seen.add(played!);
    }
  });
  test('[CAVE-16] without cards: no Event, and 5 Grit instead of a Treasure', () => {
    const s = cavern('KGC', 'ENT', { plan: [{ step: 'knight.act' }], knight: '0' });
    s.events = [];
    s.treasureDeck = [];
    const steps = s.agenda.length;
    playEvent(s);
    handOverTreasure(s);
    expect([s.agenda.length, s.knight!.grit]).toEqual([steps, 5]);
  });
  test('[CAVE-12] it sees the top three Events and every Dark tile; others do not', () => {
    const s = cavern('KGC', 'ENT #A05');
    expect([vast.view(s, 2).knight!.nextEvents?.length, vast.view(s, 0).knight!.nextEvents]).toEqual([3, null]);
    const face = (seat: number) => vast.view(s, seat).map.spaces.find((there) => there.space === 1)!.face;
    expect([face(2), face(0)]).toEqual(['A05', null]);
  });
  test('[CAVE-14] it chooses the Omens a Hex takes', () => {
    const s = cavern('KGC', 'ENT', { omens: ['bat', 'trail', 'trail'] });
    discardOmens(s, 2);
    expect(choices(s, 'cave')).toEqual(['discard bat', 'discard trail']);
    act(s, 'cave', 'discard trail');
    act(s, 'cave', 'discard trail');
    expect([s.cave!.omens, s.cave!.bag]).toEqual([
      [0, 1, 0, 0, 0, 0],
      [6, 5, 6, 6, 6, 6],
    ]);
    expect(s.agenda.at(-1)!.step).toBe('cave.act');
  });
});
