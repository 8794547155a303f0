import { expect, test } from '@playwright/test';
import { caveTroll, type View } from '@trollmoot/cave-troll';
import type { Game } from '@trollmoot/kernel';
import { click, press, touchSomething } from '@trollmoot/web/test/hands.ts';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
import {
  dice,
  expectClear,
  expectEverySize,
  openSaved,
  playOn,
  playSeeded,
  quickly,
  resultOf,
  watchErrors,
} from '@trollmoot/web/test/tools.ts';

const game = caveTroll as unknown as Game;
/** A figure has at least two moves, and every player has a few figures on the board. */
const inTheMiddle = (seed: string) =>
  savedWhen(game, { seats: 3, seed }, ({ options, view }) => {
    const ways: { [figure: number]: number } = {};
    for (const act of options as { do: string; figure?: number }[])
      if (act.do === 'move') ways[act.figure!] = (ways[act.figure!] ?? 0) + 1;
    const figures = (view() as View).figures.filter(({ at }) => typeof at === 'number');
    return figures.length > 15 && Object.values(ways).some((n) => n > 1);
  });

test('a whole game by mouse', async ({ page }) => {
  await quickly(page);
  const errors = watchErrors(page);
  await playSeeded(page, 'cave-troll', 'by-mouse');
  const random = dice(19);
  const acts = await playOn(page, () => touchSomething(page, random));
  expect(acts).toBeGreaterThan(20);
  const result = resultOf(page);
  await expect(result.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  // A turning point opens the replay.
  await press(result.getByRole('list', { name: 'Turning points' }).getByRole('button').first());
  await expect(page.getByRole('slider', { name: 'Replay' })).not.toHaveValue('0');
  expect(errors).toEqual([]);
});

test('a picked figure’s moves glow, and one is taken', async ({ page }) => {
  await quickly(page);
  await openSaved(page, inTheMiddle('ways'));
  const lifted = page.locator('.figure.lifted');
  const ways = page.locator('.space[data-lit]');
  const lines = page.locator('#choices ol li');
  const before = await lines.count();
  // A figure with only one move goes at once: undo, and pick the next.
  await expect(page.locator('.figure[data-lit]').first()).toBeVisible();
  const figures = await page.locator('.figure[data-lit]').count();
  for (let i = 0; i < figures; i++) {
    await click(page.locator('.figure[data-lit]').nth(i));
    await expect(lifted.or(lines.nth(before)).first()).toBeVisible();
    if ((await lifted.count()) > 0) break;
    await press(page.getByRole('button', { name: /^Undo/ }));
    await expect(lines).toHaveCount(before);
    await expect(page.locator('.figure[data-lit]')).toHaveCount(figures);
  }
  await expect(lifted).toHaveCount(1);
  const name = (await ways.first().getAttribute('aria-label'))!;
  const { height } = (await ways.first().boundingBox())!;
  await click(ways.first(), 'click', { x: 12, y: height - 12 }); // the floor: a figure may be in the middle
  await expect(lines.nth(before)).toContainText(name);
  await expect(page.locator('.bar .sub')).toContainText('left'); // the actions
  await press(page.getByRole('button', { name: /^Undo/ }));
  await expect(lines).toHaveCount(before);
});

test('the board fits and is accessible at every size, by day and by night, and shows who would score', async ({
  page,
}) => {
  await quickly(page);
  await openSaved(page, inTheMiddle('sizes'));
  await expectEverySize(page, () => expectClear(page, '.lair > svg'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel('Show me…').selectOption('claims');
  await expect(page.locator('.claim')).not.toHaveCount(0);
});
