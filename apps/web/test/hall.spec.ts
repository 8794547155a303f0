import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { crowdedHall, keptGames } from '../scripts/scenes.ts';
import { press, tick } from './hands.ts';
import { expectAccessible, expectEverySize, playNow, quickly, watchErrors } from './tools.ts';

for (const hash of ['#/', '#/new/troll-and-dragon?how=online', '#/archive', '#/lobby', '#/me/games', '#/credits'])
  test(`${hash} fits and is accessible at every size, by day and by night`, async ({ page }) => {
    await quickly(page);
    const errors = watchErrors(page);
    await page.goto(`/${hash}`);
    await page.locator('h1').first().waitFor();
    await expectEverySize(page);
    expect(errors).toEqual([]);
  });

test('the settings change the page at once and are remembered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no colour is in transition while axe looks at it
  await page.goto('/');
  await press(page.getByRole('button', { name: /Settings/ }));
  await tick(page.getByRole('radio', { name: 'Deutsch' }));
  await expect(page.getByRole('heading', { name: 'Die Halle', includeHidden: true })).toBeAttached();
  await tick(page.getByRole('radio', { name: 'Nacht' }));
  await tick(page.getByRole('radio', { name: 'Sehr groß' }));
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Die Halle' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('font-size', '21px');
});

test('a table left halfway waits in the Hall', async ({ page }) => {
  await quickly(page);
  await playNow(page, 'Troll & Dragon');
  const address = page.url();
  await press(page.getByRole('link', { name: 'Back to the Hall' }));
  await press(page.getByRole('link', { name: /^Resume: Troll & Dragon/ }));
  await expect(page).toHaveURL(address);
  await expect(page.locator('.table')).toBeVisible();
});

test('on a phone every button of the Hall is big enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(readdirSync(new URL('../../../games/', import.meta.url)).length);
  const buttons = page.locator('button:visible, a.button:visible, a.invite:visible');
  await expect.poll(() => buttons.count()).toBeGreaterThan(8);
  const small = await buttons.evaluateAll((all) =>
    all
      .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 44)
      .map((one) => one.textContent),
  );
  expect(small).toEqual([]);
});

test('with thirty tables and long names every table can be reached and nothing overflows', async ({ page }) => {
  await quickly(page, { language: 'de', size: 'huge' });
  await page.route('**/api/**', crowdedHall);
  await page.addInitScript(keptGames);
  await page.goto('/#/');
  await expect(page).toHaveTitle('(2) Trollmoot');
  const turns = page.getByRole('link', { name: /^Spielen: / });
  await expect(turns).toHaveCount(2);
  await expect(turns.first()).toHaveAccessibleName(/^Spielen: Vast\. Gegen .+ noch 3 Stunden$/); // the most urgent
  await expect(page.getByRole('heading', { name: 'Du bist dran, 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Freunde, 3. 2 gerade hier' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cleo bei Vast zuschauen' })).toBeVisible();
  await expectEverySize(page, async ({ name }) => {
    const [papers, shelf] = [page.locator('.papers'), page.locator('.shelf')];
    const isAbove = (await papers.boundingBox())!.y < (await shelf.boundingBox())!.y;
    expect(isAbove, `the papers come first on a ${name}`).toBe(name === 'phone');
  });
  await page.goto('/#/lobby');
  await expect(page.getByRole('link', { name: /^Platz nehmen: / })).toHaveCount(10);
  await expectEverySize(page);
  await page
    .getByRole('link', { name: /zuschauen$/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /zuschauen$/ }).last()).toBeInViewport();
});

test('without a server the Hall says so, even if something else answers on the usual port', async ({ page }) => {
  await quickly(page);
  await page.goto('/');
  await expect(page.getByText('Can’t reach the server', { exact: false })).toBeVisible();
});
