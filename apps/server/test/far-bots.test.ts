import type { Asker, Choice } from '@trollmoot/bots';
import { type BotPool, NoThreadFree } from '@trollmoot/bots/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotWorker } from '../src/cluster/bot-worker.ts';
import { FarBots } from '../src/cluster/far-bots.ts';
import { questionFor, type Rules, WORKERS } from '../src/cluster/thoughts.ts';
import type { BotDeadline, BotRequest } from '../src/ports.ts';
import { MemoryBus, type MemoryMessenger } from './memory-bus.ts';

const BEAT = 100; // milliseconds
const RULES: Rules = { tales: 2 };
const request = (user = 'ann', rank = 0): BotRequest => ({
  game: 'tales',
  world: { secret: 'imagined' } as never,
  seat: 0,
  level: 'dragon',
  seed: 'seed',
  asker: { rank, address: user, user },
});
const choiceBy = (name: string): Choice => ({ act: { do: name }, reasons: [] });

/** A pool that thinks until the test ends its thoughts. */
class FakePool implements BotPool {
  readonly name: string;
  readonly threads: number;
  readonly asked: BotRequest[] = [];
  readonly deadlines: BotDeadline[] = [];
  readonly charged: [Asker, number][] = [];
  readonly #ends = new Map<BotRequest, (choice: Choice) => void>();
  answer: Choice | Error | null; // null: when the test says so

  constructor(name: string, answer: Choice | Error | null = choiceBy(name), threads = 1) {
    this.name = name;
    this.answer = answer;
    this.threads = threads;
  }

  get load(): number {
    return this.#ends.size;
  }

