/** Pictures of every screen, at the sizes and moments that matter, by day and by night: `npm run shots [filter]`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { launched } from './browser.ts';

const SIZES = [
  { size: 'desktop', width: 1440, height: 900 },
  { size: 'tablet', width: 1024, height: 768 },
  { size: 'phone', width: 390, height: 844 },
] as const;
const GAMES = [
  { name: 'troll-and-dragon', title: 'Troll & Dragon' },
  { name: 'bridge-troll', title: 'Bridge Troll' },
  { name: 'cave-troll', title: 'Cave Troll' },
] as const;
const PORT = 4340;
const folder = fileURLToPath(new URL('../shots/', import.meta.url));
const wanted = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true });

const server = await preview({ preview: { port: PORT, strictPort: true }, logLevel: 'silent' });
const browser = await launched();
for (const theme of ['light', 'dark'] as const)
  for (const { size, width, height } of SIZES) {
    await pages(browser, theme, size, { width, height });
    for (const { name, title } of GAMES) await game(browser, theme, size, { width, height }, name, title);
  }
await browser.close();
await server.close();
process.exit(0);

async function opened(browser: Browser, theme: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 700, serviceWorkers: 'block' });
  const page = await context.newPage();
  const prefs = JSON.stringify({ theme, motion: 'off', tempo: 'quick', language: 'en', volume: 0 });
  await page.addInitScript((text) => localStorage.setItem('trollmoot-prefs', text), prefs);
  return page;
}

async function pages(
  browser: Browser,
  theme: string,
  size: string,
  viewport: { width: number; height: number },
): Promise<void> {
  for (const [name, hash] of [
    ['hall', '#/'],
    ['setup', '#/new/troll-and-dragon?how=device'],
    ['archive', '#/archive'],
    ['credits', '#/credits'],
  ]) {
    if (!`${name}-${size}-${theme}`.includes(wanted)) continue;
    const page = await opened(browser, theme, viewport);
    await page.goto(`http://127.0.0.1:${PORT}/${hash}`);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
    await page.context().close();
  }
}

/** Start, middle and end of a game against bots; the rules, the choices and the result on the way. */
async function game(
  browser: Browser,
  theme: string,
  size: string,
  viewport: { width: number; height: number },
  name: string,
  title: string,
): Promise<void> {
  if (!`${name}-${size}-${theme}`.includes(wanted)) return;
  const page = await opened(browser, theme, viewport);
  const shot = (moment: string) => page.screenshot({ path: `${folder}${name}-${size}-${theme}-${moment}.png` });
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.getByRole('article', { name: title }).getByRole('button').click();
  await page.locator('.bar.mine').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(200);
  await shot('start');
  const isOver = () => page.getByRole('dialog').isVisible();
  let seed = 17;
  const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  for (let acts = 0; acts < 4000 && !(await isOver()); ) {
    const lit = page.locator('.board [data-lit], .board button:enabled, .mine [data-lit], .bar .act');
    const count = (await page.locator('.bar.mine').count()) === 0 ? 0 : await lit.count();
    if (count === 0) await page.waitForTimeout(20);
    else {
      await lit
        .nth(random(count))
        .click({ timeout: 1000 })
        .catch(() => {});
      acts++;
      if (acts === 40) await shot('middle');
    }
  }
  await page.waitForTimeout(300);
  await shot('result');
  await page.getByRole('button', { name: 'Look back' }).click();
  await shot('end');
  if (size !== 'tablet') {
    await page.getByRole('tab', { name: 'Choices' }).click();
    await shot('choices');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.waitForTimeout(200);
    await shot('rules');
  }
  await page.context().close();
}
