import { expect, type Page, test } from '@playwright/test';
import { firstShown, type ServerMessage, type Shown, shownAfter } from '@trollmoot/protocol';
import { begin, guest, layTable, lines, openTable, playTogether, seatCard, setSeats, sitDown } from './guests.ts';
import { press, tick } from './hands.ts';
import { TestServer } from './test-server.ts';
import { dice, expectAccessible, turnTo, unfold } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

test('two browsers and a spectator: the game survives a reload and a killed server', async ({ browser }) => {
  const [ana, ben, cleo] = [
    await guest(browser, testServer, 'Ana'),
    await guest(browser, testServer, 'Ben'),
    await guest(browser, testServer, 'Cleo'),
  ];
  const link = await layTable(ana.page, 'troll-and-dragon', 4, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('You’re watching.')).toBeVisible();
  const random = dice(31);
  await playTogether([ana.page, ben.page], random, async () => (await lines(ben.page)) > 12);

  const before = await lines(ben.page);
  await ben.page.reload();
  await expect.poll(() => lines(ben.page)).toBeGreaterThanOrEqual(before);

  await testServer.stop();
  await expect(ana.page.getByText('Connection lost.', { exact: false })).toBeVisible();
  await expectAccessible(ana.page);
  await testServer.start();
  await expect(ana.page.getByText('Connection lost.', { exact: false })).toBeHidden({ timeout: 60_000 });

  const kept = await lines(ana.page);
  await playTogether([ana.page, ben.page], random, async () => (await lines(ana.page)) > kept + 6);
  for (const { page } of [ben, cleo]) await expect.poll(() => lines(page)).toBeGreaterThan(kept + 6);
});

test('at a table with a clock everyone sees whose time is running', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  await page.goto('/#/new/troll-and-dragon?how=online');
  await setSeats(page, 2);
  await press(seatCard(page, 2).getByRole('button', { name: 'Bot', exact: true }));
  await tick(page.getByRole('radio', { name: 'Live: 5 minutes' }));
  await openTable(page);
  await expect(page.locator('.gathering')).toContainText('Live: 5 minutes each, plus 10 seconds per decision');
  await begin(page);
  const seats = page.locator('section.seats .seat');
  const left = async (seat: number) => {
    const [, minutes, seconds] = /(\d):(\d\d)/.exec(await seats.nth(seat).innerText()) ?? [];
    return 60 * Number(minutes) + Number(seconds);
  };
  await expect.poll(() => left(0)).toBeGreaterThan(200);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const before = await left(0);
  await expect.poll(() => left(0)).toBeLessThan(before);
});

test('a chat line reaches the others at the table', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  for (const { page } of [ana, ben]) await unfold(page, 'Chat');
  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('Mind the second eye <b>!');
  await press(ana.page.getByRole('button', { name: 'Send' }));
  await expect(ben.page.getByText('Mind the second eye <b>!')).toBeVisible();
});

