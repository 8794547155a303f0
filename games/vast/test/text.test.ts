import { type Act, dice, type Random } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { News } from '../src/contents.ts';
import { ROLES } from '../src/data/roles.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { REFUSED } from '../src/text/refused.ts';
import { TERMS } from '../src/text/terms.ts';
import { settingsFor } from './scenes.ts';

const languages = Object.keys(vast.words);
/** A hole, a raw name or tag, a doubled space, an unfilled place. */
const ODD = /undefined|null|NaN|\[object|\$\{|[{}]| {2}|\b[A-Z]+-\d|\b[a-z]+[A-Z]|^\s|\s$|\(\)|: \.|\s[,.]/;
const LONGEST = { prompt: 110, label: 60, narrate: 130, refuse: 130 };

/** A game of every row, played at random; each moment is shown to the listener. */
function wander(rows: readonly string[], listen: (s: State, news: readonly News[], random: Random) => void): void {
  for (const [i, roles] of rows.entries()) {
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
const ROWS = VARIANTS.map(({ roles }) => roles);

/** Everything said of a moment to one who is asked and to one who looks on, sorted by what it is. */
function sayings(
  language: string,
  s: State,
  news: readonly News[],
  wishes: readonly Act[],
  full: boolean,
): [string, string][] {
  const words = vast.words[language]!;
  const said: [string, string][] = [];
  const seat = vast.waitingFor(s)[0] ?? null;
  for (const reader of seat === null ? [null] : [seat, null]) {
    const view = vast.view(s, reader);
    const step = vast.current(s);
    if (step !== null) said.push(['prompt', words.prompt(step, view, reader)]);
    for (const piece of news) {
      const seen = vast.seen(piece, reader);
      const line = seen === null ? null : words.narrate(seen, view);
      if (line !== null) said.push(['narrate', line]);
    }
    if (full) for (const line of words.describe(view, reader)) said.push(['describe', line]);
    if (reader === null || !full) continue;
    for (const act of vast.options(s, reader)) said.push(['label', words.label(act, view)]);
    for (const wish of wishes) {
      const refusal = vast.why(s, reader, wish);
      if (refusal !== null) said.push(['refuse', words.refuse(refusal, view)]);
    }
  }
  return said;
}

test('all that is said in whole games of every row has no holes and no raw names, and is not long-winded', () => {
  const wrong = new Set<string>();
  const wishes: Act[] = [];
  wander(ROWS, (s, news, random) => {
    const full = random(30) === 0;
    if (full) for (const act of vast.waitingFor(s).flatMap((seat) => vast.options(s, seat))) wishes[random(40)] = act;
    for (const language of languages)
      for (const [kind, text] of sayings(language, s, news, Object.values(wishes), full)) {
        const limit = LONGEST[kind as keyof typeof LONGEST] ?? 400;
        if (ODD.test(text) || text.length < 2 || text.length > limit) wrong.add(`${kind} (${text.length}): ${text}`);
      }
  });
  expect([...wrong]).toEqual([]);
});

describe.each(languages)('In %s', (language) => {
  test('labels of one position differ', () => {
    const alike = new Set<string>();
    wander(ROWS.slice(0, 8), (s, _news, random) => {
      if (random(5) > 0 || vast.result(s) !== null) return;
      const seat = vast.waitingFor(s)[0]!;
      const view = vast.view(s, seat);
      const seen = new Set<string>();
      for (const act of vast.options(s, seat)) {
        const label = vast.words[language]!.label(act, view);
        if (seen.has(label)) alike.add(`${vast.current(s)!.step}: ${label}`);
        seen.add(label);
      }
    });
    expect([...alike]).toEqual([]);
  });

  test('every refusal has a sentence of its own, with and without facts', () => {
    const s = vast.setup(settingsFor({}, 5), 5, 'refusals');
    const facts = {
      tribe: 1,
      strength: 2,
      knight: 3,
      eye: 0,
      rage: 1,
      tribes: 2,
      cost: 3,
      held: 1,
      power: 'claw',
      waiting: [0, 2],
    };
    for (const fact of [facts, {}])
      for (const clause of REFUSED) {
        const text = vast.words[language]!.refuse({ clause, fact }, vast.view(s, 0));
        expect(text).not.toMatch(ODD);
        expect(text).not.toBe(vast.words[language]!.refuse({ clause: 'none', fact }, vast.view(s, 0)));
      }
  });

  test('every term of a hint is named', () => {
    const heard = new Set<string>();
    wander(['KGDCT'], (s) => {
      for (const seat of ROLES.keys()) vast.bot.evaluate(s, seat, (term) => heard.add(term));
    });
    for (const term of heard) expect(vast.words[language]!.terms?.[term]).toBeTruthy();
    expect([...heard].sort()).toEqual([...TERMS].sort());
  });
});

test('every refusal that play meets is in the list', () => {
  const met = new Set<string>();
  const wishes: Act[] = [];
  wander(ROWS, (s, _news, random) => {
    if (random(6) > 0 || vast.result(s) !== null) return;
    const seat = vast.waitingFor(s)[0]!;
    for (const act of vast.options(s, seat)) wishes[random(200)] = act;
    for (let i = 0; i < 30; i++) {
      const wish = wishes[random(wishes.length)];
      const refusal = wish === undefined ? null : vast.why(s, seat, wish);
      if (refusal !== null) met.add(refusal.clause);
    }
  });
  expect([...met].filter((clause) => !(REFUSED as readonly string[]).includes(clause))).toEqual([]);
  expect(met.size).toBeGreaterThan(60);
});
