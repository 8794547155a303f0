import { expect, type Page, test } from '@playwright/test';
import { caveTroll, type View } from '@trollmoot/cave-troll';
import { chooseSettings, dice, type Game, type Played, type Position, writeSaved } from '@trollmoot/kernel';
import { press } from './hands.ts';
import { addressOf, quickly, resultOf } from './tools.ts';

const game = caveTroll as unknown as Game;

/** A whole game of Cave Troll, played at random, and its positions ply by ply. */
function wholeGame(seed: string): { saved: string; plies: { s: Position; said: string[] }[] } {
  const settings = chooseSettings(game, {}, 3);
  if (typeof settings === 'string') throw new Error(settings);
  const s = game.setup(settings, 3, seed);
  const random = dice(seed);
  const log: Played[] = [];
  const plies = [{ s: game.clone(s), said: [] as string[] }];
  for (let by = game.waitingFor(s)[0]; by !== undefined; by = game.waitingFor(s)[0]) {
    const options = game.options(s, by);
    const act = options[random(options.length)]!;
    log.push({ by, act });
    s.news = [];
    game.play(s, by, act);
    const view = game.view(s, null);
    const said = s.news.flatMap((news) => {
      const seen = game.seen(news, null);
      const text = seen === null ? null : game.words.en.narrate(seen, view);
      return text === null ? [] : [text];
    });
    s.news = null;
    plies.push({ s: game.clone(s), said });
  }
  return { saved: writeSaved(game, { game: game.name, rules: game.rules, settings, seats: 3, seed, log }), plies };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Replay' });
const current = (page: Page) => page.locator('#choices [aria-current=step]');

async function openAt(page: Page, saved: string, more = ''): Promise<void> {
  await quickly(page);
  await page.goto(addressOf(saved) + more);
  await expect(page.locator('.table')).toHaveAttribute('data-whole');
  await expect(slider(page)).toBeVisible();
}

test('the line and the board show the same moment, wherever the replay goes', async ({ page }) => {
  const { saved, plies } = wholeGame('line and board');
  await openAt(page, saved);
  await expect(slider(page)).toHaveAttribute('max', String(plies.length - 1));
  const random = dice('twenty plies');
  for (let i = 0; i < 20; i++) {
    const ply = 1 + random(plies.length - 1);
    await slider(page).fill(String(ply));
    const { s, said } = plies[ply]!;
    const figures = (game.view(s, null) as View).figures.filter(({ at }) => typeof at === 'number').length;
    await expect(page.locator('.board [data-thing*=\'"thing":"figure"\']')).toHaveCount(figures);
    const spoken = said.length > 0 ? said : plies.slice(0, ply).findLast((one) => one.said.length > 0)!.said;
    await expect(current(page)).toHaveCount(spoken.length);
    await expect(current(page).first()).toBeInViewport();
  }
});

test('a press on a line goes there; arrows step by action and by turn', async ({ page }) => {
  const { saved } = wholeGame('lines and keys');
  await openAt(page, saved, '?at=5.1');
  const line = page.locator('#choices .line').nth(3);
  await press(line);
  await expect(line).toHaveAttribute('aria-current', 'step');
  const at = Number(await slider(page).inputValue());
  await page.locator('.table .top').click({ position: { x: 2, y: 2 } });
  await page.locator('body').press('ArrowRight');
  await expect(slider(page)).toHaveValue(String(at + 1));
  await page.locator('body').press('ArrowLeft');
  await expect(slider(page)).toHaveValue(String(at));
  await page.locator('body').press('Shift+ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn \d+, action (\d+) of \1,/);
  await page.locator('body').press('Home');
  await expect(slider(page)).toHaveValue('0');
});

test('a link opens paused at its moment and through its eyes, never at the result, and calls nobody You', async ({
  page,
}) => {
  const { saved } = wholeGame('a moment');
  await openAt(page, saved, '?at=4.2&eyes=1');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn 4, action 2 of /);
  await expect(resultOf(page)).toBeHidden();
  await expect(page.getByText('You', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('View as')).toHaveValue('1');
  await press(page.getByRole('button', { name: 'Share' }));
  const dialog = page.getByRole('dialog', { name: 'This moment, as a link' });
  await expect(dialog.getByRole('textbox')).toHaveValue(/at=4\.2&eyes=1$/);
  await press(dialog.getByRole('button', { name: 'Copy' }));
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('on a phone the board stays visible during the replay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { saved } = wholeGame('phone');
  await openAt(page, saved, '?at=6.2');
  const board = page.locator('section.board');
  const before = await board.boundingBox();
  await press(page.getByRole('button', { name: 'One step forward' }));
  expect(await board.boundingBox()).toEqual(before);
  expect(before!.height).toBeGreaterThan(300);
  await expect(board).toBeInViewport({ ratio: 0.95 });
});
