import { type Browser, type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test';
import type { WaitingTurns } from '@trollmoot/protocol';
import { AlertHouse, type Push } from './alert-house.ts';
import { press } from './hands.ts';
import { expectEverySize, quickly, watchErrors } from './tools.ts';

/** What the test keeps in the service worker. */
interface Kept {
  shown: object[];
  opened: string[];
  badges: number[];
  readonly clients: object;
  dispatchEvent(event: Event): boolean;
}

let house: AlertHouse;
test.beforeAll(async () => {
  house = new AlertHouse();
  await house.open();
});
test.afterAll(() => house.close());

/** A headless browser refuses to subscribe by itself: the test's push service is subscribed to in its place. */
async function reader(browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL: house.address, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await quickly(page, { name });
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as PushSubscription;
  }, house.subscription);
  const errors = watchErrors(page);
  await page.goto('/');
  const { user } = await begun(page, name);
  return { context, page, errors, user };
}
const begun = (page: Page, name: string): Promise<{ user: string }> =>
  page.evaluate(async (called) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/session', { method: 'POST', headers, body: JSON.stringify({ name: called }) })).json();
  }, name);
const posted = <T>(page: Page, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: sent })).json() as T;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Ben opens tables until one of them, chosen by its own dice, asks Ana first. */
async function table(ben: Page, ana: Page): Promise<string> {
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  for (;;) {
    const { id } = await posted<{ id: string }>(ben, '/api/tables', { game: 'cave-troll', chairs });
    await posted(ana, `/api/tables/${id}/join`, {});
    await posted(ben, `/api/tables/${id}/start`, {});
    const turns = await ana.evaluate(() => fetch('/api/turns').then((answer) => answer.text()));
    if (turns.includes(id)) return id;
  }
}

/**
 * The real worker gets it from the browser. This browser has nowhere to show notifications and badges: the test keeps
 * them.
 */
async function handToWorker(context: BrowserContext, page: Page, push: Push): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Kept & { registration: object };
    scope.shown = [];
    scope.opened = [];
    scope.badges = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: object) => void scope.shown.push({ title, ...options }),
    });
    Object.assign(navigator, { setAppBadge: async (count: number) => void scope.badges.push(count) });
    Object.assign(scope.clients, { openWindow: async (url: URL) => void scope.opened.push(url.pathname) });
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        if (scopeURL.startsWith(house.address)) done(registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: house.address,
    registrationId: await registered,
    data: JSON.stringify(push),
  });
  return worker;
}

test('time that runs out is told over any page, and taken back when it is over', async ({ browser }) => {
  const [ana, ben] = [await reader(browser, 'Ana'), await reader(browser, 'Ben')];
  await table(ben.page, ana.page);
  let isShort = true;
  await ana.page.route('**/api/turns*', async (route) => {
    const response = await route.fetch();
    const waiting = (await response.json()) as WaitingTurns;
    await route.fulfill({ response, json: { ...waiting, turns: waiting.turns.map((turn) => ({ ...turn, isShort })) } });
  });
  const note = ana.page.getByText('Your time is running out: Cave Troll');
  await ana.page.goto('/#/credits');
  await expect(note).toBeVisible();
  isShort = false;
  await expect(note).toBeHidden();
  expect(ana.errors).toEqual([]);
  for (const { context } of [ana, ben]) await context.close();
});

