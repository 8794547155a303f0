import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { WriteFailed } from '../src/store/store.ts';
import { Guest, mark, playing, testServer } from './harness.ts';

let house: Serving;
let guests: Guest[] = [];
beforeAll(async () => {
  house = await testServer();
  guests = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(house.address, name)));
});
afterAll(() => house.stop());

/** From now on nothing can be written, until the test mends the disk. */
function fullDisk(): { mend(): void; tried(): number } {
  const { store } = house.tables.house;
  let canWrite = true;
  const spies = [
    vi.spyOn(store, 'write').mockImplementation(async () => {
      canWrite = false;
      throw new WriteFailed('database or disk is full');
    }),
    vi.spyOn(store, 'canWrite', 'get').mockImplementation(() => canWrite),
    vi.spyOn(store, 'isHealthy').mockImplementation(async () => canWrite),
  ];
  return {
    mend: () => {
      for (const spy of spies) spy.mockRestore();
    },
    tried: () => spies[0]!.mock.calls.length,
  };
}

test('a full disk is told to everyone in a sentence: no line is cut, no move is lost silently', async () => {
  const { id, tabs } = await playing(guests, { game: 'tic-tac-toe' });
  const other = await playing(guests, { game: 'tic-tac-toe' });
  const [ann, bob] = tabs;
  const disk = fullDisk();
  expect(await ann!.acts(id, mark(4))).toMatchObject({ say: 'no', why: { no: 'notSaved' } });

  const notices = (tab: typeof ann) => tab!.heard.filter(({ say }) => say === 'notice');
  await Promise.all(tabs.map((tab) => tab.until(() => notices(tab).length > 0)));
  expect(notices(bob)).toEqual([{ say: 'notice', notice: 'disk' }]);
  await ann!.until(() => ann!.heard.filter(({ say }) => say === 'table').length === 2); // as it is on disk
  expect(ann!.frame).toMatchObject({ beat: 0, waiting: [0] });

  const tries = disk.tried();
  for (let i = 0; i < 5; i++)
    expect(await other.tabs[0]!.acts(other.id, mark(i))).toMatchObject({ say: 'no', why: { no: 'notSaved' } });
  expect(await bob!.asks({ say: 'chat', table: id, text: 'hello' })).toMatchObject({ why: { no: 'notSaved' } });
  expect(disk.tried()).toBe(tries); // refused without trying
  const late = await guests[1]!.connects();
  await late.until(() => notices(late).length === 1);
  expect((await guests[0]!.get('/api/hall')).status).toBe(200);
  expect((await fetch(`${house.address}/readyz`)).status).toBe(503);

  disk.mend();
  await Promise.all([ann!, bob!, late].map((tab) => tab.until(() => notices(tab).length === 2)));
  expect(notices(late).at(-1)).toEqual({ say: 'notice', notice: null });
  expect(await ann!.acts(id, mark(4))).toMatchObject({ say: 'yes' });
  expect((await other.tabs[0]!.acts(other.id, mark(4))).say).toBe('yes');
  await bob!.until(() => bob!.frame.beat === 1);
  for (const tab of [...tabs, ...other.tabs, late]) expect(tab.isGone).toBe(false);
});

test('a bot waits while its move cannot be saved, and moves when it can', async () => {
  const { id } = await guests[0]!.makes({
    game: 'tic-tac-toe',
    chairs: [{ kind: 'me' }, { kind: 'bot', level: 'pebble' }],
  });
  await guests[0]!.post(`/api/tables/${id}/start`);
  const tab = await guests[0]!.connects();
  await tab.watches(id);
  const choose = vi.spyOn(house.tables.house.bots, 'choose');
  let answered = (): void => {};
  choose.mockImplementationOnce(async ({ world }) => {
    await new Promise<void>((done) => (answered = done));
    const free = (world as unknown as { cells: (number | null)[] }).cells.indexOf(null);
    return { act: mark(free), reasons: [] };
  });
  await tab.acts(id, mark(4));
  const disk = fullDisk();
  await house.tables.house.store.write().catch(() => {});
  await tab.until(() => tab.heard.some((heard) => heard.say === 'notice' && heard.notice === 'disk'));
  answered();
  await new Promise((next) => setImmediate(next));
  expect(tab.frame.waiting).toEqual([1]);
  disk.mend();
  await tab.until(() => tab.frame.beat === 2);
  choose.mockRestore();
});
