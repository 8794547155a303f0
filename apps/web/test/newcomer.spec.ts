import { expect, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { pressAny } from './hands.ts';
import { nextMoment, playNow, quickly, watchErrors } from './tools.ts';

// Somebody who comes to the Hall and has read no rules: presses Play now, and then only the prompt's own buttons, or what an explanation offers.

const MOST = 80; // presses in a first turn

const MENU = '.board .menu button:enabled'; // what a pressed place offers
const EMBER = '.bar.mine .act.ember';
const PROMPT = '.bar.mine .act';
const GLOWING = ':is(.board, .mine) [data-lit][data-thing]';
const OFFER = '.explains.placed .acts .button';

/**
 * Presses the prompt's emphasised button, or else an act that the card of a glowing thing offers; a bored newcomer, the
 * prompt's last button, which ends something. The page is read in one step, and what is gone by then is not pressed.
 */
async function pressWhatIsOffered(page: Page, isBored: boolean): Promise<void> {
  const offered = await page.evaluate(
    (all) => all.map((selector) => document.querySelectorAll(selector).length),
    [MENU, EMBER, PROMPT, GLOWING],
  );
  const [menu, ember, prompt, glowing] = offered as [number, number, number, number];
  expect(ember, 'one loud thing at a time').toBeLessThanOrEqual(1);
  if (menu > 0) await pressAny(page, MENU, 0);
  else if (ember > 0) await pressAny(page, EMBER, 0);
  else if (isBored && prompt > 0) await pressAny(page, PROMPT, 0.999);
  else if (glowing > 0) {
    if (!(await pressAny(page, GLOWING, 0, '?'))) return;
    await expect(page.locator(OFFER).first()).toBeVisible();
    await pressAny(page, OFFER, 0);
  } else await pressAny(page, `${PROMPT}, .board button:enabled`, 0);
}

/** Runs in the page: the Hall deals the same game every time. */
function alwaysTheSame(): void {
  let made = 0;
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}` as const;
}

for (const game of GAMES.filter(({ words }) => words.en.thingsIn !== undefined))
  test(`${game.name}: a newcomer finishes a first turn by what the prompt and the explanations offer`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await quickly(page);
    await page.addInitScript(alwaysTheSame);
    await playNow(page, game.title.split(':')[0]!); // as the book's spine says
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
