import { dice, type Explanation, type Thing } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { dangerShown, diceShown } from '../screen/dice-shown.ts';
import { trollAndDragon, type View } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';
import { inCavern, inGrotto, newGame, settings } from '../src/scenes/lay.ts';

const { words, view } = trollAndDragon;
const LANGUAGES = ['en', 'de', 'fr'] as const;
const company = { names: ['Ana', 'Quill', 'Embla', null, null], you: 0 };
const texts = ({ name, kind, does, now, cannot, scores }: Explanation): string[] =>
  [name, kind, does, now?.title, now?.says, cannot, scores].filter((text) => text != null);

/** Positions of random games, in all forms of the duel. */
function* views(): Generator<View> {
  const random = dice('explain');
  for (const set of [{}, { duel: 'race', reroll: 'any' }, { duel: 'plan', shares: 'choose', end: 'both' }] as const) {
    const s = trollAndDragon.setup(settings(set), 3, 'explain');
    for (let ply = 0; ply < 400; ply++) {
      const seat = trollAndDragon.waitingFor(s)[0];
      if (seat === undefined) break;
      const options = trollAndDragon.options(s, seat);
      trollAndDragon.play(s, seat, options[random(options.length)]!);
      if (ply % 5 === 0) yield view(s, 0);
    }
    yield view(s, 0);
  }
}

describe.each(LANGUAGES)('In %s', (language) => {
  const spoken = words[language]!.among!(company);

  test('everything that has a name has words, short and whole', () => {
    const clauses = new Set(Object.keys(trollAndDragon.clauses));
    const wrong: unknown[] = [];
    for (const seen of views())
      for (const thing of spoken.thingsIn(seen, 0)) {
        const card = spoken.explain(thing, seen, 0);
        const isWhole =
          card !== null &&
          texts(card).every((text) => text !== '' && !/undefined|null|NaN|…| {2}/.test(text)) &&
          card.does.split(/(?<=\.)\s/).length <= 3 &&
          card.does.split(' ').length <= 25 &&
          clauses.has(card.clause!);
        if (!isWhole) wrong.push([thing, card]);
      }
    expect(wrong).toEqual([]);
  });

  test('what is not there has no words', () => {
    const seen = view(newGame(), 0);
    const absent = [
      { thing: 'gold', die: 7 },
      { thing: 'pack', seat: 9 },
      { thing: 'bridge' },
      { thing: 'act', do: 'fly' },
    ];
    expect(absent.map((thing) => spoken.explain(thing as Thing, seen, 0))).toEqual(absent.map(() => null));
  });
});

const en = words.en.among!(company);
const about = (seen: View, thing: object): Explanation => en.explain(thing as Thing, seen, 0)!;

describe('Numbers agree', () => {
  test('[DRAGON-4] the chance that the Dragon wakes is the same everywhere, also after the first Dragon', () => {
    for (const [scene, chance] of [
      [inCavern(), '1 in 18'],
      [inCavern({}, '– Dragon'), '1 in 6'],
      [inCavern({}, 'Dragon –'), '1 in 3'],
    ] as const) {
      const seen = view(scene, 0);
      const step = trollAndDragon.current(scene)!;
      const told = [
        en.left(step, seen, 0),
        about(seen, { thing: 'dragon' }).now!.says,
        about(seen, { thing: 'red', die: 0 }).now!.says,
        about(seen, { thing: 'act', do: 'throw' }).now!.says,
        en.describe(seen, 0).join(' '),
      ];
      expect(told.map((text) => /Dragon wakes: (\d+ in \d+)/i.exec(text)?.[1])).toEqual(told.map(() => chance));
    }
  });

  test('[DRAGON-3] while the roll is told, the board counts the Dragon that already shows', () => {
    const seen = view(inCavern(), 0);
    const roused = { news: 'roused', player: 1, faces: ['blank', 'dragon'], clause: 'DRAGON-3' } as const;
    const stirred = { news: 'stirred', player: 1, die: 1, clause: 'DRAGON-3' } as const;
    expect(dangerShown(seen, diceShown(seen, [], null))).toEqual({ cases: 1, of: 18 });
    expect(dangerShown(seen, diceShown(seen, [], roused))).toBeNull();
    expect(dangerShown(seen, diceShown(seen, [roused], stirred))).toEqual({ cases: 1, of: 6 });
  });

  test('[TROLL-1] the chance that the Troll takes all depends on the free dice', () => {
    const chance = (layout: string) => en.left({ step: 'grotto' }, view(inGrotto(layout), 0), 0);
    expect(chance('D D D T')).toMatch(/at risk: \d+ points? · chance the Troll takes all: 1 in 27$/i);
    expect(chance('D T T T')).toContain('1 in 3');
  });
});

describe('What a die can do now', () => {
  const die = (layout: string, at: number, extras = {}) =>
    about(view(inGrotto(layout, extras), 0), { thing: 'white', die: at }).now?.says;

  test.each([
    ['K D D T', 0, {}, 'Set it aside, or roll it again.'],
    ['K D D T', 0, { cavern: 0 }, 'The Cavern is empty, so it is of no use now.'],
    ['K* K D T', 1, {}, 'You have set a Key aside already. Roll this one again.'],
    ['T T T L', 3, {}, 'It is your last free die: setting it aside would call the Troll.'],
  ])('%s, die %i', (layout, at, extras, says) => expect(die(layout, at, extras)).toBe(says));
});

describe('Names and refusals', () => {
  test('the Chronicle speaks to the reader and calls others by name', () => {
    const seen = view(newGame(), 0);
    const woke = { news: 'woke', player: 1, adventurer: 0, diamonds: 2, nuggets: 1, clause: 'DRAGON-4' } as const;
    expect(LANGUAGES.map((language) => words[language]!.among!(company).narrate(woke, seen))).toEqual([
      'Quill wakes the Dragon! You lose 2 diamonds and 1 nugget.',
      'Quill weckt den Drachen! Du verlierst 2 Diamanten und 1 Goldklumpen.',
      'Quill réveille le Dragon ! Vous perdez 2 diamants et 1 pépite.',
    ]);
    const took = { news: 'shared', player: 0, diamonds: 0, nuggets: 1, clause: 'SHARE-2' } as const;
    expect(en.narrate(took, seen)).toBe('You take 1 nugget.');
  });

  test('[TURN-4] a wish for another time repeats the open question', () => {
    const s = inGrotto('D D K T');
    const refusal = trollAndDragon.why(s, 0, { do: 'sing' })!;
    expect(en.refuse(refusal, view(s, 0))).toMatch(/^You can’t do that now\. Roll 3 dice, or leave with /);
  });

  test('[RACE-2] a dragon player who wants the gold dice', () => {
    const s = scenes.race!();
    const forQuill = words.en.among!({ ...company, you: 1 });
    expect(forQuill.refuse(trollAndDragon.why(s, 1, { do: 'throw' })!, view(s, 1))).toBe(
      'Only Ana can roll for gold or leave. You roll the red dice.',
    );
  });
});
