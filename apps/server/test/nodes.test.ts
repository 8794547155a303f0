import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { inlineReplayer } from '../src/adapters/inline-replayer.ts';
import { NatsMessenger } from '../src/adapters/nats-messenger.ts';
import type { Messenger } from '../src/cluster/messenger.ts';
import type { Serving } from '../src/serve.ts';
import { entriesOf } from './fake-house.ts';
import { EXAMPLES, Guest, mark, playing, type Tab, testServer } from './harness.ts';
import { MemoryBus, type MemoryMessenger } from './memory-bus.ts';
import { natsUrl } from './nats.ts';
import { ENGINES } from './stores.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const nats = await natsUrl();
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

interface Node<M extends Messenger = MemoryMessenger> extends Serving {
  readonly messenger: M;
}

/** Several whole servers on one database. */
async function house(nodes: number, lasts = 1000): Promise<Node[]> {
  const bus = new MemoryBus();
  return houseOn(async () => bus.messenger(), nodes, lasts);
}
async function houseOn<M extends Messenger>(join: () => Promise<M>, nodes: number, lasts: number): Promise<Node<M>[]> {
  const url = await engine.shared();
  const all: Node<M>[] = [];
  for (let i = 0; i < nodes; i++) {
    const messenger = await join();
    const serving = await testServer({ TROLLMOOT_DATA: url }, { cluster: { bus: async () => messenger, lasts } });
    let stopped: Promise<void> | null = null;
    const stop = (): Promise<void> => (stopped ??= serving.stop());
    cleanUps.push(stop);
    all.push({ ...serving, stop, messenger });
  }
  return all;
}
const at = ({ address }: Node, { cookie, user }: Guest): Guest => new Guest(address, cookie, user);

/** Ann at the first node, Bob at the second, at a table of the first. */
async function annAndBob(nodes: readonly Serving[]): Promise<{ id: string; tabs: Tab[]; guests: Guest[] }> {
  const [a, b] = nodes as [Serving, Serving];
  const guests = [await Guest.come(a.address, 'Ann'), await Guest.come(b.address, 'Bob')];
  return { ...(await playing(guests, { game: 'tic-tac-toe' })), guests };
}

/** Play to the end of the line of these cells, each by whose turn it is. */
async function play(id: string, tabs: readonly Tab[], cells: readonly number[], from = 0): Promise<void> {
  for (const [i, cell] of cells.entries()) {
    const tab = tabs[(from + i) % 2]!;
    await tab.until(() => tab.shown !== null && tab.frame.beat === from + i);
    expect(await tab.acts(id, mark(cell))).toEqual({ say: 'yes', re: expect.any(Number) });
  }
}

