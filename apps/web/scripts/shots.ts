/** Screenshots of every screen, at the sizes and moments that matter, in both themes: `npm run shots [filter…]`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { press, touchSomething } from '../test/hands.ts';
import { TestServer } from '../test/test-server.ts';
import { dice, nextMoment, openSaved, playSeeded, quickly, SIZES, turnTo } from '../test/tools.ts';
import { launched } from './browser.ts';
import { freePorts } from './free-ports.ts';
import { FRIENDS, shootFriends } from './friends.ts';
import { LEARN } from './learn-scenes.ts';
import { crowdedHall, keptGames, SCENES } from './scenes.ts';

process.env.TROLLMOOT_TEST_PORT ??= String(await freePorts(2));
const { TROLLMOOT_TEST_PORT: port, TROLLMOOT_TEST_DIST: dist = 'dist' } = process.env;
const GAMES = ['troll-and-dragon', 'bridge-troll', 'cave-troll', 'vast'];
const PAGES = [
  ['hall', '#/'],
  ['setup-bridge', '#/new/bridge-troll?how=online'],
  ['setup-cave', '#/new/cave-troll?how=device'],
  ['setup-vast', '#/new/vast?how=device'],
  ['lessons', '#/learn/vast'],
  ['lesson', '#/learn/vast/knight'],
  ['archive', '#/archive'],
  ['credits', '#/credits'],
] as const;
const MIDDLE = { 'troll-and-dragon': 12, vast: 60 } as { readonly [game: string]: number };
const folder = fileURLToPath(new URL('../shots/', import.meta.url));
const filters = process.argv.slice(2);
const isWanted = (name: string): boolean => filters.every((part) => name.includes(part));
mkdirSync(folder, { recursive: true });

const server = await preview({
  build: { outDir: dist },
  preview: { port: Number(port), strictPort: true },
  logLevel: 'silent',
});
const browser = await launched();
const testServer = new TestServer(); // for tables with friends; started on first use
let opened: Promise<void> | null = null;
for (const theme of ['light', 'dark'] as const)
  for (const { name: size, width, height } of SIZES) {
    const take = async (
      what: string,
      prefs: object,
      work: (page: Page, shot: Shot) => Promise<void>,
      at = `http://127.0.0.1:${port}`,
    ): Promise<void> => {
      if (!isWanted(`${what}-${size}-${theme}`)) return;
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: width < 700,
        serviceWorkers: 'block',
        baseURL: at,
      });
      const page = await context.newPage();
      await quickly(page, { theme, ...prefs });
      const shot: Shot = async (moment = '') => {
        const path = `${folder}${what}-${size}-${theme}${moment && `-${moment}`}.png`;
        await page.screenshot({ path });
      };
      await work(page, shot).catch((error: Error) => console.error(`${what} ${size} ${theme}: ${error.message}`));
      await context.close();
    };

    for (const [what, hash] of PAGES) await take(what, {}, (page, shot) => still(page, hash, shot));
    const busy = async (page: Page, shot: Shot): Promise<void> => {
      await page.route('**/api/**', crowdedHall);
      await still(page, '#/', shot);
    };
    await take('hall-busy', {}, busy);
    await take('hall-crowded', { language: 'de', size: 'huge' }, busy);
    for (const what of Object.keys(FRIENDS).filter((one) => isWanted(`${one}-${size}-${theme}`))) {
      opened ??= testServer.start();
      await opened;
      const file = (moment: string) => `${folder}${what}-${size}-${theme}${moment && `-${moment}`}.png`;
      await shootFriends(what, { browser, address: testServer.address, size: { width, height }, theme, file });
    }
    await take('archive-full', {}, async (page, shot) => {
      await page.addInitScript(keptGames);
      await still(page, '#/archive', shot);
    });
    await take('settings', {}, async (page, shot) => {
      await page.goto('/#/');
      await press(page.getByRole('button', { name: /Settings/ }));
      await page.getByRole('dialog').waitFor();
      await shot();
    });
    for (const { name, saved, prefs = {}, act } of SCENES)
      await take(name, prefs, async (page, shot) => {
        await openSaved(page, saved());
        await act?.(page);
        await shot();
      });
    for (const { name, prefs, visit } of LEARN) await take(name, prefs, visit);
    for (const game of GAMES) await take(game, {}, (page, shot) => wholeGame(page, game, size, shot));
  }
await browser.close();
await testServer.close();
await server.close();
process.exit(0);

type Shot = (moment?: string) => Promise<void>;

async function still(page: Page, hash: string, shot: Shot): Promise<void> {
  await page.goto(`/${hash}`);
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await shot();
}

/** Start, middle and end of a game against bots, with the rules, the choices and the result. */
async function wholeGame(page: Page, game: string, size: string, shot: Shot): Promise<void> {
  await playSeeded(page, game, 'pictures');
  await nextMoment(page);
  await page.evaluate(() => document.fonts.ready);
  await shot('start');
  const random = dice(17);
  const middle = MIDDLE[game] ?? 40;
  for (let acts = 0; (await nextMoment(page)) !== 'over'; acts++) {
    if (acts === middle) await shot('middle');
    await touchSomething(page, random);
  }
  await shot('result');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Replay' }));
  await shot('end');
  if (size === 'tablet') return;
  await turnTo(page, 'Choices');
  await shot('choices');
  await press(page.getByRole('button', { name: 'Rules', exact: true }));
  await page.getByRole('searchbox').waitFor();
  await shot('rules');
}
