import { describe, expect, test } from 'vitest';
import { heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, names, PURPLE, RED, refusal, told, under, YELLOW } from '../acting.ts';

const bidding = (trolls: readonly TrollInWords[], more: { active?: number; next?: string; deck?: number } = {}) =>
  scene({ trolls, company: 'monk, serf', faceDown: 'dragon', steps: [{ step: 'bid' }], ...more });
const plain = [{ boulders: '4 red 1 green' }, { boulders: '5 green' }, { boulders: '6 yellow' }, {}];

describe('Bid', () => {
  test('[BID-1] the hands open together when the last one closes', () => {
    const s = bidding(plain);
    go(s, 'purple: stay closed', 'yellow: bid 2 yellow', 'green: bid 1 green');
    expect(asked(s)).toBe('red: bid');
    expect(s.bids.every((n) => n === 0)).toBe(true);
    const news = go(s, 'red: bid 3 red');
    expect(told(news, 'revealed')[0]!.bids).toEqual([heap('3 red'), heap('1 green'), heap('2 yellow'), heap()]);
  });

  test('[BID-2] any number of any one colour, not only the starting colour', () => {
    const s = bidding(plain);
    expect(may(s, RED)).toEqual(['stay closed', 'bid 1 red', 'bid 2 red', 'bid 3 red', 'bid 4 red', 'bid 1 green']);
    expect(refusal(s, RED, { do: 'bid', colour: 1, boulders: 2 })).toEqual({
      clause: 'BID-2',
      fact: { colour: 1, have: 1 },
    });
  });

  test('[BID-3] a troll that bids nothing is closed', () => {
    const s = bidding(plain);
    go(s, 'red: stay closed', 'green: bid 1 green', 'yellow: bid 1 yellow', 'purple: stay closed');
    expect(view(s, null).trolls.map((troll) => troll.closed)).toEqual([true, false, false, true]);
  });

  test('[BID-4] a troll without boulders must stay closed', () => {
    expect(may(bidding(plain), PURPLE)).toEqual(['stay closed']);
  });

  test('[BID-5] a troll may take back its hand until the last one closes', () => {
    const s = bidding(plain);
    go(s, 'red: bid 4 red');
    expect(may(s, RED)).toEqual(['take the bid back']);
    expect(clauseOf(s, RED, { do: 'bid', colour: 0, boulders: 1 })).toBe('BID-5');
    go(
      s,
      'red: take the bid back',
      'red: bid 1 red',
      'green: stay closed',
      'yellow: stay closed',
      'purple: stay closed',
    );
    expect(s.bids.slice(0, 6)).toEqual(heap('1 red'));
  });

  test('[BID-6] bids go onto the bridges, everything else stays underneath', () => {
    const s = bidding(plain);
    go(s, 'red: bid 3 red', 'green: stay closed', 'yellow: bid 6 yellow', 'purple: stay closed');
    const [red, green, yellow] = view(s, null).trolls;
    expect([red!.bid, red!.boulders]).toEqual([heap('3 red'), heap('1 red 1 green')]);
    expect([green!.bid, green!.boulders]).toEqual([heap(), heap('5 green')]);
    expect([yellow!.bid, yellow!.boulders]).toEqual([heap('6 yellow'), heap()]);
  });
});

