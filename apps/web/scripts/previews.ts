/**
 * Draws what messengers show of a link, from the covers in the built client: `games/<game>/screen/preview.jpg` for every
 * game with a cover, the Hall's picture, and the icons that must be bitmaps. Run `npm run previews` after a cover changes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type Box, shortTitle } from '@trollmoot/kernel';
import { preview } from 'vite';
import { launched } from './browser.ts';
import { freePorts } from './free-ports.ts';

const SIZE = { width: 1200, height: 630 };
const PICTURE = { type: 'jpeg', quality: 86 } as const; // messengers refuse large files, and the skies make large PNGs
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
const games = new URL('../../../games/', import.meta.url);
const open = new URL('../public/', import.meta.url);
const inGame = (game: string, path: string): URL => new URL(`${game}/${path}`, games);

const boxes = await Promise.all(
  readdirSync(games)
    .filter((game) => existsSync(inGame(game, 'screen/Cover.svelte')))
    .map(async (game) => ((await import(inGame(game, 'src/box.ts').href)) as { default: Box }).default),
);
const port = await freePorts(1);
const server = await preview({ preview: { port, strictPort: true }, logLevel: 'silent' });
const browser = await launched();
const page = await browser.newPage({ viewport: SIZE });
await page.addInitScript(() => localStorage.setItem('trollmoot-prefs', '{"language":"en","motion":"off"}'));
await page.goto(`http://127.0.0.1:${port}/#/`);
await page
  .getByRole('article')
  .nth(boxes.length - 1)
  .waitFor();
await page.evaluate(() => document.fonts.ready);

mkdirSync(new URL('previews/', open), { recursive: true });
for (const box of boxes) {
  await show(page, [shortTitle(box)], box.sky, shortTitle(box), box.tagline.en);
  await page.screenshot({ path: fileURLToPath(inGame(box.name, 'screen/preview.jpg')), ...PICTURE });
}
const titles = boxes.sort((a, b) => a.place - b.place).map((box) => shortTitle(box));
await show(
  page,
  titles,
  'radial-gradient(90% 70% at 50% 30%, #7a4f2b, #48301f 45%, #1c1412)',
  'Trollmoot',
  'Troll tales for an evening with friends',
);
await page.screenshot({ path: fileURLToPath(new URL('previews/hall.jpg', open)), ...PICTURE });

const icon = readFileSync(new URL('icon.svg', open), 'utf8');
for (const [name, side] of Object.entries(ICONS)) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${icon}`);
  await page.screenshot({ path: fileURLToPath(new URL(name, open)) });
}
await browser.close();
await server.close();

/** Lays the covers of these books, a title and a line over the page. */
async function show(page: Page, books: readonly string[], sky: string, title: string, line: string): Promise<void> {
  await page.evaluate(
    ({ books, sky, title, line }) => {
      document.querySelector('#preview')?.remove();
      const all = document.createElement('div');
      all.id = 'preview';
      all.style.cssText = `position:fixed;inset:0;z-index:999;display:flex;flex-direction:${books.length > 1 ? 'column' : 'row'};
        align-items:center;justify-content:center;gap:${books.length > 1 ? 26 : 70}px;padding:40px 70px;background:${sky}`;
      const covers = document.createElement('div');
      covers.style.cssText = 'display:flex;gap:34px;filter:drop-shadow(0 16px 18px #000b)';
      for (const name of books) {
        const cover = document.querySelector(`article[aria-label="${name}"] .cover`)!.cloneNode(true) as HTMLElement;
        cover.style.cssText = `width:${books.length > 1 ? 225 : 370}px;rotate:${books.length > 1 ? 0 : -2}deg;box-shadow:none`;
        covers.append(cover);
      }
      const words = document.createElement('div');
      words.style.cssText = `flex:${books.length > 1 ? 'none' : 1};text-align:${books.length > 1 ? 'center' : 'left'};color:#ffe2a6;text-shadow:0 4px 0 #1d0f08,0 0 30px #000c`;
      const head = document.createElement('div');
      head.className = 'display';
      head.style.cssText = `font:700 ${books.length > 1 ? 104 : 112}px/0.95 "Grenze Gotisch"`;
      head.textContent = title;
      const said = document.createElement('div');
      said.style.cssText = `margin-top:${books.length > 1 ? 6 : 26}px;font:500 38px/1.25 "Alegreya Sans";text-wrap:balance`;
      said.textContent = line;
      words.append(head, said);
      all.append(...(books.length > 1 ? [words, covers] : [covers, words]));
      document.body.append(all);
    },
    { books, sky, title, line },
  );
}
