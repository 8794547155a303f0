import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { HEX, HIDING_SPOTS, TROLL } from '../../src/data/goblins.ts';
import { BOW } from '../../src/data/knight.ts';
import { KNIGHT, pieceOfTribe, THIEF } from '../../src/data/pieces.ts';
import { NOWHERE } from '../../src/data/places.ts';
import { BONES, EYE, FANGS } from '../../src/data/tiles.ts';
import { batsReach } from '../../src/roles/cave/rules/powers.ts';
import { isNearHidingSpot } from '../../src/roles/goblins/rules/attack.ts';
import { act, at, cellNamed, choices, go, told } from '../../src/scenes/index.ts';
import { offers, put, refused, wild } from '../../src/scenes/terrain.ts';
import type { State } from '../../src/state.ts';
import { spaceAt } from '../../src/terrain/words/questions/map.ts';
import { hasToken } from '../../src/terrain/words/questions/tokens.ts';
import { movePiece } from '../../src/words/effects/moments.ts';
import { forcedReach } from '../../src/words/questions/moving.ts';

const tribe = (s: State, which: 0 | 1 | 2, place: string, population: number): void => {
  s.goblins!.at[which] = at(s, place);
  s.goblins!.population[which] = population;
};
const hers = [{ step: 'knight.act' }] as const;
const his = [{ step: 'dragon.act' }] as const;
const thiefs = [{ step: 'thief.act' }] as const;
const fangs = [{ step: 'goblins.tribe', tribe: FANGS }] as const;
const agile = (s: State): void => {
  s.knight!.tracks = [2, 1, 0];
};
const nimble = (s: State): void => {
  s.thief!.assigned = [2, 1, 0];
  s.thief!.cubes = 2;
};

describe('out of terrain', () => {
  test('[TERRAIN-4] the Knight walks into the unknown: a tile is laid, and she reveals it', () => {
    const s = wild('KGD', 'ENT', hers);
    put(s, 'lake e1');
    agile(s);
    s.knight!.at = at(s, 'e2');
    expect(offers(s, 'knight', 'walk out')).toEqual(['walk out n1e2', 'walk out e3']);
    expect(refused(s, 'knight', { do: 'walkOut', cell: cellNamed('w3') })).toBe('TERRAIN-4');
    const { revealed } = s.map;
    act(s, 'knight', 'walk out e3');
    expect([s.knight!.at, s.map.revealed]).toEqual([at(s, 'e3'), revealed + 1]);
  });
  test('[TERRAIN-4] the Thief, a Tribe once an activation, the Dragon under ground', () => {
    const s = wild('GDT', 'ENT', thiefs);
    put(s, 'lake e1');
    nimble(s);
    s.thief!.at = at(s, 'e2');
    act(s, 'thief', 'sneak out e3');
    expect([s.thief!.at, s.thief!.steps]).toEqual([at(s, 'e3'), 1]);

    const g = wild('KGD', 'ENT', fangs);
    put(g, 'mushroomForest e1');
    tribe(g, FANGS, 'e2', 3);
    act(g, 'goblins', 'fangs prowls out e3');
    expect(g.goblins!.at[FANGS]).toBe(at(g, 'e3'));
    act(g, 'goblins', 'fangs e2');
    expect(offers(g, 'goblins', 'fangs prowls out')).toEqual([]);
    expect(refused(g, 'goblins', { do: 'prowlOut', tribe: FANGS, cell: 0 })).toBe('TERRAIN-4');

    const d = wild('KGD', 'ENT', his);
    put(d, 'lake e1');
    d.dragon!.at = at(d, 'e2');
    act(d, 'dragon', 'glide out e3');
    expect(d.dragon!.at).toBe(at(d, 'e3'));
    const up = wild('KGD', 'ENT', his);
    put(up, 'lake e1');
    Object.assign(up.dragon!, { at: at(up, 'e2'), surfaced: true });
    expect(offers(up, 'dragon', 'glide out')).toEqual([]);
    expect(refused(up, 'dragon', { do: 'glideOut', cell: 0 })).toBe('TERRAIN-4');
  });
  test('[TERRAIN-4] not without a stack, not where a Tribe lurks', () => {
    const s = wild('KGD', 'ENT', hers);
    put(s, 'lake e1');
    agile(s);
    s.knight!.at = at(s, 'e2');
    s.goblins!.lurking[FANGS] = cellNamed('e3');
    expect(offers(s, 'knight', 'walk out')).toEqual(['walk out n1e2']);
    s.map.stack = [];
    expect(offers(s, 'knight', 'walk out')).toEqual([]);
  });
});

