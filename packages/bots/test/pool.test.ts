import { dice } from '@trollmoot/kernel';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { think } from '../src/index.ts';
import { type BotRequest, botPool } from '../src/node/pool.ts';
import { dare } from './toys/dare.ts';
import { findGame } from './toys/deadly.ts';
import { pig } from './toys/pig.ts';

const fellBack: string[] = [];
const pool = botPool({
  games: new URL('./toys/deadly.ts', import.meta.url).href,
  findGame,
  threads: 1,
  onFallback: ({ game }) => fellBack.push(game),
});
beforeEach(() => void (fellBack.length = 0));
afterAll(() => pool.close());

const world = pig.imagine({ ...pig.setup({}, 2, 'pool'), gathered: 12 }, 0, dice('pool'));
const ask = (game: string, changes: Partial<BotRequest> = {}): BotRequest => ({
  game,
  world,
  seat: 0,
  level: 'troll',
  seed: 'pool',
  ...changes,
});

describe('in a worker thread', () => {
  test('a bot makes the same choice as on this thread', async () => {
    const request = ask('pig', { iterations: 200 });
    const chosen = await pool.choose(request, { ms: 60_000 });
    expect(chosen).toMatchObject(think(pig, world, 0, { level: 'troll', seed: 'pool', iterations: 200 }));
    expect(fellBack).toEqual([]);
  });

  test('a bot is told which seats are careless', async () => {
    const request = { ...ask('dare'), world: dare.setup({}, 2, 'pool'), iterations: 120 };
    const respectful = await pool.choose(request, { ms: 60_000 });
    const daring = await pool.choose({ ...request, careless: [1] }, { ms: 60_000 });
    expect([respectful.act.do, daring.act.do]).toEqual(['throw', 'dare']);
  });

  test('a bot answers in time, even if its level would think longer', async () => {
    const chosen = await pool.choose(ask('pig', { level: 'dragon', iterations: 1e9 }), { ms: 500 });
    expect(pig.options(world as never, 0)).toContainEqual(chosen.act);
    expect(fellBack).toEqual([]);
  });

  test('a bot that gets less than half of its time says so', async () => {
    const askers = ['a', 'b', 'c', 'd', 'e', 'f'].map((user) => ({ user, address: user, rank: 0 }));
    const deadline = { ms: 100, patience: Number.POSITIVE_INFINITY };
    const chosen = await Promise.all(askers.map((asker) => pool.choose(ask('pig', { asker }), deadline)));
    expect([chosen[0]!.isHurried, chosen[5]!.isHurried]).toEqual([true, undefined]);
    expect(fellBack).toEqual([]);
  });

  test('if the thread dies, the first habit is played, and a new thread serves the next request', async () => {
    expect(await pool.choose(ask('dies'), { ms: 20 })).toEqual({ act: { do: 'roll' }, reasons: [], isHurried: true });
    expect(fellBack).toEqual(['dies']);
    await pool.choose(ask('pig', { iterations: 10 }), { ms: 60_000 });
    expect(fellBack).toEqual(['dies']);
  });

  test('if the game throws, the first habit is played', async () => {
    expect((await pool.choose(ask('throws'), { ms: 20 })).act).toEqual({ do: 'roll' });
    expect(fellBack).toEqual(['throws']);
  });

  test('a thread that never ends is stopped, and other requests are served', async () => {
    const [stuck, served] = await Promise.all([
      pool.choose(ask('never ends'), { ms: 1 }),
      pool.choose(ask('pig', { iterations: 10 }), { ms: 60_000 }),
    ]);
    expect(stuck.act).toEqual({ do: 'roll' });
    expect(served.act.do).toMatch(/roll|hold/);
    expect(fellBack).toEqual(['never ends']);
  });

  test('a cancelled request is dropped at once', async () => {
    const changed = new AbortController();
    const reason = new Error('the seat was taken back');
    const choice = pool.choose(ask('never ends'), { ms: 60_000, signal: changed.signal });
    changed.abort(reason);
    await expect(choice).rejects.toBe(reason);
    await expect(pool.choose(ask('pig'), { signal: changed.signal })).rejects.toBe(reason);
    expect(fellBack).toEqual([]);
  });

  test('an unknown game is refused', async () => {
    await expect(pool.choose(ask('chess'))).rejects.toThrow("there is no game 'chess'");
  });
});
