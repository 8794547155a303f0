import { defaultsOf, dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { scene } from '../src/scenes/lay.ts';
import { SETTINGS } from '../src/settings.ts';
import { view } from '../src/view/view.ts';
import { go, RED, refusal } from './acting.ts';

const LANGUAGES = ['en', 'de', 'fr'] as const;
const company = { names: ['Ana', 'Quill', 'Old Hild'], you: 0 };
const COLOURS = { en: /\b(Red|Green|Yellow)\b/, de: /\b(Rot|Grün|Gelb)\b/, fr: /\b(Rouge|Vert|Jaune)\b/ };
const WRONG = {
  en: /\b[Yy]ou \w*[^s]s\b(?<!closed|pass|less|as|always|has)/,
  de: /\b[Dd]u (hat|nimmt|legt|wirft|bietet|darf|muss)\b/,
  fr: /\b[Vv]ous (a|prend|met|lance|mise|peut|doit)\b/,
};

describe.each(LANGUAGES)('Among a company, in %s', (language) => {
  test('prompts, labels and the Chronicle call everyone by name, and the reader "you"', () => {
    const words = bridgeTroll.words[language]!.among!(company);
    const random = dice('among');
    const s = bridgeTroll.setup(defaultsOf(SETTINGS), 3, 'among');
    const said = new Set<string>();
    for (let waiting = bridgeTroll.waitingFor(s); waiting.length > 0; waiting = bridgeTroll.waitingFor(s)) {
      const seat = waiting[random(waiting.length)]!;
      const options = bridgeTroll.options(s, seat);
      const shown = view(s, 0);
      said.add(words.prompt(shown.step!, shown, 0)).add(words.left(shown.step!, shown, 0));
      if (seat === 0) for (const act of options) said.add(words.label(act, shown));
      s.news = [];
      bridgeTroll.play(s, seat, options[random(options.length)]!);
      for (const news of s.news) said.add(words.narrate(news, shown)!);
      s.news = null;
    }
    const wrong = [...said].filter(
      (text) => COLOURS[language].test(text) || WRONG[language].test(text) || /Ana|undefined|NaN|;/.test(text),
    );
    expect(wrong).toEqual([]);
    expect([...said].some((text) => text.includes('Quill'))).toBe(true);
  });
});

const robbed = () => {
  const s = scene({
    trolls: [
      { boulders: '2 red', food: 'princess, monk', tolls: 'priest', hand: 'garlicMerchant, fortuneTeller' },
      {},
      {},
    ],
    company: 'knight, monk',
    places: [0, 1],
    steps: [{ step: 'claims', place: 0 }],
  });
  go(s, 'red: claim knight');
  return s;
};
const en = bridgeTroll.words.en;

describe('Prompts and refusals', () => {
  test('a robber too dear to drive off says what it takes and what there is', () => {
    const shown = view(robbed(), RED);
    expect(en.prompt(shown.step!, shown, RED)).toBe(
      'The Knight is after the Princess. Driving him off takes 5 boulders, and you have 2.',
    );
    expect(en.left(shown.step!, shown, RED)).toBe('2 boulders: 2 red');
  });

  test('a special at the wrong moment is named, with when it works', () => {
    const s = robbed();
    expect(en.refuse(refusal(s, RED, { do: 'peek' })!, view(s, RED))).toBe(
      'You can’t use the Fortune Teller now. She works before you bid, once the places are known, and before you claim.',
    );
  });

  test('another question first: the refusal repeats it', () => {
    const s = robbed();
    expect(en.refuse(refusal(s, RED, { do: 'roll' })!, view(s, RED))).toMatch(
      /^Finish this first: “The Knight is after/,
    );
  });

  test('someone else chooses: by name', () => {
    const s = robbed();
    expect(en.among!(company).refuse(refusal(s, 1, { do: 'roll' })!, view(s, 1))).toBe('Waiting for you.');
    expect(en.among!({ ...company, you: 1 }).refuse(refusal(s, 1, { do: 'roll' })!, view(s, 1))).toBe(
      'Waiting for Ana.',
    );
  });

  test('a claim says how many are left, and who is next', () => {
    const s = scene({
      trolls: [{}, {}, {}],
      company: 'knight, monk, priest',
      places: [0, 1],
      steps: [{ step: 'claims', place: 0 }],
    });
    go(s);
    const shown = view(s, RED);
    const words = en.among!(company);
    const mine = shown.claims.filter((seat) => seat === RED).length;
    expect(words.prompt(shown.step!, shown, RED)).toBe(`Claim a traveller. You have ${mine} claims left.`);
    expect(words.left(shown.step!, shown, RED)).toContain(`${shown.claims.length} cards left · then Quill claims`);
  });
});
