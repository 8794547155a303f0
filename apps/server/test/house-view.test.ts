import { afterEach, describe, expect, test } from 'vitest';
import type { Serving } from '../src/serve.ts';
import { Guest, playing, testServer } from './harness.ts';
import { MemoryBus, type MemoryMessenger } from './memory-bus.ts';
import { ENGINES } from './stores.ts';

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL')!;
const TOKEN = 'a-long-enough-token';
const LEASE = 1000; // milliseconds
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

interface Node extends Serving {
  readonly messenger: MemoryMessenger;
  asks(path: string): Promise<{ status: number; text: string }>;
}

async function house(...names: string[]): Promise<Node[]> {
  const bus = new MemoryBus();
  const data = await engine.shared();
  const nodes: Node[] = [];
  for (const name of names) {
    const messenger = bus.messenger();
    const settings = {
      TROLLMOOT_DATA: data,
      TROLLMOOT_METRICS_TOKEN: TOKEN,
      TROLLMOOT_BUS: 'nats://memory',
      TROLLMOOT_NODE: name,
    };
    const serving = await testServer(settings, { cluster: { bus: async () => messenger, lasts: LEASE } });
    let stopped: Promise<void> | null = null;
    const stop = (): Promise<void> => (stopped ??= serving.stop());
    cleanUps.push(stop);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const asks = async (path: string) => {
      const response = await fetch(`${serving.address}${path}`, { headers });
      return { status: response.status, text: await response.text() };
    };
    nodes.push({ ...serving, stop, messenger, asks });
  }
  return nodes;
}

const ready = async (node: Node): Promise<object> => {
  const { status, text } = await node.asks('/readyz');
  const { damage: _, ...parts } = JSON.parse(text) as { damage: object };
  return { status, ...parts };
};
const seenBy = async (node: Node): Promise<{ nodes: { node: string }[]; workers: object[] }> =>
  JSON.parse((await node.asks('/house')).text);
const IS = (name: string) => expect.stringMatching(new RegExp(`^${name}-[0-9a-f]{12}$`));
const PATIENT = { timeout: 30_000 };

describe.runIf(engine !== undefined)('For the operator of several nodes', () => {
  test('a node is ready while it reaches store and bus and renews its leases', async () => {
    const [a] = (await house('a')) as [Node];
    expect(await ready(a)).toEqual({ status: 200, ok: true, store: true, bus: true, leases: true });
    a.messenger.cut();
    expect(await ready(a)).toMatchObject({ status: 503, ok: false, store: true, bus: false });
    await expect.poll(() => ready(a), PATIENT).toMatchObject({ status: 503, bus: false, leases: false });
    a.messenger.mend();
    await expect.poll(() => ready(a), PATIENT).toMatchObject({ status: 200, bus: true, leases: true });
  });

  test('every node lists all of them, with what they do, and who has fallen silent', async () => {
    const [a, b, c] = (await house('a', 'b', 'c')) as [Node, Node, Node];
    await playing([await Guest.come(b.address, 'Ann'), await Guest.come(b.address, 'Bob')], { game: 'tic-tac-toe' });
    const quiet = { isAlive: true, silent: expect.any(Number), tables: 0, loaded: 0, connected: 0, thinking: 0 };
    const busy = { ...quiet, tables: 1, loaded: 1, connected: 2 };
    await expect
      .poll(async () => (await seenBy(a)).nodes, PATIENT)
      .toEqual([
        { node: IS('a'), ...quiet },
        { node: IS('b'), ...busy },
        { node: IS('c'), ...quiet },
      ]);
    await c.stop();
    await expect.poll(async () => (await seenBy(a)).nodes, PATIENT).toHaveLength(2);
    b.messenger.cut();
    await expect
      .poll(async () => (await seenBy(a)).nodes, PATIENT)
      .toMatchObject([
        { node: IS('a'), isAlive: true },
        { node: IS('b'), isAlive: false, tables: 1 },
      ]);
    const isSilent = [b, c].map((node) => a.tables.house.others!.isSilent(node.tables.house.placement!.id));
    expect(isSilent).toEqual([true, false]); // what is counted for the whole house leaves b out
    expect((await a.asks('/metrics')).text).toMatch(/^trollmoot_house_nodes\{node="a"\} 1$/m);
  });

  test('metrics say which node they are of, and who thinks for the house', async () => {
    const [a, b] = (await house('a', 'b')) as [Node, Node];
    const beat = { worker: 'w-1', rules: {}, threads: 4, load: 3, doing: [], costs: [] };
    b.messenger.publish('bots.beat', JSON.stringify(beat));
    const metrics = async () => (await a.asks('/metrics')).text;
    await expect.poll(metrics, PATIENT).toContain('trollmoot_worker_thinking{worker="w-1",node="a"} 3');
    expect((await seenBy(a)).workers).toEqual([{ worker: 'w-1', threads: 4, thinking: 3 }]);
    expect(await metrics()).toContain('trollmoot_worker_threads{worker="w-1",node="a"} 4');
    expect(await metrics()).toContain('trollmoot_leases_current{node="a"} 1');
  });

  test('the view of the house needs the token', async () => {
    const [a] = (await house('a')) as [Node];
    expect((await fetch(`${a.address}/house`)).status).toBe(403);
    expect((await a.asks('/house')).status).toBe(200);
  });
});
