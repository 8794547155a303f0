import { defaultsOf, dice, type Explanation, type Thing } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { bridgeTroll, type View } from '../src/index.ts';
import { isUsableNow, raidOn } from '../src/queries/index.ts';
import { scene } from '../src/scenes/lay.ts';
import { SETTINGS } from '../src/settings.ts';
import type { State } from '../src/state.ts';
import { go, RED } from './acting.ts';

const languages = ['en', 'de', 'fr'] as const;
const company = { names: ['Ana', 'Quill', 'Old Hild', 'Ulf', 'Mossy', 'Ragna'], you: 0 };
const texts = ({ name, kind, does, now, cannot, scores }: Explanation): string[] =>
  [name, kind, does, now?.title, now?.says, cannot, scores].filter((text) => text != null);

/** Positions of random games with every number of trolls. */
function* positions(rounds = 1): Generator<State> {
  const random = dice('explain');
  for (let game = 0; game < 4 * rounds; game++) {
    const seats = 3 + (game % 4);
    const s = bridgeTroll.setup({ ...defaultsOf(SETTINGS), openScores: seats % 2 === 0 }, seats, `explain ${game}`);
    for (let waiting = bridgeTroll.waitingFor(s); waiting.length > 0; waiting = bridgeTroll.waitingFor(s)) {
      yield s;
      const seat = waiting[random(waiting.length)]!;
      const options = bridgeTroll.options(s, seat);
      bridgeTroll.play(s, seat, options[random(options.length)]!);
    }
    yield s;
  }
}

describe.each(languages)('In %s', (language) => {
  test('everything that has a name has words, short and whole', () => {
    const words = bridgeTroll.words[language]!.among!(company);
    const kinds = new Set<string>();
    const clauses = new Set(Object.keys(bridgeTroll.clauses));
    const wrong: unknown[] = [];
    let n = 0;
    for (const s of positions()) {
      const reader = [0, 1, 2, null][n % 4]!;
      if (n++ % 9 > 3) continue;
      const view = bridgeTroll.view(s, reader);
      for (const thing of words.thingsIn(view, reader)) {
        kinds.add(thing.thing);
        const card = words.explain(thing, view, reader);
        const isWhole =
          card !== null &&
          texts(card).every((text) => text !== '' && !/undefined|null|NaN|;|…| {2}/.test(text)) &&
          card.does.split(/(?<=\.)\s/).length <= 2 &&
          card.does.split(' ').length <= 28 &&
          clauses.has(card.clause!);
        if (!isWhole) wrong.push([thing, card]);
      }
    }
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual(
      [
        ...['bid', 'boulders', 'bridge', 'claims', 'deck', 'die', 'discards', 'faceDown', 'hand', 'held', 'marker'],
        ...[
          'pile',
          'place',
          'points',
          'stack',
          'supply',
          'trade',
          'traveller',
          'turn',
          'upgrade',
          'upgrades',
          'weather',
        ],
      ].sort(),
    );
  });

  test('what is not there has no words', () => {
    const view = bridgeTroll.view(scene({ trolls: [{}, {}, {}], steps: [{ step: 'bid' }] }), RED);
    const absent = [
      { thing: 'traveller', traveller: 99 },
      { thing: 'held', seat: 1, side: 'hand', traveller: 12 },
      { thing: 'upgrade', seat: 1, upgrade: 15 },
      { thing: 'place', seat: 0 },
      { thing: 'bridge', seat: 9 },
      { thing: 'dragon' },
    ] as Thing[];
    expect(absent.map((thing) => bridgeTroll.words[language]!.explain(thing, view, RED))).toEqual(
      absent.map(() => null),
    );
  });
});

test('a special works exactly when one of its powers is an option', () => {
  const POWER: { readonly [id: string]: string } = {
    fortuneTeller: 'peek',
    garlicMerchant: 'garlic',
    jester: 'mix',
    stonemason: 'quarry',
    royalMessenger: 'ransom',
  };
  const found = new Map<string, Set<boolean>>();
  for (const s of positions(4))
    for (const seat of bridgeTroll.waitingFor(s)) {
      const view: View = bridgeTroll.view(s, seat);
      if (view.laid.length > 0) continue;
      const offered = new Set<string>(bridgeTroll.options(s, seat).map((act) => act.do));
      for (const { id, traveller } of view.trolls[seat]!.hand!) {
        const isOffered = offered.has(POWER[id]!);
        expect([id, view.step!.step, isUsableNow(view, seat, traveller)]).toEqual([id, view.step!.step, isOffered]);
        found.set(id, (found.get(id) ?? new Set()).add(isOffered));
      }
    }
  expect(
    [...found]
      .filter(([, seen]) => seen.size === 2)
      .map(([id]) => id)
      .sort(),
  ).toEqual(Object.keys(POWER).sort());
});

test('a robber announces what it then is after', () => {
  let met = 0;
  for (const s of positions()) {
    const { step } = bridgeTroll.view(s, null);
    if (step?.step !== 'robber') continue;
    met++;
    const view = bridgeTroll.view(s, step.seat);
    const { value, prey } = raidOn(view, step.seat, step.robber);
    expect(value).toBe(view.threat!.boulders);
    expect(new Set(prey)).toEqual(new Set(view.threat!.prey.map(({ card }) => card)));
  }
  expect(met).toBeGreaterThan(3);
});

describe('What the reader would get', () => {
  const en = bridgeTroll.words.en.among!(company);
  const index = (id: string): number => CARDS.findIndex((card) => card.id === id);
  const s = scene({
    trolls: [{ boulders: '2 red, 1 green', food: 'princess', tolls: 'monk', hand: 'jester' }, {}, {}],
    company: 'knight, priest, bigGoat',
    places: [0, 1],
    steps: [{ step: 'claims', place: 0 }],
  });
  go(s);
  const ask = (thing: object): Explanation => en.explain(thing as Thing, bridgeTroll.view(s, RED), RED)!;
  const traveller = (id: string) => ask({ thing: 'traveller', traveller: index(id) });

  test('a robber names the card, its price and what the reader has', () => {
    expect(traveller('knight').now).toEqual({
      title: 'If you claim it',
      says: 'It is after the Princess. Keeping the card takes 5 boulders, and you have 3.',
    });
  });

  test('a traveller says what both sides would be worth', () => {
    expect(traveller('priest').now!.says).toBe('Your Food becomes 7, or your Tolls 7.');
  });

  test('a goat counts colours', () => {
    expect(traveller('bigGoat').now!.says).toBe('You have 2 colours of the 4 it asks for.');
  });

  test('a special in hand says when it works', () => {
    expect(ask({ thing: 'held', seat: 0, side: 'hand', traveller: index('jester') }).now!.says).toBe(
      'Not at this moment. He works when you bid.',
    );
  });

  test('a card in Food says who would go for it', () => {
    expect(ask({ thing: 'held', seat: 0, side: 'food', traveller: index('princess') }).now!.says).toBe(
      'The Knight or the Dragon would go for this card, if you claim one.',
    );
  });
});
