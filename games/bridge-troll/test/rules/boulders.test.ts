import { describe, expect, test } from 'vitest';
import { heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, PURPLE, RED, refusal, told, under, YELLOW } from '../acting.ts';

describe('Bid piles', () => {
  const taking = () =>
    scene({
      trolls: [{ bid: '3 red' }, { bid: '2 green' }, { bid: '1 yellow 1 purple' }, {}],
      places: [RED, GREEN, YELLOW],
      steps: [{ step: 'piles', place: 2 }],
    });

  test('[PILE-1] last place first, any whole pile, its own too', () => {
    const s = taking();
    expect(asked(s)).toBe('yellow: pile');
    expect(may(s, YELLOW)).toEqual(["take red's pile", "take green's pile", "take yellow's pile"]);
    go(s, "yellow: take red's pile");
    expect(asked(s)).toBe('green: pile');
    expect(may(s, GREEN)).toEqual(["take green's pile", "take yellow's pile"]);
    expect(refusal(s, GREEN, { do: 'take', from: RED })).toEqual({ clause: 'PILE-1', fact: { from: RED } });
    expect(view(s, null).trolls[YELLOW]!.boulders).toEqual(heap('3 red'));
  });

  test('[PILE-2] the trophy goes back, and first place gets the pile that is left', () => {
    const s = taking();
    go(s, "yellow: take red's pile");
    expect(view(s, null).trolls.map((troll) => troll.place)).toEqual([1, 2, null, null]);
    const news = go(s, "green: take green's pile");
    expect(told(news, 'tookPile')).toMatchObject([
      { seat: GREEN, from: GREEN },
      { seat: RED, from: YELLOW, boulders: heap('1 yellow 1 purple') },
    ]);
    expect(view(s, null).trolls.map((troll) => [troll.place, troll.closed])).toEqual([
      [null, false],
      [null, false],
      [null, false],
      [null, true],
    ]);
  });
});

