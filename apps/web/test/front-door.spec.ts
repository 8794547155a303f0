import { expect, test } from '@playwright/test';
import { guest, layTable } from './guests.ts';
import { TestServer } from './test-server.ts';

const testServer = new TestServer();
test.afterAll(() => testServer.close());

const inviteIn = '.gathering .invite input';

test('links say localhost or the public address, and what they show elsewhere can be loaded', async ({ browser }) => {
  await testServer.start();
  const { page, errors } = await guest(browser, testServer, 'Ana');
  const link = await layTable(page, 'cave-troll', 2, 1);
  const { port } = new URL(testServer.address);
  await expect(page.locator(inviteIn)).toHaveValue(new RegExp(`^http://localhost:${port}/t/`));

  // Icons, manifest and picture are found from /t/…, too.
  const html = await (await page.request.get(link)).text();
  const found = [...html.matchAll(/<link rel="(?:manifest|icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, to]) => to!,
  );
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(found).toHaveLength(3);
  const types = [];
  for (const to of [...found, image]) {
    const answer = await page.request.get(new URL(to, link).href);
    types.push([answer.status(), answer.headers()['content-type']?.split(';')[0]]);
  }
  expect(types).toEqual([
    [200, 'application/manifest+json'],
    [200, 'image/svg+xml'],
    [200, 'image/png'],
    [200, 'image/jpeg'],
  ]);
  expect(image).toMatch(/cave-troll\.jpg$/);

  await testServer.stop();
  await testServer.start({ TROLLMOOT_PUBLIC_URL: 'https://moot.example' });
  await page.reload();
  await expect(page.locator(inviteIn)).toHaveValue(/^https:\/\/moot\.example\/t\//);
  expect(errors).toEqual([]);
});
