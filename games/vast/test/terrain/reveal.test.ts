import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { DRAGON_DIE } from '../../src/data/dice.ts';
import type { Role } from '../../src/data/roles.ts';
import { act, at, choices, go, places, scene, told } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import type { Cause } from '../../src/terrain/contents.ts';
import { EVENT_TOKEN } from '../../src/terrain/state.ts';
import { rockslide } from '../../src/terrain/words/effects/edges.ts';
import { reveal } from '../../src/terrain/words/effects/revealing.ts';
import { affected, cellOf, isLit } from '../../src/terrain/words/questions/map.ts';
import { hasToken } from '../../src/terrain/words/questions/tokens.ts';
import { plan } from '../../src/words/effects/agenda.ts';
import { castDie } from '../../src/words/effects/dice.ts';
import { isCenter } from '../../src/words/questions/dice.ts';
import { seatOf } from '../../src/words/questions/seats.ts';

/** A scene in which these tiles are being revealed; the Knight goes on afterwards. */
function revealing(picture: string, names: string[], cause: Cause = 'flare', from = -1, by: Role = 'knight'): State {
  const s = scene('KGD', picture, { plan: [{ step: 'knight.act' }] });
  s.seat = seatOf(s, by);
  reveal(
    s,
    names.map((name) => at(s, name)),
    by,
    cause,
    from,
  );
  return go(s);
}
const RING = '#A10 #A13 #E07\n#E05 ENT #A01\n#E10 #E14 #E15';

describe('Revealing', () => {
  test('[REVEAL-1] the tile turns to its Lit side, and the revealing player orients it', () => {
    const s = revealing('. #A10 .\n#A13 ENT #A03\n. #E05 .', ['e1']);
    expect(isLit(s, at(s, 'e1'))).toBe(true);
    expect(told(s)).toContain('revealed');
    expect(choices(s, 'knight')).toEqual(['turn e1 n', 'turn e1 e', 'turn e1 s']);
  });
  test('[REVEAL-2] the Knight keeps an open side to where she came from', () => {
    const s = revealing(RING.replace('#A01', '#A12'), ['e1'], 'encounter', 3);
    expect(s.map.layout.walls[at(s, 'e1')]! & 8).toBe(0); // the only open side faces west
  });
  test('[REVEAL-3] otherwise it must lead through Lit tiles to the Entrance', () => {
    const s = revealing('. #A13 #A10\n#E05 ENT #A12 #E07\n. #E14 #E15', ['e1']);
    expect(choices(s, 'knight')).not.toContain('turn e1 esw'); // would open to the north alone
    expect(s.map.layout.walls[at(s, 'e1')]).toBe(7); // one orientation only: no question
  });
  test('[REVEAL-4] if that cannot be, any orientation will do', () => {
    const s = revealing('. #A13 #A10\n#E05 ENT #A04 #A03 #E07\n. #E14 #E15', ['e2']);
    expect(choices(s, 'knight').length).toBe(4);
  });
  test('[REVEAL-4] a Rockslide cuts the way to the Entrance', () => {
    const s = scene('KGD', '. #A10 .\n#A13 ENT #A03\n. #E05 .', { plan: [{ step: 'knight.act' }] });
    rockslide(s, 0, 1, null);
    reveal(s, [at(s, 'e1')], 'knight', 'flare');
    expect(choices(go(s), 'knight').length).toBe(4);
  });
  test('[REVEAL-5] several tiles: in the order one likes, all before edges are filled', () => {
    const s = revealing('. #A10 .\n#E05 ENT #A01\n. #A13 .', ['n1', 'e1']);
    expect(choices(s, 'knight')).toEqual(['reveal n1', 'reveal e1']);
    act(s, 'knight', 'reveal e1');
    const order = told(s).filter((news) => news === 'revealed' || news === 'placed');
    expect(order.slice(0, 2)).toEqual(['revealed', 'revealed']);
    expect(choices(s, 'knight').some((line) => line.startsWith('place'))).toBe(true);
  });
  test('[REVEAL-6] an Event tile of her Encounter gets no token', () => {
    const s = revealing(RING.replace('#A01', '#E11'), ['e1'], 'encounter', 3);
    expect(hasToken(s, at(s, 'e1'), 'event')).toBe(false);
  });
  test.each([
    ['#T01', 'treasure'],
    ['#C01', 'crystal'],
    ['#V01', 'vault'],
    ['#E10', 'event'],
  ] as const)('[REVEAL-7] %s gets a %s token', (tile, token) => {
    const s = revealing(RING.replace('#E10', '#A05').replace('#A01', tile), ['e1']);
    expect(hasToken(s, at(s, 'e1'), token)).toBe(true);
  });
  test('[REVEAL-7] an Ambush tile gets nothing', () => {
    const s = revealing(RING, ['e1']);
    expect(s.map.tokens[at(s, 'e1')]! & EVENT_TOKEN).toBe(0);
  });
  test('[REVEAL-8] every tile turned counts', () => {
    const s = revealing(RING.replace('#A01', '#C01'), ['e1']);
    expect([s.map.revealed, s.map.crystalsRevealed]).toEqual([1, 1]);
  });
  test('[REVEAL-9] her Flare pays 1 Grit a tile, after the edges are filled; a Dragon is proud of an Event', () => {
    const s = revealing('. #A10 .\n#E05 ENT #A01\n. #A13 .', ['e1']);
    expect(s.knight!.grit).toBe(0);
    while (!choices(s, 'knight').includes('end turn')) act(s, 'knight', choices(s, 'knight')[0]!);
    expect(s.knight!.grit).toBe(1);
    const t = revealing(RING, ['w1'], 'power', -1, 'dragon');
    while (choices(t, 'dragon').length > 0) act(t, 'dragon', choices(t, 'dragon')[0]!);
    expect(t.dragon!.done & 1).toBe(1);
  });
  test('[SWITCH-11] by the switch a Rockslide falls where the revealed tile has a wall', () => {
    for (const [rockslideOnReveal, left] of [
      ['stays', 1],
      ['fallsOnWall', 0],
    ] as const) {
      const s = scene('KGD', '. #A10 .\n#A13 ENT #A12\n. #E05 .', { settings: { rockslideOnReveal } });
      rockslide(s, 0, 1, null);
      plan(s, { step: 'map.orient', space: at(s, 'e1'), by: 'knight', from: -1 });
      act(go(s), 'knight', 'turn e1 esw');
      expect(s.map.layout.rockslides.length).toBe(left);
    }
  });
});

