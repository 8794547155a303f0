import { expect, type Page, test } from '@playwright/test';
import { begin, type Guest, guest, openTable, sitDown, someoneAsked } from '@trollmoot/web/test/guests.ts';
import { press } from '@trollmoot/web/test/hands.ts';
import { TestServer } from '@trollmoot/web/test/test-server.ts';
import { dice, turnTo, unfold } from '@trollmoot/web/test/tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

const ROLES = ['knight', 'goblins', 'dragon', 'cave', 'thief'] as const;
type Role = (typeof ROLES)[number];

/** Ana sets up a table for these roles and takes the first seat, the others join by her link, and the game starts. */
async function gather(guests: readonly Guest[], table: string): Promise<void> {
  const [{ page: ana }, ...others] = guests as [Guest, ...Guest[]];
  await ana.goto('/#/new/vast?how=online');
  await unfold(ana, 'All 30 line-ups');
  await press(ana.getByRole('button', { name: table, exact: true }));
  await expect(ana.getByRole('checkbox', { name: /in the game$/, checked: true })).toHaveCount(guests.length);
  const link = await openTable(ana);
  for (const { page } of others) await sitDown(page, link);
  await begin(ana);
  for (const { page } of guests) await turnTo(page, 'Choices');
}

/**
 * If this player must act, takes a choice that matches the first of these patterns that any choice matches, otherwise
 * any choice. Reading and taking are one call to the page. A match in the middle of another player's turn is not taken.
 */
const choose = (
  page: Page,
  likes: readonly string[],
  luck: number,
  stopsAt = 'nothing',
): Promise<'chosen' | 'stopped' | 'idle' | 'over'> =>
  page.evaluate(
    ({ likes, luck, stopsAt }) => {
      if (document.querySelector('dialog[open][aria-label="The end of the tale"]') !== null) return 'over';
      document.querySelector<HTMLButtonElement>('.moment [data-done]')?.click(); // a card was shown: read it and go on
      const choices = [...document.querySelectorAll<HTMLButtonElement>('.table:has(.bar.mine) #choices ol button')];
      if (choices.length === 0) return 'idle';
      const quick = [...document.querySelectorAll('.bar.mine.quick .act')];
      if (quick.some((act) => act.textContent!.trim().startsWith(stopsAt))) return 'stopped';
      const alike = likes.map((like) => choices.filter((choice) => choice.textContent!.includes(like)));
      const liked = alike.find((some) => some.length > 0) ?? choices;
      liked[Math.floor(luck * liked.length)]!.click();
      return 'chosen';
    },
    { likes, luck, stopsAt },
  );

/** She walks unarmed into the dark while his Tribes stay hidden, which leads to an Ambush in all but one of hundreds of games. */
async function comeToAmbush({ page: ana }: Guest, { page: ben }: Guest, random: () => number): Promise<boolean> {
  for (;;) {
    await choose(ana, ['Stand', '(Dark tile)', 'Walk', 'End'], random());
    const did = await choose(ben, ['End', 'Done', 'Send'], random(), 'Ambush');
    if (did === 'idle') await someoneAsked([ana, ben]);
    if (did === 'stopped' || did === 'over') return did === 'stopped';
  }
}

test('an ambush is answered by another browser in the middle of the Knight’s turn', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const asked = ben.page.getByRole('alert').filter({ hasText: 'Knight’s turn · you choose now' });
  const random = dice(3);
  do await gather([ana, ben], 'Knight, Goblins (Good for first games)');
  while (!(await comeToAmbush(ana, ben, random)));
  await expect(asked).toBeVisible();
  await expect(ana.page.getByText('Knight’s turn · waiting for the Goblins')).toBeVisible();
  await expect(ana.page.getByText('Ben’s Goblins may ambush the Knight.').first()).toBeVisible();
  await expect(ana.page.locator('.bar.mine')).toHaveCount(0);
  await press(
    ben.page
      .locator('.bar .act')
      .filter({ hasText: /^Ambush/ })
      .first(),
  );
  await turnTo(ana.page, 'Chronicle');
  await expect(
    ana.page.locator('#choices').getByText('The Knight loses 1 Health', { exact: false }).first(),
  ).toBeVisible();
  await expect(asked).toBeHidden();
  expect([...ana.errors, ...ben.errors]).toEqual([]);
});

