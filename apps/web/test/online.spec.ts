import { type Browser, expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { dice, expectAccessible, isOver, quickly, touchSomething } from './tools.ts';

const house = new House();
test.beforeAll(() => house.start());
test.afterAll(() => house.close());

/** Somebody with a browser of their own; everything their socket hears is kept. */
async function guest(browser: Browser, name: string): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({ baseURL: house.address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await quickly(page, { name });
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, heard };
}

/** Lay a table for so many, with chairs for friends; the link to give away. */
async function layTable(page: Page, game: string, seats: number, friends: number): Promise<string> {
  await page.goto(`/#/new/${game}?how=online`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  const chairs = page.locator('select[aria-label^="Seat"]');
  for (let seat = 1; seat <= friends; seat++) await chairs.nth(seat).selectOption('friend');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.gathering input')).toHaveValue(/key=/);
  return page.locator('.gathering input').inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeHidden();
}

/** Play for these people, whoever is asked, until it is so. */
async function playFor(pages: readonly Page[], random: () => number, until: () => Promise<boolean>): Promise<void> {
  while (!(await until())) for (const page of pages) await touchSomething(page, random);
}

test('two browsers and a spectator: a reload, a killed server, and the game goes on to its end', async ({
  browser,
}) => {
  const [ana, ben, cleo] = [await guest(browser, 'Ana'), await guest(browser, 'Ben'), await guest(browser, 'Cleo')];
  const link = await layTable(ana.page, 'troll-and-dragon', 4, 1);
  await sitDown(ben.page, link);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();
  const random = dice(31);
  const log = (page: Page) => page.locator('#choices ol li').count();
  await playFor([ana.page, ben.page], random, async () => (await log(ben.page)) > 12);

  const before = await log(ben.page);
  await ben.page.reload();
  await expect.poll(() => log(ben.page)).toBeGreaterThanOrEqual(before);

  await house.stop();
  await expect(ana.page.getByText('The connection is lost.', { exact: false })).toBeVisible();
  await expectAccessible(ana.page);
  await house.start();
  await expect(ana.page.getByText('The connection is lost.', { exact: false })).toBeHidden({ timeout: 60_000 });

  await playFor([ana.page, ben.page], random, () => isOver(ana.page));
  for (const { page } of [ana, ben, cleo])
    await expect(page.getByRole('dialog', { name: 'The end of the tale' })).toBeVisible();
});

test('what people say is heard by the others at the table', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, 'Ana'), await guest(browser, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  for (const { page } of [ana, ben]) await page.getByRole('tab', { name: 'Talk' }).click();
  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('Mind the second eye <b>!');
  await ana.page.getByRole('button', { name: 'Send' }).click();
  await expect(ben.page.getByText('Mind the second eye <b>!')).toBeVisible();
});

test('what a die has decided is taken back only with the consent of the others', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, 'Ana'), await guest(browser, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  await playFor([ben.page], dice(3), async () => (await ana.page.locator('.bar.mine').count()) > 0);
  const lines = ana.page.locator('#choices ol li');
  const before = await lines.count();
  await ana.page.locator('.bigs button').first().click(); // four dice are rolled
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await ana.page.getByRole('button', { name: /^Undo/ }).click();
  const question = ben.page.getByText('Ana asks to take the last action back.');
  await expect(question).toBeVisible();
  await ben.page.getByRole('button', { name: 'Agree' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => lines.count()).toBeLessThanOrEqual(before);
});

test('a choice made while the line is down is kept and played when it is back', async ({ browser }) => {
  const { page } = await guest(browser, 'Ana');
  await page.goto('/#/new/troll-and-dragon?how=online');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.bar.mine').waitFor({ timeout: 60_000 });
  await house.stop();
  await page.locator('.bigs button').first().click();
  await expect(page.getByText('has not reached the table yet', { exact: false }).first()).toBeVisible();
  const before = await page.locator('#choices ol li').count();
  await house.start();
  await expect.poll(() => page.locator('#choices ol li').count(), { timeout: 60_000 }).toBeGreaterThan(before);
});

test('a sealed bid reaches nobody before the reveal', async ({ browser }) => {
  const [ana, ben, cleo] = [await guest(browser, 'Ana'), await guest(browser, 'Ben'), await guest(browser, 'Cleo')];
  const pages = [ana.page, ben.page, cleo.page];
  const link = await layTable(ana.page, 'bridge-troll', 3, 2); // no bot, whose hand might close at the same moment
  await sitDown(ben.page, link);
  await sitDown(cleo.page, link);
  await ana.page.getByRole('button', { name: 'Begin' }).click();
  // From the list, which says the same whatever the board looks like.
  for (const page of pages) await page.getByRole('tab', { name: 'Choices' }).click();
  const rolls = (page: Page) => page.locator('.bar.mine .act');
  const first = await Promise.any(
    pages.map((page) =>
      rolls(page)
        .waitFor()
        .then(() => page),
    ),
  );
  await rolls(first).click(); // for the weather
  const bids = (page: Page) => page.locator('#choices ol').getByRole('button', { name: /Bid \d/ });
  for (const page of pages) await expect(bids(page).first()).toBeVisible();
  const already = ben.heard.length;
  await bids(ana.page).first().click();
  await expect(ana.page.locator('.bar.mine')).toBeHidden();
  const ofAna = () => ben.heard.slice(already).flatMap((text) => byAna(text));
  await expect.poll(() => ofAna().length).toBe(1);
  await ben.page.waitForTimeout(500);
  // All that Ben's socket hears: somebody has acted, nobody waits for Ana any more, and her hand lies closed.
  const [{ change, news }] = ofAna() as [Heard];
  expect(ofAna()).toHaveLength(1);
  expect(news).toEqual([]);
  expect(change.options).toBeNull();
  const { beat, waiting, view, ...more } = change.frame;
  const { waiting: waitingToo, ...rest } = view as { waiting: unknown };
  expect([typeof beat, waiting, more]).toEqual(['object', waitingToo, {}]);
  expect(rest).toEqual({ trolls: { 0: { locked: [true] } } });

  for (const page of [ben.page, cleo.page]) await bids(page).first().click();
  await expect.poll(() => ben.heard.some((text) => text.includes('"news":"revealed"'))).toBe(true);
});

interface Heard {
  readonly change: { readonly options: unknown; readonly frame: { readonly [part: string]: unknown } };
  readonly news: readonly unknown[];
}

/** What a message tells of something Ana, on the first seat, has done. */
function byAna(text: string): Heard[] {
  const message = JSON.parse(text) as {
    say: string;
    change: Heard['change'];
    updates?: { by: number; news: unknown[] }[];
  };
  if (message.say !== 'frame') return [];
  return (message.updates ?? []).filter(({ by }) => by === 0).map(({ news }) => ({ change: message.change, news }));
}
