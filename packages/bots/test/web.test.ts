import { dice } from '@trollmoot/kernel';
import { describe, expect, test, vi } from 'vitest';
import { think } from '../src/index.ts';
import { type BotRequest, botWorker, type Thinker } from '../src/web/client.ts';
import { type Question, type Scope, serveBots } from '../src/web/worker.ts';
import { dare } from './toys/dare.ts';
import { findGame } from './toys/deadly.ts';
import { pig } from './toys/pig.ts';

/** A stand-in for a Web Worker: messages arrive later, as copies. */
function worker(): Thinker & { ended: boolean } {
  const scope: Scope = {
    onmessage: null,
    postMessage: (data) =>
      setImmediate(() => thinker.ended || thinker.onmessage?.({ data: structuredClone(data) as never })),
  };
  const thinker: Thinker & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    terminate: () => void (thinker.ended = true),
    postMessage: (data) => setImmediate(() => scope.onmessage?.({ data: structuredClone(data) as Question })),
  };
  serveBots(scope, async (name) => findGame(name));
  return thinker;
}

const world = pig.imagine({ ...pig.setup({}, 2, 'web'), gathered: 12 }, 0, dice('web'));
const ask = (game: string, changes: Partial<BotRequest> = {}): BotRequest => ({
  game,
  world,
  seat: 0,
  level: 'troll',
  seed: 'web',
  iterations: 50,
  ...changes,
});

describe('in a Web Worker', () => {
  test('a bot makes the same choice as on this thread; requests are served one by one', async () => {
    const bots = botWorker(worker, findGame);
    const chosen = await Promise.all(['a', 'b'].map((seed) => bots.choose(ask('pig', { seed }), { ms: 60_000 })));
    expect(chosen).toEqual(['a', 'b'].map((seed) => think(pig, world, 0, { level: 'troll', seed, iterations: 50 })));
    await bots.close();
  });

  test('a bot is told which seats are careless', async () => {
    const bots = botWorker(worker, findGame);
    const request = { ...ask('dare'), world: dare.setup({}, 2, 'web'), iterations: 120 };
    const respectful = await bots.choose(request, { ms: 60_000 });
    const daring = await bots.choose({ ...request, careless: [1] }, { ms: 60_000 });
    expect([respectful.act.do, daring.act.do]).toEqual(['throw', 'dare']);
    await bots.close();
  });

  test('if the game throws, the first habit is played', async () => {
    const bots = botWorker(worker, findGame);
    expect((await bots.choose(ask('throws'))).act).toEqual({ do: 'roll' });
    await bots.close();
  });

  test('a worker that dies is replaced, and its request gets the fallback', async () => {
    const started: Thinker[] = [];
    const dying = (): Thinker => {
      const thinker = worker();
      if (started.push(thinker) === 1) thinker.postMessage = () => void setImmediate(() => thinker.onerror?.(null));
      return thinker;
    };
    const bots = botWorker(dying, findGame);
    expect(await bots.choose(ask('pig'))).toEqual({ act: { do: 'roll' }, reasons: [] });
    expect((await bots.choose(ask('pig', { level: 'goblin' }))).reasons).not.toEqual([]);
    expect(started).toHaveLength(2);
    await bots.close();
  });

  test('cancelling a request ends the worker that is busy with it', async () => {
    const thinkers: (Thinker & { ended: boolean })[] = [];
    const start = () => {
      const thinker = worker();
      thinkers.push(thinker);
      return thinker;
    };
    const bots = botWorker(start, findGame);
    const changed = new AbortController();
    const choice = bots.choose(ask('pig'), { signal: changed.signal });
    setImmediate(() => changed.abort(new Error('never mind')));
    await expect(choice).rejects.toThrow('never mind');
    expect(thinkers.map(({ ended }) => ended)).toEqual([true]);
    expect((await bots.choose(ask('pig'))).act.do).toMatch(/roll|hold/);
    await bots.close();
  });

  test('a whole hand is answered after the time it may take, however soon it is chosen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const bots = botWorker(worker, findGame);
      const answered: string[] = [];
      const hands = ['first', 'second'].map((seed) =>
        bots.choose(ask('pig', { seed, hand: true }), { ms: 500 }).then(() => answered.push(seed)),
      );
      const after = async (ms: number): Promise<string[]> => {
        vi.advanceTimersByTime(ms);
        for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done));
        return [...answered];
      };
      await after(0);
      expect([await after(499), await after(1), await after(499), await after(1)]).toEqual([
        [],
        ['first'],
        ['first'],
        ['first', 'second'],
      ]);
      await Promise.all(hands);
      await bots.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
