import type { Hall, TableCard } from '@trollmoot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, playing, testServer } from './harness.ts';

let house: Serving;
let [ann, bob]: Guest[] = [];
beforeAll(async () => {
  house = await testServer();
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(house.address, name)));
});
afterAll(() => house.stop());

test('a new name appears at all tables that are not over, and in the chat', async () => {
  const { id, tabs } = await playing([ann!, bob!], { game: 'tic-tac-toe' });
  const gathering = await ann!.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  const away = await ann!.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'open' }, { kind: 'me' }] });
  house.tables.unload((await house.tables.find(away.id))!);
  await ann!.post('/api/session', { name: 'Anna' });
  const nameAt = async (table: string, seat: number) => {
    const card = JSON.parse((await bob!.get(`/api/tables/${table}`)).text) as TableCard;
    return (card.chairs[seat] as { name?: string }).name;
  };
  expect(await nameAt(id, 0)).toBe('Anna');
  expect(await nameAt(id, 1)).toBe('Bob');
  expect(await nameAt(gathering.id, 0)).toBe('Anna');
  expect(await nameAt(away.id, 1)).toBe('Anna');
  expect((await house.tables.house.store.table(id))!.occupants[0]).toMatchObject({ name: 'Anna' });
  await tabs[1]!.until(() =>
    tabs[1]!.heard.some((heard) => heard.say === 'card' && /Anna/.test(JSON.stringify(heard))),
  );
  await tabs[0]!.asks({ say: 'chat', table: id, text: 'it is me' });
  await tabs[1]!.until(() => tabs[1]!.heard.some((heard) => heard.say === 'chat' && heard.line.name === 'Anna'));
});

test('many tabs may not chat more than one', async () => {
  const { id } = await playing([ann!, bob!], { game: 'tic-tac-toe' });
  const mallory = await Guest.come(house.address, 'Mallory');
  const answers: string[] = [];
  for (let i = 0; i < 4; i++) {
    const tab = await mallory.connects();
    await tab.watches(id);
    for (let k = 0; k < 3; k++) answers.push((await tab.asks({ say: 'chat', table: id, text: 'buy!' })).say);
    await tab.leaves();
  }
  expect(answers.filter((say) => say === 'yes').length).toBeLessThan(8); // five at once, and one every two seconds
});

test('the Hall knows whose turn it is at unloaded tables', async () => {
  const paces = [{ kind: 'none' }, { kind: 'slow', days: 2 }] as const;
  for (const pace of paces) {
    const { id, tabs } = await playing([ann!, bob!], { game: 'tic-tac-toe', pace });
    for (const tab of tabs) await tab.leaves();
    const turns = async (guest: Guest) => (JSON.parse((await guest.get('/api/hall')).text) as Hall).turns.includes(id);
    for (const isUnloaded of [false, true]) {
      const table = (await house.tables.find(id))!;
      if (isUnloaded) house.tables.unload(table);
      expect([await turns(ann!), await turns(bob!)]).toEqual([true, false]);
    }
  }
});
