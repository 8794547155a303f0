import { defaultsOf, loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { DIE } from '../src/data/printed.ts';
import { setup } from '../src/rules/setup.ts';
import { card, heap, scene, type TrollInWords } from '../src/scenes/lay.ts';
import { SETTINGS } from '../src/settings.ts';
import { view } from '../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, names, PURPLE, RED, told, under, YELLOW } from './acting.ts';

const DEFAULTS = defaultsOf(SETTINGS);
const PARTLY_SUNNY = DIE.indexOf('partlySunny');

/** Red claims a hazard, with these things and enough boulders. */
function faced(hazard: string, red: TrollInWords) {
  const trolls = [red, { boulders: '2 green' }, { boulders: '2 yellow' }];
  const s = scene({ trolls, company: `${hazard}, monk`, places: [RED, GREEN], steps: [{ step: 'claims', place: 0 }] });
  go(s, `red: claim ${hazard}`);
  return s;
}

describe("The book's examples", () => {
  test('1: setting up for four [SETUP-1] [SETUP-2] [SETUP-3] [SETUP-5]', () => {
    const s = setup(DEFAULTS, 4, 'example 1');
    const shown = view(s, null);
    expect(shown.trolls.map((troll) => troll.boulders)).toEqual(
      ['6 red', '6 green', '6 yellow', '6 purple'].map((b) => heap(b)),
    );
    expect(shown.supply).toEqual(heap('3 red 3 green 3 yellow 3 purple'));
    expect([shown.deck, shown.stack.at(-1), shown.stack.length]).toEqual([53, 15, 15]);
    expect(s.points).toEqual([5, 5, 5, 5]);
    expect([shown.stage, shown.waiting]).toEqual(['roll', [s.active]]);
  });

  test('2: four trolls, partly sunny: five travellers, the first face-down [ROLL-1] [ROLL-2]', () => {
    const s = setup(DEFAULTS, 4, 'example 2');
    loadDice(s, PARTLY_SUNNY);
    go(s, `${['red', 'green', 'yellow', 'purple'][s.active]}: roll`);
    const shown = view(s, s.active);
    expect([shown.weather, shown.travellers, shown.company.length, shown.deck]).toEqual(['partlySunny', 5, 4, 48]);
    expect(shown.faceDown).toEqual({ card: null, peekers: [] });
  });

  test('3: a whole round of claims [TROPHY-2] [CLAIM-1] [CLAIM-4] [JESTER-2] [ROBBER-7] [DRAW-1]', () => {
    const s = scene({
      trolls: [
        { boulders: '6 red' },
        { boulders: '3 green', tolls: 'pawnBroker' },
        { boulders: '2 yellow 4 purple', hand: 'jester' },
        { boulders: '2 purple' },
      ],
      weather: 'partlySunny',
      company: 'princess, woodsman, minstrels, bandit',
      faceDown: 'peddler',
      steps: [{ step: 'bid' }],
    });
    const bids = [
      'red: bid 4 red',
      'green: bid 3 green',
      'yellow: mix 1 yellow',
      'yellow: mix 2 purple',
      'yellow: seal the mixed bid',
    ];
    const opened = go(s, ...bids, 'purple: stay closed');
    expect(told(opened, 'placed').map(({ seat, place, clause }) => [seat, place, clause])).toEqual([
      [RED, 1, 'TROPHY-1'],
      [GREEN, 2, 'TROPHY-2'], // ties with yellow, and has fewer boulders left
      [YELLOW, 3, 'TROPHY-1'],
    ]);
    expect(names(s.food[YELLOW]!)).toEqual(['jester']);
    expect(view(s, null).claims).toEqual([RED, GREEN, YELLOW, RED, GREEN]);

    go(s, 'red: claim princess');
    expect(names(s.food[RED]!)).toEqual(['princess']);
    go(s, 'green: claim woodsman');
    expect(s.points[GREEN]).toBe(7);
    go(s, 'yellow: claim minstrels', 'yellow: place minstrels in tolls');
    expect(names(s.tolls[YELLOW]!)).toEqual(['minstrels']);
    const blind = go(s, 'red: claim face-down card');
    expect(told(blind, 'claimed')).toMatchObject([{ traveller: card('peddler'), faceDown: true }]);
    go(s, 'red: place peddler in tolls');
    expect(may(s, GREEN)).toEqual(['claim bandit']); // like it or not
    const robbed = go(s, 'green: claim bandit');
    expect(told(robbed, 'robbed')).toMatchObject([{ seat: GREEN, traveller: card('pawnBroker') }]);

    expect(asked(s)).toBe('yellow: pile');
    go(s, "yellow: take red's pile", "green: take green's pile");
    expect(s.agenda.at(-1)).toMatchObject({ step: 'draw', seat: PURPLE, left: 6 }); // two for each of three
  });

  describe('4: what happens to a claimed card', () => {
    const claim = (traveller: string, name = traveller) => {
      const trolls = [{ boulders: '6 red' }, { boulders: '6 green' }, { boulders: '6 yellow' }];
      const s = scene({
        trolls,
        company: `${traveller}, monk`,
        places: [RED, GREEN],
        steps: [{ step: 'claims', place: 0 }],
      });
      go(s, `red: claim ${name}`);
      return s;
    };
    test('the Minstrels are worth 5 toll or 3 food, never both [PLACE-1]', () => {
      const paying = claim('minstrels');
      go(paying, 'red: place minstrels in tolls');
      const eaten = claim('minstrels');
      go(eaten, 'red: place minstrels in food');
      const totals = [paying, eaten].map((s) => [
        view(s, null).trolls[RED]!.tollTotal,
        view(s, null).trolls[RED]!.foodTotal,
      ]);
      expect(totals).toEqual([
        [5, 0],
        [0, 3],
      ]);
    });
    test('a Woodsman is discarded for points [PLACE-4]', () => expect(claim('woodsman').points[RED]).toBe(7));
    test('a special goes to the hand [PLACE-3]', () => expect(names(claim('jester').hand[RED]!)).toEqual(['jester']));
    test('Duke, Baron and Princess go to Food [PLACE-2]', () => {
      for (const royal of ['duke', 'baron', 'princess']) expect(names(claim(royal).food[RED]!)).toEqual([royal]);
    });
    test('a robber with nothing to take takes nothing [ROBBER-5]', () =>
      expect(asked(claim('dragon'))).toBe('green: claim'));
  });

  describe('5: boulders in defence', () => {
    const both = { boulders: '9 red 2 green', food: 'princess, minstrels', tolls: 'priest' };
    const threat = (hazard: string) => view(faced(hazard, both), null).threat!;
    test('the Knight comes for the Princess: five boulders [ROBBER-1] [ROBBER-6]', () => {
      expect(threat('knight')).toMatchObject({ boulders: 5, prey: [{ card: { id: 'princess' } }] });
      const s = faced('knight', both);
      go(s, 'red: defend against knight', 'red: throw 5 red');
      expect([names(s.food[RED]!), names(s.discards), under(s, RED)]).toEqual([
        ['princess', 'minstrels'],
        ['knight'],
        6,
      ]);
    });
    test('the Bandit comes for the Priest: six boulders [ROBBER-2]', () =>
      expect(threat('bandit')).toMatchObject({ boulders: 6, prey: [{ card: { id: 'priest' } }] }));
    test('the Dragon comes for the Priest too, the highest as applied [ROBBER-3]', () =>
      expect(threat('dragon')).toMatchObject({
        boulders: 6,
        prey: [{ side: 'tolls', card: { id: 'priest' } }],
      }));
    test('a Billy Goat: boulders of different colours for points, or a point lost [GOAT-1] [GOAT-2]', () => {
      const trolls = [{ boulders: '2 red 1 green' }, { boulders: '1 green' }, {}];
      const s = scene({
        trolls,
        company: 'littleGoat, bigGoat',
        places: [RED, GREEN],
        steps: [{ step: 'claims', place: 0 }],
      });
      go(s, 'red: claim little goat', 'red: fight little goat', 'green: claim big goat');
      expect(s.points).toEqual([7, 4, 5]);
      expect(names(s.discards)).toEqual(['littleGoat']);
      expect(s.deck).toContain(card('bigGoat'));
    });
  });

  test('6: four trolls, two of them closed: four boulders each, in any colours [DRAW-1]', () => {
    const trolls = [{ boulders: '2 red' }, { boulders: '1 green' }, { boulders: '1 purple' }, { boulders: '6 yellow' }];
    const s = scene({ trolls, company: 'princess', faceDown: 'duke', active: YELLOW, steps: [{ step: 'bid' }] });
    go(s, 'red: bid 2 red', 'green: stay closed', 'yellow: stay closed', 'purple: bid 6 yellow');
    go(s, 'purple: claim princess', 'red: claim face-down card', "red: take purple's pile");
    go(s, 'yellow: draw 1 red', 'yellow: draw 1 green', 'yellow: draw 2 yellow');
    go(s, 'green: draw 4 purple');
    expect([under(s, YELLOW), under(s, GREEN)]).toEqual([5, 5]);
  });

  test('7: closed, tolls 3, food 4, two boulders: four points, and no more [TRADE-3]', () => {
    const trolls = [{ boulders: '6 red', food: 'monk', tolls: 'pilgrim, serf' }, {}, {}];
    const s = scene({ trolls, places: [GREEN], stack: [15], steps: [{ step: 'scores', nth: 0 }] });
    go(s, 'red: add monk from food', 'red: add pilgrim from tolls', 'red: add serf from tolls');
    expect(view(s, null).trade!.points).toBe(3);
    go(s, 'red: add 2 red');
    expect(view(s, null).trade!.points).toBe(4);
    expect(clauseOf(s, RED, { do: 'addBoulders', colour: 0, boulders: 2 })).toBe('TRADE-3');
    go(s, 'red: trade in');
    expect([s.points[RED], under(s, RED)]).toEqual([9, 4]);
  });
});

describe('Golden figures', () => {
  test('three open at four trolls: the closed one draws six; two open: four each [DRAW-1]', () => {
    const trolls = [{ boulders: '1 red' }, { boulders: '1 green' }, { boulders: '1 yellow' }, { boulders: '1 purple' }];
    const drawn = (...bids: string[]) => {
      const s = scene({ trolls, company: 'monk', faceDown: 'serf', steps: [{ step: 'bid' }] });
      go(s, ...bids);
      return s.agenda.find((step) => step.step === 'draws');
    };
    expect(drawn('red: bid 1 red', 'green: bid 1 green', 'yellow: bid 1 yellow', 'purple: stay closed')).toMatchObject({
      boulders: 6,
    });
    expect(drawn('red: bid 1 red', 'green: bid 1 green', 'yellow: stay closed', 'purple: stay closed')).toMatchObject({
      boulders: 4,
    });
  });

  test.each([
    [['add pilgrim from food', 'add farmer from food', 'add pilgrim from tolls', 'add peddler from tolls'], 6],
    [['add pilgrim from food', 'add pilgrim from tolls'], 2],
    [['add farmer from food', 'add peddler from tolls'], 4],
  ])('food 3 and 4, tolls 2 and 4: %j is worth %i [TRADE-2]', (lines, points) => {
    const trolls = [{ food: 'pilgrim, farmer', tolls: 'pilgrim, peddler' }, {}, {}];
    const s = scene({ trolls, places: [RED], stack: [15], steps: [{ step: 'scores', nth: 0 }] });
    go(s, ...lines.map((line) => `red: ${line}`), 'red: trade in');
    expect(s.points[RED]).toBe(5 + points);
  });

  test('six trolls begin with upgrade 13; the supply of three is 18 boulders in four colours [SETUP-5] [SETUP-2]', () => {
    expect(setup(DEFAULTS, 6, 'six').stack.at(-1)).toBe(13);
    const { supply } = setup(DEFAULTS, 3, 'three');
    expect([supply.reduce((a, b) => a + b), supply.filter((n) => n > 0).length]).toEqual([18, 4]);
  });
});
