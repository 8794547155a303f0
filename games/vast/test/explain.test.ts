import { dice, type Explanation, type Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { at, scene, settingsFor } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { namesIn } from '../src/text/all-names.ts';
import { DECKS, type VastThing } from '../src/text/explain/things.ts';

const languages = ['en', 'de', 'fr'] as const;
/** A hole, a raw name or tag, a doubled space, an unfilled place. */
const ODD = /undefined|null|NaN|\[object|\$\{|[{}]| {2}|\b[A-Z]+-\d|\b[a-z]+[A-Z]|^\s|\s$|\(\)|: \.|\s[,.]/;
const MOST_WORDS = 30;

/** What is wrong with an explanation, if anything. */
function faultIn(said: Explanation): string | null {
  const { name, kind, does, now, cannot, scores, clause } = said;
  const texts = [name, kind, does, now?.title, now?.says, cannot, scores].filter((text) => text != null);
  const odd = texts.find((text) => ODD.test(text) || text.length < 2);
  if (odd !== undefined) return `odd: ${odd}`;
  if (does.split(/\s+/).length > MOST_WORDS) return `long: ${does}`;
  if ((does.match(/[.!]( |$)/g) ?? []).length > 2) return `more than two sentences: ${does}`;
  return clause === null || Object.hasOwn(vast.clauses, clause) ? null : `no such clause: ${clause}`;
}

/** Every thing that this reader can point at, in every language. */
function faults(s: State, reader: Seat | null): string[] {
  const view = vast.view(s, reader);
  return languages.flatMap((language) => {
    const words = vast.words[language]!;
    return words.thingsIn(view, reader).flatMap((thing) => {
      const said = words.explain(thing, view, reader);
      const fault = said === null ? 'no words' : faultIn(said);
      return fault === null ? [] : [`${language} ${JSON.stringify(thing)}: ${fault}`];
    });
  });
}

test('every thing of many positions of every line-up has words in three languages, for every reader', () => {
  const wrong = new Set<string>();
  let asked = 0;
  for (const [i, { roles }] of VARIANTS.entries()) {
    const random = dice(`things ${roles}`);
    const s = vast.setup(settingsFor({ roles: roles as 'K', terrain: i % 2 === 0 }, roles.length), roles.length, roles);
    for (let move = 0; vast.result(s) === null; move++) {
      const seat = vast.waitingFor(s)[0]!;
      const options = vast.bot.habits(s, seat, vast.options(s, seat));
      vast.play(s, seat, options[random(Math.min(options.length, 6))]!);
      if (move % 60 !== 0) continue;
      asked++;
      for (const reader of [null, ...s.roles.keys()]) for (const fault of faults(s, reader)) wrong.add(fault);
    }
    for (const fault of faults(s, null)) wrong.add(fault);
  }
  expect([...wrong]).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});

describe.each(languages)('In %s', (language) => {
  const words = vast.words[language]!;

  test('every card of every deck is explained by its printed line', () => {
    const view = vast.view(vast.setup(settingsFor({}, 5), 5, 'cards'), 0);
    const names = namesIn(language);
    for (const deck of DECKS)
      for (const [card, { title, effect }] of Object.entries(names[deck])) {
        const thing: VastThing = { thing: 'card', deck, card };
        const said = words.explain(thing, view, 0);
        expect(said).toMatchObject({ name: title, does: effect });
        expect(faultIn(said!)).toBeNull();
      }
  });

  test('what this view does not have is not explained', () => {
    const view = vast.view(scene('KG', 'ENT A02'), 0);
    const strangers: VastThing[] = [
      { thing: 'piece', piece: 4 },
      { thing: 'tile', space: 40 },
      { thing: 'card', deck: 'powers', card: 'claw' },
      { thing: 'card', deck: 'gear', card: 'constructor' },
      { thing: 'counter', counter: 'lootDrop' },
      { thing: 'gem', gem: 'claw' },
      { thing: 'handTile', slot: 0 },
    ];
    for (const thing of strangers) expect(words.explain(thing, view, 0)).toBeNull();
    for (const thing of ['hat', 'constructor']) expect(words.explain({ thing }, view, 0)).toBeNull();
  });
});

const en = vast.words.en!;
const explain = (s: State, thing: VastThing, reader: Seat | null): Explanation =>
  en.explain(thing, vast.view(s, reader), reader)!;

test('an own piece says what it can do now, a rival’s what it threatens next', () => {
  const s = scene('KG', 'ENT A01 A05');
  s.knight!.at = at(s, 'e1');
  s.goblins!.at[0] = at(s, 'e2');
  s.goblins!.population[0] = 3;
  const fangs: VastThing = { thing: 'piece', piece: 1 };
  expect(explain(s, fangs, 1)).toMatchObject({ name: 'Fangs', owner: 1, kind: 'piece', now: { title: 'Right now' } });
  const threat = explain(s, fangs, 0).now!;
  expect(threat.title).toBe('On their next turn');
  expect(threat.says).toMatch(
    /Population 3, Strength 4, Perception 4\. .* Could attack the Knight \(has 4, needs 2\)\./,
  );
});

test('a tile says what is on it and how far it is', () => {
  const s = scene('KG', 'ENT A01 A05');
  s.knight!.at = at(s, 'e1');
  const tile: VastThing = { thing: 'tile', space: at(s, 'e2') };
  expect(explain(s, tile, 0).now!.says).toBe('No walls. 1 step for the Knight.');
  expect(explain(s, tile, null).now!.says).toBe('No walls.');
});

test('a Sidequest says how far it is, and when a finished one is lost', () => {
  const s = scene('KGD', 'ENT');
  s.knight!.sidequests = [6, 9, 3];
  const quest = (card: string): string => explain(s, { thing: 'card', deck: 'sidequests', card }, 0).now!.says;
  s.map.revealed = 4;
  expect(quest('intrepid')).toBe('4 of 10 so far.');
  s.map.revealed = 10;
  expect(quest('intrepid')).toMatch(/^Ready to claim\. It stays/);
  s.knight!.entered = [1, 2, 3, 4, 5, 6, 7];
  expect(quest('swift')).toBe('Ready to claim. It’s lost when your turn ends.');
});
