import { type Act, dice, type Random, type Seat } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { News } from '../src/contents.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { at, go, scene, settingsFor } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { CRYSTAL_TOKEN } from '../src/terrain/state.ts';
import { namesIn } from '../src/text/all-names.ts';
import { REFUSED } from '../src/text/refused.ts';
import { placesIn } from '../src/text/spoken.ts';
import { TERMS } from '../src/text/terms.ts';

const languages = ['en', 'de', 'fr'] as const;
type Language = (typeof languages)[number];
/** A hole, a raw name or tag, a doubled space, an unfilled place. */
const ODD = /undefined|null|NaN|\[object|\$\{|[{}]| {2}|\b[A-Z]+-\d|\b[a-z]+[A-Z]|^\s|\s$|\(\)|: \.|\s[,.]/;
const LONGEST = { prompt: 110, label: 64, narrate: 130, refuse: 130, describe: 400 };
type Saying = keyof typeof LONGEST;

/** Play a random game of every line-up, every second one with terrain, and show each moment to the listener. */
function wander(listen: (s: State, news: readonly News[], random: Random) => void): void {
  for (const [i, { roles }] of VARIANTS.entries()) {
    const random = dice(`words ${roles}`);
    const s = vast.setup(settingsFor({ roles: roles as 'K', terrain: i % 2 === 0 }, roles.length), roles.length, roles);
    while (vast.result(s) === null) {
      const seat = vast.waitingFor(s)[0]!;
      const options = vast.bot.habits(s, seat, vast.options(s, seat));
      s.news = [];
      vast.play(s, seat, options[random(Math.min(options.length, 6))]!);
      listen(s, s.news as News[], random);
    }
  }
}

/** Collects everything wrong in what those games say, in any language. */
class Ear {
  readonly wrong = new Set<string>();
  readonly alike = new Set<string>();
  readonly clauses = new Set<string>();
  readonly terms = new Set<string>();
  readonly #wishes: Act[] = [];

  hear(language: Language, kind: Saying, text: string): void {
    if (ODD.test(text) || text.length < 2 || text.length > LONGEST[kind])
      this.wrong.add(`${language} ${kind} (${text.length}): ${text}`);
  }

  /** What the player who must choose and a spectator read at this moment. */
  listen(s: State, news: readonly News[], random: Random): void {
    const step = vast.current(s);
    const asked = vast.waitingFor(s)[0] ?? null;
    const full = random(40) === 0;
    for (const reader of asked === null ? [null] : [asked, null]) {
      const view = vast.view(s, reader);
      const seen = news.flatMap((piece) => vast.seen(piece, reader) ?? []);
      for (const language of languages) {
        const words = vast.words[language]!;
        if (step !== null) this.hear(language, 'prompt', words.prompt(step, view, reader));
        for (const piece of seen) this.hear(language, 'narrate', words.narrate(piece, view) ?? 'quiet');
        if (full) for (const line of words.describe(view, reader)) this.hear(language, 'describe', line);
      }
    }
    if (asked !== null && random(8) === 0) this.#choices(s, asked, random);
    if (full) for (const seat of s.roles.keys()) vast.bot.evaluate(s, seat, (term) => this.terms.add(term));
  }

  /** Every option by its label, and some old wishes refused. */
  #choices(s: State, asked: Seat, random: Random): void {
    const view = vast.view(s, asked);
    const options = vast.options(s, asked);
    for (const act of options) this.#wishes[random(200)] = act;
    const refusals = Object.values(this.#wishes).flatMap((wish) =>
      random(8) === 0 ? (vast.why(s, asked, wish) ?? []) : [],
    );
    for (const { clause } of refusals) this.clauses.add(clause);
    for (const language of languages) {
      const words = vast.words[language]!;
      const labels = options.map((act) => words.label(act, view));
      for (const label of labels) this.hear(language, 'label', label);
      if (new Set(labels).size < labels.length) this.alike.add(`${language} ${vast.current(s)!.step}`);
      for (const refusal of refusals) this.hear(language, 'refuse', words.refuse(refusal, view));
    }
  }
}

test('everything said in whole games of every line-up: no holes, no raw names, nothing long-winded, no two labels alike', () => {
  const ear = new Ear();
  wander((s, news, random) => ear.listen(s, news, random));
  expect([...ear.wrong]).toEqual([]);
  expect([...ear.alike]).toEqual([]);
  const unlisted = [...ear.clauses].filter((clause) => !(REFUSED as readonly string[]).includes(clause));
  expect(unlisted).toEqual([]);
  expect(ear.clauses.size).toBeGreaterThan(60);
  expect([...ear.terms].sort()).toEqual([...TERMS].sort());
});

describe.each(languages)('In %s', (language) => {
  const words = vast.words[language]!;

  test('every refusal has a sentence of its own, with and without facts', () => {
    const view = vast.view(vast.setup(settingsFor({}, 5), 5, 'refusals'), 0);
    const counts = {
      tribe: 1,
      strength: 2,
      knight: 3,
      eye: 0,
      rage: 1,
      tribes: 2,
      cost: 3,
      held: 1,
      bones: 2,
      monsters: 2,
    };
    for (const fact of [{ ...counts, power: 'claw', waiting: [0, 2] }, {}])
      for (const clause of REFUSED) {
        const text = words.refuse({ clause, fact }, view);
        expect(text).not.toMatch(ODD);
        expect(text).not.toBe(words.refuse({ clause: 'none', fact }, view));
      }
  });

  test('every setting, every value and every term of a hint is named', () => {
    for (const [name, { values }] of Object.entries(vast.settings)) {
      const said = words.settings[name]!;
      for (const text of [said.name, said.about, ...values.map((value) => said.values[String(value)])]) {
        expect(text).toBeTruthy();
        expect(text).not.toMatch(ODD);
      }
    }
    for (const term of TERMS) expect(words.terms?.[term]).toBeTruthy();
  });

  test('every card has a name and one line', () => {
    const texts = JSON.stringify(namesIn(language)).match(/"(title|effect|ambush)":"[^"]*"/g)!;
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts) expect(text.split('":"')[1]!.slice(0, -1)).toMatch(/^.{2,115}$/);
  });
});

