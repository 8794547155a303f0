import { describe, expect, test } from 'vitest';
import { whenLate } from '../../src/rules/late.ts';
import { sum } from '../../src/rules/words.ts';
import { card, heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { afterBids, asked, clauseOf, GREEN, go, may, names, PURPLE, RED, told, under, YELLOW } from '../acting.ts';

const claimants = (red: TrollInWords, company: string, places = [RED, GREEN]) =>
  scene({
    trolls: [red, { boulders: '2 green' }, { boulders: '2 yellow' }],
    company,
    places,
    steps: [{ step: 'claims', place: 0 }],
  });

describe('Rulings', () => {
  test('[RULING-1] boulders thrown or traded in go to the supply', () => {
    const s = claimants({ boulders: '3 red 2 green', food: 'princess' }, 'knight, monk');
    const supply = sum(s.supply);
    go(s, 'red: claim knight', 'red: defend against knight');
    expect(sum(s.supply)).toBe(supply + 5);
  });

  test('[RULING-2] the drawer names the rival once, even if another becomes richer', () => {
    const s = scene({
      trolls: [{ boulders: '9 red' }, { boulders: '5 green 4 yellow' }, {}, { boulders: '9 purple' }],
      places: [RED, GREEN, PURPLE],
      steps: [{ step: 'draws', nth: 2, boulders: 12, rivals: true }],
    });
    expect(under(s, YELLOW)).toBe(9); // all that the supply had: four green, five yellow
    go(s, 'yellow: draw from green', 'yellow: draw 2 green');
    expect(may(s, YELLOW)).toEqual(['draw 1 green', 'draw 1 yellow']);
    go(s, 'yellow: draw 1 yellow');
    expect([under(s, RED), under(s, GREEN), under(s, PURPLE), under(s, YELLOW)]).toEqual([9, 6, 9, 12]);
  });

  test('[RULING-3] everyone closed and a short supply: until it is empty, nothing from rivals', () => {
    const s = scene({
      trolls: [{ boulders: '9 red' }, { boulders: '9 green' }, { boulders: '9 yellow' }, { boulders: '5 purple' }],
      active: GREEN,
      company: 'monk',
      faceDown: 'serf',
      steps: [{ step: 'bid' }],
    });
    go(s, 'red: stay closed', 'green: stay closed', 'yellow: stay closed', 'purple: stay closed');
    expect([under(s, GREEN), under(s, YELLOW), under(s, PURPLE), under(s, RED)]).toEqual([12, 10, 5, 9]);
    expect(asked(s)).toBe('red green yellow purple: bid');
  });

  test('[RULING-4] goats that are driven away do not come back', () => {
    const s = scene({ trolls: [{}, {}, {}], company: 'bigGoat', faceDown: 'littleGoat', steps: [{ step: 'bid' }] });
    go(s, 'red: stay closed', 'green: stay closed', 'yellow: stay closed');
    while (asked(s).endsWith('draw')) go(s, `${asked(s).split(':')[0]}: ${may(s, view(s, null).waiting[0]!)[2]}`);
    expect(names(s.discards)).toEqual(['bigGoat']);
    expect(s.drivenAway.map((hidden) => hidden.traveller)).toEqual([card('littleGoat')]);
    expect(s.deck).not.toContain(card('bigGoat'));
    expect(s.deck).not.toContain(card('littleGoat'));
  });

  test('[RULING-5] an open troll that got no card is still open', () => {
    const places = [RED, GREEN, YELLOW];
    const s = scene({
      trolls: [
        { bid: '3 red' },
        { bid: '2 green' },
        { bid: '1 yellow', boulders: '4 yellow', food: 'monk', tolls: 'serf' },
        { boulders: '1 purple' },
      ],
      company: 'princess, duke',
      places,
      stack: [],
      steps: afterBids(places, 6),
    });
    go(s, 'red: claim princess', 'green: claim duke');
    expect(asked(s)).toBe('yellow: pile');
    go(s, "yellow: take red's pile", "green: take green's pile");
    expect(asked(s)).toBe('purple: draw');
    go(s, 'purple: draw 6 red');
    expect(asked(s)).toBe('yellow: score');
    go(s, 'yellow: add monk from food', 'yellow: add serf from tolls');
    expect(clauseOf(s, YELLOW, { do: 'addBoulders', colour: 2, boulders: 2 })).toBe('TRADE-4');
  });

  test('[RULING-6] this turn’s Knight can take a Jester shown this turn', () => {
    const s = scene({
      trolls: [{ boulders: '1 red 1 green', hand: 'jester' }, { boulders: '2 green' }, { boulders: '2 yellow' }],
      company: 'knight',
      faceDown: 'monk',
      steps: [{ step: 'bid' }],
    });
    go(s, 'green: stay closed', 'yellow: stay closed', 'red: mix 1 red', 'red: mix 1 green', 'red: seal the mixed bid');
    const news = go(s, 'red: claim knight');
    expect(told(news, 'robbed')).toMatchObject([{ traveller: card('jester'), side: 'food' }]);
  });

  test('[RULING-7] a Dragon facing equal food and toll takes what its victim chooses', () => {
    const s = claimants({ food: 'princess', tolls: 'merchant' }, 'dragon, monk');
    go(s, 'red: claim dragon');
    expect(may(s, RED)).toEqual(['lose princess from food', 'lose merchant from tolls']);
    go(s, 'red: lose merchant from tolls');
    expect(names(s.food[RED]!)).toEqual(['princess']);
  });

  test('[RULING-8] out of time: closed, the best face-up card, the card lost, nothing scored', () => {
    const bidding = scene({
      trolls: [{ boulders: '1 red 1 green', hand: 'jester' }, {}, {}],
      company: 'monk',
      faceDown: 'serf',
      steps: [{ step: 'bid' }],
    });
    expect(whenLate(bidding, RED)).toEqual({ do: 'stayClosed' });
    go(bidding, 'red: mix 1 red');
    expect(whenLate(bidding, RED)).toEqual({ do: 'reopen' });
    const claiming = claimants({ food: 'princess, duke', boulders: '9 red' }, 'knight, serf, priest, woodsman');
    expect(whenLate(claiming, RED)).toEqual({ do: 'claim', traveller: card('priest') });
    go(claiming, 'red: claim knight');
    expect(whenLate(claiming, RED)).toEqual({ do: 'lose', side: 'food', traveller: card('princess') });
    const goat = claimants({ boulders: '1 red 1 green' }, 'littleGoat, monk');
    go(goat, 'red: claim little goat');
    expect(whenLate(goat, RED)).toEqual({ do: 'giveWay' });
    const scoring = scene({
      trolls: [{ food: 'monk', tolls: 'serf', points: 20 }, {}, {}],
      places: [RED],
      steps: [{ step: 'scores', nth: 0 }],
    });
    expect(whenLate(scoring, RED)).toEqual({ do: 'done' });
    const poor = claimants({ points: 0, upgrades: [15, 9, 12] }, 'bigGoat, monk');
    go(poor, 'red: claim big goat');
    expect(whenLate(poor, RED)).toEqual({ do: 'surrender', upgrade: 9 });
    const placing = claimants({}, 'priest, monk');
    go(placing, 'red: claim priest');
    expect(whenLate(placing, RED)).toEqual({ do: 'place', side: 'tolls' });
    const blind = scene({
      trolls: [{}, {}, {}],
      faceDown: 'monk',
      places: [RED],
      steps: [{ step: 'claims', place: 0 }],
    });
    expect(whenLate(blind, RED)).toEqual({ do: 'claimFaceDown' });
  });

  test('[RULING-9] the record shows who claimed a special, the table does not', () => {
    const s = claimants({}, 'jester, monk');
    const news = go(s, 'red: claim jester');
    expect(told(news, 'claimed')).toMatchObject([{ seat: RED, traveller: card('jester') }]);
    expect(view(s, GREEN).trolls[RED]!.hand).toBeNull();
  });

  test('[RULING-10] no garlic against a robber who finds nothing', () => {
    const s = claimants({ hand: 'garlicMerchant', tolls: 'priest' }, 'knight, monk');
    go(s, 'red: claim knight');
    expect(asked(s)).toBe('green: claim');
    expect(names(s.hand[RED]!)).toEqual(['garlicMerchant']);
  });

  test('[RULING-11] a drawer with the most boulders keeps what the supply gave', () => {
    const s = scene({
      trolls: [{ boulders: '9 red 8 green' }, { boulders: '9 yellow' }, { boulders: '9 purple' }],
      places: [GREEN, YELLOW],
      steps: [{ step: 'draws', nth: 0, boulders: 6, rivals: true }],
    });
    expect(view(s, null).trolls[RED]!.boulders).toEqual(heap('9 red 9 green'));
    expect([under(s, GREEN), under(s, YELLOW)]).toEqual([9, 9]);
  });

  test('[RULING-12] specials wait until it is their owner’s decision', () => {
    const s = claimants({}, 'monk, serf');
    s.hand[YELLOW] = [card('stonemason')];
    s.hand[GREEN] = [card('stonemason')];
    expect(clauseOf(s, YELLOW, { do: 'quarry', colour: 0 })).toBe('TABLE-2');
    go(s, 'red: claim monk', 'red: place monk in food');
    expect(may(s, GREEN)).toContain('quarry red');
  });
});
