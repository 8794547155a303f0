import { expect, test } from 'vitest';
import { NoThreadFree, ThreadQueue } from '../src/node/thread-queue.ts';

const LONG = 1e9; // patience
const by = (user: string, rank = 0, address = user) => ({ user, address, rank });

async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((done) => setImmediate(done));
}

/** Thoughts that end when the test says so. */
function thoughts() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const shares: { [name: string]: number } = {};
  return {
    begun,
    shares,
    think: (name: string) => async (share: number) => {
      begun.push(name);
      shares[name] = share;
      await new Promise<void>((done) => ends.push(done));
      return { choice: name, notBefore: 0 };
    },
    endOne: async () => {
      await settled();
      ends.shift()!();
      await settled();
    },
  };
}

test('one guest with many abandoned tables does not keep a person waiting behind them', async () => {
  const queue = new ThreadQueue(1);
  const { begun, think, endOne } = thoughts();
  for (let i = 0; i < 25; i++) void queue.run(by('ghost', 1), LONG, undefined, think(`ghost ${i}`));
  void queue.run(by('ann'), LONG, undefined, think('ann'));
  await endOne();
  expect(begun).toEqual(['ghost 0', 'ann']);
});

test('of people who all look on, who had the least time lately is served first', async () => {
  const queue = new ThreadQueue(1);
  const { begun, think, endOne } = thoughts();
  for (let i = 0; i < 3; i++) void queue.run(by('greedy', 0, 'a'), LONG, undefined, think(`greedy ${i}`));
  await new Promise((done) => setTimeout(done, 5)); // so that the first has cost something
  void queue.run(by('ann', 0, 'b'), LONG, undefined, think('ann'));
  await endOne();
  await endOne();
  expect(begun).toEqual(['greedy 0', 'ann', 'greedy 1']);
});

test('who waits may lose patience or be cancelled, and then takes no thread', async () => {
  const queue = new ThreadQueue(1);
  const { begun, think, endOne } = thoughts();
  void queue.run(by('ann'), LONG, undefined, think('ann'));
  const gone = new AbortController();
  const cancelled = queue.run(by('bob'), LONG, gone.signal, think('bob'));
  const impatient = queue.run(by('cid'), 1, undefined, think('cid'));
  gone.abort('left');
  await expect(cancelled).rejects.toBe('left');
  await expect(impatient).rejects.toBeInstanceOf(NoThreadFree);
  void queue.run(by('dan'), LONG, undefined, think('dan'));
  await endOne();
  expect(begun).toEqual(['ann', 'dan']);
});

test('one player with twenty tables thinks less at each of them, and a person with one table as long as ever', async () => {
  const queue = new ThreadQueue(1);
  const { shares, think, endOne } = thoughts();
  for (let i = 0; i < 20; i++) void queue.run(by('hog'), LONG, undefined, think(`hog ${i}`));
  void queue.run(by('ann'), LONG, undefined, think('ann'));
  await new Promise((done) => setTimeout(done, 5)); // so that the first has cost something
  await endOne();
  await endOne();
  expect(shares.ann).toBe(1);
  expect(shares['hog 1']).toBeLessThan(0.12);
});

test('where twenty people look on, each bot thinks for a part of its time; where nobody does, it may take all of it', async () => {
  const queue = new ThreadQueue(2);
  const { shares, think, endOne } = thoughts();
  for (let i = 0; i < 20; i++) void queue.run(by(`guest ${i}`), LONG, undefined, think(`${i}`));
  void queue.run(by('ghost', 1), LONG, undefined, think('ghost'));
  for (let i = 0; i < 21; i++) await endOne();
  expect([shares['0'], shares['17'], shares['19']]).toEqual([4 / 20, 1, 1]);
  expect(shares.ghost).toBe(1);
});

test('what was thought elsewhere counts, too', async () => {
  const queue = new ThreadQueue(1);
  const { begun, think, endOne } = thoughts();
  void queue.run(by('cid'), LONG, undefined, think('first'));
  queue.charge(by('ann'), 1000);
  void queue.run(by('ann'), LONG, undefined, think('ann'));
  void queue.run(by('bob'), LONG, undefined, think('bob'));
  expect(queue.load).toBe(3);
  await endOne();
  await endOne();
  expect(begun).toEqual(['first', 'bob', 'ann']);
});
