import { expect, type Page, test } from '@playwright/test';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { seatCard } from './guests.ts';
import { press, touchSomething } from './hands.ts';
import { savedWhen } from './saves.ts';
import { dice, expectAccessible, nextMoment, openSaved, playOn, quickly, resultOf, watchErrors } from './tools.ts';

/** The number of lines in the Chronicle when a race began, when it ended, when the next began… */
type Watched = typeof globalThis & { lines: number[] };

/** Sets up a table on this device with two people, the rest bots. */
async function layTable(page: Page, game: string): Promise<void> {
  await page.goto(`/#/new/${game}?how=device`);
  await press(seatCard(page, 2).getByRole('button', { name: 'Player', exact: true }));
  await seatCard(page, 2).getByRole('textbox').fill('Bram');
  await press(page.getByRole('button', { name: 'Begin' }));
  await expect(page.locator('.table, .cover[role=dialog]').first()).toBeVisible();
}

test('on one device, the screen is covered while it changes hands', async ({ page }) => {
  await quickly(page, { name: 'Ana' });
  const errors = watchErrors(page);
  await layTable(page, 'bridge-troll');
  const random = dice(13);
  const owners = new Set<string>();
  for (let i = 0; i < 800 && owners.size < 2; i++)
    if ((await nextMoment(page)) === 'covered') {
      const owner = (await page.locator('.cover[role=dialog]').getAttribute('aria-label'))!;
      owners.add(owner);
      if (owners.size === 1) await expectAccessible(page);
      await expect(page.locator('.table, [aria-live]')).toHaveCount(0); // neither player's hand is in the DOM
      await press(page.getByRole('button', { name: 'Show the table' }));
      await expect(page.getByRole('dialog', { name: owner })).toBeHidden();
    } else await touchSomething(page, random);
  expect([...owners].sort()).toEqual(['Hand the device to Ana', 'Hand the device to Bram']);
  expect(errors).toEqual([]);
});

test('a game without secrets passes from seat to seat without a cover', async ({ page }) => {
  await quickly(page, { name: 'Ana' });
  await layTable(page, 'troll-and-dragon');
  const random = dice(5);
  await playOn(page, () => touchSomething(page, random));
  await expect(resultOf(page)).toBeVisible();
});

test('the race in the Cavern runs by the clock, and ends', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  // The race starts with the table, and an observer in the page misses nothing.
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.lines = [];
    new MutationObserver(() => {
      const isOn = document.querySelector('[role=timer]') !== null;
      if (isOn === (watched.lines.length % 2 === 0))
        watched.lines.push(document.querySelectorAll('#choices li').length);
    }).observe(document, { subtree: true, childList: true });
  });
  const table = {
    seats: 4,
    seed: 'race',
    settings: { duel: 'race' },
    who: ['Ana', 'a goblin', 'a goblin', 'a goblin'],
  };
  await openSaved(
    page,
    savedWhen(trollAndDragon as unknown as Game, table, ({ step }) => step.step === 'race'),
  );
  // Nobody needs to press: the referee plays on.
  await page.waitForFunction(() => (globalThis as Watched).lines.length >= 2, null, { timeout: 120_000 });
  const [begun, ended] = await page.evaluate(() => (globalThis as Watched).lines);
  expect(ended).toBeGreaterThan(begun!);
  expect(errors).toEqual([]);
});

test('a table of this device is played in one tab at a time, and can be taken over', async ({ page, context }) => {
  await quickly(page);
  await openSaved(
    page,
    savedWhen(trollAndDragon as unknown as Game, { seats: 2, seed: 'tabs' }, ({ options }) => options.length > 1),
  );
  await expect(page.locator('.bar.mine')).toBeVisible();
  const other = await context.newPage();
  await quickly(other);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible();
  await expectAccessible(other);
  await press(other.getByRole('button', { name: 'Play here' }));
  await expect(other.locator('.bar.mine')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible();
  await other.reload();
  await expect(other.locator('.bar.mine')).toBeVisible();
});
