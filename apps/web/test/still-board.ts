import { type Browser, expect, type Page } from '@playwright/test';
import type { Game } from '@trollmoot/kernel';
import { touchSomething } from './hands.ts';
import { dice, playSeeded, quickly, type SIZES, watchErrors } from './tools.ts';

type Watched = typeof globalThis & { places: Set<string>; covered: Set<string>; asked: Set<string>; next: Set<string> };

/**
 * Opens a seeded game against bots, and expects that the board holds still while it is played: nothing that happens
 * changes its place or size, nor the prompt's, nothing lies over the prompt, and it asks on after every pick.
 */
export async function whilePlaying(
  browser: Browser,
  { name: game }: Game,
  size: (typeof SIZES)[number],
  play: (page: Page, touch: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const isPhone = size.name === 'phone';
  const context = await browser.newContext({ viewport: size, hasTouch: isPhone, isMobile: isPhone });
  const page = await context.newPage();
  await quickly(page);
  const errors = watchErrors(page);
  await playSeeded(page, game, `still-${size.name}`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const random = dice(11);
  await expectStill(page, () => play(page, () => touchSomething(page, random, isPhone ? 'tap' : 'click')));
  expect(errors).toEqual([]);
  await context.close();
}

/** Expects that the board of the table that is open holds still meanwhile. */
export async function expectStill(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await watch(page);
  await meanwhile();
  const { places, covered, silent } = await page.evaluate(() => {
    const { places, covered, asked, next } = globalThis as Watched;
    return { places: [...places], covered: [...covered], silent: [...next].filter((text) => asked.has(text)) };
  });
  expect(places).toHaveLength(1);
  expect(covered).toEqual([]);
  expect(silent, 'after a pick the prompt says what to choose next').toEqual([]);
}

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