describe('Canyon', () => {
  test('[TERRAIN-8] nobody enters its ends, not through walls, not under ground', () => {
    const s = wild('KGDT', 'ENT . A01', hers);
    put(s, 'canyon e1 1');
    agile(s);
    s.knight!.gear = [0, 0, 1, 0];
    expect(offers(s, 'knight', 'walk')).toEqual([]);
    expect(refused(s, 'knight', { do: 'walk', to: at(s, 'e1') })).toBe('TERRAIN-8');
    expect(forcedReach(s, KNIGHT, 2)).toEqual([]);
    s.agenda = [{ step: 'turn.close' }, { step: 'dragon.act' }];
    s.dragon!.at = at(s, '0');
    expect(offers(s, 'dragon', 'glide')).toEqual([]);
    expect(refused(s, 'dragon', { do: 'glide', to: at(s, 'e1') })).toBe('TERRAIN-8');
    s.agenda = [{ step: 'turn.close' }, { step: 'goblins.tribe', tribe: FANGS }];
    tribe(s, FANGS, 'e2', 4);
    s.goblins!.monsters[FANGS] = [4];
    expect(offers(s, 'goblins', 'fangs e1')).toEqual([]);
    s.agenda = [{ step: 'turn.close' }, { step: 'thief.act' }];
    nimble(s);
    s.thief!.at = 0;
    expect(refused(s, 'thief', { do: 'sneak', to: at(s, 'e1') })).toBe('TERRAIN-8');
  });
  test('[TERRAIN-9] the Thief climbs across an end, two steps and a cube more', () => {
    const s = wild('KGDT', 'ENT . A01', thiefs);
    put(s, 'canyon e1 1');
    nimble(s);
    s.thief!.at = 0;
    act(s, 'thief', 'climb e2');
    expect([s.thief!.at, s.thief!.steps, s.thief!.cubes]).toEqual([at(s, 'e2'), 2, 0]);
    nimble(s);
    s.thief!.cubes = 1;
    expect(offers(s, 'thief', 'climb')).toEqual([]);
  });
  test('[TERRAIN-9] the surfaced Dragon flies across with Wing', () => {
    const s = wild('KGD', 'ENT . A01', his);
    put(s, 'canyon e1 1');
    Object.assign(s.dragon!, { at: 0, surfaced: true, hand: [0, 0, 1] });
    expect(offers(s, 'dragon', 'glide')).toEqual([]);
    act(s, 'dragon', 'wing e2');
    expect(s.dragon!.at).toBe(at(s, 'e2'));
  });
  test('[TERRAIN-7] over the bridge one walks', () => {
    const s = wild('KGD', 'ENT . A01', hers);
    put(s, 'canyon n1e1 1');
    agile(s);
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'walk e2');
    expect(s.knight!.at).toBe(at(s, 'e2'));
  });
});

