import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { press, touchSomething } from './hands.ts';
import { choices, dayFor, playLine } from './puzzle-days.ts';
import { dice, playOn, playSeeded, playUntil, quickly, watchErrors } from './tools.ts';

test('once visited, a whole game against bots needs no network', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await quickly(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null); // everything is cached
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Troll & Dragon' })).toBeVisible();
  await playSeeded(page, 'troll-and-dragon', 'without a line');
  const random = dice(1);
  const acts = await playOn(page, () => touchSomething(page, random));
  expect(acts).toBeGreaterThan(10);
  await context.close();
});

test('once visited, the puzzle of the day needs no network: it is solved, judged and counted', async ({ browser }) => {
  const { day, question, answer } = await dayFor('troll-and-dragon');
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await quickly(page);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null); // everything is cached
  await context.setOffline(true);
  await page.reload();
  await press(page.getByRole('region', { name: 'Puzzle of the day' }).getByRole('link', { name: 'Try it' }));
  await playLine(page, choices(question, answer.lines[0]!));
  await press(page.getByRole('button', { name: 'Hand in' }));
  await expect(page.locator('.verdict [role=img]')).toHaveAccessibleName('3 stars of 3');
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await context.close();
});

test('the manifest makes it installable', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok()).toBe(true);
});

test('the solo edition plays from any folder of a static host, without a server', async ({ page }) => {
  const web = fileURLToPath(new URL('..', import.meta.url));
  const folder = test.info().outputPath('solo');
  const command = ['run', '-s', 'build:solo', '--', '--logLevel', 'error', '--outDir', folder];
  execFileSync('npm', command, { cwd: web });
  const types: { [ending: string]: string } = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  };
  const host = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]!.replace(/^\/moot\//, '') || 'index.html';
    const file = `${folder}/${path}`;
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const { port } = host.address() as AddressInfo;
  try {
    const errors = watchErrors(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await quickly(page);
    await page.goto(`http://127.0.0.1:${port}/moot/`);
    await expect(page.getByText('This is the solo edition', { exact: false })).toBeVisible();
    await press(page.getByRole('article', { name: 'Troll & Dragon' }).getByRole('button'));
    await press(page.getByRole('button', { name: 'Just play' }));
    await playUntil(page, page.locator('#choices ol li'), dice(4));
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    host.close();
  }
});
