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
