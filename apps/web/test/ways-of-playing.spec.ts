import { expect, test } from '@playwright/test';
import { press, pressAny } from './hands.ts';
import { dice, nextMoment, playOn, playSeeded, quickly, watchErrors } from './tools.ts';

// Whole games by mouse and by touch are in still-board.long.spec.ts.

test('a whole game by keyboard alone', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await page.goto('/#/');
  await expect(page.getByText('Can’t reach the server', { exact: false })).toBeVisible(); // the Hall has loaded
  // Tab from book to book until Troll & Dragon's "Play now" has the focus.
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let i = 0; i < 40 && !(await name()).startsWith('Play now: Troll & Dragon'); i++)
    await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play now: Troll & Dragon' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Just play' })); // before the first game, a minute is offered
  await expect(page.locator('.table')).toBeVisible();
  const random = dice(11);
  const acts = await playOn(page, async () => {
    await page.keyboard.press(String(1 + Math.floor(random() * 3)));
  });
  expect(acts).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

test('the whole game can be played from the accessibility tree', async ({ page }) => {
  await quickly(page);
  await playSeeded(page, 'troll-and-dragon', 'other-ways');
  await press(page.getByRole('button', { name: 'Skip to the choices' }));
  await expect(page.locator('#choices')).toBeFocused();
  await expect(page.getByText(/The Grotto holds/)).toBeVisible();
  const spoken = page.locator('[aria-live]').first();
  const random = dice(5);
  const acts = await playOn(page, () => pressAny(page, '#choices ol button', random()));
  expect(acts).toBeGreaterThan(10);
  await expect(spoken).not.toBeEmpty();
});

test('Bridge Troll by keyboard alone, bids and all', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await playSeeded(page, 'bridge-troll', 'by-keyboard');
  const random = dice(7);
  const said = page.locator('#choices ol li:not(.head)');
  while ((await said.count()) < 25 && (await nextMoment(page)) === 'asked')
    await page.keyboard.press(String(1 + Math.floor(random() * 6)));
  expect(await said.count()).toBeGreaterThanOrEqual(25);
  await expect(said.filter({ hasText: /bid/i })).not.toHaveCount(0);
  expect(errors).toEqual([]);
});
