import { describe, expect, test } from 'vitest';
import { vast } from '../../../src/index.ts';
import {
  crystalToKnight,
  gainGrit,
  healKnight,
  hurtKnight,
  loseGrit,
  poisonKnight,
} from '../../../src/roles/knight/words/effects/board.ts';
import { heroCubesOwned } from '../../../src/roles/knight/words/questions/cubes.ts';
import {
  isKnightAlive,
  knightMovement,
  knightPerception,
  knightStrength,
} from '../../../src/roles/knight/words/questions/stats.ts';
import { act, at, choices, go, scene } from '../../../src/scenes/index.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { asked, barred, her } from './her.ts';

describe("The Knight's turn", () => {
  test('[KNIGHT-TURN-1] she places cubes, walks, places more, and ends when she likes', () => {
    const s = her('KGDCT', 'ENT A01 A05');
    act(s, 'knight', 'cube movement');
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'cube strength');
    act(s, 'knight', 'walk e2');
    act(s, 'knight', 'end turn');
    expect([s.roles[s.seat], s.knight!.at, knightStrength(s)]).toEqual(['goblins', at(s, 'e2'), 2]);
  });
  test('[KNIGHT-TURN-2] she begins on the Entrance with 0 Grit and three Sidequests of her own', () => {
    const { knight } = scene('KGDCT');
    expect(knight).toMatchObject({ at: 0, grit: 0, health: 7 });
    const s = scene('KGDCT');
    expect([0, 1, 3].map((seat) => vast.view(s, seat).knight!.sidequests?.length ?? null)).toEqual([3, null, null]);
  });
  test('[KNIGHT-TURN-3] with no Encounter left, only cubes and her end are left to her', () => {
    const s = her('KGDCT', 'ENT #A01 C01', { encounters: 1, ready: 1, tracks: [1, 0, 0] });
    placeToken(s, 0, 'treasure');
    expect(choices(s, 'knight').filter((line) => !line.startsWith('cube '))).toEqual(['end turn']);
    act(s, 'knight', 'cube perception'); // and it may go on
    expect(choices(s, 'knight')).toEqual(expect.arrayContaining(['walk e1', 'end turn']));
  });
  test.each([
    [0, 1, 1, 1],
    [1, 3, 2, 2],
    [2, 5, 3, 3],
    [3, 7, 4, 4],
  ])('[KNIGHT-STAT-1] %i cubes on each track', (n, movement, perception, strength) => {
    const s = her('KG', 'ENT', { tracks: [n, n, n] });
    expect([knightMovement(s), knightPerception(s), knightStrength(s)]).toEqual([movement, perception, strength]);
    s.seat = 1;
    expect([knightPerception(s), knightStrength(s)]).toEqual([perception, strength]);
  });
});

test('[WIN-4] with her last Crystal smashed by Goblins while she waits at the Entrance, her turn wins', () => {
  const s = scene('KG', 'ENT', { plan: [{ step: 'knight.turn' }] });
  s.seat = 1;
  s.knight!.crystals = 4;
  crystalToKnight(s);
  expect(s.outcome).toBeNull();
  s.seat = 0;
  expect(go(s).outcome).toEqual({ winners: ['knight'], clause: 'WIN-4' });
});

test('[KNIGHT-HEALTH-1] at 0 Health she is dead; healed she has no more than at the start', () => {
  const s = scene('KG');
  healKnight(s, 2, 'KNIGHT-EVENT-6');
  expect(s.knight!.health).toBe(7);
  hurtKnight(s, 7, 'goblins');
  expect([isKnightAlive(s), s.outcome!.winners]).toEqual([false, ['goblins']]);
});