test('switches act at once; a push is sent, read as a browser would, and shown by the service worker', async ({
  browser,
}) => {
  const [ana, ben] = [await reader(browser, 'Ana'), await reader(browser, 'Ben')];
  const id = await table(ben.page, ana.page);
  await ana.page.goto('/#/me/account');
  const card = ana.page.locator('section', { has: ana.page.getByRole('heading', { name: 'When it’s your turn' }) });
  const status = card.getByRole('status');
  const place = (name: string) => card.getByRole('switch', { name });

  await expect(place('This browser')).toHaveAttribute('aria-checked', 'false');
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await press(place('This browser'));
  await expect(status).toHaveText('Your browser says no. Allow notifications for this page there first.');
  await ana.context.grantPermissions(['notifications']);
  await press(place('This browser'));
  await expect(status).toHaveText('This browser: on');
  await expect(place('This browser')).toHaveAttribute('aria-checked', 'true');
  await card.getByRole('combobox', { name: 'This browser: when' }).selectOption('0');
  await expect(status).toHaveText('Saved.');

  await press(place('Webhook'));
  await card.getByRole('textbox', { name: 'Address of the webhook' }).fill('https://hook.example/troll');
  await press(card.getByRole('button', { name: 'Save' }));
  await expect(status).toHaveText('Webhook: on');
  await expect(card.locator('code')).toHaveText(/^[\w-]{40,}$/);
  await press(card.getByRole('button', { name: 'Send me a test' }));
  await expect(status).toHaveText('A test is on its way.');
  await expect(card).toContainText('last answer');
  await expect.poll(() => house.hooks).toEqual([expect.stringContaining('A test from Trollmoot')]);
  await press(place('Webhook'));
  await expect(status).toHaveText('Webhook: off');

  await press(place('By mail'));
  await card.getByRole('textbox', { name: 'Mail address' }).fill('ana@moot.example');
  await press(card.getByRole('button', { name: 'Send', exact: true }));
  await expect(status).toContainText('Open the link in it and say yes');
  await press(card.getByRole('button', { name: 'Quiet hours' }));
  await press(card.getByRole('checkbox', { name: 'Keep quiet' }), 'Space');
  await expect(status).toHaveText('Saved.');
  await expectEverySize(ana.page);

  // Half a minute takes this server a quarter of a second: to it she is away.
  house.pushes.length = 0;
  house.tell(ana.user, { alert: 'turn', table: id, by: 'Ben', beat: 0 });
  await expect.poll(() => house.pushes.length).toBe(1);
  const [push] = house.pushes;
  expect(push).toMatchObject({ title: 'Your turn: Cave Troll', url: `/t/${id}`, tag: `turn ${id}` });

  const worker = await handToWorker(ana.context, ana.page, push!);
  const { title, body, tag, url } = push!;
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as Kept).shown))
    .toEqual([expect.objectContaining({ title, body, tag, data: { url } })]);

  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as Kept).badges)).toEqual([1]);

  // Touched, it leads to its table.
  const opened = () =>
    worker.evaluate((to) => {
      const scope = globalThis as unknown as Kept;
      const touched = new Event('notificationclick');
      Object.assign(touched, { notification: { data: { url: to }, close() {} }, waitUntil() {} });
      scope.dispatchEvent(touched);
      return scope.opened;
    }, url);
  await expect.poll(opened).toContain(`/t/${id}`);
  expect(ana.errors).toEqual([]);
});

test('a turn at another table shows on any page: in a note, the title and the icon, until it is taken', async ({
  browser,
}) => {
  const [ana, ben] = [await reader(browser, 'Ana'), await reader(browser, 'Ben')];
  const { page } = ana;
  await page.goto('/#/archive');
  const icon = page.locator('link[rel~="icon"]');
  await expect(page.locator('.notes')).toBeAttached(); // it has looked, or is about to
  await expect(page).toHaveTitle(/^Archive/);
  const looks = page.waitForResponse(/\/api\/turns/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looks;
  await table(ben.page, page);
  /** The page looks every few seconds; a test does not wait for that. */
  const looked = async (isSo: () => Promise<void>) =>
    expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await isSo();
    }).toPass();
  const note = page.locator('.notes .note');
  await looked(() => expect(note).toContainText('Your turn: Cave Troll', { timeout: 2000 }));
  await expect(note).toContainText('with Ben');
  await expect(page).toHaveTitle(/^\(1\) Archive/);
  await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,.*circle/);
  await expectEverySize(page);
  await page.evaluate(() => (location.hash = '#/credits'));
  await expect(page).toHaveTitle(/^\(1\) Credits/); // another page, another title

  await press(note.getByRole('link', { name: 'Go there' }));
  await expect(page.locator('.board')).toBeVisible();
  await expect(note).toHaveCount(0);
  await looked(() => expect(page).toHaveTitle(/^Cave Troll/, { timeout: 2000 }));
  await expect(icon).not.toHaveAttribute('href', /^data:/);

  // So does an invitation, until she sits down.
  const chairs = [{ kind: 'me' }, { kind: 'invited' }];
  const made = await posted<{ id: string }>(ben.page, '/api/tables', { game: 'cave-troll', isPublic: false, chairs });
  await posted(ben.page, `/api/tables/${made.id}/invitations`, { user: ana.user });
  await looked(() => expect(note).toContainText('Invitation: Cave Troll', { timeout: 2000 }));
  await expect(note).toContainText('Ben has a seat for you.');
  await expect(page).toHaveTitle(/^\(1\) /);
  await press(note.getByRole('link', { name: 'Go there' }));
  await press(page.getByRole('button', { name: 'Sit down' }));
  await expect(page.locator('.gathering li', { hasText: 'Ana' })).toBeVisible();
  await expect(note).toHaveCount(0);

  // Under an address of the local network browsers allow no push: it is not offered, and a sentence says why.
  const plain = await ana.context.newPage();
  await plain.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await plain.goto('/#/me/account');
  await expect(plain.getByText('Browsers allow notifications only over HTTPS or on localhost.')).toBeVisible();
  await expect(plain.getByRole('switch', { name: 'This browser' })).toHaveCount(0);
  await expect(plain.getByRole('switch', { name: 'Webhook' })).toBeVisible();
  expect(ana.errors).toEqual([]);
});

