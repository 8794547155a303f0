import { commitment } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { hall } from '../src/hall.ts';
import { rematch } from '../src/rematch.ts';
import type { Store, Write } from '../src/store/store.ts';
import { recordingFor, savedText } from '../src/table/recording.ts';
import { acts, begun, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';
import { mark } from './harness.ts';

/** A game one mark before its end, on a disk the test can stall. */
async function nearlyOver() {
  const house = fakeHouse();
  const rest = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  for (const [i, cell] of [0, 3, 1, 4].entries()) await acts(rest.table, rest.viewers[i % 2]!, mark(cell));
  const disk = heldUp(house.store);
  return { house, disk, wins: () => acts(rest.table, rest.viewers[0]!, mark(2)) as Promise<unknown>, ...rest };
}

/** From now on writes wait until the test lets them through or fails them. */
function heldUp(store: Store) {
  const write = store.write.bind(store);
  const waiting: { writes: Write[]; done: () => void; failed: (error: Error) => void }[] = [];
  store.write = (...writes) => new Promise((done, failed) => waiting.push({ writes, done, failed }));
  return {
    async letsThrough(): Promise<void> {
      store.write = write;
      for (const { writes, done } of waiting) await write(...writes).then(done);
      await settled();
    },
    async refuses(): Promise<void> {
      store.write = write;
      for (const { failed } of waiting) failed(new Error('the disk is full'));
      await settled();
    },
  };
}

describe('A game whose end is not on disk yet', () => {
  test('is not over for anyone', async () => {
    const { disk, tables, table, viewers, wins } = await nearlyOver();
    const done = wins();
    expect(table.card()).toMatchObject({ status: 'playing', seed: null, result: null });
    expect((await hall(tables, null)).watch[0]).toMatchObject({ status: 'playing', seed: null, result: null });
    expect(savedText(table)).toBeNull();
    expect(await recordingFor(table, 'ann', 1)).toBeNull();
    expect(await rematch(tables, table, 'ann')).toBeNull();
    await disk.letsThrough();
    expect(await done).toEqual({ ok: true });
    const { seed, ...card } = table.card();
    expect(card).toMatchObject({ status: 'over', result: { places: [1, 2] }, commitment: commitment(seed!) });
    expect(viewers[1]!.heard.findLast((heard) => heard.say === 'card')?.card).toMatchObject({ status: 'over', seed });
    expect(savedText(table)).toContain(seed);
  });

  test('continues if that write fails; clients that reconnect learn nothing of the end', async () => {
    const { house, disk, tables, table, wins } = await nearlyOver();
    await house.clock.pass(1000);
    table.viewers.watch(new FakeViewer('zoe'), 1, null); // a card is due in a moment
    const isRefused = expect(wins()).rejects.toThrow('full');
    await disk.refuses();
    await isRefused;
    expect(tables.peek(table.record.id)).toBeUndefined();
    expect((await hall(tables, null)).watch[0]).toMatchObject({ status: 'playing', seed: null, result: null });
    const again = (await tables.find(table.record.id))!;
    const eve = new FakeViewer('eve');
    again.viewers.watch(eve, 1, null);
    await house.clock.pass(1000);
    expect(eve.heard.map(({ say }) => say)).toEqual(['table', 'card']); // one card: from the table as it is
    expect(eve.texts.join()).not.toContain(table.record.seed!);
  });
});

test('a recording waits for pending writes, and holds only what is on disk', async () => {
  for (const fate of ['letsThrough', 'refuses'] as const) {
    const { disk, table, wins } = await nearlyOver();
    const done = wins().catch(() => {});
    let told: unknown = null;
    const telling = recordingFor(table, 'ann', 0).then(
      (recording) => (told = recording?.then.length),
      (error) => (told = error.message),
    );
    await settled();
    expect(told).toBeNull();
    await disk[fate]();
    await Promise.all([done, telling]);
    expect(told).toEqual(fate === 'refuses' ? 'the disk is full' : 5);
  }
});

test('an unloaded table sends nothing', async () => {
  const { house, tables, table, viewers } = await nearlyOver().then(async (it) => {
    await it.disk.letsThrough();
    return it;
  });
  await house.clock.pass(1000);
  for (const viewer of viewers) table.viewers.unwatch(viewer);
  tables.unload(table);
  const eve = new FakeViewer('eve');
  (await tables.find(table.record.id))!.viewers.watch(eve, 1, null);
  await house.clock.pass(1000);
  expect(eve.heard.filter(({ say }) => say === 'card')).toHaveLength(1);
});

test('when the game begins, viewers get the card of a game that has begun', async () => {
  const house = fakeHouse();
  const { viewers } = await begun(house, 'tic-tac-toe', people('ann', 'bob'));
  const shown = viewers[0]!.heard.findLast((heard) => heard.say === 'table');
  expect(shown?.card).toMatchObject({ status: 'playing', seed: null });
  expect(shown?.card.commitment).toMatch(/^[0-9a-f]{64}$/);
});
