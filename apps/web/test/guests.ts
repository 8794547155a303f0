import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { press, touchSomething } from './hands.ts';
import { quickly, watchErrors } from './tools.ts';

/** A player in a separate browser. `heard` collects everything their socket receives. */
export interface Guest {
  readonly page: Page;
  readonly heard: string[];
  readonly errors: readonly string[];
}

export async function guest(browser: Browser, testServer: { readonly address: string }, name: string): Promise<Guest> {
  const context = await browser.newContext({ baseURL: testServer.address });
  const page = await context.newPage();
  await quickly(page, { name });
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, heard, errors: watchErrors(page) };
}

/** Sets up a table with this many seats, some for friends and the rest for bots, and returns the invite link. */
export async function layTable(page: Page, game: string, seats: number, friends: number): Promise<string> {
  await page.goto(`/#/new/${game}?how=online`);
  await setSeats(page, seats);
  for (let seat = friends + 2; seat <= seats; seat++)
    await press(seatCard(page, seat).getByRole('button', { name: 'Bot', exact: true }));
  return openTable(page);
}

/** A seat's card in the set-up, counted from 1. */
export const seatCard = (page: Page, seat: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Seat ${seat}:`) });

/** Adds or removes seats in the set-up until there are this many. */
export async function setSeats(page: Page, seats: number): Promise<void> {
  const cards = page.getByRole('group', { name: /^Seat \d:/ });
  await expect(cards.first()).toBeVisible();
  for (let now = await cards.count(); now !== seats; now = await cards.count()) {
    if (now < seats) await press(page.getByRole('button', { name: /Add a player|Invite/ }));
    else await press(seatCard(page, now).getByRole('button', { name: /Leave this seat empty/ }));
    await expect(cards).toHaveCount(now < seats ? now + 1 : now - 1);
  }
}

/** Opens the table as it is set up and returns the invite link. */
export async function openTable(page: Page): Promise<string> {
  await press(page.getByRole('button', { name: 'Open the table' }));
  const link = page.getByRole('textbox', { name: 'Invite link' });
  await expect(link).toHaveValue(/key=/);
  const { pathname, search } = new URL(await link.inputValue());
  return new URL(pathname + search, page.url()).href; // links say localhost; tests stay where their host is
}

/** Sits down at the table and is ready. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page.getByRole('button', { name: 'Sit down' }));
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeHidden();
  const ready = page.getByRole('button', { name: 'I’m ready' });
  await press(ready);
  await expect(ready).toHaveAttribute('aria-pressed', 'true');
}

/** Everyone is there: the host starts the game. */
export async function begin(host: Page): Promise<void> {
  await press(host.getByRole('button', { name: 'Begin', exact: true }));
  await expect(host.locator('.board')).toBeVisible();
}

/** Waits until one of these people must act or read something: to ask without a pause would slow down who they wait for. */
export const someoneAsked = (pages: readonly Page[], isEnough = async () => false): Promise<void> => {
  const asked = (page: Page) => page.locator('.bar.mine, .moment [data-done], dialog[open]').count();
  const isReady = async () => (await isEnough()) || (await Promise.all(pages.map(asked))).some((many) => many > 0);
  return expect.poll(isReady, { intervals: [50] }).toBe(true);
};

/** Touches something that glows whenever one of these people must act, until it is enough. */
export async function playTogether(
  pages: readonly Page[],
  random: () => number,
  isEnough: () => Promise<boolean>,
): Promise<void> {
  while (!(await isEnough())) {
    let acts = 0;
    for (const page of pages) if (await touchSomething(page, random)) acts++;
    if (acts === 0) await someoneAsked(pages, isEnough);
  }
}

/** The number of lines in the Chronicle. */
export const lines = (page: Page): Promise<number> => page.locator('#choices ol li:not(.head)').count();
