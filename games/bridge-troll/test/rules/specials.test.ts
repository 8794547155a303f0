import { describe, expect, test } from 'vitest';
import { card, heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { seen, view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, names, RED, refusal, told, under, YELLOW } from '../acting.ts';

const others = [{ boulders: '2 green' }, { boulders: '2 yellow' }];
const bidding = (red: TrollInWords, more: { next?: string } = {}) =>
  scene({ trolls: [red, ...others], company: 'monk', faceDown: 'dragon', steps: [{ step: 'bid' }], ...more });
const claiming = (red: TrollInWords, company = 'monk, serf') =>
  scene({
    trolls: [red, ...others],
    company,
    faceDown: 'dragon',
    places: [RED, GREEN],
    steps: [{ step: 'claims', place: 0 }],
  });
const scoring = (red: TrollInWords) =>
  scene({
    trolls: [{ points: 0, ...red }, ...others],
    places: [RED],
    stack: [15],
    steps: [{ step: 'scores', nth: 0 }],
  });
const EVERYTHING = 'fortuneTeller, stonemason, royalMessenger, jester, garlicMerchant';

describe('Special travellers: when', () => {
  test('[SPECIAL-1] a special used or eaten goes to Food; in hand it is worth nothing', () => {
    const s = bidding({ hand: 'stonemason, jester', food: 'monk' });
    expect(view(s, RED).trolls[RED]!.foodTotal).toBe(4);
    go(s, 'red: quarry red', 'red: eat jester');
    expect([names(s.hand[RED]!), names(s.food[RED]!)]).toEqual([[], ['monk', 'stonemason', 'jester']]);
    expect(view(s, RED).trolls[RED]!.foodTotal).toBe(9);
    expect(refusal(s, RED, { do: 'quarry', colour: 0 })).toEqual({
      clause: 'SPECIAL-1',
      fact: { special: card('stonemason') },
    });
    expect(clauseOf(s, RED, { do: 'eat', special: card('jester') })).toBe('SPECIAL-1');
  });

  test('[SPECIAL-2] before starting the bid, but not after', () => {
    const s = bidding({ boulders: '1 red', hand: EVERYTHING, food: 'duke' });
    const ways = ['peek', 'quarry red', 'ransom duke', 'eat jester', 'eat garlic merchant', 'eat fortune teller'];
    expect(may(s, RED)).toEqual(expect.arrayContaining(ways));
    go(s, 'red: bid 1 red');
    expect(may(s, RED)).toEqual(['take the bid back']);
    expect(clauseOf(s, RED, { do: 'peek' })).toBe('SPECIAL-2');
    go(s, 'red: take the bid back', 'red: quarry red');
    expect(may(s, RED)).toContain('bid 4 red');
  });

  test('[SPECIAL-3] after the trophies the Fortune Teller may still peek, closed or open', () => {
    const s = bidding({ boulders: '1 red', hand: EVERYTHING, food: 'duke' });
    go(s, 'red: stay closed', 'green: bid 1 green', 'yellow: bid 1 yellow');
    expect(asked(s)).toBe('red: foresee');
    expect(may(s, RED)).toEqual(['peek', 'do not peek']);
    expect(clauseOf(s, RED, { do: 'quarry', colour: 0 })).toBe('SPECIAL-3');
    go(s, 'red: peek');
    expect(asked(s)).toBe('green: claim');
    expect(view(s, RED).faceDown!.card!.id).toBe('dragon');
  });

  test('[SPECIAL-3] a troll that has already peeked gets no second offer', () => {
    const s = bidding({ boulders: '1 red', hand: 'fortuneTeller, fortuneTeller' });
    go(s, 'red: peek');
    expect(refusal(s, RED, { do: 'peek' })).toEqual({ clause: 'FORTUNE-1', fact: { faceDown: true } });
    go(s, 'red: stay closed', 'green: bid 1 green', 'yellow: bid 1 yellow');
    expect(asked(s)).toBe('green: claim');
  });

  test('[SPECIAL-4] before picking the card to claim', () => {
    const s = claiming({ hand: EVERYTHING, food: 'duke' });
    expect(may(s, RED)).toEqual(expect.arrayContaining(['peek', 'quarry green', 'ransom duke', 'eat royal messenger']));
    expect(clauseOf(s, RED, { do: 'quarry', colour: 99 } as never)).toBe('SPECIAL-4');
    go(s, 'red: peek', 'red: ransom duke', 'red: claim monk');
    expect(names(s.tolls[RED]!)).toEqual(['duke']);
    const gone = scene({
      trolls: [{ hand: 'fortuneTeller' }, ...others],
      company: 'monk, serf',
      places: [RED],
      steps: [{ step: 'claims', place: 0 }],
    });
    expect(refusal(gone, RED, { do: 'peek' })).toEqual({ clause: 'FORTUNE-1', fact: { faceDown: false } });
  });

  test.each([
    ['fortuneTeller', 'fortune teller', 'peek'],
    ['stonemason', 'stonemason', 'quarry yellow'],
    ['royalMessenger', 'royal messenger', 'ransom duke'],
  ])('[SPECIAL-5] the claimer may use a %s right away, or keep it', (id, name, use) => {
    const used = claiming({ food: 'duke' }, `${id}, serf`);
    go(used, `red: claim ${name}`);
    expect(asked(used)).toBe('red: welcome');
    expect(clauseOf(used, RED, { do: 'eat', special: card(id) })).toBe('SPECIAL-5');
    go(used, `red: ${use}`);
    expect(names(used.food[RED]!)).toContain(id);
    const kept = claiming({ food: 'duke' }, `${id}, serf`);
    go(kept, `red: claim ${name}`, `red: keep ${name} in hand`);
    expect(names(kept.hand[RED]!)).toEqual([id]);
    expect(asked(kept)).toBe('green: claim');
  });

  test('[SPECIAL-5] a power that could do nothing is not offered', () => {
    const s = claiming({}, 'royalMessenger, jester, garlicMerchant');
    go(s, 'red: claim royal messenger', 'green: claim jester', 'red: claim garlic merchant');
    expect(asked(s)).toBe('green: claim');
  });

  test('[SPECIAL-6] facing a robber: Stonemason and Messenger; a royal can slip to the other side', () => {
    const s = claiming({ boulders: '1 red', hand: EVERYTHING, food: 'princess', tolls: 'serf' }, 'knight, monk');
    go(s, 'red: claim knight');
    expect(may(s, RED)).toEqual(expect.arrayContaining(['garlic knight', 'quarry yellow', 'ransom princess']));
    expect(clauseOf(s, RED, { do: 'peek' })).toBe('SPECIAL-6');
    go(s, 'red: ransom princess');
    expect(may(s, RED)).toContain('lose royal messenger from food');
    go(s, 'red: quarry green');
    expect(may(s, RED)).toEqual(expect.arrayContaining(['lose stonemason from food', 'defend against knight'])); // three against his food value
    expect(view(s, null).threat!.boulders).toBe(3);
  });

  test('[SPECIAL-6] facing a goat: the Stonemason brings the missing colour', () => {
    const s = claiming({ boulders: '1 red', hand: 'stonemason' }, 'littleGoat, monk');
    go(s, 'red: claim little goat');
    expect(may(s, RED)).not.toContain('fight little goat');
    go(s, 'red: quarry green', 'red: fight little goat');
    expect(s.points[RED]).toBe(7);
  });

  test('[SPECIAL-7] in the score step, before starting a trade-in', () => {
    const s = scoring({ hand: EVERYTHING, food: 'duke', tolls: 'serf' });
    expect(may(s, RED)).toEqual(expect.arrayContaining(['quarry red', 'ransom duke', 'eat fortune teller']));
    expect(clauseOf(s, RED, { do: 'peek' })).toBe('SPECIAL-7');
    go(s, 'red: ransom duke', 'red: add royal messenger from food', 'red: add duke from tolls', 'red: trade in');
    expect(s.points[RED]).toBe(2);
  });

  test('[SPECIAL-7] a troll that could only eat is skipped', () => {
    expect(asked(scoring({ hand: 'jester' }))).toBe(': over'); // nothing else was planned in this scene
    expect(asked(scoring({ hand: 'stonemason' }))).toBe('red: score');
    expect(asked(scoring({ hand: 'royalMessenger' }))).toBe(': over');
    expect(asked(scoring({ hand: 'royalMessenger', food: 'duke' }))).toBe('red: score');
  });

  test('[SPECIAL-8] before choosing a pile and before drawing, the Stonemason', () => {
    const taking = scene({
      trolls: [{ bid: '1 red', hand: EVERYTHING }, { bid: '2 green' }, {}],
      places: [GREEN, RED],
      steps: [{ step: 'piles', place: 1 }],
    });
    expect(may(taking, RED)).toContain('quarry purple');
    expect(clauseOf(taking, RED, { do: 'eat', special: card('jester') })).toBe('SPECIAL-8');
    go(taking, 'red: quarry purple', "red: take green's pile");
    expect(under(taking, RED)).toBe(5);
    const drawing = scene({
      trolls: [{ hand: 'stonemason' }, { boulders: '9 red 9 green' }, { boulders: '9 yellow 5 purple' }],
      places: [GREEN, YELLOW],
      steps: [{ step: 'draws', nth: 0, boulders: 6, rivals: true }],
    });
    go(drawing, 'red: quarry purple'); // of the four left he takes three, and the draw now falls short
    expect(asked(drawing)).toBe('red: plunder');
    expect(under(drawing, RED)).toBe(4);
  });
});

describe('Special travellers: what', () => {
  test('[FORTUNE-1] she shows only her user the face-down card', () => {
    const s = bidding({ hand: 'fortuneTeller' });
    const [peeked] = told(go(s, 'red: peek'), 'peeked');
    expect([seen(peeked!, RED), seen(peeked!, GREEN), seen(peeked!, null)]).toMatchObject([
      { traveller: card('dragon') },
      { traveller: null },
      { traveller: null },
    ]);
    expect(view(s, RED).faceDown).toMatchObject({ card: { id: 'dragon' }, peekers: [RED] });
    expect(view(s, GREEN).faceDown).toEqual({ card: null, peekers: [RED] });
    expect(s.noReturn).toBe(s.ply);
  });

  test('[FORTUNE-2] a new company has a new face-down card', () => {
    const s = bidding({ hand: 'fortuneTeller', boulders: '5 red' }, { next: 'bandit, serf, monk' });
    go(s, 'red: peek', 'red: stay closed', 'green: stay closed', 'yellow: stay closed');
    go(s, 'red: draw 3 red', 'green: draw 3 green', 'yellow: draw 3 yellow');
    expect(view(s, RED).faceDown).toEqual({ card: null, peekers: [] });
    expect(view(s, RED).drivenAway).toMatchObject([{ id: 'dragon' }]);
    expect(view(s, GREEN).drivenAway).toEqual([null]);
  });

  test.each(['knight', 'bandit', 'dragon'])(
    '[GARLIC-1] he drives a claimed %s away and can be eaten afterwards',
    (robber) => {
      const s = claiming({ hand: 'garlicMerchant', food: 'monk', tolls: 'serf' }, `${robber}, serf`);
      go(s, `red: claim ${robber}`, `red: garlic ${robber}`);
      expect(names(s.discards)).toEqual([robber]);
      expect([names(s.food[RED]!), names(s.tolls[RED]!)]).toEqual([['monk', 'garlicMerchant'], ['serf']]);
    },
  );

  test('[GARLIC-2] no goat minds garlic', () => {
    const s = claiming({ boulders: '1 red 1 green', hand: 'garlicMerchant' }, 'littleGoat, monk');
    go(s, 'red: claim little goat');
    expect(may(s, RED)).toEqual(['fight little goat', 'give way to little goat']);
    expect(clauseOf(s, RED, { do: 'garlic' })).toBe('GARLIC-2');
  });

  test('[JESTER-1] only a Jester allows a mixed bid', () => {
    const without = bidding({ boulders: '2 red 1 green' });
    expect(refusal(without, RED, { do: 'mix', colour: 0, boulders: 1 })).toEqual({
      clause: 'JESTER-1',
      fact: { special: card('jester') },
    });
    const single = bidding({ boulders: '2 red', hand: 'jester' });
    expect(refusal(single, RED, { do: 'mix', colour: 0, boulders: 1 })).toEqual({
      clause: 'JESTER-1',
      fact: { colours: 1 },
    });
    const s = bidding({ boulders: '2 red 1 green 1 yellow', hand: 'jester' });
    go(s, 'red: mix 2 red');
    expect(may(s, RED)).toEqual(['mix 1 green', 'mix 1 yellow', 'take the bid back']);
    expect(refusal(s, RED, { do: 'seal' })).toEqual({ clause: 'JESTER-2', fact: {} });
    expect(refusal(s, RED, { do: 'mix', colour: 0, boulders: 1 })).toEqual({ clause: 'JESTER-2', fact: { colour: 0 } });
    go(s, 'red: mix 1 yellow');
    expect(may(s, RED)).toEqual(['seal the mixed bid', 'mix 1 green', 'take the bid back']);
    expect(view(s, RED).laid).toHaveLength(2);
    expect(view(s, GREEN).laid).toEqual([]);
  });

  test('[JESTER-2] the mixed bid counts whole, shows its Jester, and he is food at once', () => {
    const s = bidding({ boulders: '2 red 1 green 1 yellow', hand: 'jester' });
    const news = go(
      s,
      'red: mix 2 red',
      'red: mix 1 yellow',
      'red: seal the mixed bid',
      'green: bid 2 green',
      'yellow: stay closed',
    );
    expect(s.places).toEqual([RED, GREEN]);
    expect(view(s, null).trolls[RED]!.bid).toEqual(heap('2 red 1 yellow'));
    expect(told(news, 'jesterShown')).toMatchObject([{ seat: RED, clause: 'JESTER-2' }]);
    expect([names(s.hand[RED]!), names(s.food[RED]!)]).toEqual([[], ['jester']]);
  });

  test('[JESTER-2] a bid of one colour never uses him up', () => {
    const s = bidding({ boulders: '2 red 1 green', hand: 'jester' });
    go(s, 'red: bid 2 red', 'green: stay closed', 'yellow: stay closed');
    expect(names(s.hand[RED]!)).toEqual(['jester']);
  });

  test('[MASON-1] three boulders of one colour from the supply', () => {
    const s = bidding({ hand: 'stonemason' });
    const before = s.supply[3]!;
    go(s, 'red: quarry purple');
    expect([view(s, null).trolls[RED]!.boulders, s.supply[3]]).toEqual([heap('3 purple'), before - 3]);
  });

  test('[MASON-2] fewer if the supply is short, and none from other trolls', () => {
    const s = scene({
      trolls: [{ boulders: '7 red', hand: 'stonemason' }, { boulders: '9 green' }, {}],
      company: 'monk',
      faceDown: 'serf',
      steps: [{ step: 'bid' }],
    });
    expect(refusal(s, RED, { do: 'quarry', colour: 1 })).toEqual({ clause: 'MASON-2', fact: { colour: 1 } });
    go(s, 'red: quarry red');
    expect(under(s, RED)).toBe(9);
    expect(under(s, GREEN)).toBe(9);
  });

  test('[MESSENGER-1] exactly one royal goes from Food to Tolls, at its ransom', () => {
    const s = bidding({ hand: 'royalMessenger', food: 'princess, duke' });
    expect(may(s, RED)).toEqual(expect.arrayContaining(['ransom princess', 'ransom duke']));
    go(s, 'red: ransom princess');
    expect([names(s.food[RED]!), names(s.tolls[RED]!)]).toEqual([['duke', 'royalMessenger'], ['princess']]);
    expect(view(s, null).trolls[RED]).toMatchObject({ foodTotal: 6, tollTotal: 10 });
    expect(may(s, RED)).not.toContain('ransom duke');
  });

  test('[MESSENGER-2] without a captive royal he is only food', () => {
    const s = bidding({ hand: 'royalMessenger', food: 'monk' });
    expect(may(s, RED)).toEqual(['stay closed', 'eat royal messenger']);
    expect(refusal(s, RED, { do: 'ransom', royal: card('duke') })).toEqual({
      clause: 'MESSENGER-2',
      fact: { royal: card('duke') },
    });
  });
});
