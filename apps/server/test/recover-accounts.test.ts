import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { PlaceRecord } from '../src/store/alert-records.ts';
import { testServer } from './harness.ts';
import { Browser } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-recover-'));
afterAll(() => rmSync(folder, { recursive: true }));
const RECOVER = fileURLToPath(new URL('../src/recover.ts', import.meta.url));

test('recovery brings ways in back, and none that was removed', async () => {
  const [data, old, log] = ['moot.sqlite', 'old.sqlite', 'second.log'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const settings = { TROLLMOOT_DATA: data, TROLLMOOT_SECOND_LOG: log };
  let house = await testServer(settings);
  const ann = await Browser.come(house.address, 'Ann');
  const stolen = await ann.makesPasskey();
  const thief = new Browser(house.address);
  await thief.showsPasskey(stolen);
  const { user: ann1 } = await ann.you();
  const place = (id: string): PlaceRecord => ({
    ...{ id, user: ann1, kind: 'mail', address: 'a@moot.example', keys: {}, device: null, label: '' },
    ...{ isOn: true, pace: 'daily', last: null, trouble: null, made: 0 },
  });
  await house.tables.house.store.write({ write: 'place', place: place('unsubscribed') });
  await house.stop();
  copyFileSync(data, old);

  house = await testServer(settings);
  const here = (browser: Browser): Browser => Object.assign(new Browser(house.address), { cookie: browser.cookie });
  const words = await here(ann).makesWords();
  const guest = await Browser.come(house.address, 'Guest of the Hall');
  await guest.saysWords(words);
  const [passkey] = (await here(ann).you()).passkeys;
  await here(ann).asks('DELETE', `/api/account/passkeys/${passkey!.id}`);
  await here(ann).opensLink();
  await house.tables.house.store.write(
    { write: 'changePlace', id: 'unsubscribed', change: { isOn: false } },
    { write: 'place', place: place('new') },
  );
  await house.stop();
  expect(readFileSync(log, 'utf8')).not.toContain(words.split(' ').join('","'));

  const recovered = spawnSync(process.execPath, [RECOVER, log, old], { encoding: 'utf8' });
  expect([recovered.status, recovered.stderr]).toEqual([0, '']);
  house = await testServer({ TROLLMOOT_DATA: old });
  const { user } = await here(ann).you();
  expect(await here(ann).you()).toMatchObject({ passkeys: [], words: [{}] });
  expect(await new Browser(house.address).saysWords(words)).toMatchObject({ state: 'in', user });
  expect((await here(guest).you()).user).toBe(user); // merged again
  expect((await here(thief).account()).you).toBeNull();
  const places = (await house.tables.house.store.alerts.places(user)).map(({ id, isOn }) => [id, isOn]);
  expect(places).toEqual([
    ['new', true],
    ['unsubscribed', false], // nobody is mailed again who has said no
  ]);
  await house.stop();
});