test('a table for friends is closed to others, and before the start everyone may change seats', async ({ browser }) => {
  const [ana, ben, cleo] = [
    await guest(browser, testServer, 'Ana'),
    await guest(browser, testServer, 'Ben'),
    await guest(browser, testServer, 'Cleo'),
  ];
  const link = await layTable(ana.page, 'cave-troll', 3, 2);
  await cleo.page.goto('/#/lobby');
  await expect(cleo.page.getByText('No open tables right now', { exact: false })).toBeVisible();
  await expect(cleo.page.getByRole('link', { name: /^Sit down/ })).toHaveCount(0);
  await cleo.page.goto(link.replace(/\?key=.*/, ''));
  await expect(cleo.page.getByText('This table couldn’t be opened.')).toBeVisible();

  await sitDown(ben.page, link);
  const chairs = (page: Page) => page.locator('.gathering li');
  await expect(chairs(ana.page).nth(1)).toContainText('Ben');
  await press(chairs(ben.page).nth(2).getByRole('button', { name: 'Sit here' }));
  for (const { page } of [ana, ben]) {
    await expect(chairs(page).nth(2)).toContainText('Ben');
    await expect(chairs(page).nth(1)).not.toContainText('Ben');
  }
  await press(chairs(ana.page).nth(1).getByRole('button', { name: 'Sit here' })); // the host can move too
  await expect(chairs(ben.page).nth(1)).toContainText('Ana');
  await expect(chairs(ben.page).nth(0)).not.toContainText('Ana');
  await sitDown(cleo.page, link);
  await expect(chairs(ana.page).nth(0)).toContainText('Cleo');
  await begin(ana.page);
  for (const [who, seat] of [
    [cleo, 0],
    [ana, 1],
    [ben, 2],
  ] as const)
    await expect(who.page.locator('section.seats .seat').nth(seat)).toContainText('You');
  expect([...ana.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
});

test('an empty seat gets a bot; a player who leaves gets a stand-in and may come back', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 3, 2);
  await sitDown(ben.page, link);
  const start = ana.page.getByRole('button', { name: 'Begin', exact: true });
  await expect(start).toBeDisabled();
  await press(ana.page.getByRole('button', { name: 'Seat a bot' }));
  await ana.page.getByLabel(/^Strength of/).selectOption('Gentle');
  await expect(start).toBeEnabled();
  await begin(ana.page);
  await expect(ana.page.getByRole('region', { name: 'At the table' })).toContainText('Gentle');

  await turnTo(ben.page, 'Chat');
  await ben.page.getByRole('textbox', { name: 'Say something' }).fill('I must go');
  await press(ben.page.getByRole('button', { name: 'Send' }));
  await expect(ana.page.getByRole('tab', { name: 'Chat 1 new' })).toBeVisible();
  await press(ben.page.getByRole('navigation').getByRole('button', { name: 'Leave the table' }));
  await expect(ben.page.getByText('You can take it back at any time.', { exact: false })).toBeVisible();
  await press(ben.page.getByRole('button', { name: 'Leave and let a bot play on' }));
  await expect(ben.page.getByRole('heading', { name: 'The Hall' })).toBeVisible();

  await ben.page.goto(link);
  const back = ben.page.getByRole('button', { name: 'Take my seat back' });
  await press(back);
  await expect(back).toBeHidden();
  expect([...ana.errors, ...ben.errors]).toEqual([]);
});

test('undoing a die roll needs the consent of the others', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);
  await playTogether([ben.page], dice(3), async () => (await ana.page.locator('.bar.mine').count()) > 0);
  const before = await lines(ana.page);
  await press(ana.page.locator('.bigs button').first()); // four dice are rolled
  await expect.poll(() => lines(ana.page)).toBeGreaterThan(before);
  await press(ana.page.getByRole('button', { name: /^Undo/ }));
  const question = ben.page.getByText(/^Ana wants to take back 1 action of their own\./);
  await expect(question).toBeVisible();
  await press(ben.page.getByRole('button', { name: 'Agree' }));
  await expect(question).toBeHidden();
  await expect.poll(() => lines(ana.page)).toBeLessThanOrEqual(before);
});

test('a choice made while the server is down is played when it is back', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  await layTable(page, 'troll-and-dragon', 4, 0);
  await begin(page);
  await page.locator('.bar.mine').waitFor({ timeout: 60_000 });
  await testServer.stop();
  await press(page.locator('.bigs button').first());
  await expect(page.getByText('hasn’t been sent yet', { exact: false }).first()).toBeVisible();
  const before = await lines(page);
  await testServer.start();
  await expect.poll(() => lines(page), { timeout: 60_000 }).toBeGreaterThan(before);
});

