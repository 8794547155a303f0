import { type Browser, expect, type Page } from '@playwright/test';
import { bridgeTroll } from '@trollmoot/bridge-troll';
import { caveTroll } from '@trollmoot/cave-troll';
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { vast } from '@trollmoot/vast';
import { crowdedHall } from '../scripts/scenes.ts';
import { savedWhen } from './saves.ts';
import { addressOf, quickly, type SIZES } from './tools.ts';

// A page that moves under the pointer loses a click. Nothing on the page may be pushed aside by what loads later:
// neither by fonts nor by the server's answers.

const LIMIT = 0.02; // layout shift score; a fifth of what the web counts as good
const GAMES: readonly Game[] = [trollAndDragon, bridgeTroll, caveTroll, vast].map((game) => game as unknown as Game);
/** Addresses a link may lead to, and the name of the page. */
export const PAGES: readonly (readonly [name: string, address: string])[] = [
  ['the Hall', '/#/'],
  ...GAMES.map(({ name }) => [`the set-up of ${name}`, `/#/new/${name}?how=online`] as const),
  ['the lessons', '/#/learn/vast'],
  ['the archive', '/#/archive'],
  ...GAMES.map((game) => {
    const saved = savedWhen(game, { seats: 3, seed: 'steady' }, ({ options }) => options.length > 1);
    return [`a table of ${game.name}`, addressOf(saved)] as const;
  }),
];

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
type Watched = typeof globalThis & { shifts: { readonly value: number; readonly what: string }[] };

/** Runs before the page loads: records every layout shift that no input caused. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')));
        watched.shifts.push({ value, what: what.map((text) => text.slice(0, 60)).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens this page for the first time, waits until everything has loaded, and returns how much it moved. */
export async function expectSteady(
  browser: Browser,
  [name, address]: (typeof PAGES)[number],
  size: (typeof SIZES)[number],
  fontsTake: number,
): Promise<void> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  await quickly(page, { name: 'Ana' });
  await watchShifts(page);
  await page.route('**/api/**', crowdedHall);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, fontsTake));
    await route.continue();
  });
  await page.goto(address);
  await page.locator('h1, .table[data-whole], .cover[role=dialog]').first().waitFor();
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 10; frames++) await new Promise((painted) => requestAnimationFrame(painted));
    return (globalThis as Watched).shifts;
  });
  await context.close();
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  console.log(`${name} on a ${size.name}, its faces after ${fontsTake} ms: moved by ${moved.toFixed(4)}`);
  expect.soft(moved, `${name}: ${shifts.map(({ what }) => what).join('; ')}`).toBeLessThan(LIMIT);
}
