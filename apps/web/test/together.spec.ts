import { expect, type Page, test } from '@playwright/test';
import { begin, guest, layTable, lines, sitDown } from './guests.ts';
import { press, touchSomething } from './hands.ts';
import { TestServer } from './test-server.ts';
import { dice } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

const banner = (page: Page, text: string | RegExp) => page.locator('.banner', { hasText: text });
async function says(page: Page, text: string | RegExp, button: string): Promise<void> {
  await expect(banner(page, text)).toBeInViewport();
  await press(banner(page, text).getByRole('button', { name: button }));
}
/** The page whose reader must act. */
async function asked(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const page of pages) if ((await page.locator('.bar.mine').count()) > 0) found = page;
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

/** The seats that are overdue, as the server said last; null if it has said nothing since it restarted. */
function lastOverdue(heard: readonly string[]): readonly number[] | null {
  const welcomed = heard.findLastIndex((text) => text.startsWith('{"say":"welcome"'));
  const card = heard.slice(welcomed).findLast((text) => /^\{"say":"(table|card)"/.test(text));
  return card === undefined ? null : (JSON.parse(card).card.company.overdue as number[]);
}

test('friends at a running game: a late one sits down, an undo is decided, one is absent, they end it and play again', async ({
  browser,
}) => {
  const [ana, ben, cleo] = [
    await guest(browser, testServer, 'Ana'),
    await guest(browser, testServer, 'Ben'),
    await guest(browser, testServer, 'Cleo'),
  ];
  const names = new Map([
    [ana.page, 'Ana'],
    [ben.page, 'Ben'],
    [cleo.page, 'Cleo'],
  ]);
  const pages = [...names.keys()];
  const link = await layTable(ana.page, 'troll-and-dragon', 3, 1);
  const table = /\/t\/([\w-]+)\?/.exec(link)![1]!;
  await press(ana.page.getByRole('button', { name: 'Friends only' }));
  await expect(ana.page.getByText('Everyone in the Hall can see this table.')).toBeVisible();
  await sitDown(ben.page, link);
  await begin(ana.page);

  // Cleo came late, and takes the bot's seat.
  await cleo.page.goto(link);
  await press(cleo.page.getByRole('button', { name: 'Take a bot’s seat' }));
  await press(cleo.page.getByRole('dialog').getByRole('button', { name: /^Ask for/ }));
  await expect(banner(cleo.page, /Waiting for Ana and Ben/)).toBeVisible();
  for (const page of [ana.page, ben.page]) await says(page, /^Cleo would like to take/, 'Agree');
  await expect(cleo.page.locator('section.seats .seat').nth(2)).toContainText('You');
  await expect(ana.page.locator('section.seats')).toContainText('Cleo');

  // Whoever is asked rolls, and wants to take it back: withdrawn once, refused once.
  const mover = await asked(pages);
  const others = pages.filter((page) => page !== mover);
  const name = names.get(mover)!;
  const before = await lines(mover);
  await press(mover.locator('.bigs button').first());
  await expect.poll(() => lines(mover)).toBeGreaterThan(before);
  const question = new RegExp(`^${name} wants to take back 1 action of their own\\.`);
  await press(mover.getByRole('button', { name: /^Undo/ }));
  for (const page of others) await expect(banner(page, question)).toBeVisible();
  await says(mover, /^You asked to take back 1 action of your own\./, 'Withdraw');
  for (const page of others) await expect(banner(page, `${name} no longer asks for it.`)).toBeVisible();
  await press(mover.getByRole('button', { name: /^Undo/ }));
  await says(others[0]!, question, 'Refuse');
  await expect(banner(mover, `${names.get(others[0]!)!} said no.`)).toBeVisible();

  // Someone who is asked closes the page, and the table's patience is over: the others let a bot play on.
  const absent = await asked(pages);
  const [first, second] = pages.filter((page) => page !== absent) as [Page, Page];
  const gone = names.get(absent)!;
  await absent.goto('/#/');
  await expect(absent.getByRole('heading', { name: 'The Hall' })).toBeVisible();
  await testServer.restartWith('UPDATE tables SET patience = 1 WHERE id = ?', table);
  const { heard } = [ana, ben, cleo].find(({ page }) => page === first)!;
  await expect.poll(() => lastOverdue(heard), 'whom the server calls overdue').toEqual([pages.indexOf(absent)]);
  expect(absent.url()).toMatch(/\/#\/$/); // still in the Hall
  await says(first, `${gone} is away, and it’s their turn.`, 'Let a bot play on…');
  await says(second, new RegExp(`wants a bot to play on for ${gone}`), 'Let a bot play on');
  await expect(banner(first, `A bot plays on for ${gone}.`)).toBeVisible();
  await absent.goto(link);
  const back = absent.getByRole('button', { name: 'Take my seat back' });
  await press(back);
  await expect(back).toBeHidden();

  // They end it by agreement, from where people look for the way out.
  await press(ana.page.getByRole('navigation').getByRole('button', { name: 'Leave the table' }));
  await press(ana.page.getByRole('button', { name: 'Ask to end the game' }));
  for (const page of [ben.page, cleo.page]) await says(page, 'Ana wants to end the game here', 'Agree');
  for (const page of pages) await expect(banner(page, 'Ended by agreement.')).toBeVisible();
  await expect(ana.page.locator('.bar.mine')).toHaveCount(0);
  await expect(ana.page.getByRole('button', { name: /^Undo/ })).toHaveCount(0); // there is nothing to take back
  expect(await touchSomething(ana.page, dice(1))).toBe(false);

  // A rematch: everyone is told, and it begins when all have come.
  await says(ana.page, 'Ended by agreement.', 'Rematch');
  await expect(ana.page.getByText('It begins when everyone has come.')).toBeVisible();
  await expect(ana.page.locator('.gathering')).toContainText('Kept for Ben');
  for (const page of [ben.page, cleo.page]) await says(page, 'Ana would like a rematch.', 'Join the rematch');
  for (const page of pages) await expect(page.locator('.board')).toBeVisible();
  expect([...ana.errors, ...ben.errors, ...cleo.errors]).toEqual([]);

  await ana.page.goto('/#/archive');
  await expect(ana.page.getByText('ended by agreement')).toBeVisible();
});