describe('Troll', () => {
  test('[KNIGHT-MONSTER-7] Troll: he has the Canyon laid and waits on its bridge until she beats him', () => {
    const s = wild('KT', 'ENT A01 A05', hers);
    Object.assign(s.knight!, { ready: 0, tracks: [1, 2, 0] });
    s.ambushers = [TROLL];
    s.ambusherDiscards = [];
    s.agenda.push({ step: 'infestation.ambush' });
    go(s);
    expect(offers(s, 'knight', 'lay')).toEqual(choices(s, 'knight'));
    act(s, 'knight', 'lay canyon n1w1 east');
    while (offers(s, 'knight', 'place').length > 0) act(s, 'knight', choices(s, 'knight')[0]!);
    const bridge = at(s, 'n1');
    expect([hasToken(s, bridge, 'troll'), s.ambusherDiscards.includes(TROLL), s.knight!.health]).toEqual([
      true,
      false,
      6,
    ]);
    expect(forcedReach(s, KNIGHT, 1)).not.toContain(bridge);
    act(s, 'knight', 'walk n1');
    expect([s.knight!.at, s.knight!.health]).toEqual([0, 5]); // he drives her back
    Object.assign(s.knight!, { tracks: [1, 2, 3], treasure: [1, 0, 0, 0, 0, 0, 0] });
    loadDice(s, 0);
    act(s, 'knight', 'walk n1');
    expect([s.knight!.at, s.knight!.health, hasToken(s, bridge, 'troll')]).toEqual([bridge, 5, false]);
    expect(s.ambusherDiscards).toContain(TROLL);
  });
});

describe('Lake and Magma', () => {
  test('[TERRAIN-10] a Tribe loses Population on entering the Lake, forced or not; its cells count as Lit', () => {
    const s = wild('KGD', 'ENT #A01', fangs);
    put(s, 'lake e2');
    tribe(s, FANGS, 'e1', 4);
    act(s, 'goblins', 'fangs e3');
    expect([s.goblins!.population[FANGS], s.goblins!.litLeft[FANGS]]).toEqual([3, 1]);
    tribe(s, BONES, 'e1', 2);
    movePiece(s, pieceOfTribe(BONES), at(s, 'e2'), 'bats');
    expect(s.goblins!.population[BONES]).toBe(1);
    expect(told(s)).toContain('terrainHarmed');
    const weak = wild('KGD', '#A01 ENT', fangs);
    put(weak, 'lake e1');
    tribe(weak, FANGS, 'w1', 1);
    expect(choices(weak, 'goblins').filter((line) => /^fangs [nesw]?\d/.test(line))).toEqual([]);
  });
  test('[TERRAIN-11] a Tribe loses Population for each cell of Magma it leaves', () => {
    const s = wild('KGD', 'ENT', fangs);
    put(s, 'magma e1');
    tribe(s, FANGS, 's1e2', 4);
    s.knight!.at = NOWHERE;
    act(s, 'goblins', 'fangs 0');
    expect(s.goblins!.population[FANGS]).toBe(1);
    tribe(s, FANGS, 'e1', 1);
    s.goblins!.done = 0;
    s.agenda.push({ step: 'goblins.tribe', tribe: FANGS });
    expect(choices(s, 'goblins').filter((line) => /^fangs [nesw]?\d/.test(line))).toEqual([]);
    act(s, 'goblins', 'fangs prowls out n1e1'); // [GOBLIN-MOVE-3] to its death, if they like
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([0, NOWHERE]);
  });
  test('[TERRAIN-12] at the end of their turn the Knight is hurt, never for her last Health', () => {
    const s = wild('KGD', 'ENT');
    put(s, 'magma e1');
    Object.assign(s.knight!, { at: at(s, 'e1'), health: 2 });
    go(s);
    expect(s.knight!.health).toBe(1);
    const last = wild('KGD', 'ENT');
    put(last, 'magma e1');
    Object.assign(last.knight!, { at: at(last, 'e1'), health: 1 });
    go(last);
    expect(last.knight!.health).toBe(1);
  });
  test('[TERRAIN-12] a Tribe loses all, the Thief dies, the Dragon does not mind', () => {
    const s = wild('GD', 'ENT');
    put(s, 'magma e1');
    tribe(s, FANGS, 'e1', 4);
    go(s);
    expect([s.goblins!.population[FANGS], s.goblins!.at[FANGS]]).toEqual([0, NOWHERE]);
    const t = wild('KDT', 'ENT');
    put(t, 'magma e1');
    t.seat = 2;
    t.thief!.at = at(t, 'e1');
    go(t);
    expect([t.thief!.at, told(t).includes('thiefKilled'), t.agenda.length > 0]).toEqual([NOWHERE, true, true]);
    const d = wild('KGD', 'ENT');
    put(d, 'magma e1');
    d.seat = 2;
    d.dragon!.at = at(d, 'e1');
    const { health } = d.dragon!;
    go(d);
    expect(d.dragon!.health).toBe(health);
  });
});