describe('Trophies', () => {
  const ranked = (trolls: readonly TrollInWords[], bids: string[], active = 0) => {
    const s = bidding(trolls, { active });
    const news = go(s, ...bids);
    return { s, placed: told(news, 'placed').map(({ seat, clause }) => [seat, clause]) };
  };

  test('[TROPHY-1] the larger bid takes the better place', () => {
    const { s, placed } = ranked(plain, [
      'red: bid 2 red',
      'green: bid 3 green',
      'yellow: bid 1 yellow',
      'purple: stay closed',
    ]);
    expect(s.places).toEqual([GREEN, RED, YELLOW]);
    expect(placed).toEqual([
      [GREEN, 'TROPHY-1'],
      [RED, 'TROPHY-1'],
      [YELLOW, 'TROPHY-1'],
    ]);
    expect(clauseOf(s, RED, { do: 'decline' })).toBe('TABLE-2');
  });

  test('[TROPHY-2] tied bids: fewer boulders left under the bridge go first', () => {
    const { s, placed } = ranked(
      plain,
      ['red: bid 2 red', 'green: bid 2 green', 'yellow: bid 2 yellow', 'purple: stay closed'],
      GREEN,
    );
    expect(s.places).toEqual([GREEN, RED, YELLOW]); // both have 3 left, yellow 4
    expect(placed[1]).toEqual([RED, 'TROPHY-2']);
  });

  test.each([
    [RED, [RED, GREEN]],
    [GREEN, [GREEN, RED]],
    [YELLOW, [RED, GREEN]],
    [PURPLE, [RED, GREEN]],
  ])('[TROPHY-3] all tied and seat %i active: clockwise from there', (active, places) => {
    const { s, placed } = ranked(
      plain,
      ['red: bid 2 red', 'green: bid 2 green', 'yellow: stay closed', 'purple: stay closed'],
      active,
    );
    expect(s.places).toEqual(places);
    expect(placed[0]).toEqual([places[0], 'TROPHY-3']);
  });

  test('[TROPHY-4] first place takes the one-point marker at once', () => {
    const { s } = ranked(plain, ['red: bid 2 red', 'green: bid 3 green', 'yellow: stay closed', 'purple: stay closed']);
    expect(s.points).toEqual([5, 6, 5, 5]);
    expect(view(s, null).marker).toBe(false);
  });

  test('[TROPHY-5] closed trolls stay closed until the turn is over, score step included', () => {
    const trolls = plain.map((troll, seat) => (seat === PURPLE ? { food: 'monk', tolls: 'serf' } : troll));
    const s = scene({ trolls, places: [0], steps: [{ step: 'scores', nth: 0 }, { step: 'turnEnds' }] });
    expect(asked(s)).toBe('purple: score');
    expect(view(s, null).trolls.map((troll) => troll.closed)).toEqual([false, true, true, true]);
    go(s, 'purple: done');
    expect(view(s, null).trolls.map((troll) => troll.closed)).toEqual([false, false, false, false]);
  });
});

describe('Everyone closed', () => {
  const allClosed = ['red: stay closed', 'green: stay closed', 'yellow: stay closed', 'purple: stay closed'];

  test('[SHUT-1] each takes three boulders of its choice, clockwise from the active troll', () => {
    const s = bidding(plain, { active: YELLOW });
    go(s, ...allClosed);
    const order: string[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(asked(s));
      const who = order.at(-1)!.split(':')[0]!;
      go(s, `${who}: draw 2 purple`, `${who}: draw 1 red`);
    }
    order.push(asked(s));
    expect(order).toEqual(['yellow: draw', 'purple: draw', 'red: draw', 'green: draw']);
    expect([under(s, YELLOW), under(s, PURPLE), under(s, RED)]).toEqual([9, 3, 8]);
  });

  test('[SHUT-2] the company is discarded, the face-down card unseen, and as many are dealt again', () => {
    const s = bidding(plain, { next: 'princess, woodsman, knight, bandit' });
    const before = s.discards.length;
    go(s, ...allClosed);
    while (asked(s).endsWith('draw')) go(s, `${asked(s).split(':')[0]}: ${may(s, view(s, null).waiting[0]!).at(-1)}`);
    expect(names(s.discards.slice(before))).toEqual(['monk', 'serf']);
    expect(view(s, RED).drivenAway).toEqual([null]);
    expect(names([s.faceDown!.traveller, ...s.company])).toEqual(['princess', 'woodsman', 'knight']);
    expect(asked(s)).toBe('red green yellow purple: bid');
    expect(s.points).toEqual([5, 5, 5, 5]);
    expect(view(s, null).marker).toBe(true);
    expect(view(s, null).trolls.some((troll) => troll.closed)).toBe(false);
    expect(s.noReturn).toBe(s.ply); // no one can unsee the new travellers
  });

  test('[SHUT-3] if the deck cannot replace the company, the game is over', () => {
    const s = bidding(plain, { deck: 2 });
    const news = go(
      s,
      ...allClosed,
      'red: draw 3 red',
      'green: draw 3 green',
      'yellow: draw 3 yellow',
      'purple: draw 3 purple',
    );
    expect(told(news, 'gameEnded')).toMatchObject([{ clause: 'SHUT-3' }]);
    expect(asked(s)).toBe(': over');
  });
});
