import { expect, type Page, test } from '@playwright/test';
import { caveTroll } from '@trollmoot/cave-troll';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { plainOf, runsOf, settingIn } from '../src/book/runs.ts';
import { cutAt, soughtIn, speaksOf } from '../src/book/search.ts';
import { cutAtNames } from '../src/book/things.ts';
import { click, press } from './hands.ts';
import { expectAccessible, expectFits, nextMoment, playSeeded, quickly, SIZES, watchErrors } from './tools.ts';

const quoted = (text: string) => `“${text}”`;

test('a clause uses the set-up’s names for a setting and its values', () => {
  const marked = 'Setting `boardLayout`: with `onePit`, only the **central** pit is a pit.';
  const { settings } = caveTroll.words.en;
  expect(plainOf(runsOf(marked, settings, quoted))).toBe(
    `Setting “${settings.boardLayout!.name}”: with ${settings.boardLayout!.values.onePit}, only the central pit is a pit.`,
  );
  expect(settingIn(marked, settings)).toBe('boardLayout');
  expect(settingIn('No `value` of a setting.', settings)).toBeNull();
});

test('plain words that look like values stay as they are', () => {
  const marked = 'Setting `end`: the game ends when the **first** place is empty.';
  expect(plainOf(runsOf(marked, trollAndDragon.words.en.settings, quoted))).toMatch(/when the first place is empty\.$/);
});

test('a search ignores case and accents, wants every word, and takes tags', () => {
  expect(speaksOf(soughtIn('hohle'), 'KEY-1', 'Die Höhle')).toBe(true);
  expect(speaksOf(soughtIn('Dragon wakes'), 'A-1', 'the DRAGON wakes')).toBe(true);
  expect(speaksOf(soughtIn('dragon sleeps'), 'A-1', 'the dragon wakes')).toBe(false);
  expect(speaksOf(soughtIn('key-1'), 'KEY-10', 'as in KEY-1')).toBe(false);
  expect(speaksOf(soughtIn('key'), 'KEY-10', '')).toBe(true);
  expect(cutAt(soughtIn('hoh'), 'Die Höhle')).toEqual([
    { text: 'Die ', isHit: false },
    { text: 'Höh', isHit: true },
    { text: 'le', isHit: false },
  ]);
});

test('a name is found as a whole word, once', () => {
  const things = [
    { name: 'Cave Troll', thing: '1' },
    { name: 'Troll', thing: '2' },
  ];
  const cut = cutAtNames('A Cave Troll is no Troll. Trolls are not the Troll.', things, new Set());
  expect(cut.filter(({ thing }) => thing !== null)).toEqual([
    { text: 'Cave Troll', thing: things[0] },
    { text: 'Troll', thing: things[1] },
  ]);
  expect(cut.map(({ text }) => text).join('')).toBe('A Cave Troll is no Troll. Trolls are not the Troll.');
});

const clauses = (page: Page) => page.locator('[data-clause]');

