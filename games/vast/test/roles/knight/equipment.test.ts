import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { monsterNamed } from '../../../src/data/goblins.ts';
import { GRIT_LOSS } from '../../../src/data/knight.ts';
import { EYE, FANGS } from '../../../src/data/tiles.ts';
import { loseGrit } from '../../../src/roles/knight/words/effects/board.ts';
import { isShielded } from '../../../src/roles/knight/words/questions/stats.ts';
import { act, at, choices, go, scene, told } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { isLit, wayTo } from '../../../src/terrain/words/questions/map.ts';
import { barred, her } from './her.ts';

describe('Bomb', () => {
  test('[KNIGHT-BOMB-1] the Bomb is used once a turn, for the Dragon or a wall, and changes no Strength', () => {
    const lay = (s: State) => Object.assign(s.dragon!, { at: at(s, 'e1'), wakefulness: 4 });
    const s = her('KD', 'ENT A02', { gear: [1, 0, 1, 0], tracks: [0, 1, 0] }, { lay }); // a tunnel: walls east and west
    act(s, 'knight', 'walk e1');
    expect(barred(s, { do: 'fightDragon', javelin: false })).toBe('KNIGHT-ATTACK-1'); // Armor 2
    act(s, 'knight', 'cube strength');
    loadDice(s, 5);
    act(s, 'knight', 'attack dragon');
    expect([s.dragon!.health, s.knight!.bombs]).toEqual([4, 3]);
    expect(barred(s, { do: 'bombWall', side: 1 })).toBe('KNIGHT-BOMB-1');
  });
  test('[KNIGHT-BOMB-2] a wall of her space is open for everybody, and an empty space beyond is filled', () => {
    const s = her('KG', 'ENT A02+1', { gear: [1, 0, 0, 0] }, { lay: (s) => (s.knight!.at = at(s, 'e1')) });
    s.map.stack = [1];
    expect(choices(s, 'knight').filter((line) => line.startsWith('bomb'))).toEqual(['bomb north', 'bomb south']);
    expect(barred(s, { do: 'bombWall', side: 1 })).toBe('KNIGHT-BOMB-2');
    act(s, 'knight', 'bomb north');
    act(s, 'knight', 'place e2'); // the tunnel itself was open in the east
    expect([s.knight!.bombs, told(s)]).toEqual([2, expect.arrayContaining(['gearUsed', 'bombed', 'placed'])]);
  });
  test('[KNIGHT-BOMB-2] without a token left there is no bombing', () => {
    const s = her('KG', 'A03 ENT', { gear: [1, 0, 0, 0], bombs: 0 }, { lay: (s) => (s.knight!.at = at(s, 'w1')) });
    expect(barred(s, { do: 'bombWall', side: 3 })).toBe('KNIGHT-BOMB-2');
    s.knight!.bombs = 1;
    act(s, 'knight', 'bomb west');
    expect(wayTo(s, at(s, 'w1'), 3)).toBe(-1);
  });
});

describe('Bow', () => {
  const tribe = (place: string) => (s: State) => {
    s.goblins!.at[EYE] = at(s, place);
    s.goblins!.population[EYE] = 4;
  };
  test('[KNIGHT-BOW-1] a Tribe in sight at any distance, once a turn, without an Encounter', () => {
    const s = her('KG', 'ENT A01 A05 #A10', { gear: [0, 1, 0, 0], tracks: [0, 0, 1] }, { lay: tribe('e3') });
    act(s, 'knight', 'shoot eye');
    expect([s.goblins!.population[EYE], s.knight!.encounters]).toEqual([3, 0]);
    expect(barred(s, { do: 'shootBow', tribe: EYE })).toBe('KNIGHT-BOW-1');
    const t = her('KG', 'ENT #A01 A05', { gear: [0, 1, 0, 0], tracks: [0, 0, 1] }, { lay: tribe('e2') });
    expect(barred(t, { do: 'shootBow', tribe: EYE })).toBe('KNIGHT-BOW-1'); // a Dark tile between
    expect(barred(t, { do: 'shootBow', tribe: FANGS })).toBe('KNIGHT-BOW-1'); // hidden
  });
  test('[KNIGHT-BOW-2] Population falls by Strength less 1 and Rage rises; at 0 the Tribe scatters', () => {
    const s = her('KG', 'ENT A01', { gear: [0, 1, 0, 0] }, { lay: tribe('e1') });
    expect(barred(s, { do: 'shootBow', tribe: EYE })).toBe('KNIGHT-BOW-2');
    s.knight!.tracks[2] = 3;
    act(s, 'knight', 'shoot eye');
    expect([s.goblins!.population[EYE], s.goblins!.rage, s.goblins!.at[EYE]]).toEqual([1, 2, at(s, 'e1')]);
    s.knight!.done = 0;
    act(s, 'knight', 'shoot eye');
    expect([s.goblins!.population[EYE], s.goblins!.at[EYE]]).toEqual([0, -1]);
  });
});

