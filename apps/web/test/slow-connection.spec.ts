import { type Browser, expect, type Page, test } from '@playwright/test';
import { begin, type Guest, guest, layTable, lines, sitDown } from './guests.ts';
import { press } from './hands.ts';
import { TestProxy } from './test-proxy.ts';
import { TestServer } from './test-server.ts';
import { quickly, watchErrors } from './tools.ts';

const LATENCY = 400;
const THIN = { latency: LATENCY, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }; // bytes per second

const testServer = new TestServer();
const proxy = new TestProxy(testServer.address);
test.beforeAll(async () => {
  await testServer.start();
  await proxy.open();
});
test.afterEach(() => {
  proxy.mend();
  proxy.latency = 0;
  testServer.thaw();
});
test.afterAll(async () => {
  proxy.close();
  await testServer.close();
});

/** A player at an online table against bots, on their turn. From then on the connection is slow. */
async function atTable(browser: Browser, address: string): Promise<Guest> {
  const ana = await guest(browser, { address }, 'Ana');
  await layTable(ana.page, 'troll-and-dragon', 3, 0);
  await begin(ana.page);
  await ana.page.locator('.bar.mine').waitFor();
  proxy.latency = LATENCY;
  return ana;
}

/** Presses the big button, and reads the prompt bar in the next frame. */
async function pressAndRead(page: Page): Promise<string> {
  await expect(page.locator('.table:has(.bar.mine) .bigs button').first()).toBeEnabled();
  return page.evaluate(async () => {
    document.querySelector<HTMLElement>('.bigs button')!.click();
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return document.querySelector('.bar .sending')?.textContent?.trim() ?? '';
  });
}

