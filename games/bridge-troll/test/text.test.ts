import { defaultsOf, dice, type Refusal } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { card, scenes } from '../src/scenes/index.ts';
import { scene } from '../src/scenes/lay.ts';
import { SETTINGS } from '../src/settings.ts';
import { REFUSED } from '../src/text/language.ts';
import { view } from '../src/view/view.ts';
import { go, RED, refusal } from './acting.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
const { words } = bridgeTroll;

/** Every text of a few random games, in one language. */
function allSaid(language: (typeof LANGUAGES)[number]): Set<string> {
  const said = new Set<string>();
  const random = dice('text');
  const say = words[language]!;
  for (let game = 0; game < 12; game++) {
    const s = bridgeTroll.setup(
      { ...defaultsOf(SETTINGS), openScores: game % 2 === 0, returnedUpgrades: game % 3 === 0 },
      3 + (game % 4),
      `text ${game}`,
    );
    for (let waiting = bridgeTroll.waitingFor(s); waiting.length > 0; waiting = bridgeTroll.waitingFor(s)) {
      const seat = waiting[random(waiting.length)]!;
      const options = bridgeTroll.options(s, seat);
      const shown = view(s, seat);
      const step = bridgeTroll.current(s)!;
      said.add(say.prompt(step, shown, seat)).add(say.prompt(step, view(s, null), null));
      const labels = options.map((act) => say.label(act, shown));
      expect(new Set(labels).size, labels.join(', ')).toBe(labels.length); // no two buttons read the same
      for (const label of labels) said.add(label);
      s.news = [];
      bridgeTroll.play(s, seat, options[random(options.length)]!);
      for (const news of s.news) said.add(say.narrate(news, view(s, null))!);
      s.news = null;
      if (random(20) === 0) for (const line of say.describe(view(s, seat), seat)) said.add(line);
    }
  }
  return said;
}

describe('Words', () => {
  test.each(LANGUAGES)('%s: whole sentences everywhere', (language) => {
    const said = allSaid(language);
    expect(said.size).toBeGreaterThan(2000);
    for (const sentence of said) {
      expect(sentence).toMatch(/\S/);
      expect(sentence).not.toMatch(/undefined|null|NaN|object|\[|\{| {2}\w+ {2}/);
    }
  });

  test.each(LANGUAGES)('%s: every refusal has its reason', (language) => {
    const shown = view(scenes.bids!(), RED);
    for (const clause of REFUSED) {
      const reason = words[language]!.refuse({ clause, fact: {} }, shown);
      expect(reason).toMatch(/\w+.*\.(”|“| »)?$/);
      expect(reason).not.toContain(clause);
    }
  });

  test('the languages differ in every sentence about a robber', () => {
    const s = scene({
      trolls: [{ boulders: '5 red', food: 'princess' }, {}, {}],
      company: 'knight, monk',
      places: [0, 1],
      steps: [{ step: 'claims', place: 0 }],
    });
    go(s, 'red: claim knight');
    const shown = view(s, RED);
    const asked = LANGUAGES.map((language) => words[language]!.prompt(bridgeTroll.current(s)!, shown, RED));
    expect(asked).toEqual([
      'The Knight is after the Princess. Throw 5 boulders to drive him off, or lose the card.',
      'Der Ritter will die Prinzessin. Wirf 5 Felsbrocken, um ihn zu vertreiben, oder verlier die Karte.',
      'Le Chevalier veut la Princesse. Lancez 5 rochers pour le chasser, ou perdez la carte.',
    ]);
  });

  test('the prompt tells a troll with a Jester and two colours that it may mix them', () => {
    const asked = (hand: string, boulders: string) => {
      const s = scene({ trolls: [{ boulders, hand }, {}, {}], steps: [{ step: 'bid' }] });
      return LANGUAGES.map((language) => words[language]!.prompt(bridgeTroll.current(s)!, view(s, RED), RED));
    };
    expect(asked('jester', '2 red, 1 green')).toEqual([
      'Bid any number of boulders of one colour, mix colours with your Jester, or stay closed.',
      'Biete beliebig viele Felsbrocken einer Farbe, misch mit dem Narren mehrere Farben, oder bleib geschlossen.',
      'Misez des rochers d’une seule couleur, mêlez les couleurs grâce au Bouffon, ou restez fermé.',
    ]);
    for (const [hand, boulders] of [
      ['jester', '2 red'],
      ['woodsman', '2 red, 1 green'],
    ] as const)
      expect(asked(hand, boulders)[0]).toBe('Bid any number of boulders of one colour, or stay closed.');
  });

  test('a refusal names its facts', () => {
    const s = scenes.bids!();
    const refused = refusal(s, RED, { do: 'bid', colour: 0, boulders: 5 })!;
    expect(LANGUAGES.map((language) => words[language]!.refuse(refused, view(s, RED)))).toEqual([
      'You have only 2 red under your bridge.',
      'Unter deiner Brücke hast du nur 2 rote.',
      'Sous votre pont il n’y a que 2 rouges.',
    ]);
  });

  test('the prompt of a score offers only what can be done', () => {
    const asked = (food: string, points: number, laid: object = {}) => {
      const s = scene({
        trolls: [{ boulders: '6 red', food, tolls: food, points }, {}, {}],
        places: [0],
        steps: [
          {
            step: 'score',
            seat: RED,
            bought: false,
            food: [],
            hand: [],
            tolls: [],
            boulders: [0, 0, 0, 0, 0, 0],
            ...laid,
          },
        ],
      });
      return words.en.prompt(bridgeTroll.current(s)!, view(s, RED), RED);
    };
    const monk = card('monk');
    expect([
      asked('monk', 20),
      asked('monk', 5),
      asked('', 20),
      asked('monk', 5, { food: [monk] }),
      asked('monk', 5, { food: [monk], tolls: [monk] }),
    ]).toEqual([
      'Trade in cards for points, buy an upgrade, or do neither.',
      'Trade in cards for points, or finish.',
      'Buy upgrade 15, or finish.',
      'This trade-in is worth nothing yet. Add to its lower side.',
      'This trade-in is worth 1 point. Add more, or trade it in.',
    ]);
  });

  test('a refusal of boulders says how many there are, and which cards a robber is after', () => {
    const s = scenes.draws!();
    const refused = (fact: Refusal['fact'], clause = 'DRAW-1') => words.en.refuse({ clause, fact }, view(s, RED));
    expect([
      refused({ colour: 3, have: 1, left: 3 }),
      refused({ colour: 1, have: 0, left: 3 }),
      refused({ colour: 1, have: 4, left: 1 }),
    ]).toEqual([
      'Only 1 purple is left there. Draw that many at most.',
      'No green boulders are left there. Choose another colour.',
      'You draw only 1 boulder more, of any colour.',
    ]);
    const robbed = scene({
      trolls: [{ boulders: '5 red', food: 'princess, monk' }, {}, {}],
      company: 'knight, monk',
      places: [0, 1],
      steps: [{ step: 'claims', place: 0 }],
    });
    go(robbed, 'red: claim knight');
    const wish = { do: 'lose', side: 'food', traveller: card('monk') };
    expect(words.en.refuse(refusal(robbed, RED, wish)!, view(robbed, RED))).toBe(
      'The Knight is after the Princess, not after that card.',
    );
  });

  test('every setting is explained in every language', () => {
    for (const language of LANGUAGES)
      for (const [name, { values }] of Object.entries(bridgeTroll.settings))
        for (const value of values) expect(words[language]!.settings[name]!.values[String(value)]).toMatch(/\w/);
  });
});
