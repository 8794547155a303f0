import { expect, type Page, test } from '@playwright/test';
import { type Role, type View, vast } from '@trollmoot/vast';
import { press } from '@trollmoot/web/test/hands.ts';
import { type Asked, savedWhen } from '@trollmoot/web/test/saves.ts';
import { expectSoon, nextMoment, openSaved, quickly } from '@trollmoot/web/test/tools.ts';

const ROLES: readonly Role[] = ['knight', 'goblins', 'dragon', 'cave', 'thief'];
const LEAST_MAP = 350;
const PHONE = { width: 390, height: 844 };

/** A five-player game in which the reader has this role and takes its turn. */
const turnOf = (role: Role): string =>
  savedWhen(
    vast as never,
    {
      seats: ROLES.length,
      seed: `roles of the ${role}`,
      who: ROLES.map((other) => (other === role ? 'Ada' : 'a goblin')),
    },
    ({ step, view }: Asked) => step.step === `${role}.act` && (view() as View).round >= 3,
  );

/** Everything on the board or the reader's own board that has a name and no words, or can be touched and not be asked about. */
const unexplained = (page: Page): Promise<void> =>
  expectSoon(page, () => {
    const places = '.board, .aside .mine';
    const things = [...document.querySelectorAll(':is(.board, .aside .mine) [data-thing]')];
    const mute = things.filter((element) => (element.getAttribute('aria-description') ?? '').length < 10);
    const touched = [...document.querySelectorAll(':is(.board, .aside .mine) :is([data-place], [data-part])')];
    const bare = touched.filter((element) => element.closest('[data-thing]')?.closest(places) == null);
    const found = things.length < 40 ? [`only ${things.length} things`] : [];
    return [...found, ...[...mute, ...bare].map((element) => element.outerHTML.slice(0, 160))];
  });

for (const role of ROLES)
  test(`everything the ${role} sees can be asked about, on a desk and on a phone`, async ({ page }) => {
    await quickly(page);
    await openSaved(page, turnOf(role));
    await nextMoment(page);
    await unexplained(page);
    await page.setViewportSize(PHONE);
    const map = page.locator('.board');
    await expect.poll(async () => (await map.boundingBox())!.height).toBeGreaterThanOrEqual(LEAST_MAP);
    const before = await map.boundingBox();
    const handle = page.locator('.aside .mine > .handle');
    await expect.poll(async () => (await handle.boundingBox())!.height).toBe(58);
    await press(handle);
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await unexplained(page);
    expect(await map.boundingBox()).toEqual(before);
  });

test('a card says what a thing is, what it can do and its rule', async ({ page }) => {
  await quickly(page);
  await openSaved(page, turnOf('knight'));
  await nextMoment(page);
  const bow = page.locator('.aside .mine [data-slot="bow"]');
  await bow.hover();
  const card = page.locator('.explains.placed');
  await expect(card).toContainText('Bow');
  await expect(card).toContainText('A Tribe in sight loses Population');
  await expect(card).toContainText('KNIGHT-BOW-1');
});

test('a reward that is lost with the turn is named, and asked about before the turn ends', async ({ page }) => {
  await quickly(page);
  const saved = savedWhen(
    vast as never,
    { seats: 2, seed: 'a reward', settings: { roles: 'KG' }, who: ['Ada', 'a goblin'] },
    ({ step, view, options }: Asked) =>
      step.step === 'knight.act' &&
      options.some((act) => act.do === 'endTurn') &&
      (view() as View).knight!.claims.some((quest) => !['bedecked', 'intrepid', 'persistent'].includes(quest)),
  );
  await openSaved(page, saved);
  await nextMoment(page);
  const bar = page.locator('.bar.mine');
  await expect(bar).toContainText('Unclaimed:');
  await press(bar.getByRole('button', { name: /^End your turn/ }));
  const note = page.getByText(/is yours to claim\. \+\d Grit brings you to \d+/);
  await expect(note).toBeVisible();
  await expect(note).toContainText('It is lost if you');
});

/** The Knight is about to meet an Event; without a Cave it is the top card. */
const beforeEvent = (seed: string): string =>
  savedWhen(
    vast as never,
    { seats: 2, seed, settings: { roles: 'KG' }, who: ['Ada', 'a goblin'] },
    ({ step }: Asked) => step.step === 'knight.brace' && 'against' in step && step.against === 'event',
  );

for (const [name, size] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const)
  test(`on ${name} an Event is a card that says what it does here and now`, async ({ page }) => {
    await quickly(page);
    await page.setViewportSize(size);
    await openSaved(page, beforeEvent('an event'));
    await expect(page.locator('.bar.mine')).toBeVisible();
    await press(page.locator('.bar').getByRole('button', { name: 'Face it as you are' }));
    const card = page.locator('.moment').getByRole('dialog', { name: 'Rats' });
    await expect(card).toContainText('Lose 2 Grit.');
    await expect(card).toContainText('You lose 2 Grit and have 0.');
    // The map is dark except for her tile, which shows the loss beside the card.
    const loss = page.locator('.board [data-change="-2"]');
    await expect(loss).toHaveText('−2');
    const isApart = async () => {
      const [of, by] = [(await loss.boundingBox())!, (await card.boundingBox())!];
      return of.x + of.width <= by.x || of.y + of.height <= by.y;
    };
    await expect.poll(isApart).toBe(true);
    const act = card.getByRole('button', { name: 'Lose 2 Grit' });
    await expect(act).toBeFocused();
    await press(act);
    await expect(page.locator('.moment')).toHaveCount(0);
    await expect(loss).toHaveCount(0);
    await expect(page.locator('.aside .mine')).toContainText('Grit 1'); // the tile pays 1;
  });

test('on a phone the Goblins choose between War cards with their text', async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(PHONE);
  const saved = savedWhen(
    vast as never,
    { seats: 2, seed: 'war', settings: { roles: 'KG' }, who: ['a goblin', 'Ada'] },
    ({ step, options }: Asked) => step.step === 'goblins.war' && options.length > 1,
  );
  await openSaved(page, saved);
  await expect(page.locator('.bar.mine')).toContainText('Choose a War card');
  const cards = page.locator('.board [data-card="wars"]');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(/Fangs \d, Bones \d, Eye \d/);
  await press(cards.first().getByRole('button'));
  await expect(page.locator('.bar.mine')).not.toContainText('Choose a War card');
});
