import { expect, test } from '@playwright/test';
import { AlertHouse } from './alert-house.ts';
import { guest, layTable, sitDown } from './guests.ts';
import { press } from './hands.ts';

/** To this server two minutes are a second. */
let house: AlertHouse;
test.beforeAll(async () => {
  house = new AlertHouse();
  await house.open();
});
test.afterAll(() => house.close());

test('a host who is away for two minutes keeps nobody waiting: another begins, and a bot plays for the host', async ({
  browser,
}) => {
  const [ana, ben] = [await guest(browser, house, 'Ana'), await guest(browser, house, 'Ben')];
  const link = await layTable(ana.page, 'troll-and-dragon', 2, 1);
  await sitDown(ben.page, link);
  const begin = ben.page.getByRole('button', { name: 'Begin', exact: true });
  await expect(begin).toHaveCount(0);
  await ana.page.goto('/#/');
  await expect(begin).toBeEnabled();
  await press(begin);
  await expect(ben.page.locator('.board')).toBeVisible();

  await ana.page.goto(link); // and takes the seat back
  await press(ana.page.getByRole('button', { name: 'Take my seat back' }));
  await expect(ana.page.getByRole('button', { name: 'Take my seat back' })).toBeHidden();
  expect([...ana.errors, ...ben.errors]).toEqual([]);
});
