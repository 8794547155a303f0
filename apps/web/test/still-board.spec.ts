import { expect, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { touchSomething } from './hands.ts';
import { savedNearEnd } from './saves.ts';
import { expectStill, whilePlaying } from './still-board.ts';
import { dice, nextMoment, openSaved, playOn, quickly, resultOf, SIZES, watchErrors } from './tools.ts';

// The first acts and the last ones of games against bots, by mouse, and by touch on a phone. Whole games are in
// still-board.long.spec.ts.

test.describe.configure({ mode: 'parallel' });

const ACTS = 15; // of the reader
const LEFT = 12; // of all seats

for (const game of GAMES) {
  for (const size of SIZES.filter(({ name }) => name !== 'tablet'))
    test(`${game.name} begins on a ${size.name}: the board keeps its place and size, and nothing covers the prompt`, ({
      browser,
    }) =>
      whilePlaying(browser, game, size, async (page, touch) => {
        let acts = 0;
        while (acts < ACTS && (await nextMoment(page)) === 'asked') if (await touch()) acts++;
        expect(acts).toBe(ACTS);
      }));

  test(`${game.name} ends: the board keeps its place and size, and every seat has its place`, async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    const seats = game.seats.find((many) => many > 2)!;
    await openSaved(page, savedNearEnd(game, { seats, seed: 'still' }, LEFT));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const random = dice(11);
    await expectStill(page, async () => void (await playOn(page, () => touchSomething(page, random))));
    await expect(resultOf(page).locator('ol').first().locator('> li')).toHaveCount(seats);
    expect(errors).toEqual([]);
  });
}
