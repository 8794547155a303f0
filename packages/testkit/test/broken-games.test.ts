// Tests of the laws: games broken on purpose, each caught by the law it breaks.
import type { Game, Position, Seat, Words } from '@trollmoot/kernel';
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
  test('no seat has an option', () => {
    expect(brokenLaws(but({ options: (s, seat) => (s.ply === 3 ? [] : whole.options(s, seat)) }))).toEqual([1]);
  });
  test('the game is over without a result', () => {
    expect(brokenLaws(but({ result: () => null }))).toEqual([1]);
  });
  test('there is a result before the game is over', () => {
    expect(brokenLaws(but({ result: () => ({ places: [1, 2, 3, 4], scores: [1, 1, 1, 1] }) }))).toEqual([1]);
  });
  test('a seat that need not act has options', () => {
    expect(brokenLaws({ ...(ticTacToe as Game), options: (s) => (ticTacToe as Game).options(s, s.ply % 2) })).toContain(
      1,
    );
  });
});

describe('2. every option can be played', () => {
  test('options throw', () => {
    const options: Game['options'] = (s, seat) => {
      if (s.ply === 5) throw new Error('lost count');
      return whole.options(s, seat);
    };
    expect(brokenLaws(but({ options }))).toEqual([2]);
  });
  test('an option that is rarely played throws', () => {
    const play: Game['play'] = (s, seat, act) => {
      if (act.do === 'lay' && on(s).worth === 6 && 'card' in act && act.card === 16) throw new Error('too heavy');
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }))).toContain(2);
  });
});

describe('3. questions do not change the position', () => {
  test('an evaluation tries a move and does not undo it', () => {
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
  test('clone leaves out a field', () => {
    const clone = (s: Position): Position => {
      const { discards: _forgotten, ...rest } = on(whole.clone(s));
      return rest as Position;
    };
    expect(brokenLaws(but({ clone }))).toEqual([4]);
  });
  test('clone shares a list with the original', () => {
    const clone = (s: Position): Position => ({ ...on(whole.clone(s)), points: on(s).points }) as Position;
    expect(brokenLaws(but({ clone }))).toEqual([4]);
  });
  test('a view shares a list with the position', () => {
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
  test('undefined in a view or in seen news', () => {
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), mood: undefined }) }))).toEqual([5]);
    expect(
      brokenLaws(but({ seen: (news, seat) => whole.seen({ ...news, mood: undefined } as typeof news, seat) })),
    ).toEqual([5]);
  });
});

describe('6. no leaks', () => {
  test('a view shows the deck', () => {
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), deck: on(s).deck.slice() }) }))).toEqual([6]);
  });
  test("a view shows the sum of another player's hand", () => {
    const sum = (s: State): number => s.hands[0]!.reduce((a, b) => a + b, 0);
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), sum: sum(on(s)) }) }))).toEqual([6]);
  });
  test('a view shows how many cards others have sealed', () => {
    expect(brokenLaws(but({ view: (s, seat) => ({ ...whole.view(s, seat), laid: s.sealed.length }) }))).toEqual([6]);
  });
  test('a refusal reveals the top of the deck', () => {
    const why: Game['why'] = (s, seat, wish) => {
      const refusal = whole.why(s, seat, wish);
      return refusal === null ? null : { ...refusal, fact: { next: on(s).deck.at(-1) ?? null } };
    };
    expect(brokenLaws(but({ why }))).toEqual([6]);
  });
  test('news tells everyone which card was drawn', () => {
    expect(brokenLaws(but({ seen: (news) => news }))).toEqual([6]);
  });
  test('news that the game lists as forgotten is not a leak', () => {
    expect(brokenLaws(but({ seen: (news) => news }), { forgotten: ['drew'] })).toEqual([]);
  });
  test('imagine returns the truth', () => {
    const imagine: Game['imagine'] = (s, seat, random) => ({
      ...whole.clone(s),
      rng: whole.imagine(s, seat, random).rng,
    });
    expect(brokenLaws(but({ imagine }))).toEqual([6]);
  });
  test('imagine keeps the real generator', () => {
    expect(
      brokenLaws(but({ imagine: (s, seat, random) => ({ ...whole.imagine(s, seat, random), rng: s.rng.slice() }) })),
    ).toEqual([6]);
  });
  test("imagine changes the viewer's own cards", () => {
    expect(brokenLaws(but({ imagine: (s, _seat, random) => whole.imagine(s, null, random) }))).toContain(6);
  });
});

