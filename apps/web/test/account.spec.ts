import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { begin, layTable } from './guests.ts';
import { press } from './hands.ts';
import { TestServer } from './test-server.ts';
import { expectEverySize, watchErrors } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

/** Browsers bind passkeys to names, never to addresses. */
const home = testServer.address.replace('127.0.0.1', 'localhost');

interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: readonly string[];
}

async function person(browser: Browser, name = '', baseURL = home): Promise<Person> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.addInitScript((called) => {
    const quick = { motion: 'off', tempo: 'quick', language: 'en', volume: 0, name: called };
    if (localStorage.getItem('trollmoot-prefs') === null)
      localStorage.setItem('trollmoot-prefs', JSON.stringify(quick));
  }, name);
  return { page, context, errors: watchErrors(page) };
}

/** The browser's own virtual authenticator, as in a phone or laptop. */
async function giveAuthenticator({ page, context }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const account = async ({ page }: Person): Promise<void> => {
  await page.goto('/#/me/account');
  await expect(page.getByRole('heading', { name: 'Devices and passkeys', level: 2 })).toBeVisible();
};
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });
const mySeat = (page: Page) => page.locator('section.seats').getByText('You', { exact: true });

test('a passkey keeps the seat when cookies are cleared and the server restarts', async ({ browser }) => {
  const ana = await person(browser, 'Ana');
  await giveAuthenticator(ana);
  await layTable(ana.page, 'cave-troll', 2, 0);
  await begin(ana.page);
  const table = ana.page.url();
  await expect(mySeat(ana.page)).toBeVisible();

  await account(ana);
  await press(button(ana, 'Add a passkey'));
  await expect(ana.page.getByText('Passkey added.')).toBeVisible();
  await expect(ana.page.getByText('are kept, even if this browser forgets you')).toBeVisible();

  await ana.context.clearCookies();
  await testServer.stop();
  await testServer.start();
  await account(ana);
  await press(button(ana, 'Use a passkey'));
  await expect(ana.page.getByText('Welcome back, Ana.')).toBeVisible();
  await ana.page.goto(table);
  await expect(mySeat(ana.page)).toBeVisible();

  // The last way in is removed only on a second word.
  await account(ana);
  await press(ana.page.getByRole('button', { name: /^Remove: Passkey/ }));
  await expect(ana.page.getByText('This is your last way in.')).toBeVisible();
  await press(button(ana, 'Keep it'));
  await expectEverySize(ana.page);
  expect(ana.errors).toEqual([]);
});

test('another device comes in by code, brings a guest’s table along, and can be signed out', async ({ browser }) => {
  const [ana, phone] = [await person(browser, 'Ana'), await person(browser)];
  await layTable(ana.page, 'cave-troll', 2, 0);
  await begin(ana.page);
  const table = ana.page.url();
  await layTable(phone.page, 'cave-troll', 2, 0);
  await begin(phone.page);
  const guests = phone.page.url();
  const watching = await phone.context.newPage();
  await watching.goto(guests);
  await expect(mySeat(watching)).toBeVisible();

  await account(ana);
  await press(button(ana, 'Show a code'));
  const code = await ana.page.locator('output.code').innerText();
  await account(phone);
  await phone.page.getByRole('textbox', { name: 'Code from your other device' }).fill(code);
  await press(button(phone, 'Go: Code from your other device'));
  await expect(phone.page.getByText('Say yes only if that account is yours.')).toBeVisible();
  await press(button(phone, 'Yes, I’m Ana'));
  await expect(phone.page.getByText('Now say yes on your other device.')).toBeVisible();
  await expect(ana.page.getByText('wants to become you.')).toBeVisible();
  await press(button(ana, 'Yes, it’s mine'));
  await expect(phone.page.getByText('Welcome back, Ana. 1 table came along.')).toBeVisible();
  await expect(mySeat(watching)).toBeVisible(); // the other tab has loaded again as Ana
  await phone.page.goto(table);
  await expect(mySeat(phone.page)).toBeVisible();

  await account(ana);
  await press(ana.page.getByRole('button', { name: /^Sign out: Chrome/ }));
  await press(button(ana, 'Sign out'));
  await expect(ana.page.getByText('Signed out.')).toBeVisible();
  await expect(phone.page.getByRole('heading', { name: 'I’ve been here before' })).toBeVisible(); // told at once
  await expect(phone.page.getByRole('heading', { name: 'Link another device' })).toBeHidden();
  expect([...ana.errors, ...phone.errors]).toEqual([]);
});

test('words merge two accounts that are asked about; leaving the Moot takes the name away', async ({ browser }) => {
  const [ana, ben] = [
    await person(browser, 'Ana', testServer.address),
    await person(browser, 'Ben', testServer.address),
  ];
  const wordsOf = async (who: Person): Promise<string> => {
    await press(who.page.getByRole('button', { name: /Write down words/ }));
    const items = who.page.getByRole('dialog', { name: 'Write these down' }).getByRole('listitem');
    await expect(items).toHaveCount(8);
    const words = await items.allInnerTexts();
    await press(button(who, 'I’ve written them down'));
    return words.join(' ');
  };
  await layTable(ana.page, 'cave-troll', 2, 0);
  await begin(ana.page);
  const table = ana.page.url();
  await press(ana.page.getByRole('button', { name: /Settings/ }));
  await press(button(ana, 'Keep my seat')); // offered where people look
  const words = await wordsOf(ana);
  expect(words.split(' ')).toHaveLength(8);

  await account(ben);
  await expect(ben.page.getByText('Open this page under localhost')).toBeVisible(); // an address: no passkeys
  await expect(button(ben, 'Add a passkey')).toHaveCount(0);
  await wordsOf(ben);
  await ben.page.getByRole('textbox', { name: 'Recovery words' }).fill(words);
  await press(button(ben, 'Go: Recovery words'));
  await expect(ben.page.getByText('This browser is Ben, and that’s Ana. Are both you?')).toBeVisible();
  await press(button(ben, 'Make both one'));
  await expect(ben.page.getByText('Welcome back, Ana.')).toBeVisible();
  await ben.page.goto(table);
  await expect(mySeat(ben.page)).toBeVisible();

  await account(ben);
  const download = ben.page.waitForEvent('download');
  await press(button(ben, 'Save'));
  expect((await download).suggestedFilename()).toBe('trollmoot.json');
  await press(button(ben, 'Leave…'));
  await press(button(ben, 'Leave for good'));
  await expect(ben.page.getByRole('article').first()).toBeVisible(); // the Hall
  const eve = await person(browser, 'Eve', testServer.address);
  await eve.page.goto(table);
  await expect(eve.page.locator('section.seats')).toContainText('a player who left');
});
