import { expect, test } from '@playwright/test';
import { bridgeTroll } from '@trollmoot/bridge-troll';
import { caveTroll } from '@trollmoot/cave-troll';
import { chooseSettings, dice, type Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { vast } from '@trollmoot/vast';
import { de as deTold } from '../src/table/words/de.ts';
import { fr as frTold } from '../src/table/words/fr.ts';
import { de } from '../src/words/de.ts';
import { fr } from '../src/words/fr.ts';
import { press } from './hands.ts';
import { nextMoment, playSeeded, quickly, turnTo } from './tools.ts';

const GAMES: readonly Game[] = [caveTroll, bridgeTroll, trollAndDragon, vast].map((game) => game as unknown as Game);

/** The terms `evaluate` names in a game played at random. */
function termsHeard(game: Game): ReadonlySet<string> {
  const heard = new Set<string>();
  const seats = Math.max(...game.seats);
  const settings = chooseSettings(game, {}, seats);
  if (typeof settings === 'string') throw new Error(settings);
  const s = game.setup(settings, seats, 'hints');
  const random = dice('hints');
  for (let by = game.waitingFor(s)[0]; by !== undefined; by = game.waitingFor(s)[0]) {
    for (let seat = 0; seat < seats; seat++) game.bot.evaluate(s, seat, (term) => heard.add(term));
    const options = game.options(s, by);
    game.play(s, by, options[random(options.length)]!);
  }
  return heard;
}

for (const game of GAMES)
  test(`${game.title}: every reason a hint may give has German and French words`, () => {
    const heard = [...termsHeard(game)];
    expect(heard.length).toBeGreaterThan(1);
    for (const language of ['de', 'fr'])
      expect(heard.filter((term) => game.words[language]?.terms?.[term] === undefined)).toEqual([]);
  });

for (const [language, words, told] of [
  ['de', de, deTold],
  ['fr', fr, frTold],
] as const)
  test(`a hint is given in the reader's language: ${language}`, async ({ page }) => {
    await quickly(page, { language });
    await playSeeded(page, 'cave-troll', 'hints');
    await nextMoment(page);
    await turnTo(page, words.table.choices);
    await press(page.locator('.bar').getByRole('button', { name: words.table.hint, exact: true }));
    const hinted = page.locator('#choices ol .hinted');
    await expect(hinted).toHaveCount(1);
    const label = (await hinted.innerText()).replace(/^\d\s*/, '');
    await expect(page.locator('.bar .sub')).toContainText(told.hint.says(label, [], null));
  });