describe('7. imagining twice gives the same as imagining once', () => {
  test('imagine depends on what was imagined before', () => {
    const imagine: Game['imagine'] = (s, seat, random) => {
      const w = whole.imagine(s, seat, random);
      return { ...w, ply: w.ply + 1 };
    };
    expect(brokenLaws(but({ imagine }))).toEqual([7]);
  });
  test('imagine shuffles hidden cards without sorting them first', () => {
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
  test('set-up is different each time', () => {
    let games = 0;
    const setup: Game['setup'] = (settings, seats, seed) => {
      const s = whole.setup(settings, seats, seed);
      on(s).points[0] = games++;
      return s;
    };
    expect(brokenLaws(but({ setup }))).toEqual([8]);
  });
  test('a rule works only while there is a listener', () => {
    const play: Game['play'] = (s, seat, act) => {
      if (s.news !== null && act.do === 'boast') on(s).points[seat]!++;
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }))).toEqual([8]);
  });
});

describe('9. notation', () => {
  test('two options have the same notation, so saved games confuse them too', () => {
    expect(brokenLaws(but({ write: (act) => act.do }))).toEqual([8, 9]);
  });
  test('a line ends with a space', () => {
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
  test('imagine adds a card', () => {
    const imagine: Game['imagine'] = (s, seat, random) => {
      const w = on(whole.imagine(s, seat, random));
      return { ...w, deck: w.deck.concat(17).slice(0, 17) } as Position;
    };
    expect(brokenLaws(but({ imagine }), { broken: cardsKept })).toContain(10);
  });
});

describe('11. undo', () => {
  const returning = (s: Position): Position => Object.assign(s, { noReturn: 0 });
  test('undo goes back past rolls, reveals and other seats', () => {
    expect(brokenLaws(but({ play: (s, seat, act) => returning(whole.play(s, seat, act)) }))).toEqual([11]);
    expect(
      brokenLaws({ ...(dash as Game), play: (s, seat, act) => returning((dash as Game).play(s, seat, act)) }),
    ).toEqual([11]);
    expect(
      brokenLaws({ ...(ticTacToe as Game), play: (s, seat, act) => returning((ticTacToe as Game).play(s, seat, act)) }),
    ).toEqual([11]);
  });
  test('undo goes back past a card that was turned face up', () => {
    const play: Game['play'] = (s, seat, act) => {
      const { deck, discards } = on(s);
      if (act.do === 'boast' && deck.length > 0) discards.push(deck.pop()!);
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }))).toEqual([11]);
  });
});

describe('12. every refusal has a clause', () => {
  test('no clause forbids a wish', () => expect(brokenLaws(but({ why: () => null }))).toEqual([12]));
  test('a refusal names a clause that does not exist', () => {
    const why: Game['why'] = (s, seat, wish) =>
      whole.why(s, seat, wish) === null ? null : { clause: 'ORC-1', fact: {} };
    expect(brokenLaws(but({ why })).filter((law) => law !== 15)).toEqual([12]);
  });
  test('an option is refused', () => {
    expect(brokenLaws(but({ why: () => ({ clause: 'BID-1', fact: {} }) }))).toEqual([12]);
  });
  test('an option is refused when its keys come in another order', () => {
    const why: Game['why'] = (s, seat, wish) =>
      Object.keys(wish)[0] === 'do' ? whole.why(s, seat, wish) : { clause: 'BID-1', fact: {} };
    expect(brokenLaws(but({ why }))).toEqual([12]);
  });
  test('a strange wish throws', () => {
    const why: Game['why'] = (s, seat, wish) => {
      if ('card' in wish && (wish.card as number).toFixed(0) === '') return null;
      return whole.why(s, seat, wish);
    };
    expect(brokenLaws(but({ why }))).toEqual([12]);
  });
});

