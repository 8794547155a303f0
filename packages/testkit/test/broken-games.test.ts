// Tests of the tests: games broken on purpose, each caught by the very law it breaks.
import type { Game, Position, Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/examples/sealed-bids/rules.ts';
import { dash, LAWS, type LawOptions, PROMISES, sealedBids, ticTacToe, trial, verdict } from '../src/index.ts';

/** The numbers of the laws this game breaks. */
function brokenLaws(game: Game, options: LawOptions = {}): number[] {
  const tried = trial(game, { games: 12, ...options });
  return [...LAWS, PROMISES].filter((law) => verdict(law, game, tried) !== null).map(({ number }) => number);
}

const whole: Game = sealedBids;
const on = (s: Position): State => s as State;
const but = (changes: Partial<Game>): Game => ({ ...whole, ...changes });

const cardsKept = (s: Position): string[] => {
  const { hands, deck, discards } = on(s);
  return hands.flat().length + deck.length + discards.length === 16 ? [] : ['a card is lost'];
};

test('sound games break no law', () => {
  for (const game of [ticTacToe, dash, sealedBids] as Game[]) expect(brokenLaws(game)).toEqual([]);
  expect(brokenLaws(whole, { broken: cardsKept })).toEqual([]);
});

describe('1. never stuck', () => {
  test('nobody has an option any more', () => {
    expect(brokenLaws(but({ options: (s, seat) => (s.ply === 3 ? [] : whole.options(s, seat)) }))).toEqual([1]);
  });
  test('the game is over, and there is no result', () => {
    expect(brokenLaws(but({ result: () => null }))).toEqual([1]);
  });
  test('there is a result, and the game goes on', () => {
    expect(brokenLaws(but({ result: () => ({ places: [1, 2, 3, 4], scores: [1, 1, 1, 1] }) }))).toEqual([1]);
  });
  test('a seat that is not waited for may act', () => {
    expect(brokenLaws({ ...(ticTacToe as Game), options: (s) => (ticTacToe as Game).options(s, s.ply % 2) })).toContain(
      1,
    );
  });
});

describe('2. every option plays', () => {
  test('options throw', () => {
    const options: Game['options'] = (s, seat) => {
      if (s.ply === 5) throw new Error('lost count');
      return whole.options(s, seat);
    };
    expect(brokenLaws(but({ options }))).toEqual([2]);
  });
  test('an option that hardly anybody plays throws', () => {
    const play: Game['play'] = (s, seat, act) => {
      if (act.do === 'lay' && on(s).worth === 6 && 'card' in act && act.card === 16) throw new Error('too heavy');
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }))).toContain(2);
  });
});

describe('3. asking changes nothing', () => {
  test('an evaluation that tries a move and forgets to take it back', () => {
    const evaluate = (s: Position): number => {
      on(s).points[0]!++;
      return 0.5;
    };
    expect(brokenLaws(but({ bot: { ...whole.bot, evaluate } }))).toEqual([3]);
  });
  test.each(['current', 'waitingFor', 'options', 'why', 'view', 'imagine', 'result'] as const)(
    '%s sorts a hand',
    (verb) => {
      const asks = (s: Position, ...rest: never[]): never => {
        on(s).hands[0]!.reverse();
        return (whole[verb] as (s: Position, ...rest: never[]) => never)(s, ...rest);
      };
      expect(brokenLaws({ ...whole, [verb]: asks })).toContain(3);
    },
  );
});

describe('4. copies are independent and complete', () => {
  test('a field left out of clone', () => {
    const clone = (s: Position): Position => {
      const { discards: _forgotten, ...rest } = on(whole.clone(s));
      return rest as Position;
    };
    expect(brokenLaws(but({ clone }))).toEqual([4]);
  });
  test('a list shared with the original', () => {
    const clone = (s: Position): Position => ({ ...on(whole.clone(s)), points: on(s).points }) as Position;
    expect(brokenLaws(but({ clone }))).toEqual([4]);
  });
  test('a view that shares a list with the position', () => {
    const view = (s: Position, seat: Seat | null): object => ({ ...whole.view(s, seat), points: on(s).points });
    expect(brokenLaws(but({ view }))).toEqual([4]);
  });
});