const told = (language: Language): (string | null)[] => {
  const s = scene('KGDCT', 'ENT A02 #T01');
  s.knight!.at = at(s, 'e1');
  s.goblins!.at[1] = at(s, 'e2');
  const view = vast.view(s, 0);
  const words = vast.words[language]!;
  return [
    words.prompt({ step: 'goblins.spring' }, view, 1),
    words.prompt({ step: 'goblins.spring' }, view, 0),
    words.label({ do: 'walk', to: at(s, 'e2') }, view),
    words.narrate({ news: 'emerged', tribe: 1, space: at(s, 'e2'), clause: 'GOBLIN-ACT-2' }, view),
    words.narrate({ news: 'moved', piece: 0, from: 0, to: at(s, 'e1'), how: 'walk' }, view),
    words.refuse({ clause: 'GOBLIN-MOVE-4', fact: { strength: 2, knight: 3 } }, view),
    placesIn(language).short(view, at(s, 'e2')),
  ];
};

test('one scene in three languages', () => {
  expect(told('en')).toEqual([
    'Ambush the Knight?',
    'The Goblins may ambush the Knight.',
    'Walk east (Dark tile)',
    'The Bones come out on the Dark tile 2 east of the Entrance.',
    'The Knight walks east.',
    'The Knight is too strong: Strength 2 against her 3.',
    'Dark tile (2 east)',
  ]);
  expect(told('de')).toEqual([
    'Die Ritterin aus dem Hinterhalt angreifen?',
    'Die Goblins dürfen die Ritterin aus dem Hinterhalt angreifen.',
    'Nach Osten gehen (Dunkel)',
    'Der Knochen-Stamm kommt auf dem dunklen Plättchen 2 östlich des Eingangs heraus.',
    'Die Ritterin geht nach Osten.',
    'Die Ritterin ist zu stark: Stärke 2 gegen ihre 3.',
    'Dunkel (2 Ost)',
  ]);
  expect(told('fr')).toEqual([
    'Attaquer la Chevalière en embuscade ?',
    'Les Gobelins peuvent attaquer la Chevalière en embuscade.',
    'Aller à l’est (obscure)',
    'La tribu des Os sort sur la tuile obscure 2 à l’est de l’Entrée.',
    'La Chevalière marche vers l’est.',
    'La Chevalière est trop forte : 2 contre 3.',
    'obscure (2 est)',
  ]);
});

test('the table in words: secrets only for those who hold them', () => {
  const s = vast.setup(settingsFor({}, 5), 5, 'words');
  const lines = (seat: number | null): string => vast.words.en.describe(vast.view(s, seat), seat).join('\n');
  for (const line of ['Knight on the Entrance', 'Fangs hidden', 'Dragon off the map', 'Sidequests: 3 held.'])
    expect(lines(null)).toContain(line);
  expect(lines(0)).not.toContain('3 held');
  expect(lines(null)).toContain('Its hand: 3 tiles.');
  expect(lines(3)).not.toContain('3 tiles.');
  expect(lines(null)).toContain('3 Power cards');
  expect(lines(2)).toContain('Power cards: ');
});

