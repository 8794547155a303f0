import { expect, test } from '@playwright/test';
import { begin, guest, layTable, lines, playTogether, sitDown } from './guests.ts';
import { TestServer } from './test-server.ts';
import { dice, resultOf } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

test('two browsers and a spectator: a killed server comes back, and the game reaches its end', async ({ browser }) => {
  const [ana, ben, cleo] = [
    await guest(browser, testServer, 'Ana'),
    await guest(browser, testServer, 'Ben'),
    await guest(browser, testServer, 'Cleo'),
  ];
  const link = await layTable(ana.page, 'troll-and-dragon', 4, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('You’re watching.')).toBeVisible();
  const random = dice(31);
  await playTogether([ana.page, ben.page], random, async () => (await lines(ben.page)) > 12);
  await testServer.stop();
  await testServer.start();
  await playTogether([ana.page, ben.page], random, () => resultOf(ana.page).isVisible());
  for (const { page } of [ana, ben, cleo]) await expect(resultOf(page)).toBeVisible();
});
