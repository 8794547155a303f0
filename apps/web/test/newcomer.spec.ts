import { expect, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { press } from './hands.ts';
import { nextMoment, playNow, quickly, watchErrors } from './tools.ts';

// Somebody who has read no rules: presses only the prompt's own buttons, or what an explanation offers.

const MOST = 80; // presses in a first turn

/**
 * Presses the prompt's emphasised button, or else an act that the card of a glowing thing offers; a bored newcomer, the
 * prompt's last button, which ends something.
 */
async function pressWhatIsOffered(page: Page, isBored: boolean): Promise<void> {
  const menu = page.locator('.board .menu button:enabled'); // what a pressed place offers
  if ((await menu.count()) > 0) return press(menu.first());
  const ember = page.locator('.bar.mine .act.ember');
  expect(await ember.count(), 'one loud thing at a time').toBeLessThanOrEqual(1);
  if ((await ember.count()) > 0) return press(ember);
  const others = page.locator('.bar.mine .act');
  if (isBored && (await others.count()) > 0) return press(others.last());
  const glowing = page.locator('.board [data-lit][data-thing], .mine [data-lit][data-thing]');
  if ((await glowing.count()) > 0) {
    await glowing.first().focus();
    await page.keyboard.press('?');
    const offer = page.locator('.explains.placed .acts .button');
    await expect(offer.first()).toBeVisible();
    return press(offer.first());
  }
  await press(page.locator('.bar.mine .act, .board button:enabled').first());
}

for (const game of GAMES.filter(({ words }) => words.en.thingsIn !== undefined))
  test(`${game.name}: a newcomer finishes a first turn by what the prompt and the explanations offer`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await quickly(page);
    await playNow(page, game.title.split(':')[0]!);
    /** Where the reader's last turn ended. */
    const from = async () => Number(await page.locator('section.since').getAttribute('data-from'));
    await nextMoment(page);
    const start = await from();
    let presses = 0;
    for (; presses < MOST && (await from()) === start; presses++) {
      if ((await nextMoment(page)) !== 'asked') break;
      await pressWhatIsOffered(page, presses % 5 === 4);
    }
    expect(await from()).toBeGreaterThan(start);
    expect(presses).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
