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
  await playNow(page, 'Bridge Troll');
  const random = dice(23);
  const acts = await playOn(page, () => touchSomething(page, random));
  expect(acts).toBeGreaterThan(20);
  await expect(page.getByRole('dialog', { name: 'The end of the tale' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('stones are tapped until the bid is right, and the bid is sealed', async ({ page }) => {
  await quickly(page);
  await playNow(page, 'Bridge Troll');
  const stones = page.locator('.tray .stone');
  for (let i = 0; i < 400 && (await page.getByRole('button', { name: 'Stay closed' }).count()) === 0; i++) {
    const act = page.locator('.bar.mine .act').first();
    if ((await act.count()) > 0) await act.click();
    else await page.waitForTimeout(25);
  }
  const red = stones.first();
  await red.click();
  await red.click();
  await red.click();
  await page.getByRole('button', { name: 'One fewer' }).click();
  const seal = page.locator('.tray .seal');
  await expect(seal).toHaveText(/^Bid 2 /);
  const said = (await seal.textContent())!.replace('Bid ', '');
  await seal.click();
  await expect(page.locator('#choices')).toContainText(new RegExp(`The hands open: .*${said}`));
  await expect(page.locator('.rival em').filter({ hasText: 'sealed' })).toHaveCount(0); // all hands are open
});

test('the board fits and is accessible at every size, by day and by night', async ({ page }) => {
  await quickly(page);
  await playNow(page, 'Bridge Troll');
  await page.locator('.bar.mine').waitFor();
  for (const theme of ['light', 'dark'])
    for (const { width, height } of SIZES) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await page.setViewportSize({ width, height });
      await expectFits(page);
      await expectAccessible(page);
    }
});

test('a trade-in of the helper is laid out by one tap', async ({ page }) => {
  await quickly(page);
  await playNow(page, 'Bridge Troll');
  const random = dice(31);
  const plan = page.getByRole('group', { name: 'Trade-ins' }).getByRole('button').first();
  const isAsked = async () => (await plan.count()) > 0 && (await page.locator('.bar.mine').count()) > 0;
  for (let i = 0; i < 1500 && !(await isAsked()); i++)
    if ((await page.locator('.bar.mine').count()) > 0) await touchSomething(page, random).catch(() => {});
    else await page.waitForTimeout(25);
  const parts = await plan.locator('span').evaluate((span) => span.firstChild!.textContent!.trim());
  const cards = parts.split(/, | \+ /).filter((part) => !part.endsWith('boulders'));
  await plan.click();
  await expect(page.locator('.fan .laid')).toHaveCount(cards.length);
});
