import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Before the page loads: no motion, bots at once, a language. */
export async function quickly(page: Page, prefs: object = {}): Promise<void> {
  const chosen = { motion: 'off', tempo: 'quick', language: 'en', volume: 0, ...prefs };
  await page.addInitScript((text) => localStorage.setItem('trollmoot-prefs', text), JSON.stringify(chosen));
}

/** Any error in the page fails the test. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** From the Hall to a table against bots: two clicks at most. */
export async function playNow(page: Page, title: string): Promise<void> {
  await page.goto('/#/');
  await page.getByRole('article', { name: title }).getByRole('button').click();
  await expect(page.locator('.table')).toBeVisible();
}

export const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('dialog', { name: 'The end of the tale' }).isVisible();

/** Do this whenever it is the reader's turn, until the game is over. */
export async function playOn(page: Page, act: () => Promise<void>, most = 3000): Promise<number> {
  let acts = 0;
  for (let i = 0; i < most; i++) {
    if (await isOver(page)) return acts;
    if ((await page.locator('.bar.mine').count()) > 0) {
      await act().catch(() => {}); // the table may move on between look and touch
      acts++;
    } else await page.waitForTimeout(25);
  }
  throw new Error(`the game was not over after ${most} looks`);
}

/** Whatever glows, is a button of the board or of the prompt: picked at random, touched where it is. */
export async function touchSomething(page: Page, random: () => number, how: 'click' | 'tap' = 'click'): Promise<void> {
  const lit = page.locator('.board [data-lit], .board button:enabled, .mine [data-lit], .bar .act');
  const count = await lit.count();
  if (count === 0) return;
  const one = lit.nth(Math.floor(random() * count));
  if (how === 'tap') await one.tap({ timeout: 1500 });
  else await one.click({ timeout: 1500 });
}

/** Numbers below 1, the same every time. */
export function dice(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 48271) % 2147483647;
    return s / 2147483647;
  };
}

/** No serious or critical violation. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
    [],
  );
}

/** Nothing runs out of the page sideways, and no text is too small to read. */
export async function expectFits(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (node.textContent!.trim() === '' || element.closest('svg, .unseen, script, style') !== null) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) small.push(node.textContent!.trim().slice(0, 40));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { small, sideways: scrollWidth - clientWidth };
  });
  expect(found).toEqual({ small: [], sideways: 0 });
}

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
