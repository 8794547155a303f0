import { expect, type Page, test } from '@playwright/test';
import { begin, guest, layTable, lines, sitDown } from './guests.ts';
import { press, touchSomething } from './hands.ts';
import { TestServer } from './test-server.ts';
import { dice, expectEverySize, quickly, watchErrors } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

test('a name typed at a table is saved, seen by the others, and touches nothing else', async ({ browser }) => {
  const ana = await guest(browser, testServer, 'Ana');
  const ben = await guest(browser, testServer, 'Ben');
  const sent: string[] = [];
  ana.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);

  await ana.page.locator('.board').evaluate((board) => board.setAttribute('data-same', 'yes'));
  await press(ana.page.getByRole('button', { name: /Settings/ }));
  const name = ana.page.getByRole('dialog').getByRole('textbox');
  await name.fill('');
  await name.pressSequentially('Hulda Hugh', { delay: 40 });
  await expect(name).toHaveValue('Hulda Hugh');
  await expect(ben.page.locator('section.seats')).toContainText('Hulda Hugh');
  await expect(ana.page.locator('.board')).toHaveAttribute('data-same', 'yes');
  expect(sent.filter((message) => /"say":"(undo|hint|act)"/.test(message))).toEqual([]);
});

/** Every key that does something at a table or in its replay. */
const SHORTCUTS = 'uUhrbvic?123smf';

/** Types them where a reader may type, and while a character is being composed (as for Japanese). */
async function typeEverywhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fields = document.createElement('div');
    fields.id = 'fields';
    fields.innerHTML =
      '<textarea></textarea><input type="search"><select><option>a<option>b</select><p contenteditable>x</p>';
    document.querySelector('.table')!.append(fields);
  });
  for (const field of await page.locator('#fields > *').all()) {
    await field.focus();
    for (const key of SHORTCUTS) await page.keyboard.press(key);
  }
  await page.evaluate((keys) => {
    document.querySelector('#fields')!.remove();
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  }, SHORTCUTS);
}

test('no shortcut fires while something is typed', async ({ browser }) => {
  const { page, errors } = await guest(browser, testServer, 'Ana');
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await layTable(page, 'troll-and-dragon', 2, 0);
  await begin(page);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await typeEverywhere(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent.filter((message) => /"say":"(undo|hint|act)"/.test(message))).toEqual([]);

  await page.keyboard.press('h'); // outside a field it works
  await expect.poll(() => sent.some((message) => message.includes('"say":"hint"'))).toBe(true);
  const random = dice(5);
  while ((await lines(page)) < 4) await touchSomething(page, random); // however the dice fall
  await press(page.locator('#choices ol li:not(.head) [role=button], #choices ol li:not(.head) button').first());
  const time = page.getByRole('slider', { name: 'Replay' });
  await expect(time).toBeVisible();
  const [speed, at] = await Promise.all([speedOf(page), time.inputValue()]);
  await typeEverywhere(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([await speedOf(page), await time.inputValue()]).toEqual([speed, at]);
  expect(errors).toEqual([]);
});

const speedOf = (page: Page): Promise<string | null> =>
  page.getByRole('button', { name: /^Speed/ }).getAttribute('aria-label');

test('whoever is invited by link is asked for a name once, and Enter sits down', async ({ browser }) => {
  const ana = await guest(browser, testServer, 'Ana');
  const link = await layTable(ana.page, 'cave-troll', 3, 2);
  const context = await browser.newContext({ baseURL: testServer.address });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await quickly(page);
  await page.goto(link);
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(page.getByRole('heading', { name: 'You’re invited to Cave Troll' })).toBeVisible();
  await expect(page.getByText('Ana is at the table.', { exact: false })).toBeVisible();
  await expectEverySize(page);
  await name.fill('\u200b'); // nothing that could be seen
  await name.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This name can’t be used here.');
  await name.fill('Bram');
  await name.press('Enter');
  await expect(page.locator('.gathering')).toContainText('Bram');
  await expect(ana.page.locator('.gathering')).toContainText('Bram');
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);

  // Remembered: another invitation does not ask.
  const kept = await page.evaluate(() => localStorage.getItem('trollmoot-prefs'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ name: 'Bram' });
  const other = await layTable(ana.page, 'cave-troll', 2, 1);
  const again = await context.newPage();
  await again.goto(other);
  await press(again.getByRole('button', { name: 'Sit down' }));
  await expect(ana.page.locator('.gathering')).toContainText('Bram');
  expect(errors).toEqual([]);
});

test('who only watched is asked for a name when sitting down later, and before asking for a bot’s seat', async ({
  browser,
}) => {
  const ana = await guest(browser, testServer, 'Ana');
  const nameless = async (link: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: testServer.address, serviceWorkers: 'block' });
    const page = await context.newPage();
    await quickly(page);
    await page.goto(link);
    return page;
  };
  const link = await layTable(ana.page, 'troll-and-dragon', 3, 1);
  const bram = await nameless(link);
  await press(bram.getByRole('button', { name: 'Just watch' }));
  await press(bram.getByRole('button', { name: 'Sit down' }));
  const name = bram.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await name.fill('Bram');
  await name.press('Enter');
  await expect(ana.page.locator('.gathering')).toContainText('Bram');
  await expect(ana.page.locator('.gathering')).not.toContainText('Guest of the Hall');
  await press(bram.getByRole('button', { name: 'I’m ready' }));
  await begin(ana.page);

  const late = await nameless(link);
  await press(late.getByRole('button', { name: 'Take a bot’s seat' }));
  const dialog = late.getByRole('dialog');
  const ask = dialog.getByRole('button', { name: /^Ask for/ });
  await expect(ask).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Dora');
  await press(ask);
  await expect(ana.page.locator('.banner', { hasText: /^Dora would like to take/ })).toBeVisible();
});
