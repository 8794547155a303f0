import { expect, type Page, test } from '@playwright/test';
import { touchSomething } from './hands.ts';
import { dice, playOn, playSeeded, quickly, SIZES, watchErrors } from './tools.ts';

// The board holds still: nothing that happens in a game changes its place or size, nor the prompt's, and nothing lies
// over the prompt.

type Watched = typeof globalThis & { places: Set<string>; covered: Set<string> };

/** Runs in the page: notes every place and size the board and the prompt ever have, and what lies over the prompt. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    watched.places = new Set();
    watched.covered = new Set();
    const look = (): void => {
      const bar = document.querySelector('.table .bar');
      const slot = document.querySelector('.area > .slot');
      const isOver = document.querySelector('dialog[open]') !== null;
      if (bar !== null && slot !== null && !isOver) {
        const said = [slot, bar].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top + scrollY, width, height].map(Math.round).join(' ');
        });
        watched.places.add(said.join(' | '));
        const { left, top, width, height } = bar.getBoundingClientRect();
        for (const [across, down] of [
          [0.1, 0.5],
          [0.5, 0.2],
          [0.5, 0.8],
          [0.9, 0.5],
        ] as const) {
          const met = document.elementFromPoint(left + width * across, top + height * down);
          if (met !== null && !bar.contains(met) && met.closest('.note, .explains, .moment') === null)
            watched.covered.add(met.outerHTML.slice(0, 80));
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

for (const game of ['troll-and-dragon', 'bridge-troll', 'cave-troll', 'vast'])
  for (const size of SIZES.filter(({ name }) => name !== 'tablet'))
    test(`${game} on a ${size.name}: in a whole game the board keeps its place and size, and nothing covers the prompt`, async ({
      browser,
    }) => {
      const isPhone = size.name === 'phone';
      const context = await browser.newContext({ viewport: size, hasTouch: isPhone });
      const page = await context.newPage();
      await quickly(page);
      const errors = watchErrors(page);
      await playSeeded(page, game, `still-${size.name}`);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await watch(page);
      const random = dice(11);
      await playOn(page, () => touchSomething(page, random, isPhone ? 'tap' : 'click'));
      const { places, covered } = await page.evaluate(() => {
        const watched = globalThis as Watched;
        return { places: [...watched.places], covered: [...watched.covered] };
      });
      await context.close();
      expect(places).toHaveLength(1);
      expect(covered).toEqual([]);
      expect(errors).toEqual([]);
    });
