import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testServer } from './harness.ts';

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
