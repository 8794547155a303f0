import { describe, expect, test } from 'vitest';
import { scene } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { afterBids, asked, clauseOf, GREEN, go, may, names, RED, told, YELLOW } from '../acting.ts';

const four = [{ boulders: '3 red' }, { boulders: '3 green' }, { boulders: '3 yellow' }, { boulders: '3 purple' }];
const claiming = (company: string, places: number[], faceDown?: string) =>
  scene({ trolls: four, company, places, steps: [{ step: 'claims', place: 0 }], ...(faceDown && { faceDown }) });

describe('Claim', () => {
  test('[CLAIM-1] in order of place, and from first place again', () => {
    const s = claiming('princess, duke, baron, woodsman', [YELLOW, RED, GREEN], 'monk');
    expect(view(s, null).claims).toEqual([YELLOW, RED, GREEN, YELLOW, RED]);
    go(s, 'yellow: claim princess', 'red: claim duke', 'green: claim baron', 'yellow: claim woodsman');
    expect(asked(s)).toBe('red: claim');
    expect(clauseOf(s, RED, { do: 'claim', traveller: 9 })).toBe('CLAIM-1');
  });

  test('[CLAIM-2] exactly one card, and never a pass', () => {
    const s = claiming('knight, knight, dragon', [RED, GREEN]);
    expect(may(s, RED)).toEqual(['claim knight', 'claim dragon']);
    expect(clauseOf(s, RED, { do: 'pass' })).toBe('CLAIM-2');
    go(s, 'red: claim knight');
    expect(asked(s)).toBe('green: claim');
  });

  test('[CLAIM-3] closed trolls claim nothing', () => {
    const s = claiming('princess, duke, baron', [GREEN, YELLOW]);
    expect(may(s, RED)).toEqual([]);
    go(s, 'green: claim princess', 'yellow: claim duke', 'green: claim baron');
    expect(s.food.map((pile) => pile.length)).toEqual([0, 2, 1, 0]);
  });

  test('[CLAIM-4] a troll may claim the face-down card unseen, shows it and keeps it', () => {
    const s = claiming('princess', [RED, GREEN], 'woodsman');
    expect(may(s, RED)).toEqual(['claim princess', 'claim face-down card']);
    const news = go(s, 'red: claim face-down card');
    expect(told(news, 'claimed')).toMatchObject([{ seat: RED, faceDown: true, clause: 'CLAIM-4' }]);
    expect(s.points[RED]).toBe(7);
    expect(s.noReturn).toBe(s.ply);
    expect(clauseOf(s, GREEN, { do: 'claimFaceDown' })).toBe('CLAIM-4');
  });

  test('[CLAIM-5] one claim is finished before the next', () => {
    const s = claiming('monk, serf', [RED, GREEN]);
    go(s, 'red: claim monk');
    expect(asked(s)).toBe('red: place');
    expect(may(s, GREEN)).toEqual([]);
    go(s, 'red: place monk in food');
    expect(asked(s)).toBe('green: claim');
  });

  test('[CLAIM-6] a lone open troll takes the whole company, card by card', () => {
    const s = claiming('princess, duke, woodsman', [GREEN]);
    go(s, 'green: claim duke', 'green: claim woodsman', 'green: claim princess');
    expect(names(s.food[GREEN]!)).toEqual(['duke', 'princess']);
    expect(asked(s)).toBe(': over'); // nothing else was planned in this scene
  });

  test('[CLAIM-1] fewer cards than open trolls: the last get none', () => {
    const s = scene({
      trolls: four.map((troll, seat) =>
        seat < 3 ? { ...troll, bid: `1 ${['red', 'green', 'yellow'][seat]}` } : troll,
      ),
      company: 'princess',
      faceDown: 'duke',
      places: [RED, GREEN, YELLOW],
      steps: afterBids([RED, GREEN, YELLOW], 6),
    });
    go(s, 'red: claim princess', 'green: claim face-down card');
    expect(asked(s)).toBe('yellow: pile');
  });
});

describe('Placing a traveller', () => {
  test('[PLACE-1] a regular traveller: food or toll, once and for all', () => {
    const s = claiming('minstrels, monk', [RED, GREEN]);
    go(s, 'red: claim minstrels');
    expect(may(s, RED)).toEqual(['place minstrels in food', 'place minstrels in tolls']);
    go(s, 'red: place minstrels in tolls', 'green: claim monk', 'green: place monk in food');
    expect([names(s.tolls[RED]!), names(s.food[RED]!)]).toEqual([['minstrels'], []]);
    expect(view(s, null).trolls[RED]).toMatchObject({ tollTotal: 5, foodTotal: 0 });
    expect(view(s, null).trolls[GREEN]).toMatchObject({ tollTotal: 0, foodTotal: 4 });
  });

  test('[PLACE-2] a royal goes to Food without a choice', () => {
    const s = claiming('princess, baron', [RED, GREEN]);
    go(s, 'red: claim princess');
    expect(names(s.food[RED]!)).toEqual(['princess']);
    expect(asked(s)).toBe('green: claim');
  });

  test('[PLACE-3] a special goes to the hand, and others see only how many there are', () => {
    const s = claiming('jester, monk', [RED, GREEN]);
    go(s, 'red: claim jester');
    expect(names(s.hand[RED]!)).toEqual(['jester']);
    expect(view(s, GREEN).trolls[RED]).toMatchObject({ hand: null, handCount: 1 });
    expect(view(s, RED).trolls[RED]!.hand).toMatchObject([{ id: 'jester' }]);
  });

  test.each([
    ['woodsman', 2],
    ['carpenter', 3],
  ])('[PLACE-4] a %s is discarded for %i points', (bonus, points) => {
    const s = claiming(`${bonus}, monk`, [RED]);
    go(s, `red: claim ${bonus}`);
    expect(s.points[RED]).toBe(5 + points);
    expect(names(s.discards)).toEqual([bonus]);
  });
});
