import type { Hall, TableCard } from '@trollmoot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import type { BotRunner } from '../src/ports.ts';
import type { Serving } from '../src/serve.ts';
import { EXAMPLES, Guest, mark, playing, type Tab, testServer } from './harness.ts';
import { LoopbackService } from './loopback.ts';
import { MemoryBus } from './memory-bus.ts';
import { Browser } from './people.ts';
import { quickClock } from './quick-clock.ts';
import { ENGINES } from './stores.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

type Options = Parameters<typeof testServer>[1];

/** Two nodes of one house. */
async function twoNodes(
  settings: { readonly [name: string]: string } = {},
  options: Options = {},
): Promise<[Serving, Serving]> {
  const bus = new MemoryBus();
  const data = await engine.shared();
  const join = async (): Promise<Serving> => {
    const node = await testServer(
      { TROLLMOOT_DATA: data, ...settings },
      { ...options, cluster: { bus: async () => bus.messenger() } },
    );
    let stopped: Promise<void> | null = null;
    const stop = (): Promise<void> => (stopped ??= node.stop());
    cleanUps.push(stop);
    return { ...node, stop };
  };
  return [await join(), await join()];
}

const at = ({ address }: Serving, { cookie, user }: Guest): Guest => new Guest(address, cookie, user);
const hallOf = async (guest: Guest): Promise<Hall> => JSON.parse((await guest.get('/api/hall')).text) as Hall;

/** Ann at the first node, Bob at the second, at a table of the first. */
async function annAndBob([a, b]: readonly [Serving, Serving]): Promise<{
  id: string;
  ann: Guest;
  bob: Guest;
  tabs: [Tab, Tab];
}> {
  const [ann, bob] = [await Guest.come(a.address, 'Ann'), await Guest.come(b.address, 'Bob')];
  const { id, tabs } = await playing([ann, bob], { game: 'tic-tac-toe' });
  return { id, ann, bob, tabs: tabs as [Tab, Tab] };
}

