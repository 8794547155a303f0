import { expect, type Page, test } from '@playwright/test';
import { dice, expectAccessible, isOver, playOn, quickly, touchSomething, watchErrors } from './tools.ts';

/** Lay a table on this device with two people round it, the rest bots. */
async function layTable(page: Page, game: string, settings: readonly string[] = []): Promise<void> {
  await page.goto(`/#/new/${game}?how=device`);
  await page.getByLabel('Seat 2').first().selectOption('here');
  await page.getByRole('textbox', { name: 'Your name' }).nth(1).fill('Bram');
  for (const setting of settings) await page.getByRole('radio', { name: setting }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.table')).toBeVisible();
}

test('round one device, secrets are covered while it changes hands', async ({ page }) => {
  await quickly(page, { name: 'Ana' });
  const errors = watchErrors(page);
  await layTable(page, 'bridge-troll');
  const random = dice(13);
  const cover = page.getByRole('dialog', { name: /Hand the device to/ });
  const owners = new Set<string>();
  for (let i = 0; i < 800 && owners.size < 2; i++) {
    if (await cover.isVisible()) {
      owners.add((await cover.getAttribute('aria-label'))!);
      if (owners.size === 1) await expectAccessible(page);
      await expect(page.locator('.table, [aria-live]')).toHaveCount(0); // neither the last hand nor the next is in the page
      await page.getByRole('button', { name: 'I am alone with it' }).click();
    } else if ((await page.locator('.bar.mine').count()) > 0) await touchSomething(page, random).catch(() => {});
    else await page.waitForTimeout(25);
  }
  expect([...owners].sort()).toEqual(['Hand the device to Ana', 'Hand the device to Bram']);
  expect(errors).toEqual([]);
});

test('a game without secrets passes from seat to seat without a cover', async ({ page }) => {
  await quickly(page, { name: 'Ana' });
  await layTable(page, 'troll-and-dragon');
  const random = dice(5);
  await playOn(page, () => touchSomething(page, random));
  expect(await isOver(page)).toBe(true);
});

test('the race in the Cavern runs by the clock, and ends', async ({ page }) => {
  await quickly(page, { name: 'Ana' });
  const errors = watchErrors(page);
  await page.goto('/#/new/troll-and-dragon?how=device');
  await page.getByRole('radio', { name: 'as a race' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  const random = dice(29);
  const fuse = page.getByRole('timer');
  for (let i = 0; i < 1500 && !(await fuse.isVisible()); i++)
    if ((await page.locator('.bar.mine').count()) > 0) await touchSomething(page, random).catch(() => {});
    else await page.waitForTimeout(25);
  await expect(fuse).toBeVisible();
  const lines = page.locator('#choices ol li');
  const before = await lines.count();
  await expect(fuse).toBeHidden({ timeout: 90_000 }); // nobody need press: the referee sees to it
  expect(await lines.count()).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});