/** Secret fields of a view, by the part of the view they are in. `always`: set from the first frame on. */
const SECRETS: readonly { part: Role; field: string; readers: readonly Role[]; always: boolean }[] = [
  { part: 'knight', field: 'sidequests', readers: ['knight'], always: true },
  { part: 'knight', field: 'offered', readers: ['knight', 'cave'], always: false }, // the Cave has chosen it
  { part: 'knight', field: 'nextEvents', readers: ['cave'], always: true },
  { part: 'knight', field: 'nextTreasures', readers: ['cave'], always: false },
  { part: 'goblins', field: 'secrets', readers: ['goblins'], always: true },
  { part: 'dragon', field: 'hand', readers: ['dragon'], always: true },
  { part: 'cave', field: 'hand', readers: ['cave'], always: true },
];
const DARK = 0;

type Fields = { readonly [name: string]: unknown };
const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null;

/** Every non-empty field of this name anywhere in this data. */
function found(data: unknown, field: string): unknown[] {
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    ...(name === field && value !== null ? [value] : []),
    ...found(value, field),
  ]);
}

/** The parts of views with this name in a message: whole in a frame, partial in a change. */
const partsIn = (message: unknown, part: string): unknown[] =>
  found(message, 'view').flatMap((view) => found(view, part));

/** The undersides of Dark tiles that a whole frame contains. */
const darkFaces = (message: unknown): unknown[] =>
  found(message, 'spaces')
    .filter(Array.isArray)
    .flat()
    .filter(isFields)
    .filter(({ light, face }) => light === DARK && face !== null);

/** News that name a role, and the fields that other roles must not read. */
const secretNews = (message: unknown, seat: number): unknown[] =>
  found(message, 'news')
    .filter(Array.isArray)
    .flat()
    .filter(isFields)
    .filter((piece) => typeof piece.seat === 'number' && piece.seat >= 0 && piece.seat !== seat)
    .flatMap(({ card, cards, face }) => [card, cards, face])
    .filter((secret) => secret !== null && secret !== undefined);

test('one role’s secrets are in no other player’s page or socket', async ({ browser }) => {
  const guests: Guest[] = [];
  for (const role of ROLES) guests.push(await guest(browser, testServer, `Plays the ${role}`));
  await gather(guests, 'Knight, Goblins, Dragon, Cave, Thief (Good for first games)');
  const random = dice(11);
  for (let acts = 0; acts < 50; ) {
    await someoneAsked(guests.map(({ page }) => page));
    for (const { page } of guests) if ((await choose(page, [], random())) !== 'idle') acts++;
  }
  for (const { page, heard } of guests) {
    await page.reload(); // then the server sends a whole frame again
    await expect(page.locator('.board')).toBeVisible();
    await expect.poll(() => heard.filter((text) => text.includes('"say":"table"')).length).toBeGreaterThan(1);
  }

  for (const [seat, { heard, errors }] of guests.entries()) {
    const role = ROLES[seat]!;
    const messages = heard.map((text) => JSON.parse(text) as unknown);
    expect(errors).toEqual([]);
    for (const { part, field, readers, always } of SECRETS) {
      const seen = messages.flatMap((message) => partsIn(message, part)).flatMap((fields) => found(fields, field));
      if (!readers.includes(role)) expect(seen, `${role} must not read ${part}.${field}`).toEqual([]);
      else if (always) expect(seen.length, `${role} reads ${part}.${field}`).toBeGreaterThan(0);
    }
    const faces = messages.flatMap(darkFaces);
    if (role === 'cave') expect(faces.length).toBeGreaterThan(0);
    else if (role !== 'thief') expect(faces, `${role} must not see under Dark tiles`).toEqual([]);
    expect(messages.flatMap((message) => secretNews(message, seat))).toEqual([]);
  }

  // The pages too: only hers shows her Sidequests.
  const hers = guests[0]!.page.locator('.mine .quest b');
  await expect(hers.first()).toBeVisible();
  const quests = await hers.allInnerTexts();
  for (const { page } of guests) await expect(page.locator('.mine article').first()).toBeVisible();
  const pages = await Promise.all(guests.map(({ page }) => page.locator('body').innerText()));
  for (const text of pages.slice(1)) for (const quest of quests) expect(text).not.toContain(quest);
});
