import { describe, expect, test } from 'vitest';
import { card, heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { view } from '../../src/view/view.ts';
import { asked, clauseOf, GREEN, go, may, names, RED, refusal, told, under } from '../acting.ts';

/** Red claims this hazard. */
function meeting(hazard: string, red: TrollInWords) {
  const trolls = [red, { boulders: '2 green' }, { boulders: '2 yellow' }];
  return scene({ trolls, company: `${hazard}, monk`, places: [RED, GREEN], steps: [{ step: 'claims', place: 0 }] });
}
const claim = (hazard: string, red: TrollInWords) => {
  const s = meeting(hazard, red);
  return { s, news: go(s, `red: claim ${hazard}`) };
};
const threat = (hazard: string, red: TrollInWords) => {
  const { prey, boulders } = view(claim(hazard, { boulders: '9 red 3 yellow', ...red }).s, null).threat!;
  return { boulders, prey: prey.map((p) => `${p.card.id} in ${p.side}`) };
};

describe('Robbers', () => {
  test('[ROBBER-1] the Knight is after the best food', () => {
    expect(threat('knight', { food: 'princess, minstrels', tolls: 'priest' })).toEqual({
      boulders: 5,
      prey: ['princess in food'],
    });
  });

  test('[ROBBER-2] the Bandit is after the best toll', () => {
    expect(threat('bandit', { food: 'princess', tolls: 'priest, peddler' })).toEqual({
      boulders: 6,
      prey: ['priest in tolls'],
    });
  });

  test('[ROBBER-3] the Dragon is after the best card on both sides, each at its own side’s value', () => {
    expect(threat('dragon', { food: 'princess', tolls: 'priest' })).toEqual({ boulders: 6, prey: ['priest in tolls'] });
    expect(threat('dragon', { food: 'priest', tolls: 'monk' })).toEqual({ boulders: 2, prey: ['priest in food'] });
    expect(threat('dragon', { food: 'monk', tolls: 'princess' })).toEqual({
      boulders: 10,
      prey: ['princess in tolls'],
    });
  });

  test('[ROBBER-4] the victim chooses among cards that tie for highest', () => {
    const { s } = claim('knight', { food: 'monk, farmer, serf' });
    expect(asked(s)).toBe('red: robber');
    expect(may(s, RED)).toEqual(['lose monk from food', 'lose farmer from food']);
    expect(refusal(s, RED, { do: 'lose', side: 'food', traveller: card('serf') })).toEqual({
      clause: 'ROBBER-7',
      fact: { traveller: card('serf'), value: 4 },
    });
    go(s, 'red: lose farmer from food');
    expect(names(s.food[RED]!)).toEqual(['monk', 'serf']);
  });

  test.each([
    ['knight', { tolls: 'priest' }],
    ['bandit', { food: 'princess' }],
    ['dragon', { hand: 'jester' }],
  ])('[ROBBER-5] a %s who finds nothing is discarded', (robber, red) => {
    const { s, news } = claim(robber, { boulders: '6 red', ...red });
    expect(told(news, 'foundNothing')).toHaveLength(1);
    expect(names(s.discards)).toEqual([robber]);
    expect(asked(s)).toBe('green: claim');
  });

  test('[ROBBER-6] exactly as many boulders as the card is worth, in any colours, save it', () => {
    const { s } = claim('knight', { boulders: '3 red 4 green', food: 'princess, minstrels' });
    expect(may(s, RED)).toEqual(['lose princess from food', 'defend against knight']);
    go(s, 'red: defend against knight', 'red: throw 2 red');
    expect(may(s, RED)).toEqual(['throw 1 red', 'throw 1 green', 'throw 2 green', 'throw 3 green']);
    expect(refusal(s, RED, { do: 'throw', colour: 1, boulders: 4 })).toEqual({
      clause: 'ROBBER-6',
      fact: { need: 3, have: 4 },
    });
    go(s, 'red: throw 3 green');
    expect(s.boulders.slice(0, 6)).toEqual(heap('1 red 1 green'));
    expect(names(s.food[RED]!)).toEqual(['princess', 'minstrels']);
    expect(names(s.discards)).toEqual(['knight']);
  });

  test('[ROBBER-6] too few boulders do not help, and without a choice of colours they fly automatically', () => {
    const { s } = claim('knight', { boulders: '4 red', food: 'princess, duke', hand: 'royalMessenger' });
    expect(refusal(s, RED, { do: 'defend' })).toEqual({ clause: 'ROBBER-6', fact: { need: 5, have: 4 } });
    const exact = claim('knight', { boulders: '3 red 2 green', food: 'princess' });
    const news = go(exact.s, 'red: defend against knight');
    expect(told(news, 'threw')[0]!.boulders).toEqual(heap('3 red 2 green'));
    expect(under(exact.s, RED)).toBe(0);
  });

  test.each([
    ['knight', { food: 'monk, princess' }],
    ['bandit', { tolls: 'serf, priest' }],
    ['dragon', { food: 'monk', tolls: 'priest' }],
  ])('[ROBBER-10] a %s driven off is discarded, and every card stays', (robber, cards) => {
    const { s } = claim(robber, { boulders: '6 red', ...cards });
    const before = [s.food[RED], s.tolls[RED]];
    const worth = view(s, RED).threat!.boulders;
    go(s, `red: defend against ${robber}`);
    expect([s.food[RED], s.tolls[RED]]).toEqual(before);
    expect([names(s.discards), under(s, RED)]).toEqual([[robber], 6 - worth]);
  });

  test('[ROBBER-7] otherwise the card is lost, and both are discarded', () => {
    const { s, news } = claim('bandit', { boulders: '1 red', tolls: 'pawnBroker, serf' });
    expect(told(news, 'robbed')).toMatchObject([{ traveller: card('pawnBroker'), side: 'tolls' }]);
    expect(names(s.tolls[RED]!)).toEqual(['serf']);
    expect(names(s.discards).toSorted()).toEqual(['bandit', 'pawnBroker']);
    expect(asked(s)).toBe('green: claim'); // there was no choice
  });

  test('[ROBBER-8] boulders in a bid do not help against a robber', () => {
    const { s } = claim('bandit', { boulders: '3 red', bid: '5 red', tolls: 'peddler' });
    expect(names(s.tolls[RED]!)).toEqual([]);
    const pelting = claim('bandit', { boulders: '3 red 3 green', bid: '5 red', tolls: 'peddler' }).s;
    go(pelting, 'red: defend against bandit');
    expect(clauseOf(pelting, RED, { do: 'throw', colour: 0, boulders: 4 })).toBe('ROBBER-8');
  });

  test('[ROBBER-9] specials in hand are safe, specials in Food are prey', () => {
    expect(told(claim('knight', { hand: 'stonemason' }).news, 'foundNothing')).toHaveLength(1);
    expect(names(claim('knight', { food: 'stonemason' }).s.food[RED]!)).toEqual([]);
  });
});
