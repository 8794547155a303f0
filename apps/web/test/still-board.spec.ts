import { expect, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { touchSomething } from './hands.ts';
import { dice, playOn, playSeeded, quickly, resultOf, SIZES, watchErrors } from './tools.ts';

// Whole games against bots by mouse, and by touch on a phone. In all of them the board holds still: nothing that happens
// changes its place or size, nor the prompt's, and nothing lies over the prompt, which asks on after every pick.

test.describe.configure({ mode: 'parallel' });

type Watched = typeof globalThis & { places: Set<string>; covered: Set<string>; asked: Set<string>; next: Set<string> };

/** Runs in the page: notes every place and size the board and the prompt ever have, and what lies over the prompt. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = globalThis as Watched;
    watched.places = new Set();
    watched.covered = new Set();
    watched.asked = new Set(); // what prompts said before anything was picked
    watched.next = new Set(); // and after
    const look = (): void => {
      const bar = document.querySelector('.table > .prompt > .bar');
      const slot = document.querySelector('.area > .slot');
      const isOver = document.querySelector('dialog[open]') !== null;
      if (bar !== null && slot !== null && !isOver) {
        const said = [slot, bar].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top + scrollY, width, height].map(Math.round).join(' ');
        });
        watched.places.add(said.join(' | '));
        const prompt = bar.querySelector('.display')?.textContent?.trim() ?? '';
        (bar.querySelector('.second .link') === null ? watched.asked : watched.next).add(prompt);
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

for (const { name: game } of GAMES)
  for (const size of SIZES.filter(({ name }) => name !== 'tablet'))
    test(`a whole game of ${game} on a ${size.name}: the board keeps its place and size, and nothing covers the prompt`, async ({
      browser,
    }) => {
      const isPhone = size.name === 'phone';
      const context = await browser.newContext({ viewport: size, hasTouch: isPhone, isMobile: isPhone });
      const page = await context.newPage();
      await quickly(page);
      const errors = watchErrors(page);
      await playSeeded(page, game, `still-${size.name}`);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await watch(page);
      const seats = await page.locator('section.seats > *').count();
      const random = dice(11);
      const acts = await playOn(page, () => touchSomething(page, random, isPhone ? 'tap' : 'click'));
      expect(acts).toBeGreaterThan(10);
      await expect(resultOf(page).locator('ol').first().locator('> li')).toHaveCount(seats); // the places
      const { places, covered, silent } = await page.evaluate(() => {
        const { places, covered, asked, next } = globalThis as Watched;
        return { places: [...places], covered: [...covered], silent: [...next].filter((text) => asked.has(text)) };
      });
      await context.close();
      expect(places).toHaveLength(1);
      expect(covered).toEqual([]);
      expect(silent, 'after a pick the prompt says what to choose next').toEqual([]);
      expect(errors).toEqual([]);
    });
