import { expect, type Page, test } from '@playwright/test';
import { windowOn } from '../src/book/drawing.ts';
import { boldParts } from '../src/minute/bold.ts';
import { press } from './hands.ts';
import { expectAccessible, expectFits, quickly, SIZES, watchErrors } from './tools.ts';

test('a picture shows its crop and what is around it, and never more than the board', () => {
  const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
  expect(windowOn(crop, 520 / 360)).toEqual({ x: 260, y: 180, width: 520, height: 360 });
  expect(windowOn(crop, 2)).toEqual({ x: 160, y: 180, width: 720, height: 360 });
  expect(windowOn(crop, 0.5)).toEqual({ x: 340, y: 0, width: 360, height: 720 });
  expect(windowOn({ x: 0, y: 0, width: 0.2, height: 0.5 }, 2)).toMatchObject({ x: 0, width: 720 });
});

test('what is between two pairs of stars is bold', () => {
  expect(boldParts('A **b** c')).toEqual([
    { text: 'A ', isBold: false },
    { text: 'b', isBold: true },
    { text: ' c', isBold: false },
  ]);
});

const steps = (page: Page) => page.getByRole('list').getByRole('group');

/** The steps are there, and whatever their pictures mark is drawn. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(steps(page)).toHaveCount(5);
  await expect(page.locator('.marks[data-placed=true]').first()).toBeAttached();
  await expect(page.locator('.marks[data-placed=false]')).toHaveCount(0);
  await expect(page.getByRole('img').and(page.locator('.frame'))).toHaveCount(5);
}

test('every game and every role can be learnt in a minute', async ({ page }) => {
  const errors = watchErrors(page);
  await quickly(page);
  for (const [game, title] of [
    ['troll-and-dragon', 'Troll & Dragon'],
    ['bridge-troll', 'Bridge Troll'],
    ['cave-troll', 'Cave Troll'],
  ] as const) {
    await page.goto(`/#/minute/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectDrawn(page);
  }
  await expect(page.getByRole('img', { name: 'Throne Room: two blue heroes, one red. Blue gains 5.' })).toBeVisible();
  for (const { width, height, name } of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expectFits(page);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/minute/vast');
  for (const role of ['Goblins', 'Dragon', 'Cave', 'Thief', 'Knight']) {
    await press(page.getByRole('link', { name: role }));
    await expect(page.getByRole('link', { name: role })).toHaveAttribute('aria-current', 'page');
    await expectDrawn(page);
  }
  // ← and → go through the pictures.
  await page.keyboard.press('ArrowRight');
  await expect(steps(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(steps(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(steps(page).nth(0)).toBeFocused();
  await expect(steps(page).nth(0)).toHaveAttribute('data-moving', 'false'); // motion is off
  await expect(page.getByRole('link', { name: 'Invite friends' })).toHaveAttribute('href', '#/new/vast?how=online');
  await expect(page.getByRole('link', { name: 'Play the lesson' })).toHaveAttribute('href', '#/learn/vast/knight');
  await press(page.getByRole('button', { name: 'Just play' }));
  await expect(page.locator('.table')).toBeVisible();
  expect(errors).toEqual([]);
});

test('on focus a picture plays its move once', async ({ page }) => {
  await quickly(page, { motion: 'full' });
  await page.goto('/#/minute/cave-troll');
  await expectDrawn(page);
  const second = steps(page).nth(1);
  // The move is short, so an observer in the page looks for it.
  const moves = await second.evaluateHandle((step) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(step.getAttribute('data-moving'))).observe(step, {
      attributeFilter: ['data-moving'],
    });
    return seen;
  });
  await second.focus();
  await expect.poll(() => moves.jsonValue()).toEqual(['true', 'false']);
  await expect(second).toBeFocused();
});

test('on a phone there is one step a page, with both exits on each', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await quickly(page, { language: 'de' });
  await page.goto('/#/minute/bridge-troll');
  for (let n = 1; n <= 5; n++) {
    await expect(page.getByRole('status')).toHaveText(`${n} von 5`);
    await expect(steps(page)).toHaveCount(1); // the others are hidden from everyone
    await expect(page.locator('.marks[data-placed=false]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Zur Lektion' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gleich spielen' })).toBeVisible();
    await expectFits(page);
    if (n === 2) await expectAccessible(page);
    if (n < 5) await press(page.getByRole('button', { name: 'Weiter' }));
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status')).toHaveText('4 von 5');
  await page.locator('ol.paged').evaluate((list) => list.scrollTo({ left: list.clientWidth })); // as a swipe does
  await expect(page.getByRole('status')).toHaveText('2 von 5');
  expect(errors).toEqual([]);
  await context.close();
});

test('it is offered once before the first game, and lies over set-up and rules when asked for', async ({ page }) => {
  const errors = watchErrors(page);
  await quickly(page);
  await page.goto('/#/play/cave-troll');
  await expect(page.getByText('One minute, then you know it.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Just play' }));
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/#/');
  await expect(page.locator('.table')).toHaveCount(0);
  await page.goto('/#/play/cave-troll');
  await expect(page.locator('.table')).toBeVisible(); // and never again
  await page.goto('/#/play/troll-and-dragon');
  await press(page.getByRole('link', { name: 'Show me how' }));
  await expectDrawn(page);
  await press(page.getByRole('link', { name: 'Just play' }));
  await expect(page.locator('.table')).toBeVisible();
  await press(page.getByRole('button', { name: 'Rules', exact: true }).first());
  await press(page.getByRole('button', { name: 'How to play' }));
  const sheet = page.getByRole('dialog', { name: 'How to play Troll & Dragon' });
  await expect(sheet.getByRole('group')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.goto('/#/new/vast?how=device');
  await press(page.getByRole('button', { name: 'How to play' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Thief', exact: true }));
  await expect(page.getByRole('heading', { name: 'Carry it out' })).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('set-up offers it once before the first game, too', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/new/cave-troll?how=device');
  await expect(page.getByText('Your first game?')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'How to play' }));
  await expect(page.getByRole('dialog', { name: 'How to play Cave Troll' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: 'How to play' })).toHaveCount(0);
  await page.goto('/#/new/cave-troll?how=device');
  await expect(page.getByRole('button', { name: 'How to play' })).toBeVisible();
  await expect(page.getByText('Your first game?')).toHaveCount(0);
});
