import { expect, type Page, test } from '@playwright/test';
import { touchSomething } from './hands.ts';
import { dice, expectFits, expectSoon, nextMoment, playSeeded, quickly } from './tools.ts';

// A page at 200 % is a window of half the size with twice the device pixels.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

/** Expects that every control can be scrolled into full view, with nothing covering it. */
const expectReachable = (page: Page): Promise<void> =>
  expectSoon(page, () => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('button, a[href], select, input:not([type=range])')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.skip, .unseen') !== null) continue;
      if (one instanceof HTMLButtonElement && one.disabled) continue;
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom, width } = one.getBoundingClientRect();
      const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (width > 0 && (!isInside || !(one.contains(met) || met?.contains(one))))
        found.push(one.innerText || one.getAttribute('aria-label') || one.outerHTML.slice(0, 80));
    }
    scrollTo(0, 0);
    return found;
  });

for (const game of ['troll-and-dragon', 'bridge-troll', 'cave-troll', 'vast'])
  test(`at 200 % nothing of ${game} is cut off`, async ({ page }) => {
    await quickly(page);
    await playSeeded(page, game, 'speed');
    await expect(page.locator('.board')).toBeVisible();
    const random = dice(3);
    for (let i = 0; i < 6 && (await nextMoment(page)) === 'asked'; i++) {
      await expectFits(page);
      await expectReachable(page);
      await touchSomething(page, random);
      await page.mouse.move(1, 1); // a pointer at rest would open an explain card
    }
    const room = await page.locator('.area > .slot').evaluate((slot) => slot.getBoundingClientRect());
    expect(Math.min(room.width, room.height)).toBeGreaterThan(300); // the board is still usable
  });

for (const hash of ['#/', '#/new/vast?how=online', '#/new/cave-troll?how=device', '#/archive'])
  test(`at 200 % nothing of ${hash} is cut off`, async ({ page }) => {
    await quickly(page);
    await page.goto(`/${hash}`);
    await page.locator('h1').first().waitFor();
    await expectFits(page);
    await expectReachable(page);
  });