describe('Closed trolls draw', () => {
  const drawing = (trolls: readonly TrollInWords[], places: number[], boulders: number, active = 0, settings = {}) =>
    scene({ trolls, places, active, settings, steps: [{ step: 'draws', nth: 0, boulders, rivals: true }] });
  test('[DRAW-1] clockwise from the active troll, in colours of the drawer’s choice', () => {
    const s = drawing([{}, {}, { boulders: '1 yellow' }, { boulders: '1 purple' }], [2, 3], 4, GREEN);
    expect(asked(s)).toBe('green: draw');
    go(s, 'green: draw 3 red');
    expect(may(s, GREEN)).toEqual(['draw 1 red', 'draw 1 green', 'draw 1 yellow', 'draw 1 purple']);
    expect(refusal(s, GREEN, { do: 'draw', colour: 1, boulders: 2 })).toEqual({
      clause: 'DRAW-1',
      fact: { colour: 1, have: 9, left: 1 },
    });
    go(s, 'green: draw 1 purple');
    expect(asked(s)).toBe('red: draw');
    expect(view(s, null).trolls[GREEN]!.boulders).toEqual(heap('3 red 1 purple'));
  });

  test.each([
    [3, [1, 2], 6],
    [4, [0, 1, 2], 6],
    [4, [0, 1], 4],
    [5, [0, 1, 2], 3],
    [6, [0, 1, 2], 3],
  ])('[DRAW-1] %i trolls, %j open: %i boulders for each closed one', (seats, places, boulders) => {
    const trolls = Array.from({ length: seats }, (_, i) => ({
      boulders: `2 ${['red', 'green', 'yellow', 'purple', 'brown', 'blue'][i]}`,
    }));
    const s = scene({ trolls, company: 'monk, serf', faceDown: 'dragon', steps: [{ step: 'bid' }] });
    for (let seat = 0; seat < seats; seat++) {
      const name = ['red', 'green', 'yellow', 'purple', 'brown', 'blue'][seat]!;
      go(s, places.includes(seat) ? `${name}: bid 1 ${name}` : `${name}: stay closed`);
    }
    expect(s.agenda.find((step) => step.step === 'draws')).toMatchObject({ boulders });
  });

  test('[DRAW-2] the richest other troll makes up for a short supply', () => {
    const s = drawing(
      [{}, { boulders: '8 red 9 green' }, { boulders: '9 yellow' }, { boulders: '9 purple' }],
      [1, 2, 3],
      3,
    );
    expect(under(s, RED)).toBe(1); // the last boulder of the supply
    expect(asked(s)).toBe('red: plunder');
    go(s, 'red: draw 2 green');
    expect([under(s, RED), under(s, GREEN), under(s, YELLOW)]).toEqual([3, 15, 9]);
  });

  test('[DRAW-2] if several tie for richest, the drawer names one', () => {
    const s = drawing(
      [{ boulders: '9 red' }, { boulders: '9 green' }, { boulders: '9 yellow' }, { boulders: '8 purple' }],
      [0, 1, 2],
      3,
    );
    expect(under(s, PURPLE)).toBe(9); // the last purple boulder from the supply
    expect(may(s, PURPLE)).toEqual(['draw from red', 'draw from green', 'draw from yellow']);
    expect(clauseOf(s, PURPLE, { do: 'drawFrom', rival: PURPLE })).toBe('DRAW-2');
    go(s, 'purple: draw from yellow');
    expect([under(s, YELLOW), under(s, PURPLE)]).toEqual([7, 11]);
  });

  test('[DRAW-3] the drawer chooses the rival’s colours', () => {
    const s = drawing(
      [
        { boulders: '7 red 6 green' },
        { boulders: '2 red 3 green' },
        { boulders: '9 yellow' },
        { boulders: '8 purple' },
      ],
      [0, 2, 3],
      3,
    );
    expect(asked(s)).toBe('green: plunder');
    expect(may(s, GREEN)).toEqual(['draw 1 red', 'draw 2 red', 'draw 1 green', 'draw 2 green']);
    expect(clauseOf(s, GREEN, { do: 'draw', colour: 2, boulders: 1 })).toBe('DRAW-1');
    go(s, 'green: draw 1 red', 'green: draw 1 green');
    expect(view(s, null).trolls[GREEN]!.boulders).toEqual(heap('3 red 4 green 1 purple'));
    expect(under(s, RED)).toBe(11);
  });

  test('[DRAW-4] a drawer that alone has the most draws no more', () => {
    const s = scene({
      trolls: [
        { boulders: '9 red 3 green' },
        { boulders: '6 green' },
        { boulders: '9 yellow' },
        { boulders: '8 purple' },
      ],
      places: [1, 2, 3],
      steps: [{ step: 'scores', nth: 0 }],
    });
    s.agenda = [
      { step: 'turnEnds' },
      { step: 'draws', nth: 0, boulders: 3, rivals: true },
      { step: 'surrender', seat: 0 },
    ];
    s.upgrades[0] = [15];
    const news = go(s, 'red: surrender upgrade 15');
    expect(told(news, 'drewNoMore')).toMatchObject([{ seat: RED, missing: 2, clause: 'DRAW-4' }]);
    expect(under(s, RED)).toBe(13);
    expect(under(s, YELLOW)).toBe(9);
  });

  test('[DRAW-4] a drawer that shares the lead, counting what it just drew, takes from a tied rival', () => {
    const s = drawing([{ boulders: '9 red 9 green' }, { boulders: '9 yellow' }, { boulders: '9 purple' }], [0, 2], 3);
    expect([under(s, RED), under(s, GREEN)]).toEqual([18, 9]); // the supply is empty, and red, the richest, is plundered
    expect(asked(s)).toBe('green: plunder');
    const tied = drawing(
      [{ boulders: '9 red' }, { boulders: '8 green' }, { boulders: '9 yellow' }, { boulders: '9 purple' }],
      [0, 2, 3],
      2,
    );
    expect(may(tied, GREEN)).toEqual(['draw from red', 'draw from yellow', 'draw from purple']);
  });

  test('[SETTING-3] tiedDrawer stops: a drawer that shares the lead draws no more, a poorer one still does', () => {
    const settings = { tiedDrawer: 'stops' } as const;
    const rest = [{ boulders: '9 yellow' }, { boulders: '9 purple' }];
    const tied = drawing([{ boulders: '9 red' }, { boulders: '8 green' }, ...rest], [0, 2, 3], 2, RED, settings);
    expect([under(tied, GREEN), asked(tied)]).toEqual([9, ': over']); // one from the supply, then the lead is shared
    rest[1] = { boulders: '9 purple 1 green' };
    const poorer = drawing([{ boulders: '9 red' }, { boulders: '7 green' }, ...rest], [0, 2, 3], 3, RED, settings);
    go(poorer, 'green: draw 2 purple');
    expect(under(poorer, GREEN)).toBe(10);
  });
});
