import { defaultsOf, dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { scene, type TrollInWords } from '../src/scenes/lay.ts';
import { SETTINGS } from '../src/settings.ts';
import type { State } from '../src/state.ts';
import { GREEN, go, may, RED } from './acting.ts';

const { evaluate, habits } = bridgeTroll.bot;
const written = (s: State, seat = RED): string[] =>
  habits(s, seat, bridgeTroll.options(s, seat)).map((act) => bridgeTroll.write(act, s));
const waiting = (red: TrollInWords, more: { deck?: number } = {}) =>
  scene({
    trolls: [{ boulders: '3 red', ...red }, { boulders: '3 green' }, { boulders: '3 yellow' }],
    steps: [{ step: 'roll' }],
    ...more,
  });

describe('What a good player values', () => {
  test('all shares together make one win', () => {
    const s = waiting({ points: 9, food: 'monk', hand: 'jester' });
    expect([0, 1, 2].reduce((sum, seat) => sum + evaluate(s, seat), 0)).toBeCloseTo(1, 9);
  });

  test.each<[string, TrollInWords, TrollInWords]>([
    ['more points', { points: 9 }, { points: 8 }],
    ['an upgrade rather than its price', { points: 0, upgrades: [9] }, { points: 9 }],
    ['points rather than cards that match', { points: 9 }, { points: 5, food: 'monk', tolls: 'peddler' }],
    ['cards that match rather than cards of one side', { food: 'monk', tolls: 'peddler' }, { food: 'monk, farmer' }],
    ['more boulders', { boulders: '5 red' }, { boulders: '4 red' }],
    ['boulders of several colours', { boulders: '2 red 2 green' }, { boulders: '4 red' }],
    [
      'a Messenger with someone to ransom',
      { food: 'duke', hand: 'royalMessenger' },
      { food: 'farmer', hand: 'royalMessenger' },
    ],
  ])('%s', (_what, better, worse) => {
    expect(evaluate(waiting(better), RED)).toBeGreaterThan(evaluate(waiting(worse), RED));
  });

  test('when no more travellers can come, cards and boulders are worth nothing', () => {
    const end = (red: TrollInWords) => evaluate(waiting(red, { deck: 1 }), RED);
    expect(end({ food: 'monk', tolls: 'peddler', boulders: '6 red' })).toBe(end({}));
  });

  test('it reports its terms, in points', () => {
    const heard = new Map<string, number>();
    evaluate(waiting({ points: 7, upgrades: [9] }), RED, (term, value) => heard.set(term, value));
    expect(heard.get('points')).toBe(7);
    expect(heard.get('upgrades')).toBe(10);
    expect([...heard.keys()]).toEqual(expect.arrayContaining(['food and tolls', 'boulders', 'specials in hand']));
  });
});

describe('What is worth a look', () => {
  test('always at least one, always legal, and fewer where there are many', () => {
    const random = dice('habits');
    let offered = 0;
    let kept = 0;
    for (let game = 0; game < 12; game++) {
      const s = bridgeTroll.setup(defaultsOf(SETTINGS), 3 + (game % 4), `habits ${game}`);
      for (let seats = bridgeTroll.waitingFor(s); seats.length > 0; seats = bridgeTroll.waitingFor(s)) {
        const seat = seats[random(seats.length)]!;
        const options = bridgeTroll.options(s, seat);
        const good = habits(s, seat, options);
        expect(good.length).toBeGreaterThan(0);
        expect(good.every((act) => options.includes(act))).toBe(true);
        expect(new Set(good).size).toBe(good.length);
        offered += options.length;
        kept += good.length;
        bridgeTroll.play(s, seat, options[random(options.length)]!); // not by habit, because habits must cope with any position
      }
    }
    expect(kept).toBeLessThan(0.7 * offered);
  });

  test('one colour for each size of bid: the most plentiful', () => {
    const s = scene({
      trolls: [{ boulders: '3 red 2 green 1 yellow' }, {}, {}],
      company: 'monk, serf',
      faceDown: 'dragon',
      steps: [{ step: 'bid' }],
    });
    expect(written(s).toSorted()).toEqual(['bid 1 red', 'bid 2 red', 'bid 3 red', 'stay closed']);
    expect(may(s, RED)).toHaveLength(7);
  });

  test('by habit alone, a troll builds the best trade-in card by card and trades it in', () => {
    const s = scene({
      trolls: [{ food: 'pilgrim, farmer', tolls: 'pilgrim, peddler' }, {}, {}],
      places: [RED, GREEN],
      stack: [15],
      steps: [{ step: 'scores', nth: 0 }],
    });
    const lines: string[] = [];
    while (s.agenda.at(-1)?.step === 'score' && lines.length < 9) {
      lines.push(written(s)[0]!);
      go(s, `red: ${lines.at(-1)}`);
    }
    expect(lines.at(-1)).toBe('trade in');
    expect(s.points[RED]).toBe(11); // six points for everything, one food value unused
  });

  test('a troll ransoms a royal just before trading it in', () => {
    const red = { food: 'princess, monk, monk', hand: 'royalMessenger', tolls: 'serf' };
    const bidding = scene({ trolls: [red, {}, {}], company: 'monk', faceDown: 'serf', steps: [{ step: 'bid' }] });
    expect(written(bidding)).toEqual(['stay closed']);
    const scoring = scene({ trolls: [red, {}, {}], places: [RED], stack: [15], steps: [{ step: 'scores', nth: 0 }] });
    expect(written(scoring)[0]).toBe('ransom princess');
  });

  test('good travellers first, hazards last', () => {
    const s = scene({
      trolls: [{ food: 'princess' }, {}, {}],
      company: 'knight, carpenter, serf',
      places: [RED, GREEN],
      steps: [{ step: 'claims', place: 0 }],
    });
    expect(written(s)).toEqual(['claim carpenter', 'claim serf', 'claim knight']);
  });
});