describe.runIf(engine !== undefined)('One house of two nodes', () => {
  let nodes: [Serving, Serving];
  let stops: (() => Promise<void>)[];
  beforeAll(async () => {
    nodes = await twoNodes();
    stops = cleanUps.splice(0);
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  test('the Hall: a table of one is listed at the other, and says whose turn it is', async () => {
    const { id, ann, bob, tabs } = await annAndBob(nodes);
    const open = await ann.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    const hall = await hallOf(at(nodes[1], ann));
    expect(hall.open.map((card) => card.id)).toContain(open.id);
    expect(hall.turns).toEqual([id]);
    await tabs[0].acts(id, mark(0));
    await expect.poll(async () => (await hallOf(at(nodes[1], ann))).turns).toEqual([]);
    expect((await hallOf(bob)).standings?.[id]?.line ?? null).not.toBeNull();
  });

  test('the Hall: a card says who is at a table of the other node, and how many look on', async () => {
    const { id, bob, tabs } = await annAndBob(nodes);
    const zoe = await Guest.come(nodes[1].address, 'Zoe');
    await (await zoe.connects()).watches(id);
    const card = async () => (await hallOf(zoe)).watch.find((card) => card.id === id);
    const mine = async () => (await hallOf(bob)).yours.find((card) => card.id === id);
    const here = (chairs: TableCard['chairs'] = []) => chairs.map((chair) => chair.kind === 'person' && chair.here);
    await expect.poll(async () => (await card())?.watching).toBe(1);
    expect((await card())?.company?.spectators).toEqual(['Zoe']);
    expect(here((await mine())?.chairs)).toEqual([true, true]);
    await tabs[0].leaves();
    await expect.poll(async () => here((await mine())?.chairs)).toEqual([false, true]);
    expect(nodes[1].tables.peek(id)).toBeUndefined();
  });

  test('the Hall: an invitation says who is at a table of the other node', async () => {
    const { ann, bob } = await annAndBob(nodes);
    const { id } = await ann.makes({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    await (await ann.connects()).watches(id);
    expect((await ann.post(`/api/tables/${id}/invitations`, { user: bob.user })).status).toBe(200);
    const invited = async () => (await hallOf(bob)).invitations.find(({ card }) => card.id === id)?.card.chairs[0];
    await expect.poll(invited).toMatchObject({ name: 'Ann', here: true });
  });

  test('a rematch whose table the other node has: asked for again at both, and begun', async () => {
    const { id, ann, bob, tabs } = await annAndBob(nodes);
    for (const [i, cell] of [0, 3, 1, 4, 2].entries()) {
      await tabs[i % 2]!.until(() => tabs[i % 2]!.frame.beat === i);
      await tabs[i % 2]!.acts(id, mark(cell));
    }
    const asks = (guest: Guest) => guest.post(`/api/tables/${id}/rematch`);
    const first = await asks(ann);
    const table = first.body.id!;
    await nodes[0].tables.handOver(table);
    await nodes[1].tables.find(table);
    expect((await hallOf(bob)).invitations.map(({ card }) => card.id)).toEqual([table]);
    expect(await asks(at(nodes[1], ann))).toEqual(first);
    expect(await asks(bob)).toEqual(first);
    expect((await hallOf(bob)).invitations).toEqual([]);
    expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(200);
    expect((await hallOf(bob)).yours.find((card) => card.id === table)).toMatchObject({
      status: 'playing',
      chairs: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    expect(nodes[0].tables.peek(table)).toBeUndefined();
  });

  test('presence: who has a tab at one is here at the other, until it is closed', async () => {
    const { bob, tabs } = await annAndBob(nodes);
    const isAnnHere = async (): Promise<boolean> => {
      const { people } = JSON.parse((await bob.get('/api/people')).text) as { people: { isHere: boolean }[] };
      return people[0]!.isHere;
    };
    await expect.poll(isAnnHere).toBe(true);
    await tabs[0].leaves();
    await expect.poll(isAnnHere).toBe(false);
  });

  test('chat: a line is read at both, once, and the limit counts at both', async () => {
    const { id, bob, tabs } = await annAndBob(nodes);
    const elsewhere = await at(nodes[0], bob).connects();
    await elsewhere.watches(id);
    const says = (tab: Tab, text: string) => tab.asks({ say: 'chat', table: id, text });
    for (const text of ['1', '2', '3', '4', '5']) expect((await says(tabs[1], text)).say).toBe('yes');
    expect(await says(elsewhere, '6')).toMatchObject({ say: 'no', why: { no: 'tooFast' } });
    const read = tabs[0].heard.flatMap((heard) => (heard.say === 'chat' ? heard.line.text : []));
    expect(read).toEqual(['1', '2', '3', '4', '5']);
  });

  test('votes: asked for at one, agreed at the other', async () => {
    const { id, tabs } = await annAndBob(nodes);
    await tabs[1].asks({ say: 'propose', table: id, motion: { ask: 'end' } });
    const vote = () => tabs[0].heard.findLast((heard) => heard.say === 'vote');
    await tabs[0].until(() => vote()?.vote != null);
    await tabs[0].asks({ say: 'consent', table: id, vote: vote()!.vote!.id, yes: true });
    await tabs[1].until(() => tabs[1].heard.some((heard) => heard.say === 'card' && heard.card.status === 'over'));
  });

  test('sessions: a device that is signed out at one is signed out at the other', async () => {
    const ann = await Browser.come(nodes[0].address, 'Ann');
    const { user } = await ann.you();
    const tab = await new Guest(nodes[1].address, ann.cookie, user).connects();
    await ann.asks('DELETE', '/api/session');
    await expect.poll(() => tab.isGone).toBe(true);
  });

  test('names: a new name at one is the name at the other', async () => {
    const { id, bob, tabs } = await annAndBob(nodes);
    await at(nodes[0], bob).post('/api/session', { name: 'Rob' });
    await tabs[1].asks({ say: 'chat', table: id, text: 'it is me' });
    await tabs[0].until(() => tabs[0].heard.some((heard) => heard.say === 'chat'));
    expect(tabs[0].heard.findLast((heard) => heard.say === 'chat')).toMatchObject({ line: { name: 'Rob' } });
  });

  test('limits: tables made at one count at the other', async () => {
    const nodes = await twoNodes({ TROLLMOOT_TABLES_PER_HOUR: '2' });
    const ann = await Guest.come(nodes[0].address, 'Ann');
    const wanted = { game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] };
    const made = [];
    for (const node of [nodes[0], nodes[1], nodes[0], nodes[1]])
      made.push((await at(node, ann).post('/api/tables', wanted)).status);
    expect(made).toEqual([200, 200, 429, 429]);
  });

  test('limits: new guests at one count at the other', async () => {
    const nodes = await twoNodes({ TROLLMOOT_SESSIONS_PER_HOUR: '3' });
    const comes = async (node: Serving): Promise<number> =>
      (
        await fetch(`${node.address}/api/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Ann' }),
        })
      ).status;
    const asked = [];
    for (const node of [nodes[0], nodes[1], nodes[0], nodes[1], nodes[0]]) asked.push(await comes(node));
    expect(asked).toEqual([200, 200, 200, 429, 429]);
  });

  test('limits: connections at one count at the other, until they are closed or their node is gone', async () => {
    const nodes = await twoNodes({ TROLLMOOT_CONNECTIONS_PER_ADDRESS: '2' });
    const ann = await Guest.come(nodes[0].address, 'Ann');
    const connects = (node: Serving) => at(node, ann).connects();
    const [first] = [await connects(nodes[0]), await connects(nodes[0])];
    await expect(connects(nodes[1])).rejects.toThrow('429');
    await first.leaves();
    await expect.poll(() => connects(nodes[1]).catch(() => null)).not.toBeNull();
    await expect(connects(nodes[1])).rejects.toThrow('429');
    await nodes[0].stop();
    await expect.poll(() => connects(nodes[1]).catch(() => null)).not.toBeNull();
  });

  test('limits: hints that are open at one count at the other, until they are given', async () => {
    const { promise: isGiven, resolve: give } = Promise.withResolvers<void>();
    const { choose, close } = inlineBots(EXAMPLES);
    const bots = (): BotRunner => ({ choose: (...asked) => isGiven.then(() => choose(...asked)), close });
    const nodes = await twoNodes({}, { bots, limits: { questions: 1 } });
    const { id, ann, tabs } = await annAndBob(nodes);
    const elsewhere = await at(nodes[1], ann).connects();
    await elsewhere.watches(id);
    const asked = tabs[0].asks({ say: 'hint', table: id });
    await tabs[0].asks({ say: 'ping' }); // so that the hint is being thought about
    expect(await elsewhere.asks({ say: 'hint', table: id })).toMatchObject({ say: 'no', why: { no: 'busy' } });
    give();
    expect((await asked).say).toBe('yes');
    await expect.poll(async () => (await elsewhere.asks({ say: 'hint', table: id })).say).toBe('yes');
  });

  test('limits: what bots have thought for a user at one is used up at the other', async () => {
    const { choose, close } = inlineBots(EXAMPLES);
    const bots = (): BotRunner => ({
      choose: async (...asked) => ({ ...(await choose(...asked)), ms: 60_000 }),
      close,
    });
    const nodes = await twoNodes({ TROLLMOOT_BOT_SECONDS_PER_MINUTE: '1' }, { bots });
    const { id, ann, tabs } = await annAndBob(nodes);
    const mustWait = ({ tables: { house } }: Serving) => house.thinking.wait(ann.user, house.clock.now()) > 0;
    expect((await tabs[0].asks({ say: 'hint', table: id })).say).toBe('yes');
    expect(nodes.map(mustWait)[0]).toBe(true);
    await expect.poll(() => mustWait(nodes[1])).toBe(true);
  });

  test('alerts: of the tables of both, each told once', async () => {
    const service = await LoopbackService.open();
    cleanUps.push(() => service.close());
    const base = 'https://moot.example';
    const options = { findDoor: service.findDoor, clock: quickClock() };
    const nodes = await twoNodes({ TROLLMOOT_PUBLIC_URL: base }, options);
    const browser = await Browser.come(nodes[0].address, 'Ann');
    const { user } = await browser.you();
    await browser.asks('POST', '/api/alerts', { quiet: null });
    await browser.asks('POST', '/api/alerts/webhook', { address: 'https://hook.example/ann' });
    const ids: string[] = [];
    for (const node of nodes) {
      const ann = new Guest(node.address, browser.cookie, user);
      const { id, tabs } = await playing([ann, await Guest.come(node.address, 'Bob')], { game: 'tic-tac-toe' });
      ids.push(id);
      await tabs[0]!.leaves();
    }
    const told = (): string => service.received.map(({ body }) => body.toString()).join();
    const times = (id: string): number => told().split(`${base}/t/${id}`).length - 1;
    await expect.poll(() => ids.map(times), { timeout: 30_000 }).toEqual([1, 1]);
    for (const node of nodes) await node.tables.house.store.write(); // and nothing waits
    expect(await nodes[0].tables.house.store.alerts.nextDue()).toBeNull();
  });
});
