import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Hall, NewTable, Pace } from '@trollmoot/protocol';
import { strFromU8, unzipSync } from 'fflate';
import { keptGames } from '../scripts/scenes.ts';
import { fits } from '../src/hall/lobby-filter.ts';
import { steadyOrder } from '../src/hall/steady-order.ts';
import { matches } from '../src/me/search.ts';
import { range } from '../src/me/statistics.ts';
import { ownClock } from '../src/setup/clocks.ts';
import { GAMES } from './games.ts';
import { begin, guest, seatCard, setSeats } from './guests.ts';
import { press, tick, touchSomething } from './hands.ts';
import { TestServer } from './test-server.ts';
import { dice, expectFits, playOn, playSeeded, quickly, resultOf } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

const PHONE = { width: 390, height: 844 };
const BOT = { kind: 'bot', level: 'pebble' } as const;

/** A table of this page's user, begun if nobody is missing. */
async function made(
  page: Page,
  wanted: Omit<NewTable, 'game'> & { game?: string },
): Promise<{ id: string; key: string }> {
  const data = { game: 'troll-and-dragon', isPublic: false, ...wanted };
  const answer = await page.request.post('/api/tables', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, key } = (await answer.json()) as { id: string; key: string };
  if (wanted.chairs.every(({ kind }) => kind === 'me' || kind === 'bot'))
    expect((await page.request.post(`/api/tables/${id}/start`, { data: {} })).status()).toBe(200);
  return { id, key };
}
/** A table against a bot where this user begins; the bots of others wait until someone looks. */
async function myTurn(page: Page, pace: Pace): Promise<string> {
  for (let tries = 0; tries < 30; tries++) {
    const { id } = await made(page, { chairs: [{ kind: 'me' }, BOT], pace });
    const { turns } = (await (await page.request.get('/api/hall')).json()) as Hall;
    if (turns.includes(id)) return id;
  }
  throw new Error('the bot always begins');
}
const session = (page: Page, name: string) => page.request.post('/api/session', { data: { name } });

test('a newcomer is shown where to start, until the first game is finished', async ({ page }) => {
  await quickly(page);
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Learn by playing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: /^How to play/ })).toHaveCount(GAMES.length);
  await expect(page.getByRole('link', { name: 'Start here: learn Troll & Dragon' })).toBeVisible();
  await expect(page.getByText('New here?')).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(page.getByText('New here?')).toBeVisible();
  await press(page.getByRole('link', { name: 'Start', exact: true }));
  await expect(page).toHaveURL(/#\/learn\/troll-and-dragon\/grotto$/);
  await page.setViewportSize({ width: 1440, height: 900 });

  await playSeeded(page, 'troll-and-dragon', 'first game');
  await page.goto('/#/'); // a game is waiting, but none is finished
  await expect(page.getByRole('link', { name: /^Resume: Troll & Dragon\. Against/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learn by playing' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Start here: learn/ })).toHaveCount(0);
  await page.goBack();
  const random = dice(5);
  await playOn(page, () => touchSomething(page, random));
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'You. 1 finished game' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Around the Hall' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learn by playing' })).toHaveCount(0);
  for (const paper of await page.locator('.papers > .note').all())
    expect(await paper.locator('li, .button').count(), 'rows on a paper').toBeGreaterThan(0);
});

for (const language of ['en', 'fr'])
  test(`the newcomer’s Hall fits a phone with the largest text, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await quickly(page, { size: 'huge', language });
    await page.goto('/#/');
    await expect(page.locator('.papers > .note')).toHaveCount(3);
    await expect(page.locator('.papers li').first()).toBeVisible();
    await expectFits(page);
    const nav = (await page.locator('header nav').boundingBox())!;
    expect(nav.x + nav.width).toBeLessThanOrEqual(PHONE.width);
  });

for (const language of ['en', 'de', 'fr'])
  for (const size of ['normal', 'huge'])
    test(`on a phone the Hall’s name is not covered by its buttons, in ${language}, text ${size}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await quickly(page, { size, language });
      await page.goto('/#/');
      const [name, buttons] = await page.locator('header').evaluate((header) => {
        const text = document.createRange();
        text.selectNodeContents(header.querySelector('h1')!);
        return [text, header.querySelector('nav')!].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      });
      const isBeside = name!.right <= buttons!.left;
      expect(isBeside || name!.bottom <= buttons!.top || buttons!.bottom <= name!.top).toBe(true);
    });

