import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@trollmoot/boardkit/languages.ts';
import { GAMES } from './games.ts';
import { press } from './hands.ts';
import { savedWhen } from './saves.ts';
import { expectFits, expectSoon, openSaved, quickly, SIZES } from './tools.ts';

// The largest text size, in every language, at every size: nothing too small, nothing cut, and a board one can use.

const LEAST = 240; // pixels: the smaller side of a board

/** Expects that no text of the shell is cut off; only lines that end in … on purpose are. */
const expectWhole = (page: Page): Promise<void> =>
  expectSoon(page, () => {
    const cut: string[] = [];
    const inShell = '.bar, .seats, .since, header, .tabs, .explains, .replay';
    for (const element of document.querySelectorAll<HTMLElement>('.table *')) {
      const text = element.textContent?.trim() ?? '';
      if (text === '' || element.closest(inShell) === null || element.closest('.unseen, svg, select') !== null)
        continue;
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(element);
      if (display.startsWith('inline') || textOverflow === 'ellipsis') continue;
      const isCutX = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      const isCutY = overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 2;
      if (element.clientWidth > 1 && (isCutX || isCutY)) cut.push(`${element.className}: ${text.slice(0, 50)}`);
    }
    const prompt = [...document.querySelectorAll<HTMLElement>('.bar [data-fits]')];
    for (const part of prompt)
      if (part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).overflowY !== 'auto')
        cut.push(`the prompt: ${part.innerText.slice(0, 60)}`);
    return cut;
  });

for (const game of GAMES)
  for (const language of LANGUAGES)
    test(`${game.name} in ${language}: the largest text fits at every size`, async ({ page }) => {
      const saved = savedWhen(
        game,
        { seats: Math.max(...game.seats.filter((n) => n < 6)), seed: 'large' },
        ({ options }) => options.length > 3,
      );
      await quickly(page, { size: 'huge', language });
      await openSaved(page, saved);
      const cover = page.locator('.cover[role=dialog] button');
      if ((await cover.count()) > 0) await press(cover.first());
      await expect(page.locator('.board')).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFits(page);
        await expectWhole(page);
        const { width, height } = (await page.locator('.area > .slot').boundingBox())!;
        expect(Math.min(width, height), `the board on a ${size.name}`).toBeGreaterThan(LEAST);
      }
    });

/** Every letter that a board draws as a picture, with its size on the screen. */
const expectLegible = (page: Page): Promise<void> =>
  expectSoon(page, () =>
    [...document.querySelectorAll<SVGTextContentElement>(':is(.board, .mine, .seats) svg text')].flatMap((text) => {
      const matrix = text.getScreenCTM();
      const shown = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (matrix === null || !shown || text.textContent!.trim() === '') return [];
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      return size < 11.95 ? [`${text.textContent!.trim()}: ${size.toFixed(1)} px`] : [];
    }),
  );

const LATER = 90; // decisions into a game: cards, tokens and pieces lie about

for (const game of GAMES)
  test(`${game.name}: no letter on the board is under 12 pixels`, async ({ page }) => {
    let decisions = 0;
    const saved = savedWhen(
      game,
      { seats: Math.max(...game.seats.filter((n) => n < 6)), seed: 'letters' },
      ({ options }) => ++decisions > LATER && options.length > 3,
    );
    await quickly(page);
    await openSaved(page, saved);
    const cover = page.locator('.cover[role=dialog] button');
    if ((await cover.count()) > 0) await press(cover.first());
    await expect(page.locator('.board')).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectLegible(page);
    }
  });

test('a long name stays whole words in its seat', async ({ page }) => {
  const cave = GAMES.find(({ name }) => name === 'cave-troll')!;
  const who = ['Ana', 'Bartholomäus', 'Maximiliane von Hohenstein', 'a goblin'];
  await quickly(page, { size: 'huge', language: 'de' });
  await openSaved(
    page,
    savedWhen(cave, { seats: 4, seed: 'large', who }, ({ options }) => options.length > 3),
  );
  const cover = page.locator('.cover[role=dialog] button');
  if ((await cover.count()) > 0) await press(cover.first());
  await expect(page.locator('.seat .who b').nth(3)).toBeVisible();
  for (const size of SIZES.filter(({ width }) => width > 700)) {
    await page.setViewportSize(size);
    await expectSoon(page, () =>
      [...document.querySelectorAll('.seat .who b')].flatMap((name) => {
        const text = name.firstChild!;
        return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
  }
});

test('a long bid prompt on a phone covers neither itself nor its button', async ({ page }) => {
  const bridge = GAMES.find(({ name }) => name === 'bridge-troll')!;
  const saved = savedWhen(bridge, { seats: 4, seed: 'scene 0' }, ({ options }) =>
    options.some((act) => act.do === 'mix'),
  );
  await quickly(page, { size: 'huge', language: 'de' });
  await page.setViewportSize(SIZES[2]);
  await openSaved(page, saved);
  const cover = page.locator('.cover[role=dialog] button');
  if ((await cover.count()) > 0) await press(cover.first());
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expectWhole(page);
  await expectSoon(page, () => {
    const [legend, cards] = ['.travellers > p', '.company .card'].map((one) => [...document.querySelectorAll(one)]);
    const line = legend![0]?.getBoundingClientRect();
    return line === undefined
      ? []
      : cards!
          .filter((card) => card.getBoundingClientRect().bottom > line.top + 2)
          .map(() => 'a card covers what it does');
  });
});
