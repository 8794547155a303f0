import { expect, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { whilePlaying } from './still-board.ts';
import { playOn, resultOf, SIZES } from './tools.ts';

// Whole games against bots by mouse, and by touch on a phone, while the board holds still.

test.describe.configure({ mode: 'parallel' });

for (const game of GAMES)
  for (const size of SIZES.filter(({ name }) => name !== 'tablet'))
    test(`a whole game of ${game.name} on a ${size.name}: the board keeps its place and size, and nothing covers the prompt`, ({
      browser,
    }) =>
      whilePlaying(browser, game, size, async (page, touch) => {
        const seats = await page.locator('section.seats > *').count();
        expect(await playOn(page, touch)).toBeGreaterThan(10);
        await expect(resultOf(page).locator('ol').first().locator('> li')).toHaveCount(seats); // the places
      }));