describe('5. plain data', () => {
  class Purse extends Array<number> {}
  const keep = (points: unknown): Game =>
    but({ setup: (settings, seats, seed) => Object.assign(whole.setup(settings, seats, seed), { points }) });
  test('an instance of a class in the position', () => {
    const setup: Game['setup'] = (settings, seats, seed) => {
      const s = whole.setup(settings, seats, seed);
      on(s).points = Purse.from(on(s).points);
      return s;
    };
    expect(brokenLaws(but({ setup }))).toEqual([5]);
  });
  test('undefined, NaN and -0 in the position', () => {
    expect(brokenLaws(keep([undefined, 0, 0, 0]))).toContain(5);
    expect(brokenLaws(keep([Number.NaN, 0, 0, 0]))).toContain(5);
    expect(brokenLaws(keep([-0, 0, 0, 0]))).toContain(5);
  });
  test('undefined in a view, in seen news', () => {
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), mood: undefined }) }))).toEqual([5]);
    expect(
      brokenLaws(but({ seen: (news, seat) => whole.seen({ ...news, mood: undefined } as typeof news, seat) })),
    ).toEqual([5]);
  });
});

describe('6. no leak', () => {
  test('a view that shows the deck', () => {
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), deck: on(s).deck.slice() }) }))).toEqual([6]);
  });
  test("a view that shows the sum of another's hand", () => {
    const sum = (s: State): number => s.hands[0]!.reduce((a, b) => a + b, 0);
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), sum: sum(on(s)) }) }))).toEqual([6]);
  });
  test('a view that shows how many cards others have sealed', () => {
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), laid: s.sealed.length }) }))).toEqual([6]);
  });
  test('a refusal that tells what lies on the deck', () => {
    const why: Game['why'] = (s, seat, wish) => {
      const refusal = whole.why(s, seat, wish);
      return refusal === null ? null : { ...refusal, fact: { next: on(s).deck.at(-1) ?? null } };
    };
    expect(brokenLaws(but({ why }))).toEqual([6]);
  });
  test('news that tells everybody which card was drawn', () => {
    expect(brokenLaws(but({ seen: (news) => news }))).toEqual([6]);
  });
  test('unless the game says that this news is to be remembered', () => {
    expect(brokenLaws(but({ seen: (news) => news }), { forgotten: ['drew'] })).toEqual([]);
  });
  test('imagination that is the truth', () => {
    const imagine: Game['imagine'] = (s, seat, random) => ({
      ...whole.clone(s),
      rng: whole.imagine(s, seat, random).rng,
    });
    expect(brokenLaws(but({ imagine }))).toEqual([6]);
  });
  test('imagination that knows the dice to come', () => {
    expect(
      brokenLaws(but({ imagine: (s, seat, random) => ({ ...whole.imagine(s, seat, random), rng: s.rng.slice() }) })),
    ).toEqual([6]);
  });
  test("imagination that turns over the reader's own cards", () => {
    expect(brokenLaws(but({ imagine: (s, _seat, random) => whole.imagine(s, null, random) }))).toContain(6);
  });
});

describe('7. imagining twice equals imagining once', () => {
  test('imagination that leaves traces of what was there before', () => {
    const imagine: Game['imagine'] = (s, seat, random) => {
      const w = whole.imagine(s, seat, random);
      return { ...w, ply: w.ply + 1 };
    };
    expect(brokenLaws(but({ imagine }))).toEqual([7]);
  });
  test('the unseen shuffled without being sorted first', () => {
    const imagine: Game['imagine'] = (s, seat, random) => {
      const w = on(whole.imagine(s, seat, random));
      const [first, second] = on(s).deck;
      if (first! > second!) w.deck.reverse();
      return w;
    };
    expect(brokenLaws(but({ imagine }))).toContain(7);
  });
  test('an imagined position that cannot be played', () => {
    const imagine: Game['imagine'] = (s, seat, random) =>
      ({ ...on(whole.imagine(s, seat, random)), points: null }) as unknown as Position;
    expect(brokenLaws(but({ imagine }))).toContain(7);
  });
});

