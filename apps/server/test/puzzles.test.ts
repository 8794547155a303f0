import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { testServer } from './harness.ts';
import { Browser } from './people.ts';

let house: Serving;
beforeAll(async () => {
  house = await testServer();
});
afterAll(() => house.stop());

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const daysOf = async (browser: Browser): Promise<unknown> => (await browser.asks('GET', '/api/puzzles')).body;
const tells = (browser: Browser, days: object) => browser.asks('PUT', '/api/puzzles', { days });

test('the days of two devices are put together, the more stars stay, and a guest without a session has none', async () => {
  expect(await daysOf(new Browser(house.address))).toEqual({ days: {} });
  expect((await tells(new Browser(house.address), {})).status).toBe(401);
  const ann = await Browser.come(house.address, 'Ann');
  await tells(ann, { '2026-11-01': 2, '2026-11-02': 3 });
  const both = await tells(ann, { '2026-11-01': 3, '2026-11-02': 1, '2026-11-03': 0 });
  const days = { '2026-11-01': 3, '2026-11-02': 3, '2026-11-03': 0 };
  expect(both.body).toEqual({ days });
  expect(await daysOf(ann)).toEqual({ days });
  const bob = await Browser.come(house.address, 'Bob');
  expect(await daysOf(bob)).toEqual({ days: {} });
});

test('only days that have been are kept, and nonsense is refused', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  expect((await tells(ann, { '2026-10-31': 3, '2099-01-01': 3 })).body).toEqual({ days: {} });
  for (const days of [{ tomorrow: 3 }, { '2026-11-01': 4 }, { '2026-11-01': 0.5 }, { '2026-13-01': 1 }])
    expect((await tells(ann, days)).status, JSON.stringify(days)).toBe(400);
  const many = Object.fromEntries(Array.from({ length: 801 }, (_, i) => [plusDays('2024-01-01', i), 1]));
  expect((await tells(ann, many)).status).toBe(400);
  expect(await daysOf(ann)).toEqual({ days: {} });
});

test('when one user becomes another, the days go along', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  const words = await ann.makesWords();
  await tells(ann, { '2026-11-01': 1, '2026-11-02': 3 });
  const guest = await Browser.come(house.address, 'Guest of the Hall');
  await tells(guest, { '2026-11-01': 2, '2026-11-03': 1 });
  await guest.saysWords(words);
  const days = { '2026-11-01': 2, '2026-11-02': 3, '2026-11-03': 1 };
  expect(await daysOf(guest)).toEqual({ days });
  expect(await daysOf(ann)).toEqual({ days });
});

test('the export names the days, and leaving the Moot forgets them', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  await tells(ann, { '2026-11-02': 3 });
  const { user } = await ann.you();
  expect((await ann.asks('GET', '/api/account/export')).body).toMatchObject({ puzzles: { '2026-11-02': 3 } });
  await ann.asks('DELETE', '/api/account');
  expect(await house.tables.house.store.accounts.puzzleDays(user)).toEqual({});
});

test('nobody can ask too often', async () => {
  const ann = await Browser.come(house.address, 'Ann');
  const answers = await Promise.all(Array.from({ length: 40 }, () => tells(ann, {})));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
