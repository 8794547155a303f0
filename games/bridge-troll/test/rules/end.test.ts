import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { result } from '../../src/rules/end.ts';
import { scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, RED } from '../acting.ts';

/** The last roll finds no travellers. */
function over(...trolls: TrollInWords[]) {
  const s = scene({ trolls, deck: 1, steps: [{ step: 'roll' }, { step: 'scores', nth: 0 }] });
  loadDice(s, 0);
  go(s, 'red: roll');
  return s;
}

describe('End', () => {
  test('[END-1] at once: no more trade-ins', () => {
    const s = over({ food: 'princess', tolls: 'priest' }, {}, {});
    expect(asked(s)).toBe(': over');
    expect(s.agenda).toEqual([]);
    expect(result(s)!.scores[RED]).toBe(5);
  });

  test('[END-4] the highest score wins, with markers or with upgrades', () => {
    const s = over({ points: 9 }, { points: 2, upgrades: [8] }, { points: 30 });
    expect(result(s)).toEqual({ scores: [9, 11, 30], places: [3, 2, 1] });
  });

  test('[END-2] markers, upgrades and one more for each; nothing for cards, hand and boulders', () => {
    const s = over(
      { points: 3, upgrades: [15, 4], food: 'princess', tolls: 'priest', hand: 'jester', boulders: '9 red' },
      { points: 24 },
      { points: 1 },
    );
    expect(result(s)).toEqual({ scores: [24, 24, 1], places: [1, 2, 3] });
  });

  test('[END-2] during the game there is no result', () => {
    expect(result(scene({ trolls: [{}, {}, {}], steps: [{ step: 'roll' }] }))).toBeNull();
  });

  test.each<[string, TrollInWords, TrollInWords, number[]]>([
    ['more in upgrades wins', { points: 9 }, { points: 0, upgrades: [8] }, [2, 1, 3]],
    [
      'the numbers count, without the extra points',
      { points: 1, upgrades: [2, 3] },
      { points: 2, upgrades: [5] },
      [1, 1, 3],
    ],
    ['then more boulders', { points: 9, boulders: '3 red' }, { points: 9, boulders: '4 green' }, [2, 1, 3]],
    ['then it is shared', { points: 9, boulders: '3 red' }, { points: 9, boulders: '3 green' }, [1, 1, 3]],
  ])('[END-3] a tie: %s', (_what, red, green, places) => {
    expect(result(over(red, green, { points: 0 }))!.places).toEqual(places);
  });

  test('[TABLE-1] when the game is over, no one acts', () => {
    const s = over({}, {}, {});
    expect(clauseOf(s, RED, { do: 'roll' })).toBe('TABLE-1');
    expect(view(s, GREEN).trolls.map((troll) => troll.points)).toEqual([5, 5, 5]);
  });

  test('[TABLE-2] only the trolls the game waits for may act', () => {
    const s = scene({ trolls: [{}, {}, {}], steps: [{ step: 'roll' }] });
    expect(clauseOf(s, GREEN, { do: 'roll' })).toBe('TABLE-2');
  });

  test('[TABLE-3] they must answer the open question', () => {
    const s = scene({ trolls: [{}, {}, {}], steps: [{ step: 'roll' }] });
    expect(clauseOf(s, RED, { do: 'claimFaceDown' })).toBe('TABLE-3');
  });
});
