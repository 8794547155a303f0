import { expect, type Page, test } from '@playwright/test';
import { begin, guest, layTable, seatCard, setSeats, sitDown } from './guests.ts';
import { press } from './hands.ts';
import { TestServer } from './test-server.ts';
import { resultOf, unfold } from './tools.ts';

const TABLES = 4; // as many as the tests below make
const testServer = new TestServer();
test.beforeAll(() => testServer.start({ TROLLMOOT_TABLES_PER_HOUR: String(TABLES) }));
test.afterAll(() => testServer.close());

/** What the server calls things. No reader should see it. */
const RAW = /\b(4\d\d|50\d|api|status|join:|error)\b/i;

test('a lost race for a seat, chat over the limit and a spectator’s rematch each get a sentence', async ({
  browser,
}) => {
  const [ana, ben, cleo] = [
    await guest(browser, testServer, 'Ana'),
    await guest(browser, testServer, 'Ben'),
    await guest(browser, testServer, 'Cleo'),
  ];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);

  // Ben sits down while Cleo's request is under way.
  const { promise: benSits, resolve: benSat } = Promise.withResolvers<void>();
  await cleo.page.route('**/join', async (route) => {
    await benSits;
    await route.continue();
  });
  await cleo.page.goto(link);
  await press(cleo.page.getByRole('button', { name: 'Sit down' }));
  await sitDown(ben.page, link);
  benSat();
  const lost = cleo.page.getByRole('alert').filter({ hasText: 'Someone was quicker' });
  await expect(lost).toBeVisible();
  await expect(lost).not.toHaveText(RAW);

  // Six lines at once, by the page itself: a slow hand would stay within the limit. The last one stays in the field.
  await unfold(ana.page, 'Chat');
  const field = ana.page.getByRole('textbox', { name: 'Say something' });
  await field.evaluate(async (input: HTMLInputElement) => {
    const isRefused = () => input.form!.parentElement!.querySelector('[role=alert]') !== null;
    for (let n = 1; !isRefused(); n++) {
      input.value = `Line ${n}`;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form!.requestSubmit();
      while (input.value !== '' && !isRefused()) await new Promise((done) => setTimeout(done));
    }
  });
  await expect(ana.page.getByRole('alert').filter({ hasText: 'still here' })).toBeVisible();
  await expect(field).toHaveValue(/^Line \d+$/);
  // A line that is too long is neither cut nor sent.
  await field.fill('o'.repeat(512));
  await press(ana.page.getByRole('button', { name: 'Send' }));
  await expect(ana.page.getByRole('alert').filter({ hasText: '12 characters too long' })).toBeVisible();
  await expect(field).toHaveValue('o'.repeat(512));
  await field.fill('Shorter');
  await expect(ana.page.getByRole('alert')).toHaveCount(0);

  // The players leave, bots play the game to its end, and Cleo, who watched, asks for a rematch.
  await press(ana.page.getByRole('button', { name: 'Begin' }));
  for (const { page } of [ana, ben]) {
    await expect(page.locator('.board')).toBeVisible();
    await page.evaluate((id) => fetch(`/api/tables/${id}/leave`, { method: 'POST' }), new URL(link).pathname.slice(3));
  }
  await expect(resultOf(cleo.page)).toBeVisible({ timeout: 120_000 });
  await press(cleo.page.getByRole('button', { name: 'Rematch' }));
  await expect(cleo.page.getByRole('alert').filter({ hasText: 'Only the players' })).toBeVisible();

  // A guest who has played is offered to keep the seat, once; those who watched are not.
  const keep = (page: Page) => page.getByRole('button', { name: 'Keep my seat' });
  await expect(keep(ben.page)).toBeVisible();
  await expect(keep(cleo.page)).toHaveCount(0);
  await ben.page.reload();
  await expect(resultOf(ben.page)).toBeVisible();
  await ben.page.evaluate(() => fetch('/api/account')); // as the offer would have asked
  await expect(keep(ben.page)).toHaveCount(0);
  expect([...ana.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});

test('an answer to a vote that comes too late, and a seat that cannot be taken back, are told', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  await ben.page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { say, re } = JSON.parse(String(message)) as { say: string; re: number };
      const isRefused = say === 'consent' || say === 'comeBack';
      if (isRefused) socket.send(JSON.stringify({ say: 'no', re, why: { no: 'notAllowed' } }));
      else server.send(message);
    });
  });
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);
  await press(ana.page.getByRole('navigation').getByRole('button', { name: 'Leave the table' }));
  await press(ana.page.getByRole('button', { name: 'Ask to end the game' }));
  await press(ben.page.locator('.banner').getByRole('button', { name: 'Agree' }));
  await expect(ben.page.getByRole('alert').filter({ hasText: 'This vote is already over.' })).toBeVisible();

  await ben.page.evaluate(
    (id) => fetch(`/api/tables/${id}/leave`, { method: 'POST' }),
    new URL(link).pathname.slice(3),
  );
  await press(ben.page.getByRole('button', { name: 'Take my seat back' }));
  await expect(
    ben.page.getByRole('alert').filter({ hasText: 'You can’t take your seat back right now.' }),
  ).toBeVisible();
});

test('too many tables are no reason to say that the server is out of reach', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  const refused = page.getByRole('alert').filter({ hasText: 'Too many new tables' });
  for (let n = 0; n <= TABLES && (await refused.count()) === 0; n++) {
    await page.goto(`/#/new/troll-and-dragon?how=online&${n}`);
    await setSeats(page, 2);
    await press(seatCard(page, 2).getByRole('button', { name: 'Bot', exact: true }));
    const opening = page.waitForResponse((answer) => answer.url().endsWith('/api/tables'));
    await press(page.getByRole('button', { name: 'Open the table' }));
    await opening;
    await expect(refused.or(page.locator('.gathering')).first()).toBeVisible();
  }
  await expect(refused).toBeVisible();
  await expect(page.getByText('Can’t reach the server')).toHaveCount(0);
  await expect(refused).not.toHaveText(RAW);

  // Nor is a list that asks too often: it stays as it was.
  await page.goto('/#/lobby');
  const open = page.getByText('No open tables right now', { exact: false });
  await expect(open).toBeVisible();
  await page.route(/\/api\/hall\?/, (route) => route.fulfill({ status: 429, json: { error: 'Rate limit exceeded' } }));
  await page.goto('/#/credits');
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/hall?'));
  await page.goto('/#/lobby');
  await answered;
  await expect(open).toBeVisible();
  await expect(page.getByText('Can’t reach the server')).toHaveCount(0);
});