describe('Mushroom Forest', () => {
  test('[TERRAIN-13] no Bow, Hiss, Slap, Claw, Wisp, Bats, Hex, Hiding Spots or Crossbow into it', () => {
    const s = wild('KGDCT', 'ENT A01', hers);
    put(s, 'mushroomForest e2');
    agile(s);
    s.knight!.tracks = [0, 0, 2];
    s.knight!.gear[BOW] = 1;
    tribe(s, FANGS, 'e2', 3);
    s.knight!.at = at(s, 'e1');
    expect(refused(s, 'knight', { do: 'shootBow', tribe: FANGS })).toBe('TERRAIN-13');
    s.agenda = [{ step: 'turn.close' }, { step: 'dragon.act' }];
    Object.assign(s.dragon!, { at: at(s, 'e1'), hand: [4, 4, 4] });
    expect(offers(s, 'dragon', 'hiss')).toEqual([]);
    s.goblins!.at[FANGS] = at(s, 'e1');
    expect(offers(s, 'dragon', 'hiss')).toEqual(['hiss fangs']);
    s.knight!.at = at(s, 'e2');
    expect(offers(s, 'dragon', 'slap')).toEqual([]);
    expect(batsReach(s, KNIGHT, 3)).toEqual([]);
    expect(isNearHidingSpot(s)).toBe(false); // though an Ambush tile is next door
    s.goblins!.secrets = [HEX, HIDING_SPOTS];
    s.goblins!.population[EYE] = 2;
    s.knight!.grit = 3;
    s.agenda = [{ step: 'turn.close' }, { step: 'goblins.act' }];
    expect(offers(s, 'goblins', 'hex knight')).toEqual([]);
    s.knight!.at = at(s, 'e1');
    expect(offers(s, 'goblins', 'hex').length).toBeGreaterThan(0);
  });
  test('[TERRAIN-13] nor out of it, but within one cell all is as ever', () => {
    const s = wild('KGDT', 'ENT A01', thiefs);
    put(s, 'mushroomForest e2');
    nimble(s);
    s.thief!.upgrades = 0xfff;
    s.thief!.at = at(s, 'e2');
    s.thief!.assigned = [1, 2, 0];
    tribe(s, FANGS, 'e1', 1);
    expect(offers(s, 'thief', 'backstab fangs')).toEqual([]);
    s.goblins!.at[FANGS] = at(s, 'e2');
    expect(offers(s, 'thief', 'backstab fangs').length).toBeGreaterThan(0);
  });
});

