import { expect, type Page, test } from '@playwright/test';
import { seatCard } from './guests.ts';
import { press, tick } from './hands.ts';
import { quickly } from './tools.ts';

const GAMES = ['cave-troll', 'bridge-troll', 'troll-and-dragon', 'vast'] as const;
const begin = (page: Page) => page.getByRole('button', { name: /^(Begin|Open the table)$/ });
const seats = (page: Page) => page.getByRole('region', { name: 'At the table' });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`Begin is in view wherever a set-up is scrolled to, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quickly(page);
    for (const game of GAMES) {
      await page.goto(`/#/new/${game}?how=device`);
      await expect(begin(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(begin(page)).toBeInViewport({ ratio: 1 });
    }
  });

test('no bot is called after a level or a role, and no two share a name', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/new/bridge-troll?how=device');
  await press(begin(page));
  await expect(page.locator('.table')).toBeVisible();
  const said = await seats(page).innerText();
  expect(said).not.toMatch(/Goblin|Pebble|Troll|Dragon/);
  const names = await seats(page).locator('.who b').allInnerTexts();
  expect(names.length).toBe(4);
  expect(new Set(names).size).toBe(4);
});

test('another bot is one that is not at the table, and the strength stays with the seat', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/new/bridge-troll?how=device');
  const card = seatCard(page, 2);
  await tick(card.getByRole('radio', { name: 'Sharp' }));
  const met = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const name = await card.locator('b.display').innerText();
    met.add(name);
    for (const other of [3, 4]) await expect(seatCard(page, other).locator('b.display')).not.toHaveText(name);
    await press(card.getByRole('button', { name: 'Another bot' }));
    await expect(card.locator('b.display')).not.toHaveText(name);
  }
  expect(met.size).toBe(6);
  await expect(card.getByRole('radio', { name: 'Sharp' })).toBeChecked();
});

test('Play now plays as the game was last set up: players, seat, strength and rules', async ({ page }) => {
  await quickly(page, { name: 'Ana' });
  await page.goto('/#/new/cave-troll?how=device');
  await press(page.getByRole('button', { name: 'Add a bot' }));
  for (const seat of [2, 3, 4]) await tick(seatCard(page, seat).getByRole('radio', { name: 'Gentle' }));
  await tick(page.getByRole('radio', { name: /Variant heroes/ }));
  await press(seatCard(page, 1).getByRole('radio', { name: 'green' }), 'Space');
  await expect(seatCard(page, 3).getByRole('radio', { name: 'green' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/#/');
  await press(page.getByRole('button', { name: 'Play now: Cave Troll' }));
  await expect(page.locator('.table')).toBeVisible();
  await expect(seats(page).locator('.who b')).toHaveCount(4);
  await expect(seats(page).getByText('Gentle').first()).toBeAttached();
  await page.goto('/#/new/cave-troll?how=device');
  await expect(page.getByRole('radio', { name: /Variant heroes/ })).toBeChecked();
  await expect(seatCard(page, 3).getByRole('radio', { name: 'green' })).toBeChecked();
});

test('a cover opens play against bots, not the online form', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/');
  await page.getByRole('article', { name: 'Troll & Dragon' }).locator('.cover').click();
  await press(page.getByRole('button', { name: 'Just play' })); // before the first game, a minute is offered
  await expect(page.locator('.table')).toBeVisible();
  await expect(page).toHaveURL(/#\/here\//);
});

test('house rules say what differs from the book, and go back to it', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/new/cave-troll?how=device');
  const house = page.locator('details').filter({ hasText: 'House rules' });
  await expect(house.locator('summary')).toContainText('all as in the book');
  await tick(page.getByRole('radio', { name: /^Custom/ }));
  const tie = page.getByRole('radiogroup', { name: /tie/i });
  await tick(tie.getByRole('radio').nth(1));
  await expect(house.locator('summary')).toContainText('1 changed');
  await expect(tie.getByText(/In the book:/)).toBeVisible();
  await press(tie.getByRole('button', { name: 'Back to the book' }));
  await expect(house.locator('summary')).toContainText('all as in the book');
});
