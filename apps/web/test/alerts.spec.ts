import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { press } from './hands.ts';
import { expectEverySize, quickly, watchErrors } from './tools.ts';

interface Push {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}
type Said = { address?: string; subscription?: object; push?: Push; hook?: { content: string } };

/** A server whose push service, webhook and mail server are on this machine. */
class AlertHouse {
  address = '';
  subscription = {};
  readonly pushes: Push[] = [];
  readonly hooks: string[] = [];
  readonly #child: ChildProcess;

  constructor() {
    const script = fileURLToPath(new URL('../../server/scripts/alert-house.ts', import.meta.url));
    this.#child = fork(script, [resolve(process.env.TROLLMOOT_TEST_DIST ?? 'dist')], { stdio: 'ignore' });
    process.once('exit', () => this.#child.kill('SIGKILL'));
  }

  async open(): Promise<void> {
    await new Promise<void>((done) =>
      this.#child.on('message', ({ address, subscription, push, hook }: Said) => {
        if (push !== undefined) this.pushes.push(push);
        if (hook !== undefined) this.hooks.push(hook.content);
        if (address === undefined) return;
        this.address = address;
        this.subscription = subscription ?? {};
        done();
      }),
    );
  }

  tell(user: string, alert: object): void {
    this.#child.send({ user, alert });
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }
}

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
  await press(card.getByRole('button', { name: 'Send me a trial' }));
  await expect(status).toHaveText('A trial is on its way.');
  await expect(card).toContainText('last answer');
  await expect.poll(() => house.hooks).toEqual([expect.stringContaining('A trial from Trollmoot')]);
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

  // The real worker gets it from the browser. This browser has nowhere to show notifications and badges: the test keeps
  // them.
  const worker = ana.context.serviceWorkers()[0] ?? (await ana.context.waitForEvent('serviceworker'));
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
  const devtools = await ana.context.newCDPSession(ana.page);
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

  // Under an address of the local network browsers allow no push: it is not offered, and a sentence says why.
  const plain = await ana.context.newPage();
  await plain.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await plain.goto('/#/me/account');
  await expect(plain.getByText('Browsers allow notifications only over HTTPS or on localhost.')).toBeVisible();
  await expect(plain.getByRole('switch', { name: 'This browser' })).toHaveCount(0);
  await expect(plain.getByRole('switch', { name: 'Webhook' })).toBeVisible();
  expect(ana.errors).toEqual([]);
});
