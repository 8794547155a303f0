import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/contents.ts';
import { TRAP } from '../src/data/goblins.ts';
import { ALL_PIECES, DRAGON, KNIGHT, type Piece, pieceOfTribe, THIEF } from '../src/data/pieces.ts';
import { UPGRADES } from '../src/data/thief.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { attacks } from '../src/queries/attacks.ts';
import { goals, progress } from '../src/queries/goals.ts';
import { thiefOdds } from '../src/queries/odds.ts';
import { reach } from '../src/queries/reach.ts';
import { STICKY_USED } from '../src/roles/thief/state.ts';
import { at, places, scene, settingsFor } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { placeOf } from '../src/words/questions/pieces.ts';

const reached = (s: State, piece: Piece): string[] =>
  places(
    s,
    reach(view(s, null), piece).map(({ to }) => to),
  );

/** The piece that an action moves, and where to; null if it moves nothing. */
function moveOf(act: Action): { piece: Piece; to: number } | null {
  if (act.do === 'walk') return { piece: KNIGHT, to: act.to };
  if (act.do === 'glide') return { piece: DRAGON, to: act.to };
  if (act.do === 'sneak' || act.do === 'climb') return { piece: THIEF, to: act.to };
  return act.do === 'prowl' ? { piece: pieceOfTribe(act.tribe), to: act.to } : null;
}

describe('Reach', () => {
  test('whatever the rules offer is within reach, in random games of all rows', () => {
    const missing: string[] = [];
    let asked = 0;
    for (const { roles } of VARIANTS) {
      const random = dice(`reach ${roles}`);
      const s = vast.setup(settingsFor({ roles }, roles.length), roles.length, roles);
      for (let ply = 0; ply < 200 && vast.result(s) === null; ply++) {
        const seat = vast.waitingFor(s)[0]!;
        const options = vast.options(s, seat);
        for (const option of options) {
          const move = moveOf(option);
          if (move === null) continue;
          asked++;
          if (!reach(view(s, null), move.piece).some(({ to }) => to === move.to))
            missing.push(`${roles} ${ply} ${vast.write(option, s)}`);
        }
        vast.play(s, seat, options[random(options.length)]!);
      }
    }
    expect(missing).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });
  test('the Knight goes as far as her Movement, stops on Dark tiles and Events, and crosses no wall', () => {
    const s = scene('KG', '. #A05 . .\nA02 ENT A01 A10'); // A02 is a tunnel with walls in the east and west
    s.knight!.tracks[0] = 1;
    expect(reached(s, KNIGHT)).toEqual(['e1', 'e2', 'n1']);
    expect(reach(view(s, null), KNIGHT).find(({ to }) => to === at(s, 'n1'))).toMatchObject({ steps: 1, stops: true });
    s.knight!.gear[2] = 1; // the Ancient Map
    expect(reached(s, KNIGHT)).toEqual(['e1', 'e2', 'n1', 'w1']);
  });
  test('a Tribe is told what its way costs', () => {
    const s = scene('KG', '. #A05 . .\n. ENT A01 A10');
    s.knight!.at = at(s, 'n1');
    s.goblins!.at[0] = at(s, 'e2');
    s.goblins!.population[0] = 2;
    s.goblins!.activated = 0;
    const found = reach(view(s, null), 1);
    expect(
      places(
        s,
        found.map(({ to }) => to),
      ),
    ).toEqual(['0', 'e1', 'n1']);
    expect(found.map(({ loses, stops }) => [loses, stops])).toEqual([
      [0, false],
      [1, false],
      [1, true], // 2 Strength left against her 1
    ]);
  });
  test('nobody off the map, and nobody after the end, goes anywhere', () => {
    const s = scene('KGDT', 'ENT A01');
    expect(ALL_PIECES.filter((piece) => reached(s, piece).length > 0 && placeOf(s, piece) < 0)).toEqual([]);
    s.outcome = { winners: [], clause: 'WIN-7' };
    expect(reached(s, KNIGHT)).toEqual([]);
  });
});

