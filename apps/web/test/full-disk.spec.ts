import { expect, test } from '@playwright/test';
import { begin, guest, layTable, lines, sitDown } from './guests.ts';
import { touchSomething } from './hands.ts';
import { TestServer } from './test-server.ts';
import { dice, expectAccessible } from './tools.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

test('a server that cannot save says so, keeps the connection, and plays on when it can', async ({ browser }) => {
  const [ana, ben] = [await guest(browser, testServer, 'Ana'), await guest(browser, testServer, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);
  const random = dice(7);
  const pages = [ana.page, ben.page];
  const playOn = async (from: number) => {
    await expect
      .poll(async () => {
        for (const page of pages) await touchSomething(page, random);
        return lines(ben.page);
      })
      .toBeGreaterThan(from);
  };
  await playOn(3);
  const lost: string[] = [];
  for (const page of pages) page.on('websocket', (socket) => lost.push(socket.url()));

  const disk = testServer.breakDisk();
  const told = (page: typeof ana.page) => page.getByText('The server can’t save moves right now.', { exact: false });
  await expect(async () => {
    for (const page of pages) await touchSomething(page, random);
    for (const page of pages) await expect(told(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(ana.page);
  const before = await lines(ben.page);

  disk.mend();
  for (const page of pages) await expect(told(page)).toBeHidden();
  await playOn(before);
  expect(lost).toEqual([]); // no line was cut
});