test('each connection asks for its table once', async ({ browser }) => {
  const { page } = await guest(browser, testServer, 'Ana');
  const asked: number[] = []; // by connection
  page.on('websocket', (socket) => {
    const connection = asked.push(0) - 1;
    socket.on('framesent', ({ payload }) => {
      if (JSON.parse(String(payload)).say === 'watch') asked[connection]!++;
    });
  });
  await layTable(page, 'troll-and-dragon', 2, 0);
  await begin(page);
  await testServer.stop();
  await expect(page.getByText('Connection lost.', { exact: false })).toBeVisible();
  await testServer.start();
  await page.locator('.bar.mine').waitFor();
  const before = await lines(page);
  await press(page.locator('.bigs button').first());
  await expect.poll(() => lines(page)).toBeGreaterThan(before); // whatever was asked first has been sent
  const connected = asked.filter((times) => times > 0); // attempts that found no server asked nothing
  expect(connected).toEqual([1, 1]);
});

test('a sealed bid reaches nobody before the reveal', async ({ browser }) => {
  const [ana, ben, cleo] = [
    await guest(browser, testServer, 'Ana'),
    await guest(browser, testServer, 'Ben'),
    await guest(browser, testServer, 'Cleo'),
  ];
  const pages = [ana.page, ben.page, cleo.page];
  const link = await layTable(ana.page, 'bridge-troll', 3, 2); // no bots: a bot's hand might close at the same moment
  await sitDown(ben.page, link);
  await sitDown(cleo.page, link);
  await begin(ana.page);
  // From the list, which does not depend on the board.
  for (const page of pages) await turnTo(page, 'Choices');
  const rolls = (page: Page) => page.locator('.bar.mine .act');
  const first = await Promise.any(
    pages.map((page) =>
      rolls(page)
        .waitFor()
        .then(() => page),
    ),
  );
  await press(rolls(first)); // for the weather
  const bids = (page: Page) => page.locator('#choices ol').getByRole('button', { name: /Bid \d/ });
  for (const page of pages) await expect(bids(page).first()).toBeVisible();
  const already = byAna(ben.heard).length;
  await press(bids(ana.page).first());
  await expect(ana.page.locator('.bar.mine')).toBeHidden();
  const ofAna = () => byAna(ben.heard).slice(already);
  await expect.poll(() => ofAna().length).toBe(1);
  // A chat line sent afterwards arrives after everything the bid caused.
  await turnTo(ana.page, 'Chat');
  await ana.page.getByRole('textbox', { name: 'Say something' }).fill('My hand is closed');
  await press(ana.page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => ben.heard.some((text) => text.includes('My hand is closed'))).toBe(true);
  // All that Ben's socket learns: an act was made, the table no longer waits for Ana, and her hand is closed.
  const [{ news, before, after }] = ofAna() as [Heard];
  expect(ofAna()).toHaveLength(1);
  expect(news).toEqual([]);
  const waiting = before.frame.waiting.filter((seat) => seat !== 0);
  const { trolls, ...rest } = before.frame.view as { trolls: object[] };
  const closed = [{ ...trolls[0], locked: true }, ...trolls.slice(1)];
  expect(after.frame).toEqual({
    ...before.frame,
    beat: after.frame.beat,
    waiting,
    view: { ...rest, trolls: closed, waiting },
  });

  for (const page of [ben.page, cleo.page]) await press(bids(page).first());
  await expect.poll(() => ben.heard.some((text) => text.includes('"news":"revealed"'))).toBe(true);
});

interface Heard {
  readonly news: readonly unknown[];
  readonly before: Shown;
  readonly after: Shown;
}

/** What a socket received about Ana's acts, on the first seat: the news, and the frames before and after. */
function byAna(texts: readonly string[]): Heard[] {
  const heard: Heard[] = [];
  let shown: Shown | null = null;
  for (const text of texts) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.say === 'table' && message.frame !== null) shown = firstShown(message.frame);
    if (message.say !== 'frame' || shown === null) continue;
    const before: Shown = shown;
    if (message.change !== null) shown = shownAfter(shown, message.change);
    for (const { by, news } of message.updates) if (by === 0) heard.push({ news, before, after: shown });
  }
  return heard;
}
