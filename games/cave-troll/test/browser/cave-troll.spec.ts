import { expect, type Locator, type Page, test } from '@playwright/test';
import { caveTroll, type View } from '@trollmoot/cave-troll';
import type { Game, Thing } from '@trollmoot/kernel';
import { click, press } from '@trollmoot/web/test/hands.ts';
import { savedWhen } from '@trollmoot/web/test/saves.ts';
import { expectClear, expectEverySize, openSaved, quickly, turnTo } from '@trollmoot/web/test/tools.ts';

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

test('a picked figure’s moves glow, and one is taken', async ({ page }) => {
  await quickly(page);
  await openSaved(page, inTheMiddle('ways'));
  const lifted = page.locator('.figure.lifted');
  const ways = page.locator('.space[data-lit]');
  const lines = page.locator('#choices ol li:not(.head)');
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

/** Everything the page shows that can be asked about and has words, as JSON. */
const asked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board [data-thing], .mine [data-thing]')]
      .filter((one) => (one.getAttribute('aria-description') ?? '') !== '')
      .map((one) => one.getAttribute('data-thing')!),
  );

test('a walk over every thing: board and hand show them all, with words', async ({ page }) => {
  await quickly(page);
  const saved = inTheMiddle('walk');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openSaved(page, saved);
    const shown = new Set(await asked(page));
    const kinds = new Set([...shown].map((thing) => (JSON.parse(thing) as Thing).thing));
    const wanted = [
      'figure',
      'space',
      'coins',
      'door',
      'card',
      'deck',
      'pile',
      ...(width > 700 ? ['gold', 'track'] : []),
    ];
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
    await expect(page.locator('.board .figure')).toHaveCount(
      [...shown].filter((thing) => thing.includes('"figure"')).length,
    );
    expect([...shown].filter((thing) => thing.includes('"space"') && thing.includes('"thing":"space"'))).toHaveLength(
      37,
    );
  }
});

test('on a phone north is on top, names can be read and pieces touched', async ({ page }) => {
  await quickly(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSaved(page, inTheMiddle('phone'));
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [nw, ne, sw] = [
    await middle('North-West Vault'),
    await middle('North-East Vault'),
    await middle('South-West Vault'),
  ];
  expect(nw.x).toBeLessThan(ne.x);
  expect(Math.abs(nw.y - ne.y)).toBeLessThan(2);
  expect(nw.y).toBeLessThan(sw.y);
  const sizes = await page.evaluate(() => {
    const names = [...document.querySelectorAll('.ground .brief')].map((text) => text.getBoundingClientRect());
    const scale = document.querySelector('.lair > svg[role=group]')!.getBoundingClientRect().width;
    const pieces = [...document.querySelectorAll<SVGGElement>('.figure')].map((figure) => {
      const base = figure.querySelectorAll('circle, rect');
      return Math.max(...[...base].map((one) => one.getBoundingClientRect().width));
    });
    const letters = [...document.querySelectorAll('.ground .brief')].map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a,
    );
    return { names: names.length, scale, smallest: Math.min(...pieces), letters: Math.min(...letters) };
  });
  expect(sizes.names).toBe(37);
  expect(sizes.smallest).toBeGreaterThanOrEqual(28);
  expect(sizes.letters).toBeGreaterThanOrEqual(12);
});

/** The reader places a chest, whose icon fills the scoring pile, in the middle of their turn. */
const aboutToScore = savedWhen(
  game,
  { seats: 3, seed: 'scoring-5', who: ['Ana, at this device', 'a goblin', 'a goblin'] },
  ({ view, step, seat }) => {
    const { figures, icons, left } = view() as View;
    const isChest = 'figure' in step && figures[Number(step.figure)]?.kind === 'chest';
    return seat === 0 && step.step === 'place' && isChest && icons === 4 && left > 0;
  },
);

/** Places the chest, and the board is scored. */
async function score(page: Page): Promise<Locator> {
  await openSaved(page, aboutToScore);
  await turnTo(page, 'Choices');
  await press(page.locator('#choices ol button').first());
  const scoring = page.getByRole('group', { name: 'Scoring' });
  await expect(scoring).toBeVisible();
  return scoring;
}

test('a scoring is a moment: room by room, all at once, again, and on', async ({ page }) => {
  await quickly(page, { motion: 'full' });
  const scoring = await score(page);
  const board = (await page.locator('.board').boundingBox())!;
  await press(scoring.getByRole('button', { name: 'Next' }));
  await expect(scoring).not.toHaveAttribute('data-coins', '0'); // they fly to the seat
  await press(scoring.getByRole('button', { name: 'Show all' }));
  const mine = page.locator('.seat').first();
  await expect(mine).toContainText('16 → 25'); // counted along at the seat
  await expect(page.locator('.mine .pile .on')).toHaveCount(5);
  const rooms = await scoring.getByRole('listitem').filter({ hasText: '+' }).count();
  await expect(scoring.locator('.over .plate')).not.toHaveCount(0);
  expect(rooms).toBeGreaterThan(0);
  await press(scoring.getByRole('button', { name: 'Again' }));
  await expect(scoring.locator('.over .plate')).toHaveCount(1); // it waits for the reader now
  await press(scoring.getByRole('button', { name: 'Next' }));
  await expect(scoring.locator('.over .plate')).toHaveCount(2);
  await press(scoring.getByRole('button', { name: 'Show all' }));
  await press(scoring.getByRole('button', { name: 'Go on' }));
  await expect(scoring).toHaveCount(0);
  await expect(mine).toContainText('25');
  await expect(mine).not.toContainText('→');
  expect(await page.locator('.board').boundingBox()).toEqual(board);
});

test('a scoring without motion shows every room at once', async ({ page }) => {
  await quickly(page);
  const scoring = await score(page);
  await expect(scoring.getByRole('button', { name: 'Show all' })).toHaveCount(0);
  await expect(scoring).toHaveAttribute('data-coins', '0');
  await expect(page.locator('.seat').first()).toContainText('16 → 25');
  await expect(scoring.locator('.over .plate')).not.toHaveCount(0);
});