test('the book has an aim, contents and chapters, searches, follows the language and prints whole', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await quickly(page);
  await page.goto('/#/rules/troll-and-dragon');
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await press(page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: /Key and Door/ }));
  await expect(page.getByRole('heading', { name: 'Key and Door' })).toBeVisible();
  await expect(page.getByRole('img', { name: /The Key was set aside earlier/ })).toBeVisible();
  await expect(page).toHaveURL(/#\/rules\/troll-and-dragon\/KEY-1$/);
  await expectAccessible(page);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.fill('axolotl');
  await expect(page.getByText('No rule speaks of “axolotl”.')).toBeVisible();
  await search.fill('SHARE-4');
  await expect(clauses(page)).toHaveCount(1);
  await search.fill('dragon wakes');
  await expect(page.locator('mark').first()).toBeVisible();
  const tags = await clauses(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-clause')!));
  expect(tags.indexOf('TROLL-2')).toBeLessThan(tags.indexOf('DRAGON-4')); // in the order of the book
  await page.keyboard.press('ArrowDown');
  await expect(clauses(page).first().locator('[data-mark]')).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(clauses(page)).toHaveCount(Object.keys(trollAndDragon.clauses).length);
  await expect(search).toBeHidden();
  await expect(page.getByRole('img')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  expect(errors).toEqual([]);

  await quickly(page, { language: 'de' });
  await page.goto('/#/rules/troll-and-dragon/KEY-4');
  await page.reload();
  const cited = page.locator('[data-clause="KEY-4"]');
  await expect(cited).toContainText('Schlüssel und Tür dürfen aus verschiedenen Würfen kommen.');
  await expect(cited).toHaveAttribute('aria-current', 'true');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
});

test('a refusal opens the book at its clause; settings, uses and names are the table’s; Back closes it', async ({
  page,
}) => {
  await quickly(page);
  await playSeeded(page, 'troll-and-dragon', 'why');
  await nextMoment(page);
  await click(page.locator('.tray .die').first());
  await press(page.locator('.note').getByRole('button', { name: /Open rule/ }));
  const book = page.getByRole('dialog', { name: /^Rules of/ });
  await expect(book.locator('.here')).toBeInViewport();
  await press(book.locator('.here [data-mark]'));
  await expect(book.locator('.here').getByText('this game', { exact: false })).toBeVisible();
  // A thing that a rule names is explained there, by mouse and by a press.
  const named = book.locator('.thing').first();
  const card = book.locator('.explains.placed');
  await named.hover();
  await expect(card).toHaveAttribute('role', 'tooltip');
  await expect(card.locator('h3')).toHaveText(new RegExp((await named.innerText()).trim(), 'i'));
  await page.mouse.move(2, 2);
  await expect(card).toHaveCount(0);
  await press(named);
  await expect(card).toHaveAttribute('role', 'dialog');
  await page.keyboard.press('Escape');
  await expect(named).toBeFocused();
  await press(book.getByRole('button', { name: '6 settings here' }));
  await press(
    page.getByRole('dialog', { name: 'The settings of this table' }).getByRole('button', { name: /Cavern duel|duel/i }),
  );
  await expect(book.locator('.here')).toContainText('At this table:');
  await page.goBack();
  await expect(book).toBeHidden();
  await expect(page.locator('.table')).toBeVisible();
});

const NAMED: readonly { readonly game: string; readonly tag: string; readonly name: string; readonly says: RegExp }[] =
  [
    { game: 'cave-troll', tag: 'KNIGHT-2', name: 'Knight', says: /As it is / },
    { game: 'bridge-troll', tag: 'ROBBER-4', name: '', says: /As it is / },
    { game: 'troll-and-dragon', tag: 'DRAGON-4', name: 'Dragon', says: /As it is / },
    { game: 'vast', tag: 'GOBLIN-ATTACK-1', name: 'Knight', says: /As it is / },
  ];
for (const { game, tag, name, says } of NAMED)
  test(`${game}: the book as a page explains what its rules name, by mouse, key and press`, async ({ page }) => {
    const errors = watchErrors(page);
    await quickly(page);
    await page.goto(`/#/rules/${game}/${tag}`);
    const named = page.locator('.spread .thing', { hasText: name }).first();
    const card = page.locator('.explains.placed');
    await named.scrollIntoViewIfNeeded();
    await named.hover();
    await expect(card).toHaveAttribute('role', 'tooltip');
    await expect(card.locator('h3')).toHaveText(new RegExp(`^${(await named.innerText()).trim()}$`, 'i'));
    await expect(card).toContainText(says); // the position that it is said about
    await page.mouse.move(2, 2);
    await expect(card).toHaveCount(0);
    await named.focus();
    await page.keyboard.press('?');
    await expect(card).toHaveAttribute('role', 'dialog');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(named).toBeFocused();
    await press(named);
    await expect(card).toHaveAttribute('role', 'dialog');
    await press(card.getByRole('button', { name: /Open rule/ }));
    await expect(card).toHaveCount(0);
    await expect(page.locator('.here')).toBeInViewport();
    expect(errors).toEqual([]);
  });

test('an example can be tried as a table of its own, put back and left, and nothing of it is kept', async ({
  page,
}) => {
  await quickly(page);
  await page.goto('/#/rules/troll-and-dragon/KEY-4');
  await press(page.getByRole('link', { name: 'Try it: the example of KEY-4' }));
  await nextMoment(page);
  await click(page.locator('.tray .die[data-lit]').first());
  await expect(page.locator('.place.cavern')).toBeVisible();
  await press(page.getByRole('button', { name: 'Put it back' }));
  await expect(page.locator('.place:not(.cavern)')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('example')))).toEqual([]);
  await press(page.getByRole('link', { name: 'Back to the rules' }));
  await expect(page.locator('[data-clause="KEY-4"]')).toBeInViewport();
});
