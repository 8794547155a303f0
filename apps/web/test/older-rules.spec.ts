import { expect, type Page, test } from '@playwright/test';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { press } from './hands.ts';
import { savedWhen } from './saves.ts';
import { expectAccessible, openSaved, quickly, watchErrors } from './tools.ts';

/** A game on this device in which the first roll has been made, changed as it lies in local storage. */
async function storedBefore(page: Page, change: (table: { rules: string; log: unknown[] }) => void): Promise<void> {
  await quickly(page, { name: 'Ana' });
  await openSaved(
    page,
    savedWhen(trollAndDragon, { seats: 2, seed: 'older rules' }, ({ options }) => options.length > 1),
  );
  const key = `trollmoot-table-${page.url().split('/').at(-1)}`;
  const table = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), key))!);
  change(table);
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [key, JSON.stringify(table)]);
  await page.reload();
}

test('a table that began under older rules goes on, and says so until the reader has read it', async ({ page }) => {
  const errors = watchErrors(page);
  await storedBefore(page, (table) => {
    table.rules = '1';
  });
  const banner = page.locator('.banner');
  await expect(banner).toContainText('goes on under the new ones');
  await expect(banner).toContainText(trollAndDragon.changes!['2']!.en);
  await expectAccessible(page);
  await press(banner.getByRole('button', { name: 'Got it' }));
  await expect(banner).toHaveCount(0);
  await expect(page.locator('.table')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a table in which something is no longer legal is not opened, and says why', async ({ page }) => {
  await storedBefore(page, (table) => {
    table.rules = '1';
    table.log.push({ by: 0, act: { do: 'juggle' } });
  });
  await expect(page.getByRole('alert')).toContainText('can’t go on under the new ones');
  await expect(page.getByRole('alert')).toContainText(trollAndDragon.changes!['2']!.en);
  await expect(page.getByRole('link')).toBeVisible();
});
