import { expect, test } from '@playwright/test';
import {
  dice,
  expectAccessible,
  expectFits,
  playNow,
  playOn,
  quickly,
  SIZES,
  touchSomething,
  watchErrors,
} from './tools.ts';

test('a whole game by mouse', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await playNow(page, 'Cave Troll');
  const random = dice(19);
  const acts = await playOn(page, () => touchSomething(page, random));
  expect(acts).toBeGreaterThan(20);
  await expect(page.getByRole('dialog', { name: 'The end of the tale' }).getByRole('listitem')).toHaveCount(3);
  expect(errors).toEqual([]);
});

test('a figure is picked, its ways glow, and the way is taken', async ({ page }) => {
  await quickly(page);
  await playNow(page, 'Cave Troll');
  const figures = page.locator('.figure[data-lit]');
  // Cards first: somebody must stand on the board before anybody can walk.
  for (let i = 0; i < 200 && (await figures.count()) === 0; i++)
    if ((await page.locator('.bar.mine').count()) > 0)
      await page
        .locator('.space[data-lit], .mine [data-lit], .bar .act')
        .first()
        .click({ timeout: 1500 })
        .catch(() => {});
    else await page.waitForTimeout(25);
  const ways = page.locator('.space[data-lit]');
  const lifted = page.locator('.figure.lifted');
  // Who has only one way goes at once: then another is picked.
  for (let i = 0; i < 20 && (await lifted.count()) === 0; i++) {
    await page.locator('.bar.mine').waitFor();
    await figures.nth(i % Math.max(1, await figures.count())).click({ timeout: 3000 });
    await page.waitForTimeout(100);
  }
  await expect(lifted).not.toHaveCount(0);
  await expect(ways.first()).toBeVisible();
  const name = (await ways.first().getAttribute('aria-label'))!;
  const before = await page.locator('#choices ol li').count();
  const { height } = (await ways.first().boundingBox())!;
  await ways.first().click({ position: { x: 12, y: height - 12 } }); // the floor: somebody may stand in the middle
  await expect(page.locator('#choices ol li').nth(before)).toContainText(name);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => page.locator('#choices ol li').count()).toBe(before);
});

test('the board fits and is accessible at every size, and tells who would score', async ({ page }) => {
  await quickly(page);
  await playNow(page, 'Cave Troll');
  await page.locator('.bar.mine').waitFor();
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Ask the board').selectOption('claims');
});
