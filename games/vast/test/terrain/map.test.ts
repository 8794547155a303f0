import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../../src/data/places.ts';
import { tokensForOmens } from '../../src/roles/cave/words/questions.ts';
import { act, at, cells, choices, go, places, scene } from '../../src/scenes/index.ts';
import { bomb, rockslide, rotate } from '../../src/terrain/words/effects/edges.ts';
import { clearTokens, liftToken, placeToken, returnToken } from '../../src/terrain/words/effects/tokens.ts';
import { hasBomb, hasRockslide, isBombable, mayRockslide } from '../../src/terrain/words/questions/edges.ts';
import { openCells } from '../../src/terrain/words/questions/filling.ts';
import * as map from '../../src/terrain/words/questions/map.ts';
import { rim } from '../../src/terrain/words/questions/map.ts';
import { distance, lineDistance } from '../../src/terrain/words/questions/plane.ts';
import { isVisible, sees } from '../../src/terrain/words/questions/sight.ts';
import { countOnMap, isBare } from '../../src/terrain/words/questions/tokens.ts';
import { view } from '../../src/view.ts';
import { isUnoccupied } from '../../src/words/questions/pieces.ts';

const EAST = 1;
const WEST = 3;

describe('The map', () => {
  test('[MAP-1] a Dark tile shows its symbol; its face is for the Cave, and for a Thief who peeked', () => {
    const s = scene('KCT', 'ENT #C01');
    const seenBy = (seat: number | null) => view(s, seat).map.spaces[1]!;
    expect(seenBy(0)).toMatchObject({ mark: 0, face: null, kind: null });
    expect(seenBy(null).face).toBe(null);
    expect(seenBy(1).face).toBe('C01');
    expect(seenBy(2).face).toBe(null);
    s.thief!.peeked = [at(s, 'e1')];
    expect(seenBy(2).kind).toBe('crystal');
    expect(view(s, 0).map.top).not.toBe(null);
  });
  test('[MAP-2] the Entrance is Lit, a tile is Lit or Dark', () => {
    const s = scene('KG', 'ENT #A01 A05');
    expect([at(s, '0'), at(s, 'e1'), at(s, 'e2')].map((x) => [map.isLit(s, x), map.isDark(s, x)])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });
  test('[MAP-3] adjacent means sharing an edge', () => {
    const s = scene('KG', 'ENT A01\n. A05');
    expect(map.isAdjacent(s, at(s, '0'), at(s, 'e1'))).toBe(true);
    expect(map.isAdjacent(s, at(s, '0'), at(s, 's1e1'))).toBe(false);
    expect(map.isAdjacent(s, at(s, '0'), at(s, '0'))).toBe(false);
  });
  test('[MAP-4] a wall bars the way, a Dark tile has none', () => {
    const s = scene('KG', '#A02 ENT A03');
    expect(map.wayTo(s, at(s, '0'), EAST)).toBe(NOWHERE); // A03 has a wall in the west
    expect(map.beside(s, at(s, '0'), EAST)).toBe(at(s, 'e1'));
    expect(map.wayTo(s, at(s, '0'), WEST)).toBe(at(s, 'w1'));
  });
  test('[MAP-5] surrounding are up to eight spaces, diagonals too', () => {
    const s = scene('KG', '#A01 . #A05\n. ENT #A10\n. #A13 .');
    expect(places(s, map.surrounding(s, 0))).toEqual(['e1', 'n1e1', 'n1w1', 's1']);
  });
  test('[MAP-6] distances are orthogonal', () => {
    const s = scene('KG', 'ENT A01\n. A05');
    expect(distance(map.cellOf(s, 0), map.cellOf(s, at(s, 's1e1')))).toBe(2);
    expect(lineDistance(map.cellOf(s, 0), map.cellOf(s, at(s, 's1e1')))).toBe(NOWHERE);
  });
  test('[MAP-7] [TOKEN-1] unoccupied: no piece, no token', () => {
    const s = scene('KGD', 'ENT A01 A05 A10');
    placeToken(s, at(s, 'e1'), 'event');
    s.dragon!.gems[0] = at(s, 'e2');
    expect([0, at(s, 'e1'), at(s, 'e2'), at(s, 'e3')].map((x) => isUnoccupied(s, x))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(isBare(s, at(s, 'e2'))).toBe(false);
  });
  test('[MAP-8] without a Cave the top tile goes next to any tile', () => {
    const s = go(scene('KG', 'ENT #A02', { plan: [{ step: 'map.grow', left: 1 }] }));
    expect(choices(s, 'knight').length).toBe(6);
    expect(cells(rim(s))).toEqual(['e2', 'n1', 'n1e1', 's1', 's1e1', 'w1']);
    const top = s.map.stack.at(-1)!;
    act(s, 'knight', 'place n1e1');
    expect(s.map.faces[at(s, 'n1e1')]).toBe(top);
    expect(map.isDark(s, at(s, 'n1e1'))).toBe(true);
  });
});

describe('Edges', () => {
  test('[EDGE-1] a wall of either tile is a wall between them', () => {
    const s = scene('KG', 'A03+2 ENT A03');
    expect(map.wayTo(s, 0, EAST)).toBe(NOWHERE);
    expect(map.wayTo(s, at(s, 'e1'), WEST)).toBe(NOWHERE);
    expect(map.wayTo(s, 0, WEST)).toBe(NOWHERE);
  });
  test('[EDGE-2] a Rockslide closes an edge, even a bombed one, and leaves the Bomb working', () => {
    const s = scene('KG', 'ENT A03');
    bomb(s, at(s, 'e1'), WEST);
    rockslide(s, 0, EAST, null);
    expect(map.wayTo(s, 0, EAST)).toBe(NOWHERE);
    s.map.layout = { ...s.map.layout, rockslides: [] };
    expect(map.wayTo(s, 0, EAST)).toBe(at(s, 'e1'));
  });
  test('[EDGE-3] a Bomb opens a wall for both sides', () => {
    const s = scene('KG', 'ENT A03');
    expect([isBombable(s, 0, EAST), isBombable(s, at(s, 'e1'), EAST)]).toEqual([true, false]);
    bomb(s, at(s, 'e1'), WEST);
    expect(map.wayTo(s, 0, EAST)).toBe(at(s, 'e1'));
    expect(map.wayTo(s, at(s, 'e1'), WEST)).toBe(0);
    expect(hasBomb(s, 0, EAST)).toBe(true);
  });
  test('[EDGE-4] open edges are those of Lit tiles without wall or tile; a bombed wall is open', () => {
    const s = scene('KG', '. #A01 .\n#A05 ENT A12\n. #A10 .'); // A12 is open to the north only
    expect(cells(openCells(s))).toEqual(['n1e1']);
    bomb(s, at(s, 'e1'), EAST);
    expect(cells(openCells(s))).toEqual(['e2', 'n1e1']);
  });
  test('[EDGE-5] before the Collapse open edges are filled, in it they are not', () => {
    const s = go(scene('KG', 'ENT #A02\n#A04 .', { plan: [{ step: 'map.fill' }, { step: 'knight.act' }] }));
    expect(choices(s, 'knight')).toEqual(['place n1', 'place w1']);
    act(s, 'knight', 'place w1');
    expect(cells(openCells(s))).toEqual([]);
    const t = scene('KG', 'ENT', { plan: [{ step: 'map.fill' }, { step: 'knight.act' }] });
    t.map.collapsing = true;
    expect(choices(go(t), 'knight')).toContain('end turn');
  });
  test('[EDGE-6] the Cave fills from its hand and draws; without tiles edges stay open', () => {
    const s = go(scene('KC', 'ENT', { plan: [{ step: 'map.fill' }, { step: 'knight.act' }] }));
    expect(choices(s, 'cave').length).toBe(12);
    act(s, 'cave', 'fill n1 with tile 2');
    expect(s.cave!.hand.length).toBe(3);
    s.map.stack = [];
    s.cave!.hand = [];
    act2(s);
    expect(choices(s, 'knight')).toContain('end turn');
    expect(openCells(s).length).toBeGreaterThan(0);
  });
  const act2 = (s: ReturnType<typeof scene>) => {
    s.agenda = s.agenda.filter((step) => step.step !== 'cave.fill');
    go(s);
  };
  test('[EDGE-7] a Rockslide needs an edge without a wall between two tiles, one of them Lit', () => {
    const s = scene('KC', '#A13 #A01 ENT A03');
    expect(mayRockslide(s, 0, EAST)).toBe(false);
    expect(mayRockslide(s, 0, WEST)).toBe(true);
    expect(mayRockslide(s, at(s, 'w1'), WEST)).toBe(false);
    expect(mayRockslide(s, 0, 0)).toBe(false);
    rockslide(s, 0, WEST, null);
    rockslide(s, at(s, 'e1'), EAST, 4 * 0 + WEST);
    expect(hasRockslide(s, 0, WEST)).toBe(false);
    expect(s.map.layout.rockslides.length).toBe(1);
  });
  test('[EDGE-8] [EDGE-9] turning a tile loses Bombs and Rockslides on its edges', () => {
    const s = scene('KC', 'A01 ENT A03');
    bomb(s, 0, EAST);
    rockslide(s, 0, WEST, null);
    rotate(s, at(s, 'e1'), 1);
    expect([s.map.layout.bombs.length, s.map.layout.rockslides.length]).toEqual([0, 1]);
    rotate(s, at(s, 'w1'), 0);
    expect(s.map.layout.rockslides.length).toBe(0);
  });
});

describe('Sight', () => {
  test('[SIGHT-1] along a row without walls and Dark tiles between; an end may be Dark', () => {
    const s = scene('KG', '#A02 A05 ENT A01 #A13 A10');
    expect(sees(s, at(s, 'w2'), at(s, 'e2'))).toBe(true);
    expect(sees(s, 0, at(s, 'e3'))).toBe(false);
    expect(sees(scene('KG', 'ENT A03 A01'), 0, 2)).toBe(false);
  });
  test('[SIGHT-2] an empty space hides; one sees one’s own space', () => {
    const s = scene('KG', 'ENT . A01');
    expect(sees(s, 0, at(s, 'e2'))).toBe(false);
    expect(sees(s, 0, 0)).toBe(true);
  });
  test('[SIGHT-3] [SWITCH-19] a visible tile is Lit; by the switch a Dark end will do', () => {
    const s = scene('KG', '#A01 ENT A05');
    expect([isVisible(s, 0, at(s, 'e1')), isVisible(s, 0, at(s, 'w1'))]).toEqual([true, false]);
    const t = scene('KG', '#A01 ENT A05', { settings: { visibleTile: 'line' } });
    expect(isVisible(t, 0, at(t, 'w1'))).toBe(true);
  });
});

describe('Tokens', () => {
  test('[TOKEN-2] when none is left none is placed', () => {
    const s = scene('KG', 'ENT A01');
    s.map.supply = 1;
    expect([placeToken(s, 1, 'treasure'), placeToken(s, 1, 'treasure')]).toEqual([true, false]);
    s.map.eventTokens = 0;
    expect(placeToken(s, 1, 'event')).toBe(false);
  });
  test('[TOKEN-3] a token taken goes back to its supply unless it is carried', () => {
    const s = scene('KG', 'ENT A01');
    placeToken(s, 1, 'treasure');
    placeToken(s, 1, 'treasure');
    returnToken(s, 1, 'treasure');
    expect([s.map.treasures[1], s.map.supply]).toEqual([1, 9]);
    liftToken(s, 1, 'treasure');
    expect([s.map.treasures[1], s.map.supply]).toEqual([0, 9]);
  });
  test('[TOKEN-4] what the Thief carries counts, what the Dragon stores does not', () => {
    const s = scene('DCT', 'ENT A01 C01');
    placeToken(s, 1, 'treasure');
    placeToken(s, 2, 'crystal');
    s.thief!.treasures = 2;
    s.dragon!.treasures = 3;
    expect(tokensForOmens(s)).toBe(4);
    expect(countOnMap(s, 'treasure')).toBe(1);
  });
  test('[TOKEN-5] what lies on a removed tile goes home', () => {
    const s = scene('KGD', 'ENT C01');
    placeToken(s, 1, 'treasure');
    placeToken(s, 1, 'event');
    placeToken(s, 1, 'crystal');
    s.dragon!.gems[2] = 1;
    clearTokens(s, 1);
    expect([s.map.supply, s.map.eventTokens, s.map.tokens[1], s.dragon!.gems[2], s.map.crystalsSmashed]).toEqual([
      10, 10, 0, -1, 0,
    ]);
  });
});