describe('Attacks', () => {
  function brawl(): State {
    const s = scene('KGDCT', 'ENT A01');
    s.dragon!.at = s.goblins!.at[0] = 0;
    s.goblins!.population[0] = 3;
    s.thief!.at = 0;
    return s;
  }
  const clauseOf = (s: State, by: Piece, on: Piece): string | null | undefined =>
    attacks(view(s, null)).find((one) => one.by === by && one.on === on)?.clause;

  test('a stronger Tribe may attack the Knight, she may not attack it', () => {
    const s = brawl();
    expect(clauseOf(s, 1, KNIGHT)).toBeNull();
    expect(clauseOf(s, KNIGHT, 1)).toBe('KNIGHT-ATTACK-4');
    s.knight!.tracks[2] = 3;
    s.goblins!.population[0] = 1;
    expect(clauseOf(s, 1, KNIGHT)).toBe('GOBLIN-ATTACK-1');
    expect(clauseOf(s, KNIGHT, 1)).toBeNull();
    s.goblins!.faceUp = [TRAP];
    s.goblins!.population[0] = 2;
    expect(clauseOf(s, KNIGHT, 1)).toBe('KNIGHT-ATTACK-4'); // 4 against 3 and the Trap
  });
  test('the Dragon under ground takes a Bomb, until the Collapse', () => {
    const s = brawl();
    expect(clauseOf(s, KNIGHT, DRAGON)).toBe('KNIGHT-ATTACK-2');
    s.knight!.gear[0] = 1;
    expect(clauseOf(s, KNIGHT, DRAGON)).toBeNull();
    s.knight!.gear[0] = 0;
    s.map.collapsing = true;
    expect(clauseOf(s, KNIGHT, DRAGON)).toBeNull();
  });
  test('Tribes attack only an Ash Dragon', () => {
    expect(clauseOf(brawl(), 1, DRAGON)).toBeUndefined();
    const s = scene('GD', 'ENT A01');
    s.goblins!.at[0] = s.dragon!.at = 0;
    s.goblins!.population[0] = 4;
    expect(clauseOf(s, 1, DRAGON)).toBeNull();
    s.goblins!.population[0] = 1;
    expect(clauseOf(s, 1, DRAGON)).toBe('GOBLIN-ATTACK-2');
  });
  test('out of reach is said by the rule of movement', () => {
    const s = scene('KG', 'ENT A01 A05 A10');
    s.goblins!.at[0] = at(s, 'e3');
    s.knight!.tracks[2] = 3;
    expect(clauseOf(s, KNIGHT, 1)).toBe('KNIGHT-MOVE-1');
  });
});

describe('Goals', () => {
  const left = (s: State): object =>
    Object.fromEntries(
      goals(view(s, null)).map(({ role, parts }) => [role, parts.map((one) => `${one.what} ${one.left}`)]),
    );
  test('five roles at the beginning', () => {
    const s = vast.setup(settingsFor({}, 5), 5, 'goals');
    expect(left(s)).toEqual({
      knight: ['dragonHealth 5'],
      goblins: ['knightHealth 7'],
      dragon: ['wakefulness 11', 'surfacing 1', 'entrance 0'],
      cave: ['tilesToPlace 47', 'crystalTiles 5', 'hatred 0'],
      thief: ['stash 6'],
    });
  });
  test('without a Dragon the Knight counts Crystals and the way back', () => {
    const s = scene('KG', 'ENT A01 A05');
    s.knight!.at = at(s, 'e2');
    s.knight!.crystals = 4;
    expect(left(s)).toMatchObject({ knight: ['crystals 1', 'entrance 2'] });
    expect(left(scene('GT', 'ENT'))).toEqual({ goblins: ['crystals 5'], thief: ['stash 6'] });
  });
  test('one number for each role, with what it takes in all', () => {
    const s = vast.setup(settingsFor({ thiefLevel: 'hard' }, 5), 5, 'goals');
    s.knight!.health = 5;
    s.dragon!.wakefulness = 4;
    s.dragon!.health = 3;
    s.thief!.stashed = 2;
    const told = (): string[] => progress(view(s, null)).map(({ what, have, need }) => `${what} ${have} of ${need}`);
    expect(told()).toEqual([
      'dragonHealth 2 of 5',
      'knightHealth 2 of 7',
      'wakefulness 4 of 11',
      'tilesToPlace 4 of 51',
      'stash 2 of 7',
    ]);
    s.map.collapsing = true;
    s.map.crystalsRemoved = 1;
    expect(told()[3]).toBe('crystalTiles 1 of 5');
  });
});

describe('Odds', () => {
  const told = (s: State): string[] =>
    thiefOdds(view(s, null)).map(
      ({ action, effort, cubes, chance, again }) =>
        `${action} ${effort} for ${cubes}: ${chance.toFixed(3)}${again ? ' twice' : ''}`,
    );
  test('his dice by effort', () => {
    expect(told(scene('KT'))).toEqual([
      'loot 1 for 1: 0.500',
      'loot 2 for 2: 1.000',
      'pickpocket 1 for 1: 0.500',
      'pickLock 1 for 1: 0.500',
      'backstab 1 for 1: 1.000',
      'pickpocket 2 for 2: 0.833',
      'pickLock 2 for 2: 0.833',
      'backstab 2 for 2: 1.000',
      'pickpocket 3 for 3: 1.000',
      'pickLock 3 for 3: 1.000',
      'backstab 3 for 3: 1.000',
    ]);
  });
  test('Sticky Fingers roll twice until they have, the Kit makes locks cheaper', () => {
    const s = scene('KT');
    s.thief!.upgrades = (1 << UPGRADES.indexOf('stickyFingers')) | (1 << UPGRADES.indexOf('lockPickingKit'));
    expect(told(s)).toEqual(expect.arrayContaining(['pickpocket 1 for 1: 0.750 twice', 'pickLock 1 for 0: 0.500']));
    s.seat = 1;
    s.thief!.done = STICKY_USED;
    expect(told(s)).toContain('pickpocket 1 for 1: 0.500');
  });
});
