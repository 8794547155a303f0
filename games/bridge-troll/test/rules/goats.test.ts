import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { card, heap, scene, type TrollInWords } from '../../src/scenes/lay.ts';
import { asked, GREEN, go, may, names, RED, refusal, told } from '../acting.ts';

function meeting(goat: string, red: TrollInWords, more: { deck?: number; returnedUpgrades?: boolean } = {}) {
  const trolls = [red, { boulders: '2 green' }, { boulders: '2 yellow' }];
  const { deck, returnedUpgrades = false } = more;
  return scene({
    trolls,
    company: `${goat}, monk`,
    faceDown: 'serf',
    places: [RED, GREEN],
    steps: [{ step: 'claims', place: 0 }],
    settings: { returnedUpgrades },
    ...(deck !== undefined && { deck }),
  });
}
const claimed = (goat: string, red: TrollInWords, more = {}) => {
  const s = meeting(goat, red, more);
  return { s, news: go(s, `red: claim ${goat.replace('Goat', ' goat')}`) };
};

describe('Billy Goats Gruff', () => {
  test.each([
    ['littleGoat', '2 red 1 green', 2],
    ['middleGoat', '2 red 1 green 3 yellow', 4],
    ['bigGoat', '2 red 1 green 3 yellow 1 purple', 6],
  ])('[GOAT-1] the %s falls to %s for %i points', (goat, boulders, points) => {
    const { s } = claimed(goat, { boulders });
    const news = go(s, `red: fight ${goat.replace('Goat', ' goat')}`); // exactly the colours needed, so they fly automatically
    expect(told(news, 'threw')[0]!.boulders).toEqual(heap(boulders).map((n) => Math.min(n, 1)));
    expect(s.points[RED]).toBe(5 + points);
    expect(names(s.discards)).toEqual([goat]);
  });

  test('[GOAT-1] one boulder per colour, never two', () => {
    const { s } = claimed('littleGoat', { boulders: '5 red 1 green 1 yellow' });
    go(s, 'red: fight little goat', 'red: throw 1 red');
    expect(may(s, RED)).toEqual(['throw 1 green', 'throw 1 yellow']);
    expect(refusal(s, RED, { do: 'throw', colour: 0, boulders: 1 })).toEqual({
      clause: 'GOAT-1',
      fact: { colour: 0, again: true, need: 2 },
    });
    go(s, 'red: throw 1 yellow');
    expect(s.boulders.slice(0, 6)).toEqual(heap('4 red 1 green'));
    expect(s.points[RED]).toBe(7);
  });

  test('[GOAT-1] six of one colour do not impress it', () => {
    const { s } = claimed('littleGoat', { boulders: '6 red', hand: 'stonemason' });
    expect(refusal(s, RED, { do: 'fight' })).toEqual({ clause: 'GOAT-1', fact: { need: 2, have: 1 } });
  });

  test('[GOAT-2] a troll that cannot pelt it loses a point, and it is shuffled into the deck', () => {
    const { s } = claimed('bigGoat', { boulders: '6 red' }, { deck: 10 });
    expect(s.points[RED]).toBe(4);
    expect(s.deck).toHaveLength(11);
    expect(s.deck).toContain(card('bigGoat'));
    expect(s.noReturn).toBe(s.ply);
    expect(asked(s)).toBe('green: claim');
  });

  test('[GOAT-2] a troll may decline to throw', () => {
    const { s } = claimed('littleGoat', { boulders: '1 red 1 green' });
    expect(may(s, RED)).toEqual(['fight little goat', 'give way to little goat']);
    go(s, 'red: give way to little goat');
    expect(s.points[RED]).toBe(4);
    expect(s.deck).toContain(card('littleGoat'));
  });

  test('[GOAT-2] it may come back anywhere in the deck', () => {
    const s = meeting('bigGoat', {}, { deck: 2 });
    loadDice(s, 0, 1); // the shuffle: the goat, added last, changes places with the bottom card
    go(s, 'red: claim big goat');
    expect(s.deck.indexOf(card('bigGoat'))).toBe(0);
  });

  test('[GOAT-3] without markers, the owner chooses an upgrade to pay with', () => {
    const { s } = claimed('bigGoat', { points: 0, upgrades: [15, 9] });
    expect(asked(s)).toBe('red: surrender');
    expect(may(s, RED)).toEqual(['surrender upgrade 15', 'surrender upgrade 9']);
    go(s, 'red: surrender upgrade 9');
    expect([s.points[RED], s.upgrades[RED]]).toEqual([8, [15]]);
  });

  test('[GOAT-3] a single upgrade goes without a choice; with markers no upgrade is touched', () => {
    const single = claimed('bigGoat', { points: 0, upgrades: [12] }).s;
    expect([single.points[RED], single.upgrades[RED]]).toEqual([11, []]);
    const rich = claimed('bigGoat', { points: 1, upgrades: [12] }).s;
    expect([rich.points[RED], rich.upgrades[RED]]).toEqual([0, [12]]);
  });

  test('[GOAT-4] the upgrade leaves the game', () => {
    const { s } = claimed('bigGoat', { points: 0, upgrades: [15] });
    expect(s.stack.at(-1)).toBe(14);
    expect([...s.stack, ...s.upgrades.flat()]).not.toContain(15);
  });

  test('[SETTING-2] or, with the setting on, it goes back on top of the stack', () => {
    const { s } = claimed('bigGoat', { points: 0, upgrades: [15] }, { returnedUpgrades: true });
    expect(s.stack.at(-1)).toBe(15);
  });

  test('[GOAT-5] a troll with nothing loses nothing', () => {
    const { s, news } = claimed('bigGoat', { points: 0 });
    expect(s.points[RED]).toBe(0);
    expect(told(news, 'nothingToLose')).toHaveLength(1);
  });

  test('[GOAT-6] an empty deck becomes the goat alone', () => {
    expect(names(claimed('bigGoat', {}, { deck: 0 }).s.deck)).toEqual(['bigGoat']);
  });
});