test('your turns are listed by urgency, in place, and never move under a resting pointer', async ({ browser }) => {
  const { page, errors } = await guest(browser, testServer, 'Ana');
  await session(page, 'Ana');
  const untimed = await myTurn(page, { kind: 'none' });
  const slow = await myTurn(page, { kind: 'slow', days: 2 });
  const live = await myTurn(page, { kind: 'live', bank: 7200, gain: 0 });
  await page.goto('/#/');
  const order = () =>
    page.locator('.papers a[data-turn="true"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const rows = page.getByRole('link', { name: /^Play: Troll & Dragon/ });
  await expect(rows).toHaveCount(3);
  await expect.poll(order).toEqual([live, slow, untimed].map((id) => `#/t/${id}`));
  await expect(page).toHaveTitle('(3) Trollmoot');
  await expect(page.getByRole('heading', { name: 'Your turn, 3' })).toBeVisible();
  await expect(rows.nth(0).locator('.urgent')).toHaveText('1 h');
  await expect(rows.nth(1).locator('.time:not(.urgent)')).toHaveText('1 d');
  await expect(rows.nth(2).locator('.time')).toHaveCount(0);
  await expect(rows.nth(0)).toHaveAccessibleName(/Against \w.+\. .+\. 1 hour left$/);

  await rows.nth(2).hover();
  const urgent = await myTurn(page, { kind: 'live', bank: 3000, gain: 0 });
  await expect(rows).toHaveCount(4);
  await expect.poll(async () => (await order()).at(-1)).toBe(`#/t/${urgent}`);
  await page.mouse.move(2, 2);
  await expect.poll(async () => (await order())[0]).toBe(`#/t/${urgent}`);
  await press(rows.first());
  await expect(page.locator('.table .board')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a friend is invited with a click, and accepts with one', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  for (const [{ page }, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const)
    await session(page, name);
  const { id, key } = await made(ana.page, { chairs: [{ kind: 'me' }, { kind: 'invited' }, BOT] });
  await ben.page.request.post(`/api/tables/${id}/join`, { data: { key } });
  expect((await ana.page.request.post(`/api/tables/${id}/start`, { data: {} })).status()).toBe(200);

  await ana.page.goto('/#/');
  await expect(ana.page.getByRole('heading', { name: /^Friends, 1\./ })).toBeVisible();
  await ben.page.goto('/#/');
  await expect(ana.page.getByText('here now', { exact: true })).toBeVisible();
  await press(ana.page.getByRole('button', { name: 'Invite Ben to a game' }));
  await expect(ana.page.locator('.gathering')).toContainText('Ana');
  await press(ben.page.getByRole('link', { name: 'Join Ana at Troll & Dragon' }));
  await expect(ben.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await press(ben.page.getByRole('button', { name: 'Sit down' }));
  await expect(ana.page.locator('.gathering')).toContainText('Ben');
  expect([...ana.errors, ...ben.errors]).toEqual([]);
});

test('My games has them all: search, statistics, one file', async ({ browser }) => {
  const { page, errors } = await guest(browser, testServer, 'Ana');
  await session(page, 'Ana');
  const offPaper = () =>
    page
      .getByRole('main')
      .locator('h2, p, label, li')
      .evaluateAll((all) => all.filter((one) => one.closest('.paper') === null).map((one) => one.textContent));
  await page.goto('/#/me/games');
  await expect(page.getByText('No games yet', { exact: false })).toBeVisible();
  expect(await offPaper(), 'dark ink on dark wood').toEqual([]);
  const { id } = await made(page, { chairs: [{ kind: 'me' }, BOT] });
  const { id: running } = await made(page, { game: 'cave-troll', chairs: [{ kind: 'me' }, BOT, BOT] });
  await page.goto(`/#/t/${id}`);
  const random = dice(3);
  await expect(page.locator('.table .board')).toBeVisible();
  while (!(await resultOf(page).isVisible())) await touchSomething(page, random);
  await page.addInitScript(keptGames);
  await page.goto('/#/');
  await page.reload();
  await press(page.getByRole('link', { name: 'My games' }));
  await expect(page.getByText('7 games', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Resume: Cave Troll/ })).toHaveAttribute('href', `#/t/${running}`);
  expect(await offPaper(), 'dark ink on dark wood').toEqual([]);
  const replays = page.getByRole('link', { name: /^Replay: / });
  await expect(replays).toHaveCount(6);
  const online = page.locator('li', { has: page.locator(`a[href="#/t/${id}"]`) });
  await expect(online).toContainText('private');
  await expect(online).toContainText(/Won|Shared win|2nd of 2/);

  await page.getByRole('searchbox').fill('MAXIMI bridge');
  await expect(page.getByText('1 of 7 games')).toBeVisible();
  await page.getByRole('searchbox').fill('axolotl');
  await expect(page.getByText('No game fits that search.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('troll-and-dragon');
  await expect(page.getByText('3 of 7 games').or(page.getByText('2 of 7 games'))).toBeVisible();

  const byGame = page.getByRole('table', { name: 'By game' });
  await expect(byGame.getByRole('row', { name: /^Troll & Dragon [01] of 1/ })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'By opponent' }).getByRole('row', { name: /^Bots, Gentle/ }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'By seat or role' })).toContainText('Troll & Dragon, ');

  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Save all as files' }));
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(files)).toHaveLength(3);
  const own = Object.entries(files).find(([name]) => name.includes(id))!;
  expect(strFromU8(own[1])).toMatch(/# \w+ is Ana\n[\s\S]*^game troll-and-dragon$/m);
  expect(Object.keys(files).some((name) => name.includes(running))).toBe(false);
  await expect(page.getByText('Saved 3 games in one zip. 3 games of older rules couldn’t be written.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectFits(page);
  expect(errors).toEqual([]);
});

test('open tables say pace, rules, language and seats, and filters are remembered', async ({ browser }) => {
  const [ana, cleo] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Cleo')];
  await session(ana.page, 'Ana');
  const OPEN = { kind: 'open' } as const;
  await made(ana.page, {
    isPublic: true,
    language: 'de',
    chairs: [{ kind: 'me' }, OPEN, OPEN],
    pace: { kind: 'live', bank: 300, gain: 10 },
  });
  await made(ana.page, {
    game: 'cave-troll',
    isPublic: true,
    language: 'en',
    chairs: [{ kind: 'me' }, OPEN, BOT],
    settings: { characterSet: 'variant' },
  });
  const { page } = cleo;
  await page.goto('/#/');
  await press(page.getByRole('link', { name: 'Open tables, 2' }));
  const rows = page.locator('.table[data-game]');
  await expect(rows).toHaveCount(2);
  const dragon = page.locator('.table[data-game="troll-and-dragon"]');
  await expect(dragon).toContainText(
    'Hosted by Ana · Live: 5 minutes each, plus 10 seconds per decision · German · 2 of 3 seats free',
  );
  await expect(dragon).toContainText('By the book');
  await page.getByLabel('Language').selectOption('en');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('No clock · English · 1 of 3 seats free');
  await page.getByLabel('Free seats').selectOption('2');
  await expect(page.getByText('No open table fits these filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await press(page.getByRole('button', { name: 'Show all' }));
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Pace').selectOption('live');
  await expect(rows).toHaveCount(1);
  await press(dragon.getByRole('link', { name: 'Sit down: Troll & Dragon, hosted by Ana' }));
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('a host sets a clock of their own', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  await page.goto('/#/new/troll-and-dragon?how=online');
  await setSeats(page, 2);
  await press(seatCard(page, 2).getByRole('button', { name: 'Bot', exact: true }));
  await tick(page.getByRole('radio', { name: 'Own clock…' }));
  const minutes = page.getByRole('spinbutton', { name: 'Minutes each' });
  await minutes.fill('0');
  await expect(page.getByText('Use whole numbers', { exact: false })).toBeVisible();
  await press(page.getByRole('button', { name: 'Open the table' }));
  await expect(page).toHaveURL(/#\/new\//); // it stays until the numbers are right
  await minutes.fill('7');
  await page.getByRole('spinbutton', { name: 'Seconds per decision' }).fill('3');
  await expect(page.getByText('Live: 7 minutes each, plus 3 seconds per decision')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('slow');
  await page.getByRole('spinbutton', { name: 'Days per decision' }).fill('1');
  await press(page.getByRole('button', { name: 'Open the table' }));
  await expect(page.locator('.gathering')).toContainText('Correspondence: 1 day per decision');
  await begin(page);
});

test('small rules: order, filters, search, clocks, ranges', () => {
  expect(steadyOrder(['c', 'a', 'b'], ['a', 'b', 'x'], false)).toEqual(['c', 'a', 'b']);
  expect(steadyOrder(['c', 'a', 'b'], ['b', 'x', 'a'], true)).toEqual(['b', 'a', 'c']);
  const card = { game: 'g', pace: { kind: 'none' as const }, language: null, chairs: [{ kind: 'open' as const }] };
  const any = { game: '', pace: '', language: '', free: 0 };
  expect(fits(card, any)).toBe(true);
  expect(fits(card, { ...any, language: 'de' })).toBe(true);
  expect(fits({ ...card, language: 'fr' }, { ...any, language: 'de' })).toBe(false);
  expect([0, 1, 2].map((free) => fits(card, { ...any, free }))).toEqual([true, true, false]);
  expect(matches('Bridge Troll Bartholomäus', 'bartholomaus troll')).toBe(true);
  expect(matches('Bridge Troll', 'troll vast')).toBe(false);
  expect(ownClock({ kind: 'live', minutes: 120, seconds: 600, days: null })).toEqual({
    kind: 'live',
    bank: 7200,
    gain: 600,
  });
  for (const minutes of [0, 121, 1.5, null])
    expect(ownClock({ kind: 'live', minutes, seconds: 0, days: null })).toBe(null);
  expect(ownClock({ kind: 'slow', minutes: null, seconds: null, days: 31 })).toBe(null);
  const [from, to] = range({ what: '', games: 10, won: 5 });
  expect([Math.round(100 * from), Math.round(100 * to)]).toEqual([24, 76]);
  expect(range({ what: '', games: 1, won: 1 })[0]).toBeLessThan(0.25);
});
