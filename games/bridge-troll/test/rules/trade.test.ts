import { describe, expect, test } from 'vitest';
import { tradeInsIn } from '../../src/queries/index.ts';
import { card, heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, names, RED, refusal, told, under, YELLOW } from '../acting.ts';

/** Red's score step; the others have nothing. */
const scoring = (red: TrollInWords, open: boolean, stack: number[] = [1, 15]) =>
  scene({
    trolls: [red, { boulders: '2 green', points: 0 }, { boulders: '2 yellow', points: 0 }],
    places: open ? [RED, GREEN] : [GREEN],
    stack,
    steps: [{ step: 'scores', nth: 0 }, { step: 'turnEnds' }],
  });
const book = { food: 'pilgrim, farmer', tolls: 'pilgrim, peddler' }; // food 3 and 4, tolls 2 and 4

describe('Trade-in', () => {
  test('[TRADE-1] clockwise from the active troll; everyone may, no one must', () => {
    const each = { food: 'serf', tolls: 'pilgrim' };
    const s = scene({
      trolls: [each, { food: 'monk', tolls: 'pilgrim' }, each],
      active: GREEN,
      places: [GREEN],
      stack: [],
      steps: [{ step: 'scores', nth: 0 }, { step: 'turnEnds' }],
    });
    const order = [asked(s)];
    go(s, 'green: done');
    order.push(asked(s));
    go(s, 'yellow: done');
    order.push(asked(s));
    go(s, 'red: done');
    expect(order).toEqual(['green: score', 'yellow: score', 'red: score']);
    expect(asked(s)).toBe('yellow: roll');
    expect(s.points).toEqual([5, 5, 5]);
  });

  test('[TRADE-1] trolls that can do nothing are skipped; a troll cannot add a card it does not have', () => {
    expect(asked(scoring({ food: 'monk' }, true))).toBe('green: roll');
    expect(clauseOf(scoring(book, true), RED, { do: 'add', from: 'food', traveller: card('duke') })).toBe('TRADE-1');
  });

  test.each([
    [['add pilgrim from food', 'add farmer from food', 'add pilgrim from tolls', 'add peddler from tolls'], 6],
    [['add pilgrim from food', 'add pilgrim from tolls'], 2],
    [['add farmer from food', 'add peddler from tolls'], 4],
  ])('[TRADE-2] %j scores %i', (lines, points) => {
    const s = scoring(book, true);
    go(s, ...lines.map((line) => `red: ${line}`));
    expect(view(s, null).trade!.points).toBe(points);
    go(s, 'red: trade in');
    expect(s.points[RED]).toBe(5 + points);
  });

  test('[TRADE-2] the news are the same if the game was stored in the middle of it', () => {
    const s = scoring(book, true);
    go(s, 'red: add farmer from food', 'red: add peddler from tolls');
    const stored = JSON.parse(JSON.stringify(s)) as typeof s;
    expect(told(go(stored, 'red: trade in'), 'tradedIn')).toMatchObject([{ clause: 'TRADE-2' }]);
  });

  test('[TRADE-2] an open troll needs both sides', () => {
    const s = scoring(book, true);
    go(s, 'red: add farmer from food');
    expect(refusal(s, RED, { do: 'cashIn' })).toEqual({ clause: 'TRADE-2', fact: { food: 1, tolls: 0 } });
  });

  test('[TRADE-3] a closed troll adds two boulders per point to the lower side, until both are equal', () => {
    const s = scoring({ boulders: '3 red 3 green', food: 'monk', tolls: 'pilgrim, serf' }, false); // 4 against 3
    go(s, 'red: add monk from food', 'red: add pilgrim from tolls', 'red: add serf from tolls');
    expect(may(s, RED)).toContain('add 2 red');
    expect(may(s, RED)).not.toContain('add 3 red');
    go(s, 'red: add 1 red', 'red: add 1 green');
    expect(view(s, null).trade!.points).toBe(4);
    expect(clauseOf(s, RED, { do: 'addBoulders', colour: 0, boulders: 1 })).toBe('TRADE-3');
    go(s, 'red: trade in');
    expect([s.points[RED], under(s, RED)]).toEqual([9, 4]);
  });

  test('[TRADE-3] the lower side may be empty, equal sides take no boulders', () => {
    const s = scoring({ boulders: '9 red 2 green', food: 'princess' }, false);
    go(s, 'red: add princess from food', 'red: add 8 red', 'red: add 2 green', 'red: trade in');
    expect(s.points[RED]).toBe(10);
    const equal = scoring({ boulders: '9 red', food: 'monk', tolls: 'peddler' }, false);
    go(equal, 'red: add monk from food', 'red: add peddler from tolls');
    expect(may(equal, RED)).toEqual(['done', 'trade in']);
  });

  test('[TRADE-4] an open troll cannot add boulders', () => {
    const s = scoring({ ...book, boulders: '6 red' }, true);
    go(s, 'red: add farmer from food', 'red: add pilgrim from tolls');
    expect(clauseOf(s, RED, { do: 'addBoulders', colour: 0, boulders: 2 })).toBe('TRADE-4');
  });

  test('[TRADE-5] cards to the discards, boulders to the supply, points to the troll, unseen by the others', () => {
    const s = scoring({ boulders: '3 red', food: 'monk', tolls: 'pilgrim, serf' }, false);
    const supply = s.supply[0]!;
    const news = go(s, 'red: add monk from food', 'red: add serf from tolls', 'red: add 2 red', 'red: trade in');
    expect(names(s.discards)).toEqual(['monk', 'serf']);
    expect([names(s.food[RED]!), names(s.tolls[RED]!)]).toEqual([[], ['pilgrim']]);
    expect(s.supply[0]).toBe(supply + 2);
    expect(told(news, 'tradedIn')).toMatchObject([{ points: 2, boulders: heap('2 red') }]);
    expect(view(s, GREEN).trolls[RED]!.points).toBeNull();
  });

  test('[TRADE-6] once per turn', () => {
    const s = scoring(book, true);
    go(s, 'red: add pilgrim from food', 'red: add pilgrim from tolls', 'red: trade in');
    expect(may(s, RED)).toEqual([]);
  });

  test('[TRADE-7] cards first, boulders after', () => {
    const s = scoring({ ...book, boulders: '6 red' }, false);
    go(s, 'red: add farmer from food', 'red: add 1 red');
    expect(clauseOf(s, RED, { do: 'add', from: 'food', traveller: card('pilgrim') })).toBe('TRADE-7');
  });

  test('[TRADE-8] a trade-in scores at least one point', () => {
    const s = scoring({ ...book, boulders: '6 red' }, false);
    go(s, 'red: add farmer from food');
    expect(clauseOf(s, RED, { do: 'cashIn' })).toBe('TRADE-8');
  });

  test('[TRADE-9] a special goes straight from the hand into the trade-in, as food', () => {
    const s = scoring({ hand: 'stonemason', tolls: 'peddler' }, true);
    go(s, 'red: add stonemason from hand', 'red: add peddler from tolls', 'red: trade in');
    expect(s.points[RED]).toBe(8);
    expect([s.hand[RED], s.food[RED]]).toEqual([[], []]);
  });

  test('[TRADE-10] a single boulder is refused', () => {
    const s = scoring({ ...book, boulders: '6 red' }, false);
    go(s, 'red: add farmer from food', 'red: add pilgrim from tolls', 'red: add 3 red');
    expect(refusal(s, RED, { do: 'cashIn' })).toEqual({ clause: 'TRADE-10', fact: { boulders: 3 } });
    go(s, 'red: add 1 red', 'red: trade in');
    expect(s.points[RED]).toBe(9);
  });

  test('[TRADE-12] a trade-in that is called off leaves cards, hand and boulders as they were', () => {
    const s = scoring({ hand: 'stonemason, jester', food: 'jester', tolls: 'peddler', boulders: '4 red' }, false);
    const before = structuredClone({
      food: s.food,
      hand: s.hand,
      tolls: s.tolls,
      boulders: s.boulders,
      points: s.points,
    });
    const news = go(
      s,
      'red: add stonemason from hand',
      'red: add jester from hand',
      'red: add peddler from tolls',
      'red: add 2 red',
    );
    expect(names(s.hand[RED]!)).toEqual(['stonemason', 'jester']);
    expect(view(s, GREEN).trade!.hand.map(({ id }) => id)).toEqual(['stonemason', 'jester']);
    expect(told(news, 'ate')).toEqual([]);
    go(s, 'red: done');
    expect(s).toMatchObject(before);
  });

  test('[TRADE-12] the same special may be added from Food and from the hand, each as often as it is there', () => {
    const s = scoring({ hand: 'jester', food: 'jester', tolls: 'peddler' }, true);
    go(s, 'red: add jester from hand');
    expect(may(s, RED)).toContain('add jester from food');
    expect(may(s, RED)).not.toContain('add jester from hand');
    const news = go(s, 'red: add jester from food', 'red: add peddler from tolls', 'red: trade in');
    expect(told(news, 'ate')).toMatchObject([{ clause: 'TRADE-9' }]);
    expect([s.hand[RED], s.food[RED], s.points[RED]]).toEqual([[], [], 9]);
  });

  test.each([
    [['add serf from food', 'add serf from tolls'], 1],
    [
      [
        'add serf from food',
        'add monk from food',
        'add serf from tolls',
        'add peddler from tolls',
        'add priest from tolls',
      ],
      7,
    ],
  ])('[TRADE-13] as few cards as %j, or as many', (lines, points) => {
    const s = scoring({ food: 'serf, monk', tolls: 'serf, peddler, priest' }, true);
    go(s, ...lines.map((line) => `red: ${line}`), 'red: trade in');
    expect(s.points[RED]).toBe(5 + points);
  });

  test('[TRADE-11] nothing on the short list is beaten by anything else', () => {
    const listed = (red: TrollInWords, open: boolean) =>
      tradeInsIn(view(scoring(red, open), RED), RED).map((t) => [t.points, t.waste, t.boulders]);
    expect(listed(book, true)).toEqual([
      [6, 1, 0],
      [4, 0, 0],
    ]);
    expect(listed({ boulders: '2 red', food: 'monk', tolls: 'pilgrim, serf' }, false)).toEqual([
      [4, 0, 2],
      [3, 1, 0],
    ]);
    expect(listed({ boulders: '3 red', food: 'monk' }, false)).toEqual([[1, 3, 2]]);
    expect(listed({ food: 'monk' }, true)).toEqual([]);
  });

  test('[TRADE-11] it agrees with trying every set of cards', () => {
    const red = {
      boulders: '5 red',
      food: 'monk, serf, princess, priest',
      tolls: 'merchant, peddler, serf',
      hand: 'jester',
    };
    for (const open of [true, false]) {
      const s = scoring(red, open);
      const all = everyTradeIn([4, 3, 5, 2, 2], [5, 4, 1], open ? 0 : 2, !open);
      const best = all.filter((a) => !all.some((b) => beats(b, a)));
      const keys = (list: readonly Triple[]) => [...new Set(list.map((t) => t.join()))].toSorted();
      expect(keys(tradeInsIn(view(s, RED), RED).map((t) => [t.points, t.waste, t.boulders]))).toEqual(keys(best));
    }
  });
});

