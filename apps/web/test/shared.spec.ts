import { constants, deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { press } from './hands.ts';
import { savedWhen } from './saves.ts';
import { addressOf, openSaved, quickly } from './tools.ts';

const MEGABYTES = 64;

/** The address of a link that unpacks to this many times 64 megabytes of one letter: flushed blocks can be repeated. */
function bomb(times: number): string {
  const block = deflateRawSync(Buffer.alloc(MEGABYTES * 2 ** 20, 'a'), { finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.from([3, 0]);
  return `/#/g/${Buffer.concat([...Array.from({ length: times }, () => block), end]).toString('base64url')}`;
}

const saved = (seed: string, who: readonly string[] = []): string =>
  savedWhen(trollAndDragon as unknown as Game, { seats: 2, seed, who }, ({ step }) => step.step.startsWith('grotto'));

/** Fills the page's storage to the brim with games that the reader kept. Returns how many. */
const fillStorage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [text] = Object.keys(localStorage).filter((key) => key.startsWith('trollmoot-table-'));
    const kept = { ...JSON.parse(localStorage.getItem(text!)!), brought: false, made: 1 };
    let n = 0;
    for (let size = 2 ** 20; size >= 1; size >>= 1)
      for (;;)
        try {
          const table = { ...kept, id: `kept${n}`, result: { places: [1, 2], scores: [1, 0] }, seed: 'x'.repeat(size) };
          localStorage.setItem(`trollmoot-table-kept${n}`, JSON.stringify(table));
          n++;
        } catch {
          break;
        }
    return n;
  });

test('a link that unpacks to a gigabyte is refused, and the page goes on', async ({ page }) => {
  await quickly(page);
  for (const times of [2, 16]) {
    await page.goto('/#/');
    await page.goto(bomb(times));
    await expect(page.getByRole('alert')).toContainText('too long');
    await press(page.locator('header .button'));
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('a shared game is opened even if the device is full, and removes nothing the reader kept', async ({ page }) => {
  await quickly(page);
  await openSaved(page, saved('first'));
  const kept = await fillStorage(page);
  expect(kept).toBeGreaterThan(5);
  await page.goto('/#/');
  await openSaved(page, saved('second'));
  const left = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('trollmoot-table-kept')).length,
  );
  expect(left).toBe(kept);
});

test('names in a shared game are checked like any other name', async ({ page }) => {
  await quickly(page);
  await page.goto(addressOf(saved('named', ['x'.repeat(5000), 'Ana'])));
  await expect(page.locator('body')).toContainText('Ana');
  await expect(page.locator('body')).not.toContainText('xxxxxxxx');
});
