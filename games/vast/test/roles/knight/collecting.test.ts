import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { FACE_DOWN, OUT } from '../../../src/data/knight.ts';
import { ON_BOARD } from '../../../src/roles/dragon/state.ts';
import { act, choices } from '../../../src/scenes/index.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { asked, barred, her } from './her.ts';

describe('Collecting', () => {
  test('[KNIGHT-GATHER-1] each token on its own: back to the supply, and the top card is hers to answer', () => {
    const lay = (s: Parameters<typeof placeToken>[0]) => {
      placeToken(s, 0, 'treasure');
      placeToken(s, 0, 'treasure');
    };
    const s = her('KG', 'ENT', {}, { lay });
    s.treasureDeck = [2, 5];
    act(s, 'knight', 'take treasure');
    expect([s.map.treasures[0], s.map.supply, s.knight!.offered, asked(s)]).toEqual([1, 9, 5, 'knight.offer']);
    act(s, 'knight', 'keep');
    act(s, 'knight', 'take treasure');
    act(s, 'knight', 'keep');
    expect([s.knight!.encounters, s.map.supply]).toEqual([1, 10]);
    expect(barred(s, { do: 'gatherTreasure' })).toBe('KNIGHT-GATHER-1');
  });
  test('[KNIGHT-GATHER-1] the Cave hands over one of two, the other goes under the deck', () => {
    const s = her('KGC', 'ENT', {}, { lay: (s) => placeToken(s, 0, 'treasure') });
    s.treasureDeck = [0, 1, 2];
    act(s, 'knight', 'take treasure');
    expect(choices(s, 'cave')).toHaveLength(2);
    act(s, 'cave', 'hand treasure 2');
    expect([s.knight!.offered, s.treasureDeck]).toEqual([1, [2, 0]]);
  });
  test('[KNIGHT-GATHER-2] kept face down, or declined for 5 Grit and out of the game', () => {
    for (const [answer, state, grit] of [
      ['keep', FACE_DOWN, 0],
      ['decline', OUT, 5],
    ] as const) {
      const s = her('KG', 'ENT', {}, { lay: (s) => placeToken(s, 0, 'treasure') });
      s.treasureDeck = [4];
      act(s, 'knight', 'take treasure');
      act(s, 'knight', answer);
      expect([s.knight!.treasure[4], s.knight!.grit]).toEqual([state, grit]);
    }
  });
  test('[KNIGHT-GATHER-2] without cards the token is worth 5 Grit', () => {
    const s = her('KG', 'ENT', {}, { lay: (s) => placeToken(s, 0, 'treasure') });
    s.treasureDeck = [];
    act(s, 'knight', 'take treasure');
    expect([s.knight!.grit, asked(s)]).toEqual([5, 'knight.act']);
  });
  test.each([
    ['trapped', 5, 8],
    ['safe', 0, 15],
  ] as const)('[KNIGHT-GATHER-3] a %s Gem', (_what, die, grit) => {
    const s = her('KD', 'ENT', { grit: 10, onGrit: 30 }, { lay: (s) => (s.dragon!.gems[1] = 0) });
    loadDice(s, die);
    act(s, 'knight', 'take flame gem');
    expect([s.knight!.grit, s.dragon!.gems[1], s.knight!.encounters]).toEqual([grit, ON_BOARD, 1]);
    expect(barred(s, { do: 'gatherGem', gem: 1 })).toBe('KNIGHT-GATHER-3');
  });
});
