import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { Guest, testServer } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a browser gets a compressed copy it understands, with the same text', async () => {
  const script = 'export const x = 1;\n'.repeat(1000);
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', '<!doctype html><p>Hall</p>'.repeat(100)],
    ['assets/a.js', script],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'assets/b.js'), script); // has no copies
  const { address, stop } = await testServer({ TROLLMOOT_PAGES: folder });
  const got = async (path: string, encoding: string) => {
    const response = await fetch(`${address}${path}`, { headers: { 'accept-encoding': encoding } });
    const header = (name: string) => response.headers.get(name);
    return [
      header('content-encoding'),
      header('content-type'),
      header('cache-control'),
      (await response.text()).length,
    ];
  };
  const forever = 'public, max-age=31536000, immutable';
  const type = expect.stringMatching(/javascript; charset=utf-8$/);
  expect(await got('/assets/a.js', 'gzip, deflate, br')).toEqual(['br', type, forever, script.length]);
  expect(await got('/assets/a.js', 'gzip')).toEqual(['gzip', type, forever, script.length]);
  expect(await got('/assets/a.js', 'identity')).toEqual([null, type, forever, script.length]);
  expect(await got('/assets/b.js', 'br')).toEqual([null, type, forever, script.length]);
  for (const path of ['/', '/index.html', '/somewhere/in/the/hall'])
    expect(await got(path, 'br')).toEqual(['br', 'text/html; charset=utf-8', 'no-cache', 2600]);
  await stop();
});

const HEAD = '<!doctype html><html><head><title>Trollmoot</title></head><body></body></html>';

async function previewed(settings: { [name: string]: string }, games: readonly string[] = []) {
  const pages = mkdtempSync(join(folder, 'built-'));
  mkdirSync(join(pages, 'previews'));
  writeFileSync(join(pages, 'index.html'), HEAD);
  for (const game of games) writeFileSync(join(pages, `previews/${game}.jpg`), 'JPEG');
  const { address, stop } = await testServer({ TROLLMOOT_PAGES: pages, ...settings });
  const page = async (path: string, language = 'en-GB,en;q=0.9') => {
    const response = await fetch(`${address}${path}`, { headers: { 'accept-language': language } });
    return { text: await response.text(), cache: response.headers.get('cache-control') };
  };
  return { address, stop, page };
}

test('a link to a table shows the game’s name and picture, and nothing else of the table', async () => {
  const { address, stop, page } = await previewed({ TROLLMOOT_PUBLIC_URL: 'https://moot.example' }, ['tic-tac-toe']);
  const ann = await Guest.come(address, 'Ann of the <Attic>');
  const wanted = { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'invited' }] } as const;
  const closed = await ann.makes({ ...wanted, isPublic: false, chairs: [...wanted.chairs] });
  const open = await ann.makes({ ...wanted, isPublic: true, chairs: [...wanted.chairs] });

  const invited = await page(`/t/${closed.id}?key=${closed.key}`);
  expect(invited.text).toContain('<meta property="og:title" content="Tic-tac-toe · Trollmoot">');
  expect(invited.text).toContain('<meta property="og:description" content="Join the table.">');
  expect(invited.text).toContain('<meta property="og:image" content="https://moot.example/previews/tic-tac-toe.jpg">');
  expect(invited.text).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(invited.text).toContain('<meta name="link-base" content="https://moot.example">');
  expect(invited.cache).toContain('private');
  for (const secret of [closed.id, closed.key, 'Ann', 'Attic', ann.user]) expect(invited.text).not.toContain(secret);
  expect((await page(`/t/${open.id}`)).text).toBe(invited.text);
  expect((await page(`/t/${closed.id}?key=${closed.key}`, 'de-AT')).text).toContain('Komm an den Tisch.');

  const { status, headers } = await fetch(`${address}/t/${open.id}`, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);

  // Without its key a private table is as unknown as one that is not there.
  const unknown = await page('/t/nowhere');
  expect(unknown.text).toContain('<meta property="og:title" content="Trollmoot">');
  expect(unknown.text).toContain('https://moot.example/previews/hall.jpg');
  for (const path of [`/t/${closed.id}`, `/t/${closed.id}?key=wrong`, '/t/constructor', '/'])
    expect((await page(path)).text).toBe(unknown.text);
  await stop();
});

test('without a public address a preview names the server as it was asked, and the Hall comes as it was built', async () => {
  const { address, stop, page } = await previewed({});
  expect((await page('/')).text).toBe(HEAD);
  const { text } = await page('/t/nowhere');
  expect(text).toContain(`<meta property="og:image" content="${address}/previews/hall.jpg">`);
  expect(text).not.toContain('link-base');
  await stop();
});