type Triple = readonly [points: number, waste: number, boulders: number];
const beats = (a: Triple, b: Triple) => a[0] >= b[0] && a[1] <= b[1] && a[2] <= b[2] && a.join() !== b.join();
const subsets = (values: readonly number[]): number[] =>
  values.reduce<number[]>((sums, value) => sums.concat(sums.map((sum) => sum + value)), [0]);

/** Slow and simple, for comparison. */
function everyTradeIn(food: number[], tolls: number[], pairs: number, closed: boolean): Triple[] {
  const found: Triple[] = [];
  for (const f of subsets(food))
    for (const t of subsets(tolls))
      for (let added = 0; added <= Math.min(pairs, Math.abs(f - t)); added++) {
        const points = Math.min(f, t) + added;
        if (points > 0 && (closed || (f > 0 && t > 0))) found.push([points, Math.max(f, t) - points, 2 * added]);
      }
  return found;
}

describe('Upgrade', () => {
  test('[UPGRADE-1] the top one, for its number, once per turn', () => {
    const s = scoring({ points: 20 }, true, [2, 9]);
    expect(may(s, RED)).toEqual(['done', 'buy upgrade 9']);
    go(s, 'red: buy upgrade 9');
    expect([s.points[RED], s.upgrades[RED], s.stack]).toEqual([11, [9], [2]]);
    expect(may(s, RED)).toEqual([]);
  });

  test('[UPGRADE-1] not without the points, and not from an empty stack', () => {
    const s = scoring({ ...book, points: 8 }, true, [9]);
    expect(refusal(s, RED, { do: 'buy' })).toEqual({ clause: 'UPGRADE-1', fact: { upgrade: 9, points: 8 } });
    expect(refusal(scoring(book, true, []), RED, { do: 'buy' })).toEqual({
      clause: 'UPGRADE-1',
      fact: { upgrade: null, points: 5 },
    });
  });

  test('[UPGRADE-2] points from the trade-in count, and the troll keeps the rest', () => {
    const s = scoring({ ...book, points: 7 }, true, [8, 9]);
    go(s, 'red: add farmer from food', 'red: add peddler from tolls', 'red: trade in');
    expect(may(s, RED)).toEqual(['buy upgrade 9', 'done']);
    go(s, 'red: buy upgrade 9');
    expect([s.points[RED], s.upgrades[RED]]).toEqual([2, [9]]);
  });

  test.each([true, false])('[UPGRADE-4] a troll may buy, open or not: %s', (open) => {
    const s = scoring({ points: 20 }, open, [2, 9]);
    go(s, 'red: buy upgrade 9');
    expect(s.upgrades[RED]).toEqual([9]);
  });

  test('[UPGRADE-3] after buying with markers a troll may still trade in, but buys only once', () => {
    const s = scoring({ ...book, points: 20 }, true, [8, 9]);
    go(s, 'red: buy upgrade 9');
    expect(asked(s)).toBe('red: score');
    expect(may(s, RED)).not.toContain('buy upgrade 9');
    expect(refusal(s, RED, { do: 'buy' })).toEqual({ clause: 'UPGRADE-1', fact: { bought: true } });
    go(s, 'red: add farmer from food', 'red: add peddler from tolls', 'red: trade in');
    expect([s.points[RED], s.upgrades[RED], s.stack]).toEqual([15, [9], [8]]);
    expect(may(s, RED)).toEqual([]);
  });

  test('[UPGRADE-3] a troll that has nothing to trade in is done when it has bought, unless a special could help', () => {
    const poor = scoring({ food: 'farmer', points: 20 }, true, [8, 9]);
    go(poor, 'red: buy upgrade 9');
    expect(may(poor, RED)).toEqual([]);
    const ransom = scoring({ food: 'duke', hand: 'royalMessenger', points: 20 }, true, [8, 9]);
    go(ransom, 'red: buy upgrade 9', 'red: ransom duke');
    expect(asked(ransom)).toBe('red: score');
  });

  test('[UPGRADE-3] specials before the trade-in, and the trade-in whole before the upgrade', () => {
    const s = scoring({ ...book, points: 20, hand: 'stonemason' }, true, [8, 9]);
    expect(may(s, RED)).toEqual(expect.arrayContaining(['buy upgrade 9', 'quarry red', 'add farmer from food']));
    go(s, 'red: add farmer from food');
    expect(clauseOf(s, RED, { do: 'buy' })).toBe('UPGRADE-3');
    expect(clauseOf(s, RED, { do: 'quarry', colour: 0 })).toBe('SPECIAL-7');
    go(s, 'red: add peddler from tolls', 'red: trade in');
    expect(may(s, RED)).toEqual(['buy upgrade 9', 'done']);
    expect(may(s, YELLOW)).toEqual([]);
  });
});