describe('Pits', () => {
  const pits = (roles: string, plan: readonly { step: string }[]): State => {
    const s = wild(roles, 'ENT . . . A01 . . A05', plan as never);
    put(s, 'pit e1');
    put(s, 'pit e3');
    put(s, 'pit e6');
    return s;
  };
  test('[TERRAIN-14] in by one, out by another: three steps for Knight and Thief', () => {
    const s = pits('KGDT', hers);
    s.knight!.tracks = [1, 0, 0];
    expect(offers(s, 'knight', 'walk')).toEqual(['walk e4', 'walk e7']);
    expect(refused(s, 'knight', { do: 'walk', to: at(s, 'e1') })).toBe('TERRAIN-14');
    s.knight!.steps = 1;
    expect(refused(s, 'knight', { do: 'walk', to: at(s, 'e4') })).toBe('TERRAIN-14');
    s.knight!.steps = 0;
    act(s, 'knight', 'walk e7');
    expect([s.knight!.at, s.knight!.steps]).toEqual([at(s, 'e7'), 3]);
    s.agenda.push({ step: 'thief.act' });
    nimble(s);
    s.thief!.at = 0;
    act(s, 'thief', 'sneak e4');
    expect([s.thief!.at, s.thief!.steps]).toEqual([at(s, 'e4'), 3]);
    expect(refused(s, 'thief', { do: 'sneak', to: at(s, 'e3') })).toBe('TERRAIN-14');
  });
  test('[TERRAIN-14] the Dragon gives his free move and a Wing, a Tribe nothing', () => {
    const s = pits('KGD', his);
    Object.assign(s.dragon!, { at: 0, hand: [0, 0, 0], gems: [-1, -1, -1] });
    expect(offers(s, 'dragon', 'delve')).toEqual([]);
    expect(refused(s, 'dragon', { do: 'delve', to: at(s, 'e4') })).toBe('TERRAIN-14');
    s.dragon!.hand = [0, 0, 1];
    expect(offers(s, 'dragon', 'delve')).toEqual(['delve e4', 'delve e7']);
    act(s, 'dragon', 'delve e4');
    expect([s.dragon!.at, s.dragon!.hand[2], offers(s, 'dragon', 'glide').length]).toEqual([at(s, 'e4'), 0, 0]);
    s.agenda.push({ step: 'goblins.tribe', tribe: FANGS });
    tribe(s, FANGS, 'e7', 4);
    s.dragon!.at = 0;
    act(s, 'goblins', 'fangs e4');
    expect(s.goblins!.at[FANGS]).toBe(at(s, 'e4'));
  });
});

describe('River', () => {
  test('[TERRAIN-15] a Tribe loses Population on entering it and for each cell up', () => {
    const river = wild('KGD', 'ENT #A01 . . . . #A05', fangs);
    put(river, 'river e2');
    tribe(river, FANGS, 'e1', 4);
    act(river, 'goblins', 'fangs e6');
    expect(river.goblins!.population[FANGS]).toBe(3);
    tribe(river, FANGS, 'e6', 4);
    river.goblins!.done = 0;
    river.agenda.push({ step: 'goblins.tribe', tribe: FANGS });
    act(river, 'goblins', 'fangs e3');
    expect(river.goblins!.population[FANGS]).toBe(1);
  });
  test('[TERRAIN-16] the others ride down for nothing, as far as nobody is in the way', () => {
    const s = wild('KGDT', 'ENT', hers);
    put(s, 'river e1');
    agile(s);
    s.goblins!.at[FANGS] = at(s, 'e4');
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'knight')).toEqual(['ride to e2', 'ride to e3', 'get out']);
    expect(refused(s, 'knight', { do: 'ride', to: at(s, 'e4') })).toBe('TERRAIN-16');
    act(s, 'knight', 'ride to e3');
    expect([s.knight!.at, s.knight!.steps]).toEqual([at(s, 'e3'), 1]);
    act(s, 'knight', 'walk e2'); // up is an ordinary step
    expect([s.knight!.at, s.knight!.steps]).toEqual([at(s, 'e2'), 2]);
    movePiece(Object.assign(s, { agenda: [{ step: 'turn.close' }] }), THIEF, at(s, 'e1'), 'claw');
    expect(choices(s, 'thief')).toContain('get out');
  });
  test('[TERRAIN-16] the Dragon rides where his movement ends', () => {
    const s = wild('KGD', 'A01 ENT', his);
    put(s, 'river e1');
    s.dragon!.at = at(s, '0');
    act(s, 'dragon', 'glide e1');
    act(s, 'dragon', 'ride to e4');
    expect(s.dragon!.at).toBe(at(s, 'e4'));
    expect(spaceAt(s, cellNamed('e5'))).toBe(NOWHERE);
  });
});
