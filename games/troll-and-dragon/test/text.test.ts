import { type Act, dice, type Refusal } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { type News, trollAndDragon, type View } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';
import { inCavern, inGrotto, loadWhite, newGame, settings } from '../src/scenes/lay.ts';
import { KNIGHT, play } from './acting.ts';

const { words, view, options, waitingFor } = trollAndDragon;
const LANGUAGES = ['en', 'de', 'fr'] as const;

/** The news and moments of random games, in all forms of the duel, at small and large tables. */
function gather() {
  const news: { news: News; view: View }[] = [];
  const moments: { view: View; seat: number; acts: ReturnType<typeof options> }[] = [];
  const random = dice('texts');
  for (const seats of [2, 5])
    for (const duel of ['beats', 'race', 'plan'] as const)
      for (const preset of ['1+2', '2+2'] as const) {
        const s = trollAndDragon.setup(settings({ duel, dice: preset }), seats, `texts ${duel}`);
        for (let waiting = waitingFor(s); waiting.length > 0; waiting = waitingFor(s)) {
          const seat = waiting[random(waiting.length)]!;
          const acts = options(s, seat);
          moments.push({ view: view(s, seat), seat, acts });
          s.news = [];
          trollAndDragon.play(s, seat, acts[random(acts.length)]!);
          for (const one of s.news) news.push({ news: one, view: view(s, null) });
        }
        moments.push({ view: view(s, null), seat: 0, acts: [] });
      }
  return { news, moments };
}
const { news, moments } = gather();
const SOUND = /^\p{Lu}|^\d/u; // a sentence opens with a capital or a number

describe.each(LANGUAGES)('words in %s', (language) => {
  const { prompt, label, narrate, refuse, describe: tell, settings: named } = words[language]!;
  const sound = (text: string): void => {
    expect(text).toMatch(SOUND);
    expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}/);
  };

  test('every question, to the player who must answer and to the others', () => {
    for (const { view, seat } of moments) {
      if (view.step === null) continue;
      const asked = prompt(view.step, view, seat);
      sound(asked);
      sound(prompt(view.step, view, null));
      if (view.step.step !== 'race') expect(prompt(view.step, view, (seat + 1) % 2)).not.toBe(asked);
    }
  });

  test('every option has its own label', () => {
    for (const { view, acts } of moments) {
      const labels = acts.map((act) => label(act, view));
      labels.forEach(sound);
      expect(new Set(labels).size).toBe(acts.length);
    }
  });

  test('every piece of news is a sentence, or nothing on purpose', () => {
    const told = new Set<string>();
    for (const one of news) {
      const text = narrate(one.news, one.view);
      if (text === null) continue;
      sound(text);
      expect(text).toMatch(/[.!]$/);
      told.add(one.news.news);
    }
    expect(told.size).toBe(new Set(news.map((one) => one.news.news)).size);
  });

  test('the table in words', () => {
    for (const { view, seat } of moments) for (const line of tell(view, seat)) sound(line);
  });

  test('every refusal has its own words', () => {
    const refusals = refusalsThereAre();
    const texts = refusals.map(({ refusal, view }) => refuse(refusal, view));
    texts.forEach(sound);
    const polite = refuse({ clause: 'TURN-4', fact: {} }, refusals[0]!.view);
    expect(texts.filter((text) => text === polite)).toHaveLength(1); // TURN-4 itself
  });

  test('every setting and every value has a name', () => {
    for (const [name, { values }] of Object.entries(trollAndDragon.settings)) {
      sound(named[name]!.name);
      sound(named[name]!.about);
      expect(Object.keys(named[name]!.values)).toEqual(values.map(String));
    }
  });
});

/** One refusal for each clause that can refuse. */
function refusalsThereAre(): { refusal: Refusal; view: View }[] {
  const over = play(inGrotto('D T T T', { grotto: 0 }), KNIGHT, 'leave');
  const race = scenes.race!();
  const planning = scenes.plan!();
  const wishes: [ReturnType<typeof newGame>, number, Act & { [more: string]: unknown }][] = [
    [newGame(), 0, { do: 'leave' }],
    [inGrotto('D D K T'), 0, { do: 'hold' }],
    [inGrotto('D D D T'), 0, { do: 'keep', face: 'key' }],
    [inGrotto('K* D D T'), 0, { do: 'keep', face: 'key' }],
    [inGrotto('D D D T'), 0, { do: 'enter' }],
    [inGrotto('T T T L'), 0, { do: 'keep', face: 'door' }],
    [inGrotto('T T K L', { cavern: 0 }), 0, { do: 'keep', face: 'door' }],
    [inGrotto('T T K L'), 0, { do: 'keep', face: 'troll' }],
    [inCavern(), 0, { do: 'roll' }],
    [inCavern(), 0, { do: 'rouse' }],
    [race, 1, { do: 'throw' }],
    [race, 1, { do: 'rouse' }],
    [play(scenes.race!(), 1, 'open the duel'), 1, { do: 'open' }],
    [planning, 0, { do: 'throw' }],
    [planning, 0, { do: 'beats', most: 99 }],
    [play(scenes.plan!(), 0, 'at most 5 rolls'), 0, { do: 'nuggets', enough: 99 }],
    [play(scenes.plan!(), 0, 'at most 5 rolls', '3 nuggets are enough'), 0, { do: 'points', enough: 99 }],
    [newGame(), 1, { do: 'roll' }],
    [newGame(), 0, { do: 'sing' }],
    [over, 0, { do: 'roll' }],
  ];
  const paced = ['PACE-1', 'PACE-2', 'PACE-3'].map((clause) => ({
    refusal: { clause, fact: { wait: 700 } },
    view: view(race, 1),
  }));
  const refused = wishes.map(([s, seat, wish]) => ({
    refusal: trollAndDragon.why(s, seat, wish)!,
    view: view(s, seat),
  }));
  expect(new Set(refused.map(({ refusal }) => refusal.clause)).size).toBe(wishes.length);
  return [...refused, ...paced];
}

test('a few sentences as a player reads them', () => {
  const s = newGame();
  s.news = [];
  play(loadWhite(s, 'D D K T'), KNIGHT, 'roll white');
  const rolled = s.news[0]!;
  expect(words.en.narrate(rolled, view(s, null))).toBe('The Knight rolls 2 diamonds, a Key and a Troll.');
  expect(words.de!.narrate(rolled, view(s, null))).toBe(
    'Der Ritter wirft 2 Diamanten, einen Schlüssel und einen Troll.',
  );
  expect(words.fr!.narrate(rolled, view(s, null))).toBe('Le Chevalier obtient 2 diamants, une Clé et un Troll.');
  expect(words.en.prompt(trollAndDragon.current(s)!, view(s, KNIGHT), KNIGHT)).toBe(
    'Roll 3 dice, or leave with 2 diamonds.',
  );
});

test('the last free die is refused as one, not as all 1', () => {
  const s = inGrotto('diamond, troll, troll, troll');
  const said = LANGUAGES.map((language) =>
    words[language]!.refuse({ clause: 'GROTTO-6', fact: { free: 1 } }, view(s, KNIGHT)),
  );
  expect(said).toEqual([
    'Only 1 die is free. Roll it, or leave.',
    'Nur 1 Würfel ist frei. Wirf ihn, oder geh.',
    'Un seul dé est libre. Lancez-le, ou partez.',
  ]);
});