describe.runIf(engine !== undefined)('Several nodes', () => {
  test('players at two nodes play at one table, and both see every move once', async () => {
    const nodes = await house(2);
    const { id, tabs, guests } = await annAndBob(nodes);
    await play(id, tabs, [0, 3, 1, 4, 2]);
    for (const tab of tabs) await tab.until(() => tab.frame.beat === 5);
    expect(tabs[1]!.updates.map(({ beat }) => beat)).toEqual([1, 2, 3, 4, 5]);
    expect((await entriesOf(nodes[0]!.tables.house.store, id)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(nodes[1]!.tables.size).toBe(0);
    expect((await guests[1]!.get(`/api/tables/${id}/saved`)).status).toBe(200);
  });

  test.runIf(nats !== null)('the same over NATS', async () => {
    const nodes = await houseOn(() => NatsMessenger.connect(nats!), 2, 2000);
    const { id, tabs } = await annAndBob(nodes);
    await play(id, tabs, [0, 3, 1, 4, 2]);
    expect((await entriesOf(nodes[0]!.tables.house.store, id)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    expect(nodes[1]!.tables.size).toBe(0);
  });

  test('a node that stops hands its tables over, and play goes on where the viewers are', async () => {
    const nodes = await house(3);
    const { id, tabs, guests } = await annAndBob(nodes);
    await play(id, tabs, [0]);
    await nodes[0]!.stop();
    const ann = await at(nodes[2]!, guests[0]!).connects();
    await ann.watches(id);
    await play(id, [ann, tabs[1]!], [3, 1, 4, 2], 1);
    expect(tabs[1]!.isGone).toBe(false);
    expect((await entriesOf(nodes[1]!.tables.house.store, id)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a table that could not be written is loaded again where it is, and what is said meanwhile is answered', async () => {
    const nodes = await house(2);
    const { id, tabs } = await annAndBob(nodes);
    await play(id, tabs, [0]);
    const { store } = nodes[0]!.tables.house;
    const [write, log] = [store.write.bind(store), store.log.bind(store)];
    const { promise: mayRead, resolve: open } = Promise.withResolvers<void>();
    store.write = () => {
      store.write = write;
      return Promise.reject(new Error('lost'));
    };
    store.log = (table) => mayRead.then(() => log(table));
    await tabs[1]!.until(() => tabs[1]!.frame.beat === 1);
    expect(await tabs[1]!.acts(id, mark(3))).toMatchObject({ say: 'no', why: { no: 'notSaved' } });
    const why = tabs[0]!.asks({ say: 'why', table: id, wish: mark(0) });
    await tabs[0]!.asks({ say: 'ping' });
    open();
    expect(await why).toMatchObject({ say: 'yes' });
    await play(id, tabs, [3, 1, 4, 2], 1);
  });

  test('whoever comes to a node that is stopping is sent on', async () => {
    const nodes = await house(2);
    const { id, guests } = await annAndBob(nodes);
    const { store } = nodes[0]!.tables.house;
    const write = store.write.bind(store);
    const { promise: mayWrite, resolve: open } = Promise.withResolvers<void>();
    store.write = (...writes) => mayWrite.then(() => write(...writes));
    const stopping = nodes[0]!.stop();
    const ann = await guests[0]!.connects();
    ann.watches(id).catch(() => {});
    await expect.poll(() => ann.isGone).toBe(true);
    expect(ann.heard).toContainEqual({ say: 'bye', why: 'restart' });
    open();
    await stopping;
  });

  test('what is asked of a table while it is handed over is answered by its next owner', async () => {
    const nodes = await house(3);
    const { id, tabs, guests } = await annAndBob(nodes);
    await play(id, tabs, [0]);
    const { store, placement } = nodes[0]!.tables.house;
    const write = store.write.bind(store);
    const { promise: mayWrite, resolve: open } = Promise.withResolvers<void>();
    store.write = (...writes) => mayWrite.then(() => write(...writes));
    const asked = new Set<string>();
    nodes[0]!.messenger.subscribe(`node.${placement!.id}.call`, ({ text }) => {
      for (const [, what] of text.matchAll(/"say":"(watch|act)"/g)) asked.add(what!);
    });
    const stopping = nodes[0]!.stop();
    await expect.poll(() => tabs[0]!.isGone).toBe(true);
    const ann = await at(nodes[2]!, guests[0]!).connects();
    const watching = ann.watches(id);
    const acting = tabs[1]!.acts(id, mark(3));
    await expect.poll(() => [...asked].sort()).toEqual(['act', 'watch']);
    open();
    expect([(await watching).say, (await acting).say]).toEqual(['table', 'yes']);
    await stopping;
    await play(id, [ann, tabs[1]!], [1, 4, 2], 2);
    expect((await entriesOf(nodes[1]!.tables.house.store, id)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a node that is stopping sends everyone elsewhere at once', async () => {
    const nodes = await house(2);
    const ann = await Guest.come(nodes[1]!.address, 'Ann');
    const { id } = await ann.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    nodes[0]!.tables.handOverAll = () => mayGoOn;
    const stopping = nodes[0]!.stop();
    expect((await at(nodes[0]!, ann).get(`/api/tables/${id}`)).status).toBe(503);
    expect((await fetch(`${nodes[0]!.address}/readyz`)).status).toBe(503);
    goOn();
    await stopping;
  });

  test('a node opens when it is ready to load tables', async () => {
    const order: string[] = [];
    const logTo = { write: (line: string) => void (line.includes('listening at') && order.push('open')) };
    const standBy = (): Promise<void> => pause(300).then(() => void order.push('ready'));
    const bus = new MemoryBus();
    const settings = { TROLLMOOT_DATA: await engine.shared(), TROLLMOOT_LOG: 'info' };
    const cluster = { bus: async () => bus.messenger() };
    const replayer = { ...inlineReplayer(EXAMPLES), standBy };
    cleanUps.push((await testServer(settings, { cluster, logTo, replayer })).stop);
    expect(order).toEqual(['ready', 'open']);
  });

  test('a node that is cut off from the others loses its tables to whoever is asked, and can write nothing more', async () => {
    const nodes = await house(2, 2000);
    const { id, tabs } = await annAndBob(nodes);
    await play(id, tabs, [0]);
    nodes[0]!.messenger.cut();
    await tabs[1]!.until(() => nodes[1]!.tables.peek(id) !== undefined);
    expect(await tabs[1]!.acts(id, mark(3))).toMatchObject({ say: 'yes' });
    expect((await tabs[0]!.asks({ say: 'chat', table: id, text: 'still there?' })).say).toBe('no');
    nodes[0]!.messenger.mend();
    await play(id, tabs, [1, 4, 2], 2);
    expect((await entriesOf(nodes[1]!.tables.house.store, id)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  });
});
