import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, News, Step } from '../src/contents.ts';
import { caveTroll } from '../src/index.ts';
import { asked, defaults, go, scene } from '../src/scenes/index.ts';
import { refuse } from '../src/text/en/refusing.ts';

/** The type of the table makes it complete, and the same in every language. */
const REFUSED = Object.keys(refuse);
const languages = ['en', 'de', 'fr'] as const;
const isSentence = (text: string): boolean => text.length > 2 && !/undefined|null|NaN|…/.test(text);

/** Every sentence of a classic and a variant game played at random. */
function sentences(language: (typeof languages)[number]): string[] {
  const words = caveTroll.words[language]!;
  const random = dice('words');
  const said: string[] = [];
  for (const characterSet of ['classic', 'variant'] as const) {
    const s = caveTroll.setup({ ...defaults(), characterSet }, 4, 'words');
    for (let ply = 0; ply < 700 && caveTroll.waitingFor(s).length > 0; ply++) {
      const seat = asked(s);
      const view = caveTroll.view(s, seat);
      const options = caveTroll.options(s, seat);
      said.push(words.prompt(caveTroll.current(s)!, view, seat), words.prompt(caveTroll.current(s)!, view, null));
      said.push(...options.map((act) => words.label(act, view)), ...words.describe(view, seat));
      s.news = [];
      caveTroll.play(s, seat, options[random(options.length)]!);
      for (const news of s.news as News[]) {
        const line = words.narrate(caveTroll.seen(news, null)!, caveTroll.view(s, null));
        if (line !== null) said.push(line);
      }
    }
  }
  return said;
}

/** Every decision of two games played at random. */
function* decisions() {
  const random = dice('picks');
  for (const characterSet of ['classic', 'variant'] as const) {
    const s = caveTroll.setup({ ...defaults(), characterSet }, 3, 'picks');
    for (let ply = 0; ply < 160 && caveTroll.waitingFor(s).length > 0; ply++) {
      const options = caveTroll.options(s, asked(s));
      yield { s, options };
      caveTroll.play(s, asked(s), options[random(options.length)]!);
    }
  }
}
/** What a reader can touch of an act: a figure, a space, or one after the other. */
function picksOf(act: Action): object[] {
  const parts = ['figure', 'victim', 'to', 'from'].flatMap((field) => (field in act ? [pick(act, field)] : []));
  return parts.flatMap((part) => [part, ...parts.map((other) => ({ ...part, ...other }))]);
}
const pick = (act: object, field: string): object => ({ [field]: (act as { [field: string]: unknown })[field] });
const agrees = (act: object, part: object): boolean =>
  Object.entries(part).every(([field, value]) => (act as { [field: string]: unknown })[field] === value);

describe.each(languages)('In %s', (language) => {
  test('every question, option, piece of news and line of the table is a sentence', () => {
    expect(sentences(language).filter((text) => !isSentence(text))).toEqual([]);
  });

  test('whatever is picked, the prompt says what to choose next', () => {
    const { next } = caveTroll.words[language]!;
    const silent = new Set<string>();
    for (const { s, options } of decisions()) {
      const view = caveTroll.view(s, asked(s));
      const said = [caveTroll.words[language]!.prompt(caveTroll.current(s)!, view, asked(s))];
      for (const act of options)
        for (const picked of picksOf(act)) {
          const left = options.filter((other) => agrees(other, picked));
          if (left.length < 2) continue;
          const text = next!(picked, left, view);
          if (text === null || !isSentence(text) || said.includes(text))
            silent.add(`${JSON.stringify(picked)} ${text}`);
        }
    }
    expect([...silent]).toEqual([]);
  });

  test('every refusal has its sentence', () => {
    const s = scene('NW Hall: red wraith, blue orc');
    const view = caveTroll.view(s, 0);
    const fact = { figure: 14, victim: 30, to: 4, waiting: [1, 2] };
    const refusals = REFUSED.map((clause) => caveTroll.words[language]!.refuse({ clause, fact }, view));
    expect(refusals.filter((text) => !isSentence(text))).toEqual([]);
    expect(new Set(refusals).size).toBe(REFUSED.length);
    const bare = REFUSED.map((clause) => caveTroll.words[language]!.refuse({ clause, fact: {} }, view));
    expect(bare.filter((text) => /undefined|NaN/.test(text))).toEqual([]);
  });
});