test('13. a game takes longer than it says', () => expect(brokenLaws(but({ longest: 8 }))).toEqual([13]));

describe('14. nothing runs for ever', () => {
  test('an act that is not an option makes a rule loop', () => {
    const play: Game['play'] = (s, seat, act) => {
      while ('card' in act && act.card === 'constructor') whole.clone(s);
      return whole.play(s, seat, act);
    };
    expect(brokenLaws(but({ play }), { games: 1 })).toEqual([14]);
  });
});

describe('15. promises', () => {
  test('two seats have the same name', () =>
    expect(brokenLaws(but({ seatNames: (_, n) => new Array(n).fill('red') }))).toContain(15));
  test('newer rules do not say what changed', () => {
    const changes = { 2: { en: 'Everything.' } };
    expect(brokenLaws(but({ rules: '2' }))).toEqual([15]);
    expect(brokenLaws(but({ rules: '2', changes }))).toEqual([]);
    expect(brokenLaws(but({ rules: '3', changes }))).toEqual([15]);
  });
  test('an evaluation is out of bounds', () =>
    expect(brokenLaws(but({ bot: { ...whole.bot, evaluate: () => 2 } }))).toEqual([15]));
  test('the game ends although it was far from the end', () =>
    expect(brokenLaws(but({ bot: { ...whole.bot, isFarFromEnd: () => true } }))).toEqual([15]));

  test('habits leave no option', () =>
    expect(brokenLaws(but({ bot: { ...whole.bot, habits: () => [] } }))).toEqual([15]));
  test('a setting has no words', () => {
    expect(brokenLaws(but({ words: { en: { ...whole.words.en, settings: {} } } }))).toEqual([15]);
  });
  const speaking = (words: Partial<Words>): Game => but({ words: { en: { ...whole.words.en, ...words } } });
  const card = { owner: null, kind: null, now: null, cannot: null, scores: null, clause: null };
  test('a thing has no explanation', () => {
    const thingsIn = () => [{ thing: 'deck' }];
    expect(brokenLaws(speaking({ thingsIn, explain: () => ({ ...card, name: 'Deck', does: 'You draw.' }) }))).toEqual(
      [],
    );
    expect(brokenLaws(speaking({ thingsIn, explain: () => null }))).toEqual([15]);
    expect(brokenLaws(speaking({ thingsIn: () => [] }))).toEqual([15]);
    expect(brokenLaws(speaking({ thingsIn, explain: () => ({ ...card, name: 'Deck', does: '' }) }))).toEqual([15]);
    const does = 'and on '.repeat(30);
    expect(brokenLaws(speaking({ thingsIn, explain: () => ({ ...card, name: 'Deck', does }) }))).toEqual([15]);
  });
  test('news in brief are long, or empty', () => {
    expect(brokenLaws(speaking({ brief: () => 'x'.repeat(30) }))).toEqual([]);
    expect(brokenLaws(speaking({ brief: () => 'x'.repeat(31) }))).toEqual([15]);
    expect(brokenLaws(speaking({ brief: () => '' }))).toEqual([15]);
  });
  test('a refusal says nothing about the position', () =>
    expect(brokenLaws(speaking({ refuse: () => 'First answer what is being asked.' }))).toEqual([15]));
  test('an option has no label', () => {
    expect(brokenLaws(but({ words: { en: { ...whole.words.en, label: () => '' } } }))).toEqual([15]);
  });
});
