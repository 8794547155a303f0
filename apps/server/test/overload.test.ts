import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, mark, playing, type Tab, testServer } from './harness.ts';

let house: Serving;
let guests: Guest[];
beforeEach(async () => {
  house = await testServer({ TROLLMOOT_MESSAGES_PER_SECOND: '100000' }, { limits: { time: 1, warnings: 1e9 } });
  guests = [await Guest.come(house.address, 'Ann'), await Guest.come(house.address, 'Bob')];
});
afterEach(() => house.stop());

/** Ask for the whole table again and again, until that has cost more than this user may. */
async function ask(tab: Tab, table: string): Promise<void> {
  for (;;) {
    const answer = await tab.asks({ say: 'watch', table, beat: 0 });
    if (answer.say === 'no') return expect(answer.why).toMatchObject({ no: 'tooFast' });
  }
}

test('a user who costs too much is refused, in every tab; moves never are', async () => {
  const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
  await ask(tabs[0]!, id);
  const another = await guests[0]!.connects();
  expect(await another.watches(id)).toMatchObject({ say: 'no', why: { no: 'tooFast' } });
  expect(await tabs[0]!.acts(id, mark(4))).toMatchObject({ say: 'yes' });
});

test('everyone at an address together has a limit, too', async () => {
  const { id } = await playing(guests, { game: 'tic-tac-toe' });
  const refused: string[] = [];
  for (let i = 0; i < 3; i++) {
    const guest = await Guest.come(house.address, `Guest ${i}`);
    await ask(await guest.connects(), id);
    refused.push(guest.user);
  }
  const fresh = await (await Guest.come(house.address, 'Fresh')).connects();
  expect(await fresh.watches(id)).toMatchObject({ say: 'no', why: { no: 'tooFast' } });
});

test('messages of one connection are answered in order, however many wait', async () => {
  const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
  const before = tabs[1]!.heard.length;
  for (let re = 1000; re < 1200; re++)
    tabs[1]!.socket.send(
      JSON.stringify(
        re % 3 === 0 ? { say: 'act', re, table: id, beat: 9, mine: 0, acts: [mark(0)] } : { say: 'ping', re },
      ),
    );
  const answers = () =>
    tabs[1]!.heard.slice(before).flatMap((heard) => ('re' in heard && heard.re !== null ? [heard.re] : []));
  await tabs[1]!.until(() => answers().length === 200);
  expect(answers()).toEqual(Array.from({ length: 200 }, (_, i) => 1000 + i));
});
