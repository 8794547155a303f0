import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, testServer } from './harness.ts';
import { Browser } from './people.ts';

// Made by the commit before there were accounts: a running game, a private one that is over, and an open table.
const OLD = readFileSync(new URL('./before-accounts.sql', import.meta.url), 'utf8');
const [RUNNING, OVER, OPEN] = ['RvsXKeiOzFJL', 'T1uhcDECGWhp', 'bIcig9QFNFkC'];
const COOKIES = {
  ann: 'moot=O2fGTI6G5ovVRnYaTKnq9vT5_PIgir-dOZeyLKy-XGg',
  bob: 'moot=Vb4Y9jxpwcHPTQ0hbiaOEmJ6F_qdcasZH2FWXBbethw',
};

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-before-'));
const file = join(folder, 'old.sqlite');
let house: Serving;
beforeAll(async () => {
  const old = new DatabaseSync(file);
  old.exec(OLD);
  old.close();
  house = await testServer({ TROLLMOOT_DATA: file });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

const signedIn = (who: keyof typeof COOKIES): Browser => {
  const browser = new Browser(house.address);
  browser.cookie = COOKIES[who];
  return browser;
};

test('its guests are still signed in, each on one device, and can keep their seats', async () => {
  const ann = signedIn('ann');
  expect(await ann.you()).toMatchObject({ name: 'Ann', devices: [{ way: 'guest', isThis: true }], passkeys: [] });
  const words = await ann.makesWords();
  const again = new Browser(house.address);
  expect(await again.saysWords(words)).toMatchObject({ state: 'in', name: 'Ann' });
  const { body } = await again.asks('GET', '/api/hall');
  expect((body as { yours: { id: string }[] }).yours.map(({ id }) => id).sort()).toEqual([RUNNING, OPEN].sort());
  expect((await again.asks('GET', `/api/tables/${OVER}`)).status).toBe(200);
});

test('its games go on', async () => {
  const ann = await new Guest(house.address, COOKIES.ann, 'ann').connects();
  const shown = await ann.watches(RUNNING!);
  expect(shown).toMatchObject({ seat: 0, chat: [{ text: 'hello' }] });
  expect((await ann.acts(RUNNING!, mark(8))).say).toBe('yes');
});
