import { expect, type Page, test } from '@playwright/test';
import { chooseSettings, dice, type Game, type Played, writeSaved } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { click, press } from './hands.ts';
import { addressOf, expectAccessible, expectFits, quickly, resultOf, watchErrors } from './tools.ts';

const game = trollAndDragon as unknown as Game;

/** A short game: one seat always takes its first option, the other any. */
function shortGame(seed: string): string {
  const settings = chooseSettings(game, {}, 2);
  if (typeof settings === 'string') throw new Error(settings);
  const s = game.setup(settings, 2, seed);
  const random = dice(seed);
  const log: Played[] = [];
  for (let by = game.waitingFor(s)[0]; by !== undefined; by = game.waitingFor(s)[0]) {
    const options = game.options(s, by);
    const act = by === 0 ? options[0]! : options[random(options.length)]!;
    log.push({ by, act });
    game.play(s, by, act);
  }
  const saved = writeSaved(game, { game: game.name, rules: game.rules, settings, seats: 2, seed, log });
  const [knight, barbarian] = game.seatNames(settings, 2);
  return `# ${knight} is Ana\n# ${barbarian} is Quill, a goblin\n${saved}`;
}

/** Everything that shows which act is chosen, read in one step. */
const chosen = (page: Page) =>
  page.evaluate(() => ({
    chart: document.querySelector('.chart .here')?.getAttribute('data-turn'),
    list: document.querySelector('.list [aria-current=true] .n')?.textContent,
    disc: document.querySelector('.chart .disc.now text')?.textContent,
    card: document.querySelector('.card header .n')?.textContent,
  }));

test('a finished game is reviewed: chart, list, board and card are one selection, and a retry opens a table', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await quickly(page);
  await page.goto(addressOf(shortGame('a')));
  await press(page.getByRole('button', { name: 'The end of the tale' }));
  await press(resultOf(page).getByRole('button', { name: 'Review' }));
  await expect(page.getByRole('heading', { name: 'Who was winning' })).toBeVisible();
  const address = page.url();
  await page.goto('/#/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`${address}?seat=0&budget=40000`);
  const moments = page.locator('.list li button');
  await expect(moments.nth(1)).toBeVisible();
  const n = await moments.count();
  expect(n).toBeLessThanOrEqual(7);

  await press(moments.first());
  await expect.poll(() => chosen(page)).toMatchObject({ list: '1', disc: '1', card: '1' });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chosen(page)).toMatchObject({ list: '2', disc: '2', card: '2' });
  await expect(page.locator('.card [role=status]')).toContainText(`Moment 2 of ${n}.`);
  await click(page.locator('.chart svg'), 'click', { x: 60, y: 100 });
  await expect.poll(async () => (await chosen(page)).chart).toBe('1');
  await expect(page.locator('.picture .tags li').first()).toContainText('played');

  const rows = page.locator('.ledger tbody tr');
  await expect(rows).toHaveCount(2);
  const sum = await page.getByTestId('sum').innerText();
  const [start, luck, own, others, end] = sum
    .replaceAll('−', '-')
    .replace(/([+-]) /g, '$1')
    .match(/[+-]?\d+/g)!
    .map(Number);
  expect(start! + luck! + own! + others!).toBe(end);

  await page.keyboard.press('t');
  await expect(page.locator('.who table tbody tr').last()).toContainText('100 %');
  await page.keyboard.press('t');
  await expect(page.locator('.chart')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page.getByRole('button', { name: 'Luck and skill' }));
  await expect(rows).toHaveCount(2);
  await expectFits(page);
  await press(page.getByRole('button', { name: 'Moments', exact: true }));
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await press(moments.first());
  await press(page.getByRole('checkbox', { name: 'Deal the unknown again' }), ' ');
  await press(page.getByRole('button', { name: 'Retry from here' }));
  await expect(page.locator('.table .board')).toBeVisible();
  await press(page.getByRole('button', { name: 'Back to the review' }));
  await expect(moments).toHaveCount(n);
  expect(errors).toEqual([]);
});
