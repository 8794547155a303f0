import { deflateRawSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { press, touchSomething } from './hands.ts';

// Browser tests depend on neither luck nor speed. Games and bots are seeded; a position a test needs is opened as a saved
// game; tests wait for states, never for time; values that belong together are read in one step. Unless a test is about
// the pointer, buttons are pressed by key, which finds a button wherever it has moved. Use the functions of `hands.ts` to
// press, never `Locator.press` or `Locator.click`: those can lose a press.

/** Longer than any machine takes to reach the reader's next turn. */
const NEXT_TURN_TIMEOUT = 120_000;

/** Runs before the page loads: no motion, instant bots, English unless told otherwise. */
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

/** Presses Play now in the Hall: a new game every time. Before the first one, a minute is offered. */
export async function playNow(page: Page, title: string): Promise<void> {
  await page.goto('/#/');
  await press(page.getByRole('article', { name: title }).getByRole('button'));
  const justPlay = page.getByRole('button', { name: 'Just play' });
  await expect(page.locator('.table').or(justPlay).first()).toBeVisible();
  if (await justPlay.isVisible()) await press(justPlay);
  await expect(page.locator('.table')).toBeVisible();
}

/** Opens the game against bots that this seed deals. */
export async function playSeeded(page: Page, game: string, seed: string): Promise<void> {
  await leaveTable(page);
  await page.goto(`/#/play/${game}?seed=${seed}`);
  await storyTold(page);
}

/** The address of a saved game, as in a shared link. */
export const addressOf = (saved: string): string => `/#/g/${deflateRawSync(saved).toString('base64url')}`;

/** Open a saved game where it ends. */
export async function openSaved(page: Page, text: string): Promise<void> {
  await leaveTable(page);
  await page.goto(addressOf(text));
  await storyTold(page);
}

/** Marks the table that is open: the page may show it for a moment after it has been sent to another address. */
const leaveTable = (page: Page): Promise<void> =>
  page
    .locator('.table, .cover[role=dialog]')
    .evaluateAll((all) => all.forEach((one) => void one.setAttribute('data-left', '')));

/** Waits for the table with its board and its whole Chronicle, or for the cover while the device changes hands. */
const storyTold = (page: Page): Promise<void> =>
  expect(page.locator(':is(.table[data-whole]:has(.board), .cover[role=dialog]):not([data-left])').first()).toBeVisible(
    { timeout: NEXT_TURN_TIMEOUT },
  );

/** Opens the sheet of this tab. */
export async function turnTo(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await press(tab);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Opens the details with this title. */
export async function unfold(page: Page, title: string): Promise<void> {
  const folded = page.locator('details', { has: page.locator('summary', { hasText: title }) });
  await press(folded.locator('summary'));
  await expect(folded).toHaveAttribute('open');
}

/** The result screen. */
export const resultOf = (page: Page): Locator => page.getByRole('dialog', { name: 'The end of the tale' });

/** Waits until the reader must act, the device must be handed over, or the game is over. Presses on past moments. */
export async function nextMoment(page: Page): Promise<'asked' | 'covered' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      document.querySelector<HTMLElement>('.moment [data-done]')?.click();
      if (document.querySelector('dialog[open][aria-label="The end of the tale"]') !== null) return 'over';
      if (document.querySelector('.cover[role=dialog]') !== null) return 'covered';
      return document.querySelector('.bar.mine') === null ? null : 'asked';
    },
    null,
    { timeout: NEXT_TURN_TIMEOUT, polling: 10 },
  );
  return (await found.jsonValue())!;
}

/** Does this whenever the reader must act, until the game is over. Returns how often. */
export async function playOn(page: Page, act: () => Promise<unknown>, most = 3000): Promise<number> {
  for (let acts = 0; acts < most; acts++) {
    if ((await nextMoment(page)) === 'over') return acts;
    await act();
  }
  throw new Error(`the game was not over after ${most} acts`);
}

/** Touches anything that glows until this is in the page, if it is not there already. */
export async function playUntil(
  page: Page,
  wanted: Locator,
  random: () => number,
  how: 'click' | 'tap' = 'click',
): Promise<void> {
  for (let acts = 0; acts < 2000; acts++) {
    const moment = await nextMoment(page);
    if ((await wanted.count()) > 0) return;
    if (moment === 'over') break;
    await touchSomething(page, random, how);
  }
  throw new Error(`${wanted} was not seen`);
}

/** Numbers below 1, the same every time. */
export function dice(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 48271) % 2147483647;
    return s / 2147483647;
  };
}

/** Expects no serious or critical violation, in the whole page or within these parts of it. */
export async function expectAccessible(page: Page, within: readonly string[] = []): Promise<void> {
  // Legacy mode runs in the page itself, which has no frames: four times as fast, with the same findings.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
    [],
  );
}

/** Retries, because a page takes several steps to lay out a new size. */
export const expectSoon = (page: Page, wrong: () => readonly string[]): Promise<void> =>
  expect.poll(() => page.evaluate(wrong)).toEqual([]);

/** Expects that nothing overflows sideways and that no text is too small to read. */
export async function expectFits(page: Page): Promise<void> {
  await expectSoon(page, () => {
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
    return scrollWidth === clientWidth ? small : [...small, `${scrollWidth - clientWidth} pixels too wide`];
  });
}

/** Expects at every size and in both themes that nothing overflows and the page is accessible. */
export async function expectEverySize(
  page: Page,
  also: (size: (typeof SIZES)[number]) => Promise<void> = async () => {},
  accessible: (page: Page) => Promise<void> = (all) => expectAccessible(all),
): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectFits(page);
      if (theme === 'light' || size.name !== 'tablet') await accessible(page);
      await also(size);
    }
  }
}

/** An event of the browser's trace; times in microseconds, `tdur` is the thread's CPU time. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The tasks of the page's main thread: CPU times, in milliseconds. */
interface Tasks {
  readonly count: number;
  readonly longest: number;
  readonly third: number; // the third longest: the machine itself may have stalled in one or two
  readonly long: number; // how many took more than 50 ms of wall-clock time
}

export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const events = JSON.parse((await browser.stopTracing()).toString()).traceEvents as readonly Traced[];
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name.includes('RunTask') && mains.has(`${pid} ${tid}`),
  );
  const worked = tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
  return {
    count: tasks.length,
    longest: worked[0] ?? 0,
    third: worked[2] ?? 0,
    long: tasks.filter(({ dur = 0 }) => dur > 50_000).length,
  };
}

/** Expects that the board's drawing stays in its slot, with no panel over it. */
export const expectClear = (page: Page, drawing: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((selector) => {
        const inner = document.querySelector(selector)!.getBoundingClientRect();
        const slot = document.querySelector('.slot')!.getBoundingClientRect();
        return Math.max(
          slot.left - inner.left,
          slot.top - inner.top,
          inner.right - slot.right,
          inner.bottom - slot.bottom,
        );
      }, drawing),
    )
    .toBeLessThan(1);

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
