import { expect, test } from '@playwright/test';
import { caveTroll } from '@trollmoot/cave-troll';
import { dice as chance, chooseSettings, type Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { type GameSettings, type Role, VARIANTS, vast } from '@trollmoot/vast';
import { about } from '../src/games/vast/about.ts';
import { chosenHere, clauseText } from '../src/table/clause-text.ts';
import { timeLeft } from '../src/table/time-left.ts';

const [areas, dice]: readonly Game[] = [caveTroll, trollAndDragon];

test('a clause names a setting and its values as the set-up does', () => {
  expect(clauseText(areas!, areas!.clauses['BOARD-2']!)).toMatch(/^Setting “Board”: with “One pit”, only/);
  expect(chosenHere(areas!, 'de', { boardLayout: 'onePit' }, areas!.clauses['BOARD-2']!)).toBe(
    areas!.words.de!.settings.boardLayout!.values.onePit,
  );
});

test('words of the sentence stay as they are', () => {
  const text = clauseText(dice!, dice!.clauses['SETUP-4']!);
  expect(text).toMatch(/: the game ends when the first place is empty, or only when both are\./);
});

test('in Vast a line bears the mark of the role it begins with, whoever acted', () => {
  const of: { readonly [name: string]: Role } = { Fangs: 'goblins', Bones: 'goblins', Eye: 'goblins' };
  const wrong = new Set<string>();
  let told = 0;
  for (const { roles } of VARIANTS.filter((row) => row.roles.length > 1)) {
    const settings = chooseSettings(vast, { roles }, roles.length) as GameSettings;
    const s = vast.setup(settings, roles.length, `marks ${roles}`);
    const random = chance(`marks ${roles}`);
    for (let ply = 0; ply < 200 && s.outcome === null; ply++) {
      const by = vast.waitingFor(s)[0]!;
      const options = vast.options(s, by);
      s.news = [];
      vast.play(s, by, options[random(options.length)]!);
      const view = vast.view(s, null);
      for (const news of s.news) {
        const text = vast.words.en.narrate(news, view) ?? '';
        const name = /^The (\w+)\b(?!’)/.exec(text)?.[1] ?? '';
        const role = of[name] ?? view.roles.find((other) => other === name.toLowerCase());
        if (role === undefined || !view.roles.includes(role)) continue;
        told++;
        if (view.roles[about(news, view) ?? by] !== role) wrong.add(`${news.news}: ${text}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(told).toBeGreaterThan(1000);
});

test('time is told as on a clock, and from a day on in words', () => {
  const inDays = (days: number, hours: number) => `${days} d ${hours} h`;
  const [second, hour] = [1000, 3_600_000];
  expect([299_001, 61 * second, 9 * second, -5].map((left) => timeLeft(left, inDays))).toEqual([
    '5:00',
    '1:01',
    '0:09',
    '0:00',
  ]);
  expect([hour, 25.5 * hour, 72 * hour].map((left) => timeLeft(left, inDays))).toEqual([
    '1:00:00',
    '1 d 1 h',
    '3 d 0 h',
  ]);
});