const told = (language: (typeof languages)[number]): (string | null)[] => {
  const s = scene('NW Hall: blue barbarian, blue orc; NW Cell: red wraith');
  const view = caveTroll.view(s, 0);
  const words = caveTroll.words[language]!;
  const push: Action = { do: 'push', figure: 14, victim: 30, to: 6 };
  const step: Step = { step: 'push', player: 0, wraith: 14, chain: [] };
  return [
    words.prompt(step, view, 0),
    words.prompt(step, view, 1),
    words.label(push, view),
    words.narrate({ news: 'pushed', figure: 30, from: 5, to: 6, by: 14, cause: 'wraith' }, view),
    words.refuse({ clause: 'KNIGHT-1', fact: { figure: 28, to: 4 } }, view),
  ];
};

test('a push in three languages', () => {
  expect(told('en')).toEqual([
    'The Wraith is in the North-West Cell. Push one character out to an adjacent space.',
    'Red is choosing.',
    'Push the blue Orc to the North-West Crypt',
    'The red Wraith pushes the blue Orc from the North-West Hall to the North-West Crypt.',
    'An opposing Knight keeps the blue Barbarian out of the North-West Cell. Only a Knight could enter.',
  ]);
  expect(told('de')).toEqual([
    'Der Schemen ist in der Nordwest-Zelle. Stoß eine Figur auf ein Nachbarfeld hinaus.',
    'Rot überlegt.',
    'Den blauen Ork in die Nordwest-Krypta stoßen',
    'Der rote Schemen stößt den blauen Ork aus der Nordwest-Halle in die Nordwest-Krypta.',
    'Ein fremder Ritter hält den blauen Barbaren fern: Nur ein Ritter käme in die Nordwest-Zelle.',
  ]);
  expect(told('fr')).toEqual([
    'Le Spectre est dans la cellule nord-ouest. Poussez un personnage vers un lieu voisin.',
    'Rouge réfléchit.',
    'Pousser l’Orque bleu dans la crypte nord-ouest',
    'Le Spectre rouge pousse l’Orque bleu de la salle nord-ouest vers la crypte nord-ouest.',
    'Un Chevalier adverse arrête le Barbare bleu : seul un Chevalier pourrait entrer dans la cellule nord-ouest.',
  ]);
});

test('with one pit the caverns have their own names', () => {
  const s = scene('W Cavern: red knight', { set: { boardLayout: 'onePit' } });
  const lines = languages.map((language) => caveTroll.words[language]!.describe(caveTroll.view(s, 0), 0).at(-1));
  expect(lines).toEqual([
    'West Cavern (3): red Knight.',
    'West-Höhle (3): roter Ritter.',
    'caverne ouest (3) : Chevalier rouge.',
  ]);
});

test('notation says which figure, and its lines differ', () => {
  const s = go(
    scene('NW Hall: red adventurer, red wraith', { artifact: 'cloak' }),
    'play artifact',
    'cloak red adventurer NW Hall',
  );
  const lines = caveTroll.options(s, 0).map((act) => caveTroll.write(act, s));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toContain('red adventurer (cloaked) NW Hall→NW Cell');
});

test('[SLAYER-4] the Chronicle tells the Giant Slayer from its victim', () => {
  const s = go(
    scene('NW Hall: red giantSlayer, blue rampagingTroll', { set: { characterSet: 'variant' } }),
    'red giantSlayer NW Hall fells blue rampagingTroll',
  );
  const view = caveTroll.view(s, 0);
  expect(s.news!.map((news) => caveTroll.words.en.narrate(news, view))).toEqual([
    'The red Giant Slayer gives its life in the North-West Hall.',
    'The Giant Slayer’s last blow fells the blue Rampaging Troll in the North-West Hall.',
  ]);
});