test('a space in words: its walls, its tokens and who is there', () => {
  const s = scene('KGDT', 'ENT A02 #T01');
  s.knight!.at = s.goblins!.at[1] = at(s, 'e1');
  s.dragon!.gems[1] = at(s, 'e1');
  s.map.treasures[at(s, 'e2')] = 2;
  const lines = (language: Language): string[] => vast.words[language]!.describe(vast.view(s, null), null);
  expect(lines('en')).toContain('1 east: Ambush tile, walls east and west. Here: Flame Gem, the Knight and the Bones.');
  expect(lines('en')).toContain('2 east: Dark, mark of the Fangs. Here: 2 Treasures.');
  expect(lines('de')).toContain(
    '1 Ost: Hinterhalt, Wände im Osten und Westen; hier: Flammenstein, die Ritterin und der Knochen-Stamm.',
  );
  expect(lines('fr')).toContain('2 est : obscure, marque des Crocs ; ici : 2 × Trésor.');
});

test('refusals say what is missing', () => {
  const s = scene('KGDT', 'ENT C01 #T01');
  s.knight!.at = s.goblins!.at[0] = s.thief!.at = at(s, 'e1');
  s.goblins!.population[0] = 2;
  s.dragon!.hand = [0, 1, 0];
  s.dragon!.gems = [-1, -1, at(s, 'e2')];
  s.map.tokens[at(s, 'e1')] = CRYSTAL_TOKEN;
  const view = vast.view(s, vast.seatNames(s.settings, 4).indexOf('dragon'));
  const why = (clause: string, fact = {}): string => vast.words.en.refuse({ clause, fact }, view);
  expect(why('DRAGON-POWER-1', { power: 'scorch' })).toBe('Scorch takes 2 Flame; you have 1.');
  expect(why('DRAGON-POWER-1', { power: 'wrath' })).toBe('Wrath takes any 4 symbols; you have 2.');
  expect(why('KNIGHT-ATTACK-6')).toBe('Smashing it takes Strength 3. Yours is 1.');
  expect(why('KNIGHT-ATTACK-4')).toBe('Your Strength 1 must beat that of the Tribe here: the Fangs 3.');
  expect(why('KNIGHT-ATTACK-4', { tribe: 1 })).toBe(
    'The Bones are hidden, so you can’t attack them. They must come out first.',
  );
  expect(why('THIEF-TARGET-2')).toMatch(/^Your Stealth \d must beat the Knight 1 and the Fangs 3\.$/);
});

test('[TURN-15] the refusal quotes the open question to the one who must answer', () => {
  const s = go(scene('KG', 'ENT', { plan: [{ step: 'goblins.spring' }] }));
  const refusal = vast.why(s, 1, { do: 'stand' })!;
  expect(refusal.clause).toBe('TURN-15');
  const said = languages.map((language) => vast.words[language]!.refuse(refusal, vast.view(s, 1)));
  expect(said).toEqual([
    'Finish this first: “Ambush the Knight?”',
    'Erst das hier: „Die Ritterin aus dem Hinterhalt angreifen?“',
    'D’abord ceci : « Attaquer la Chevalière en embuscade ? »',
  ]);
});

test('the table says how close everyone is to winning, what is spent and what is gone', () => {
  const s = scene('GDT', 'ENT C01');
  s.seat = s.roles.indexOf('dragon');
  s.dragon!.gemUsed = 2;
  s.dragon!.woke = 5;
  s.dragon!.discards = [1, 0, 2];
  s.map.layout = { ...s.map.layout, rockslides: [4 * at(s, 'e1')] };
  const lines = vast.words.en.describe(vast.view(s, null), null);
  for (const line of [
    'Variant cards: Flare (Thief), Past Plunder (Goblins), Ash Dragon.',
    'Goblins still need to take 5 Health from the Dragon.',
    'Thief still needs to stash 6 tokens.',
    'Gems spent this turn: Flame Gem.',
    'Woken this turn with: Greed, Pride.',
    'Discarded Power cards: 1 Claw, 2 × Wing.',
    '1 east: Crystal tile, no walls. Here: Rockslide (north).',
  ])
    expect(lines).toContain(line);
});