test('[KNIGHT-BOW-2] a shot that Bright Beetles bear enrages nobody', () => {
  const s = her('KG', 'ENT A01', { gear: [0, 1, 0, 0], tracks: [0, 0, 1] });
  s.goblins!.at[EYE] = at(s, 'e1');
  s.goblins!.population[EYE] = 4;
  s.goblins!.monsters[EYE] = [monsterNamed('brightBeetles')];
  act(s, 'knight', 'shoot eye');
  act(s, 'goblins', choices(s, 'goblins').find((line) => line.includes('beetles'))!);
  expect([s.goblins!.population[EYE], s.goblins!.rage]).toEqual([4, 1]);
});

describe('Ancient Map', () => {
  test('[KNIGHT-MAP-1] each cube crosses one wall, a double wall too; never into the void', () => {
    const s = her('KG', 'ENT A02 A08 A05', { gear: [0, 0, 2, 0], tracks: [1, 0, 0] });
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'walk e2'); // both tunnels have a wall there
    expect(barred(s, { do: 'walk', to: at(s, 'e3') })).toBe('KNIGHT-MOVE-2');
    expect(choices(s, 'knight').filter((line) => line.startsWith('walk'))).toEqual([]);
    expect(told(s)).toContain('gearUsed');
  });
  test('[KNIGHT-MAP-2] a Dark tile entered through a wall may be turned wall to wall', () => {
    const lay = (s: State) => (s.knight!.at = at(s, 'e1'));
    const s = her('KG', 'ENT A12+2 #A09', { gear: [0, 0, 1, 0] }, { lay }); // the dead end is closed in the east
    act(s, 'knight', 'walk e2');
    expect(choices(s, 'knight')).toEqual(['turn e2 ew', 'turn e2 ns']);
    const t = her('KG', 'ENT #A09', {});
    act(t, 'knight', 'walk e1');
    expect(isLit(t, at(t, 'e1'))).toBe(true);
    expect(t.map.layout.walls[at(t, 'e1')]).toBe(0b0101); // an open side to where she came from
  });
});

describe('Shield', () => {
  test('[KNIGHT-SHIELD-1] behind it she is not moved by others', () => {
    const s = her('KG', 'ENT', { gear: [0, 0, 0, 1] });
    expect(isShielded(s)).toBe(true);
  });
  test('[KNIGHT-SHIELD-2] each loss is 1 at most', () => {
    const s = scene('KG');
    Object.assign(s.knight!, { grit: 20, onGrit: 24, gear: [0, 0, 0, 1] });
    loseGrit(s, GRIT_LOSS.scratch, 'TURN-11');
    loseGrit(s, GRIT_LOSS.spores, 'TURN-11');
    expect([s.knight!.grit, told(s).filter((news) => news === 'shielded')]).toEqual([18, ['shielded', 'shielded']]);
  });
  test('[KNIGHT-SHIELD-2] a cube placed after the Gem was rolled comes too late: she is not asked', () => {
    const s = her(
      'KD',
      'ENT',
      { grit: 10, onGrit: 30, ready: 1, tracks: [0, 0, 2] },
      { lay: (s) => (s.dragon!.gems[0] = 0) },
    );
    loadDice(s, 5);
    act(s, 'knight', 'take claw gem');
    expect(go(s).knight!.grit).toBe(8);
  });
});