/** Fetches these addresses at once, but holds the answers back until `give`. */
async function held(page: Page, addresses: string): Promise<{ give(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isGiven = false;
  await page.route(addresses, async (route) => {
    if (isGiven) return route.fallback();
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return {
    give() {
      isGiven = true;
      resolve();
    },
  };
}

const IN_GROTTO = /You roll (?!for gold|the red dice|a Dragon)/; // gold and red dice are rolled in a duel
const rolls = (page: Page): Promise<number> => page.locator('#choices ol li', { hasText: IN_GROTTO }).count();
const lost = (page: Page) => page.locator('.banner.lost');

test('the host can start once everyone sits, even if she hears of it late', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, proxy, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  proxy.latency = LATENCY;
  await sitDown(ben.page, link.replace(proxy.address, testServer.address));
  await begin(ana.page);
  await expect(ben.page.locator('.board')).toBeVisible();
});

test('on a slow connection a choice is shown as being sent, and is played once', async ({ browser }) => {
  const { page, errors } = await atTable(browser, proxy.address);
  const before = await rolls(page);
  proxy.hold(); // so that the bar is read before an answer can arrive
  expect(await pressAndRead(page)).toBe('Sending: Roll 4 dice');
  proxy.mend();
  await expect.poll(() => rolls(page)).toBe(before + 1);
  await expect(page.locator('.bar .sending')).toHaveCount(0);
  await expect(lost(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a choice made offline is kept, shown as unsent, and played once when back online', async ({ browser }) => {
  const { page, errors } = await atTable(browser, proxy.address);
  const before = await rolls(page);
  proxy.cut();
  await expect(lost(page)).toBeVisible();
  expect(await pressAndRead(page)).toMatch(/hasn’t been sent yet/);
  await expect.poll(() => proxy.refused).toBeGreaterThan(1); // the page has retried in vain
  expect(await rolls(page)).toBe(before);
  proxy.mend();
  await expect(lost(page)).toHaveCount(0);
  await expect.poll(() => rolls(page)).toBe(before + 1);
  await expect(page.locator('.bar .sending')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a choice that was being sent when the connection broke is played once', async ({ browser }) => {
  const { page } = await atTable(browser, proxy.address);
  const before = await rolls(page);
  await pressAndRead(page);
  proxy.cut();
  await expect(lost(page)).toBeVisible();
  proxy.mend();
  await expect(lost(page)).toHaveCount(0);
  await expect.poll(() => rolls(page)).toBe(before + 1);
  await expect(page.locator('.bar .sending')).toHaveCount(0);
});

test('a silent, dead connection is noticed, and the choice is not lost', async ({ browser }) => {
  const { page } = await atTable(browser, testServer.address);
  const before = await rolls(page);
  testServer.freeze(); // the socket stays open, but nothing answers
  await pressAndRead(page);
  await expect(lost(page)).toBeVisible();
  testServer.thaw();
  await expect(lost(page)).toHaveCount(0, { timeout: 60_000 });
  await expect.poll(() => rolls(page)).toBe(before + 1);
});

test('two tabs of one person show the same table, and the same choice in both is played once', async ({ browser }) => {
  const { page } = await atTable(browser, testServer.address);
  const other = await page.context().newPage();
  await quickly(other, { name: 'Ana' });
  const errors = watchErrors(other);
  await other.goto(page.url());
  await other.locator('.bar.mine').waitFor();
  const before = await rolls(page);
  testServer.freeze(); // so that neither tab hears of the other's press
  await Promise.all([page, other].map((tab) => pressAndRead(tab)));
  testServer.thaw();
  for (const tab of [page, other]) {
    await expect.poll(() => rolls(tab)).toBeGreaterThan(before);
    await expect(tab.locator('.bar .sending')).toHaveCount(0);
  }
  expect(await rolls(page)).toBe(before + 1);
  await expect.poll(async () => (await lines(page)) - (await lines(other))).toBe(0);
  expect(errors).toEqual([]);
});

test('what happens while the recording loads is not missing from the Chronicle', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  const story = await held(page, '**/recording**'); // as it is at the time of the request
  await layTable(page, 'troll-and-dragon', 3, 0);
  await begin(page);
  await page.locator('.bar.mine').waitFor();
  await pressAndRead(page);
  await expect.poll(() => rolls(page)).toBe(1);
  story.give();
  const other = await page.context().newPage();
  await quickly(other, { name: 'Ana' });
  await other.goto(page.url());
  await other.locator('.bar.mine').waitFor();
  await expect.poll(async () => (await lines(page)) - (await lines(other))).toBe(0);
  expect(await rolls(page)).toBe(1);
});

test('on a slow connection there is something to see at once: the Hall, its papers, a loading table', async ({
  browser,
}) => {
  const { page, errors } = await guest(browser, testServer, 'Ana');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', THIN);
  const scripts = await held(page, '**/assets/*.js');
  const answer = await held(page, '**/api/hall*');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#first')).toBeVisible(); // before any script has loaded
  scripts.give();
  await expect(page.getByRole('heading', { name: 'The Hall' })).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Learn by playing' })).toBeVisible(); // the papers need no server
  await expect(page.getByText('Can’t reach the server', { exact: false })).toHaveCount(0);
  await page.goto('/#/lobby');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Loading…');
  answer.give();
  await expect(page.getByText('No open tables right now', { exact: false })).toBeVisible();
  await page.goto('/#/');

  const table = await held(page, '**/assets/*.js');
  await press(page.getByRole('article', { name: 'Troll & Dragon' }).getByRole('button'));
  await expect(page.getByRole('status')).toHaveText('Loading…');
  table.give();
  await press(page.getByRole('button', { name: 'Just play' }));
  await expect(page.locator('.table')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a table that does not exist says so', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  await page.goto('/#/t/nowhere-at-all');
  await expect(page.getByRole('alert')).toContainText('couldn’t be opened');
});

test('a table the server is too busy to show is requested again', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  let refused = 0;
  await page.routeWebSocket(/\/ws/, (there) => {
    const server = there.connectToServer();
    there.onMessage((text) => {
      const { say, re } = JSON.parse(String(text)) as { say: string; re: number };
      const no = ['busy', 'tooFast'][refused];
      if (say !== 'watch' || no === undefined) return server.send(text);
      refused++;
      there.send(JSON.stringify({ say: 'no', re, why: { no } }));
    });
  });
  await layTable(page, 'troll-and-dragon', 3, 0);
  await begin(page);
  await page.locator('.bar.mine').waitFor();
  expect(refused).toBe(2);
});
