import { expect, test } from '@playwright/test';
import { begin, guest, layTable, sitDown } from './guests.ts';
import { press } from './hands.ts';
import { TestServer } from './test-server.ts';

const testServer = new TestServer();
test.beforeAll(() => testServer.start());
test.afterAll(() => testServer.close());

test('a name typed at a table is saved, seen by the others, and touches nothing else', async ({ browser }) => {
  const ana = await guest(browser, testServer, 'Ana');
  const ben = await guest(browser, testServer, 'Ben');
  const sent: string[] = [];
  ana.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  await begin(ana.page);

  await ana.page.locator('.board').evaluate((board) => board.setAttribute('data-same', 'yes'));
  await press(ana.page.getByRole('button', { name: /Settings/ }));
  const name = ana.page.getByRole('dialog').getByRole('textbox');
  await name.fill('');
  await name.pressSequentially('Hulda Hugh', { delay: 40 });
  await expect(name).toHaveValue('Hulda Hugh');
  await expect(ben.page.locator('section.seats')).toContainText('Hulda Hugh');
  await expect(ana.page.locator('.board')).toHaveAttribute('data-same', 'yes');
  expect(sent.filter((message) => /"say":"(undo|hint|act)"/.test(message))).toEqual([]);
});
