import { expect, type Locator, type Page, test } from '@playwright/test';
import { sharedWords } from '../src/table/explain/shared-words.ts';
import { press, touchSomething } from './hands.ts';
import { dice, nextMoment, playSeeded, quickly, turnTo } from './tools.ts';

const card = (page: Page): Locator => page.locator('.explains.placed');

async function sitDown(page: Page, game = 'troll-and-dragon'): Promise<void> {
  await quickly(page);
  await playSeeded(page, game, 'explain');
  await nextMoment(page);
}

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test('a pointer at rest opens a card beside the thing, can go into the card, and closes it by leaving', async ({
  page,
}) => {
  await sitDown(page);
  const seat = page.locator('.seat').nth(1);
  await seat.hover();
  await expect(card(page)).toContainText((await seat.locator('b').first().innerText()) || ' ');
  await expect(card(page)).toHaveAttribute('role', 'tooltip');
  const [thing, open] = [await boxOf(seat), await boxOf(card(page))];
  const covers =
    open.x < thing.x + thing.width &&
    thing.x < open.x + open.width &&
    open.y < thing.y + thing.height &&
    thing.y < open.y + open.height;
  expect(covers).toBe(false);
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(2, 2); // where nothing can be asked about
  await expect(card(page)).toBeHidden();
});

test('a press closes the card, and the thing stays quiet until the pointer has left it', async ({ page }) => {
  await sitDown(page);
  const opened = await page.evaluate(async () => {
    const [SHORT, PATIENT] = [500, 60]; // milliseconds that a card waits, frames that the page may take to show it
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, { setTimeout: (then: () => void, after = 0) => wait(then, after <= SHORT ? 0 : after) });
    const painted = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => wait(done)));
    const opens = async (frames = PATIENT): Promise<boolean> => {
      for (let n = 0; n < frames; n++) {
        await painted();
        if (document.querySelector('.explains.placed') !== null) return true;
      }
      return false;
    };
    const seat = document.querySelectorAll('.seat')[1]!;
    const point = (on: Element, type: string) =>
      on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    point(seat, 'pointerover');
    const first = await opens();
    point(seat, 'pointerdown');
    point(seat.querySelector('.who')!, 'pointerover');
    const pressed = await opens(5);
    point(document.body, 'pointerover');
    point(seat, 'pointerover');
    return { first, pressed, again: await opens() };
  });
  expect(opened).toEqual({ first: true, pressed: false, again: true });
});

test('what the acts of a card have in common is said once', () => {
  const moves = ['Cell', 'West Pit'].map((space) => `Move your Orc from the Hall to the ${space}`);
  expect(sharedWords(moves)).toEqual({ shared: 'Move your Orc from the Hall to the', rests: ['Cell', 'West Pit'] });
  for (const labels of [['Move your Orc here'], ['Stay', 'Slay the Thief'], ['Roll the die', 'Roll the die']])
    expect(sharedWords(labels)).toEqual({ shared: '', rests: labels });
});

test('? opens the card of what has focus; Escape closes it and gives the focus back', async ({ page }) => {
  await sitDown(page);
  const undo = page.locator('.bar').getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('?');
  await expect(card(page)).toHaveAttribute('role', 'dialog');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(undo).toBeFocused();
});

test('? with nothing in focus lists the shortcuts, and Back closes the list without leaving the table', async ({
  page,
}) => {
  await sitDown(page);
  const address = page.url();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Undo');
  await page.goBack();
  await expect(list).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(page.locator('.table')).toBeVisible();
});

test('shortcuts do nothing while somebody types', async ({ page }) => {
  await sitDown(page);
  await page.keyboard.press('r');
  const rules = page.getByRole('dialog', { name: /^Rules/ });
  await rules.getByRole('searchbox').fill('');
  await page.keyboard.type('hur?');
  await expect(rules.getByRole('searchbox')).toHaveValue('hur?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.goBack();
  await expect(rules).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press opens a sheet below the board, and Back closes it', async ({ page }) => {
    await sitDown(page, 'cave-troll');
    await longPress(page, page.locator('.seat').nth(1));
    await expect(card(page)).toHaveAttribute('role', 'dialog');
    const [sheet, prompt] = [await boxOf(card(page)), await boxOf(page.locator('.prompt'))];
    expect(sheet.y).toBeGreaterThanOrEqual(prompt.y - 1);
    await page.goBack();
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('.table')).toBeVisible();
  });

  test('Back closes the Chronicle, which opens at its end', async ({ page }) => {
    await sitDown(page, 'cave-troll');
    const random = dice(4);
    for (let acts = 0; acts < 14 && (await nextMoment(page)) === 'asked'; )
      if (await touchSomething(page, random, 'tap')) acts++; // until the Chronicle is longer than its sheet
    await turnTo(page, 'Chronicle');
    const sheet = page.locator('.side .sheet');
    await expect(sheet).toBeVisible();
    await expect
      .poll(() => sheet.locator('ol').evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop))
      .toBeLessThan(2);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await press(page.getByRole('tab', { name: 'Choices' }));
    await expect(sheet).toBeVisible();
  });
});

/** Holds a finger on it until the sheet is there. */
async function longPress(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(target);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