describe('Dice', () => {
  test('[DICE-1] six faces', () => {
    expect(DRAGON_DIE.map((face) => face.cells.filter((cell) => cell === 1).length)).toEqual([8, 4, 5, 4, 5, 1]);
  });
  test('[DICE-2] a face affects the tiles that are there', () => {
    const s = scene('KG', '#A01 . #A05\n. ENT #A10\n. #A13 .');
    expect(places(s, affected(s, cellOf(s, 0), 2))).toEqual(['0', 'e1', 's1']);
    expect(places(s, affected(s, cellOf(s, 0), 3))).toEqual(['n1e1', 'n1w1']);
  });
  test('[DICE-3] three faces show the center', () => {
    const s = scene('KG');
    expect([0, 1, 2, 3, 4, 5].map((die) => isCenter({ ...s, die }))).toEqual([false, false, true, false, true, true]);
  });
  test('[DICE-4] [SWITCH-22] with the Shriek token the Dragon has any roll of his turn repeated, by the switch his own', () => {
    for (const [shriekScope, asked] of [
      ['anyRoll', 'dragon.shriek'],
      ['dragonDie', 'knight.strike'],
    ] as const) {
      const s = scene('KGD', 'ENT', { settings: { shriekScope } });
      s.seat = 2;
      s.dragon!.shriek = true;
      loadDice(s, 5, 0);
      castDie(s, 'dragon', 'knight', { step: 'knight.strike', bomb: false });
      expect(s.agenda.at(-1)!.step).toBe(asked);
      if (asked !== 'dragon.shriek') continue;
      act(s, 'dragon', 'shriek');
      expect([s.die, s.dragon!.shriek, s.dragon!.health]).toEqual([0, false, 5]);
    }
  });
});