  async choose(request: BotRequest, deadline: BotDeadline = {}): Promise<Choice> {
    this.asked.push(request);
    this.deadlines.push(deadline);
    if (this.answer instanceof Error) throw this.answer;
    if (this.answer !== null) return this.answer;
    const { promise, resolve, reject } = Promise.withResolvers<Choice>();
    this.#ends.set(request, resolve);
    deadline.signal?.addEventListener('abort', () => reject(deadline.signal!.reason));
    return promise.finally(() => this.#ends.delete(request));
  }

  end(choice = choiceBy(this.name)): void {
    for (const end of this.#ends.values()) end(choice);
  }

  charge(asker: Asker, ms: number): void {
    this.charged.push([asker, ms]);
  }
  async close(): Promise<void> {}
}

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

let bus = new MemoryBus();
const counted: string[] = [];
const troubles: string[] = [];
beforeEach(() => {
  bus = new MemoryBus();
  counted.length = 0;
  troubles.length = 0;
});

interface FakeWorker {
  readonly pool: FakePool;
  readonly messenger: MemoryMessenger;
  leave(): void;
}

function worker(pool: FakePool, rules = RULES): FakeWorker {
  const messenger = bus.messenger();
  const journal = { error: (event: string) => void troubles.push(event) };
  const it = new BotWorker({ id: pool.name, messenger, pool, rules, journal, beat: BEAT });
  let isGone = false;
  const leave = (): void => {
    if (!isGone) it.leave();
    isGone = true;
  };
  cleanUps.push(leave);
  return { pool, messenger, leave };
}

/** A node that has heard of this many workers. */
async function node(workers: number, local = new FakePool('here')): Promise<FarBots & { readonly local: FakePool }> {
  const journal = { count: (_what: string, kind = '') => void counted.push(kind) };
  const bots = new FarBots({ node: 'node', messenger: bus.messenger(), rules: RULES, local, journal, beat: BEAT });
  cleanUps.push(() => bots.close());
  await until(() => bots.workers.living.length === workers);
  return Object.assign(bots, { local });
}
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
}

test('without a worker, the node thinks', async () => {
  const bots = await node(0);
  expect(await bots.choose(request(), { ms: 7 })).toEqual(choiceBy('here'));
  expect(bots.local.deadlines).toEqual([{ ms: 7 }]);
});

test('a worker thinks in place of the node, and is given no more than a thread of the node', async () => {
  const { pool } = worker(new FakePool('hut'));
  const bots = await node(1);
  expect(await bots.choose(request(), { ms: 700, patience: Number.POSITIVE_INFINITY })).toMatchObject(choiceBy('hut'));
  expect(pool.asked).toEqual([request()]);
  expect(pool.deadlines).toMatchObject([{ ms: 700, patience: Number.POSITIVE_INFINITY, onlyThought: true }]);
  expect(bots.local.asked).toEqual([]);
});

test('a worker with other rules is never asked', async () => {
  const { pool } = worker(new FakePool('old'), { tales: 1 });
  const bots = await node(1);
  expect((await bots.choose(request())).act.do).toBe('here');
  expect(pool.asked).toEqual([]);
});

test('what a worker has taken is asked elsewhere when it falls silent, and at the node when nobody is left', async () => {
  const workers = [worker(new FakePool('a', null)), worker(new FakePool('b', null))];
  const bots = await node(2);
  const choice = bots.choose(request());
  await until(() => workers.some(({ pool }) => pool.asked.length > 0));
  const first = workers.find(({ pool }) => pool.asked.length > 0)!;
  const other = workers.find((worker) => worker !== first)!;
  first.messenger.cut();
  await until(() => other.pool.asked.length > 0);
  expect(other.pool.asked).toEqual([request()]);
  other.messenger.cut();
  expect((await choice).act.do).toBe('here');
  expect(counted).toEqual(['asked another worker', 'asked another worker', 'thought by the node']);
});

test('a worker that has forgotten what it took is not waited for', async () => {
  const { pool } = worker(new FakePool('hut', null));
  const bots = await node(1);
  const choice = bots.choose(request());
  await until(() => pool.load > 0);
  const stray = bus.messenger();
  cleanUps.push(() => stray.close());
  const beat = { worker: 'hut', rules: RULES, threads: 1, load: 0, doing: [], costs: [] };
  const timer = setInterval(() => stray.publish('bots.beat', JSON.stringify(beat)), 20);
  expect((await choice).act.do).toBe('here');
  clearInterval(timer);
});

test('one that stops hands on what it has not done', async () => {
  const hut = worker(new FakePool('hut', null));
  const bots = await node(1);
  const choice = bots.choose(request());
  await until(() => hut.pool.load > 0);
  hut.leave();
  expect((await choice).act.do).toBe('here');
  expect(hut.pool.load).toBe(0);
  expect(bots.workers.living).toEqual([]);
});

test('one that is silent is not asked by way of the group, which still counts on it', async () => {
  const workers = [worker(new FakePool('a')), worker(new FakePool('b'))];
  const bots = await node(2);
  workers[0]!.messenger.cut();
  await until(() => bots.workers.living.length === 1);
  const deaf = bus.messenger();
  cleanUps.push(() => deaf.close());
  deaf.subscribe(questionFor('tales', 2), () => {}, WORKERS); // as a stopped process: in the group, and mute
  for (let i = 0; i < 4; i++) expect((await bots.choose(request())).act.do).toBe('b');
});

test.each([
  ['no thread was free in time', new NoThreadFree(), []],
  ['the thread died', new Error('died'), ['a bot failed']],
])('where %s, the node thinks with what is left of the time', async (_why, error, told) => {
  worker(new FakePool('hut', error));
  const bots = await node(1);
  expect((await bots.choose(request(), { ms: 1000, patience: 0 })).act.do).toBe('here');
  expect(bots.local.deadlines).toEqual([{ ms: expect.any(Number), patience: 0 }]);
  expect(troubles).toEqual(told);
});

test('a hint that no thread has thought about is refused, as at the node', async () => {
  worker(new FakePool('hut', new NoThreadFree()));
  const bots = await node(1, new FakePool('here', new NoThreadFree()));
  await expect(bots.choose(request(), { onlyThought: true })).rejects.toBeInstanceOf(NoThreadFree);
});

test('what is no longer wanted is cancelled at the worker', async () => {
  const { pool } = worker(new FakePool('hut', null));
  const bots = await node(1);
  const gone = new AbortController();
  const choice = bots.choose(request(), { signal: gone.signal });
  await until(() => pool.load > 0);
  gone.abort('left');
  await expect(choice).rejects.toBe('left');
  await until(() => pool.load === 0);
  expect(troubles).toEqual([]);
});

test('a worker that is full passes on to one with less to do', async () => {
  const full = worker(new FakePool('full', null)).pool;
  const bots = await node(1);
  const choices: Promise<Choice>[] = [];
  const ask = async (all: () => number): Promise<void> => {
    choices.push(bots.choose(request()));
    await until(() => all() === choices.length);
  };
  for (let i = 0; i < 4; i++) await ask(() => full.load);
  const idle = worker(new FakePool('idle', null)).pool;
  await until(() => bots.workers.living.length === 2);
  for (let i = 0; i < 4; i++) await ask(() => full.load + idle.load);
  expect([full.load, idle.load]).toEqual([4, 4]);
  full.end();
  idle.end();
  expect((await Promise.all(choices)).filter(({ act }) => act.do === 'idle')).toHaveLength(4);
});

test('what one worker has thought for someone counts at all of them', async () => {
  const workers = [worker(new FakePool('a')), worker(new FakePool('b'))];
  for (const { pool } of workers) pool.answer = { ...choiceBy(pool.name), ms: 30 };
  const bots = await node(2);
  await bots.choose(request('ann'));
  const idle = workers.find(({ pool }) => pool.asked.length === 0)!;
  await until(() => idle.pool.charged.length > 0);
  expect(idle.pool.charged).toEqual([[request('ann').asker, 30]]);
});

test('a worker answers with acts and nothing else, and does not say how much it costs', async () => {
  const { pool } = worker(new FakePool('hut'));
  pool.answer = { ...choiceBy('hut'), ms: 1e9, reasons: [{ term: 'gold', by: 1 }], more: 'than asked' } as Choice;
  const bots = await node(1);
  const { ms, ...choice } = await bots.choose(request());
  expect(choice).toEqual({ act: { do: 'hut' }, reasons: [{ term: 'gold', by: 1 }] });
  expect(ms).toBeLessThan(1e6);
  pool.answer = { act: 'no act' } as never;
  expect((await bots.choose(request())).act.do).toBe('here');
});