describe('Hero cubes', () => {
  test('[KNIGHT-CUBE-1] all cubes come back but those discarded, poisoned or on the Grit track', () => {
    const s = scene('KG', 'ENT', { plan: [{ step: 'knight.turn' }] });
    Object.assign(s.knight!, {
      ready: 0,
      tracks: [1, 0, 1],
      gear: [0, 0, 1, 0],
      treasure: [0, 0, 2, 0, 0, 0, 0],
      treasureCubes: [0, 0, 1, 0, 0, 0, 0],
      spent: 1,
      discarded: 1,
      poisoned: 1,
    });
    go(s);
    expect(s.knight).toMatchObject({ ready: 5, tracks: [0, 0, 0], spent: 0, discarded: 1, poisoned: 1 });
    expect(scene('KG').knight!.ready).toBe(2);
  });
  test('[KNIGHT-CUBE-2] a cube may be placed at any moment of her turn, and stays', () => {
    const s = her('KG', 'ENT A01');
    act(s, 'knight', 'cube shield');
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'cube bow');
    expect([s.knight!.gear, s.knight!.ready]).toEqual([[0, 1, 0, 1], 0]);
    expect(barred(s, { do: 'placeCube', on: 'strength' })).toBe('KNIGHT-CUBE-2');
  });
  test('[KNIGHT-CUBE-3] every place has its room', () => {
    const s = her('KG', 'ENT', { ready: 7, tracks: [3, 2, 3], gear: [1, 0, 2, 1], treasure: [1, 0, 0, 1, 0, 3, 0] });
    expect(choices(s, 'knight').filter((line) => line.startsWith('cube'))).toEqual([
      'cube perception',
      'cube bow',
      'cube ancientMap',
      'cube elvishSword',
    ]);
    expect(barred(s, { do: 'placeCube', on: 'bomb' })).toBe('KNIGHT-CUBE-3');
    expect(barred(s, { do: 'placeCube', on: 'javelin' })).toBe('KNIGHT-CUBE-3');
  });
  test('[KNIGHT-CUBE-4] two cubes are never lost', () => {
    const s = scene('KG', 'ENT');
    poisonKnight(s, 2);
    expect([s.knight!.ready, s.knight!.poisoned]).toEqual([2, 0]);
    Object.assign(s.knight!, { grit: 5, onGrit: 30 });
    loseGrit(s, 3, 'TURN-11');
    expect([s.knight!.grit, s.knight!.ready]).toEqual([2, 2]);
    Object.assign(s.knight!, { treasure: [0, 0, 0, 0, 0, 0, 1], health: 4 });
    s.agenda.push({ step: 'knight.act' });
    expect(barred(s, { do: 'drink' })).toBe('KNIGHT-CUBE-4');
  });
  test('[KNIGHT-CUBE-5] a discarded cube does not come back by itself', () => {
    const s = her('KG', 'ENT', { ready: 3, health: 4, treasure: [0, 0, 0, 0, 0, 0, 1] });
    act(s, 'knight', 'drink');
    s.agenda.push({ step: 'knight.turn' });
    expect([go(s).knight!.ready, s.knight!.discarded]).toEqual([2, 1]);
  });
  test('[KNIGHT-CUBE-6] poisoned cubes are hers again when she merely passes the Entrance', () => {
    const s = her(
      'KG',
      'A13 ENT A01 A05',
      { ready: 0, tracks: [2, 0, 1] },
      { lay: (s) => (s.knight!.at = at(s, 'e1')) },
    );
    s.seat = 1;
    poisonKnight(s, 1);
    expect(asked(s)).toBe('knight.loseCube');
    act(s, 'knight', 'give strength');
    s.seat = 0;
    expect([s.knight!.poisoned, s.knight!.tracks]).toEqual([1, [2, 0, 0]]);
    act(s, 'knight', 'walk 0');
    act(s, 'knight', 'walk w1');
    expect([s.knight!.poisoned, s.knight!.ready, s.knight!.encounters]).toEqual([0, 1, 0]);
  });
  test('[KNIGHT-CUBE-6] unplaced cubes are poisoned first', () => {
    const s = scene('KG');
    Object.assign(s.knight!, { ready: 2, tracks: [0, 0, 2] });
    poisonKnight(s, 2);
    expect([s.knight!.ready, s.knight!.poisoned, s.knight!.tracks]).toEqual([0, 2, [0, 0, 2]]);
  });
});

describe('Grit', () => {
  test.each([
    [5, 3],
    [11, 4],
    [18, 5],
    [26, 6],
    [35, 7],
    [99, 7],
  ])('[KNIGHT-GRIT-1] at %i Grit she has %i cubes', (grit, cubes) => {
    const s = scene('KG');
    gainGrit(s, grit - 1, 'TURN-11');
    gainGrit(s, 1, 'TURN-11');
    expect([s.knight!.grit, heroCubesOwned(s)]).toEqual([Math.min(45, grit), cubes]);
  });
  test('[KNIGHT-GRIT-2] below the number an unplaced cube goes back, and can be won again', () => {
    const s = scene('KG');
    gainGrit(s, 12, 'TURN-11');
    loseGrit(s, 2, 'TURN-11');
    expect([s.knight!.grit, s.knight!.ready]).toEqual([10, 3]);
    gainGrit(s, 1, 'TURN-11');
    expect(s.knight!.ready).toBe(4);
  });
  test('[KNIGHT-GRIT-3] if all are placed she chooses, and her turn is over', () => {
    const s = her('KG', 'ENT', { grit: 12, onGrit: 28, ready: 0, tracks: [1, 2, 1] });
    loseGrit(s, 8, 'TURN-11');
    expect(asked(s)).toBe('knight.loseCube');
    expect(choices(s, 'knight')).toEqual(['give movement', 'give perception', 'give strength']);
    expect(barred(s, { do: 'giveCube', from: 'bow' })).toBe('KNIGHT-GRIT-3');
    act(s, 'knight', 'give perception');
    act(s, 'knight', 'give perception');
    expect([s.knight!.tracks, s.knight!.onGrit, s.roles[s.seat]]).toEqual([[1, 0, 1], 31, 'goblins']);
  });
  test("[KNIGHT-GRIT-3] in another's turn nothing ends", () => {
    const s = scene('KG', 'ENT', { plan: [{ step: 'knight.freeAttack' }] });
    s.seat = 1;
    Object.assign(s.knight!, { grit: 5, onGrit: 30, ready: 0, tracks: [0, 0, 3] });
    loseGrit(s, 5, 'TURN-11');
    act(s, 'knight', 'give strength');
    expect([s.knight!.tracks, asked(s)]).toEqual([[0, 0, 2], 'knight.freeAttack']);
  });
});