test('one real turn at a real table: one mail, one webhook and one push, which the real worker shows', async ({
  browser,
}) => {
  const [ana, ben] = [await reader(browser, 'Ana'), await reader(browser, 'Ben')];
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const chairs = [{ kind: 'me' }, { kind: 'open' }];
  let id = '';
  for (let isBens = false; !isBens; ) {
    ({ id } = await posted<{ id: string }>(ben.page, '/api/tables', { game: 'troll-and-dragon', chairs }));
    await posted(ana.page, `/api/tables/${id}/join`, {});
    await posted(ben.page, `/api/tables/${id}/start`, {});
    const turns = await ben.page.evaluate(() => fetch('/api/turns').then((answer) => answer.text()));
    isBens = turns.includes(id); // the dice decide who begins
  }

  // Ana wants to be told in every way, at any hour and at once.
  const [pushes, hooks] = [house.pushes.length, house.hooks.length];
  await posted(ana.page, '/api/alerts', { quiet: null, zone: 'Europe/Berlin', language: 'en' });
  await posted(ana.page, '/api/alerts/push', house.subscription);
  await posted(ana.page, '/api/alerts/webhook', { address: 'https://hook.example/real' });
  await posted(ana.page, '/api/alerts/mail', { address: 'ana.real@moot.example', language: 'en' });
  const mails = () => house.mails.filter(({ to }) => to === 'ana.real@moot.example');
  await expect.poll(() => mails().length).toBe(1);
  const [, yes] = /https:\/\/moot\.example(\/mail\/yes\?t=\S+)/.exec(mails()[0]!.text)!;
  await ana.page.evaluate((to) => fetch(to, { method: 'POST', body: new URLSearchParams({ yes: 'yes' }) }), yes!);
  const places = await ana.page.evaluate(async () => (await (await fetch('/api/alerts')).json()).places);
  expect(places).toHaveLength(3);
  for (const place of places) await posted(ana.page, `/api/alerts/places/${place.id}`, { pace: 0 });
  await ana.page.close(); // and is away

  // Ben plays his turn to its end.
  await ben.page.goto(`/t/${id}`);
  const mine = ben.page.locator('.bar.mine');
  await expect(mine).toBeVisible();
  await press(ben.page.getByRole('button', { name: /^Roll/ }).first());
  await expect(ben.page.locator('#choices ol li:not(.head)').first()).toBeVisible();
  const leave = ben.page.locator('.bigs button').nth(1);
  const over = ben.page.locator('.bar:not(.mine)');
  await expect(leave.or(over).first()).toBeVisible();
  if (await leave.isVisible()) await press(leave); // unless the Troll has ended his turn
  await expect(over).toBeVisible();

  await expect
    .poll(() => [mails().length, house.hooks.length - hooks, house.pushes.length - pushes])
    .toEqual([2, 1, 1]);
  const push = house.pushes.at(-1)!;
  expect(push).toMatchObject({ title: 'Your turn: Troll & Dragon', url: `/t/${id}`, tag: `turn ${id}` });
  expect(house.hooks.at(-1)).toContain('Your turn: Troll & Dragon');
  expect(mails()[1]!.text).toContain(`https://moot.example/t/${id}`);
  const again = await ana.context.newPage();
  await again.goto('/');
  const worker = await handToWorker(ana.context, again, push);
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as Kept).shown))
    .toEqual([expect.objectContaining({ title: push.title, body: push.body, data: { url: push.url } })]);

  // A trial goes to every place after that: by then nothing was told twice.
  await posted(again, '/api/alerts/trial', {});
  await expect
    .poll(() => [mails().length, house.hooks.length - hooks, house.pushes.length - pushes])
    .toEqual([3, 2, 2]);
  expect(mails().filter(({ text }) => text.includes(id))).toHaveLength(1);
  expect(house.hooks.slice(hooks).filter((text) => text.includes(id))).toHaveLength(1);
  expect(house.pushes.slice(pushes).filter(({ url }) => url.includes(id))).toHaveLength(1);
  expect([...ana.errors, ...ben.errors]).toEqual([]);
});