describe('8. replay', () => {
  test('a beginning that is never the same', () => {
    let games = 0;
    const setup: Game['setup'] = (settings, seats, seed) => {
      const s = whole.setup(settings, seats, seed);
      on(s).points[0] = games++;
      return s;
    };
    expect(brokenLaws(but({ setup }))).toEqual([8]);
  });
  test('a rule that works only while somebody listens', () => {
    const play: Game['play'] = (s, seat, act) => {
      if (s.news !== null && act.do === 'boast') on(s).points[seat]!++;
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }))).toEqual([8]);
  });
});

describe('9. notation', () => {
  test('two options written alike, which saved games cannot tell apart either', () => {
    expect(brokenLaws(but({ write: (act) => act.do }))).toEqual([8, 9]);
  });
  test('a line with space at its end', () => {
    expect(brokenLaws(but({ write: (act, s) => `${whole.write(act, s)} ` }))).toEqual([9]);
  });
});

describe('10. invariants', () => {
  test('a card vanishes', () => {
    const play: Game['play'] = (s, seat, act) => {
      if (act.do === 'boast') on(s).deck.shift();
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }), { broken: cardsKept })).toContain(10);
  });
  test('an imagined card too many', () => {
    const imagine: Game['imagine'] = (s, seat, random) => {
      const w = on(whole.imagine(s, seat, random));
      return { ...w, deck: w.deck.concat(17).slice(0, 17) } as Position;
    };
    expect(brokenLaws(but({ imagine }), { broken: cardsKept })).toContain(10);
  });
});

describe('11. undo', () => {
  const returning = (s: Position): Position => Object.assign(s, { noReturn: 0 });
  test('undo across rolls, reveals and other seats', () => {
    expect(brokenLaws(but({ play: (s, seat, act) => returning(whole.play(s, seat, act)) }))).toEqual([11]);
    expect(
      brokenLaws({ ...(dash as Game), play: (s, seat, act) => returning((dash as Game).play(s, seat, act)) }),
    ).toEqual([11]);
    expect(
      brokenLaws({ ...(ticTacToe as Game), play: (s, seat, act) => returning((ticTacToe as Game).play(s, seat, act)) }),
    ).toEqual([11]);
  });
  test('undo across a card turned face up without a die', () => {
    const play: Game['play'] = (s, seat, act) => {
      const { deck, discards } = on(s);
      if (act.do === 'boast' && deck.length > 0) discards.push(deck.pop()!);
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }))).toEqual([11]);
  });
});

describe('12. every refusal has a clause', () => {
  test('nothing forbids a wish', () => expect(brokenLaws(but({ why: () => null }))).toEqual([12]));
  test('a clause that does not exist', () => {
    const why: Game['why'] = (s, seat, wish) =>
      whole.why(s, seat, wish) === null ? null : { clause: 'ORC-1', fact: {} };
    expect(brokenLaws(but({ why })).filter((law) => law !== 14)).toEqual([12]);
  });
  test('an option that is forbidden', () => {
    expect(brokenLaws(but({ why: () => ({ clause: 'BID-1', fact: {} }) }))).toEqual([12]);
  });
  test('a strange wish that throws', () => {
    const why: Game['why'] = (s, seat, wish) => {
      if ('card' in wish && (wish.card as number).toFixed(0) === '') return null;
      return whole.why(s, seat, wish);
    };
    expect(brokenLaws(but({ why }))).toEqual([12]);
  });
});

test('13. a game longer than it says', () => expect(brokenLaws(but({ longest: 8 }))).toEqual([13]));

describe('14. promises', () => {
  test('seats called alike', () =>
    expect(brokenLaws(but({ seatNames: (_, n) => new Array(n).fill('red') }))).toContain(14));
  test('an evaluation out of bounds', () =>
    expect(brokenLaws(but({ bot: { ...whole.bot, evaluate: () => 2 } }))).toEqual([14]));
  test('an end that comes out of nowhere', () =>
    expect(brokenLaws(but({ bot: { ...whole.bot, isFarFromEnd: () => true } }))).toEqual([14]));

  test('habits that leave nothing', () =>
    expect(brokenLaws(but({ bot: { ...whole.bot, habits: () => [] } }))).toEqual([14]));
  test('a setting without words', () => {
    expect(brokenLaws(but({ words: { en: { ...whole.words.en, settings: {} } } }))).toEqual([14]);
  });
  test('an option without a label', () => {
    expect(brokenLaws(but({ words: { en: { ...whole.words.en, label: () => '' } } }))).toEqual([14]);
  });
});
