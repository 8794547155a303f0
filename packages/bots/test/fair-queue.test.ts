import { expect, test } from 'vitest';
import { FairQueue } from '../src/fair-queue.ts';

const asker = (user: string, address = user, rank = 0) => ({ user, address, rank });

test('without a history, who came first goes first', () => {
  const queue = new FairQueue<number>(1000);
  for (const [i, user] of ['ann', 'bob', 'ann', 'cid'].entries()) queue.add(asker(user), i);
  expect([1, 2, 3, 4, 5].map(() => queue.take())).toEqual([0, 2, 1, 3, null]);
  expect(queue.size).toBe(0);
});

test('lower ranks go first, whatever they have cost', () => {
  const queue = new FairQueue<string>(1000);
  queue.charge(asker('ann'), 500, 0);
  queue.add(asker('bob', 'b', 1), 'a table nobody looks at');
  queue.add(asker('ann', 'a', 0), 'a person waits');
  expect([queue.take(), queue.take()]).toEqual(['a person waits', 'a table nobody looks at']);
});

test('who has cost less lately goes first: by address, then by user', () => {
  const queue = new FairQueue<string>(1000);
  queue.charge(asker('crowd 1', 'crowd'), 30, 0);
  queue.charge(asker('crowd 2', 'crowd'), 10, 0);
  queue.charge(asker('ann', 'home'), 35, 0);
  for (const [user, address] of [
    ['crowd 1', 'crowd'],
    ['crowd 2', 'crowd'],
    ['ann', 'home'],
  ] as const)
    queue.add(asker(user, address), user);
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['ann', 'crowd 2', 'crowd 1']);
});

test('many askers at one address get no more than one asker at another', () => {
  const queue = new FairQueue<string>(1e9);
  const served: { [address: string]: number } = { crowd: 0, home: 0 };
  for (let i = 0; i < 50; i++) queue.add(asker(`guest ${i}`, 'crowd'), 'crowd');
  for (let i = 0; i < 50; i++) queue.add(asker('ann', 'home'), 'home');
  for (let i = 0; i < 40; i++) {
    const address = queue.take()!;
    served[address]!++;
    queue.charge(asker(address === 'home' ? 'ann' : `guest ${i}`, address), 10, 0);
  }
  expect(served).toEqual({ crowd: 20, home: 20 });
});

test('costs fade: after enough quiet, somebody who cost much is like anyone', () => {
  const queue = new FairQueue<string>(1000);
  queue.charge(asker('ann'), 1000, 0);
  queue.charge(asker('bob'), 1, 20_000);
  queue.add(asker('bob'), 'bob');
  queue.add(asker('ann'), 'ann');
  expect(queue.take()).toBe('ann');
});

test('what is no longer wanted leaves the queue', () => {
  const queue = new FairQueue<string>(1000);
  queue.add(asker('ann'), 'gone');
  queue.add(asker('ann'), 'kept');
  expect([queue.remove(asker('ann'), 'gone'), queue.remove(asker('ann'), 'gone')]).toEqual([true, false]);
  expect([queue.size, queue.take(), queue.size]).toEqual([1, 'kept', 0]);
});

test('time is split by address, then by user, then by request', () => {
  const queue = new FairQueue<number>(1000);
  const parts = (user: string, address = user) => queue.parts(asker(user, address));
  expect(parts('ann')).toBe(1);
  for (let i = 0; i < 20; i++) queue.add(asker('hog'), i);
  expect([parts('ann'), parts('hog')]).toEqual([2, 21]);
  queue.add(asker('bob', 'crowd'), 20);
  expect([parts('ann'), parts('cid', 'crowd'), parts('bob', 'crowd')]).toEqual([3, 4, 4]);
  queue.add(asker('zoe', 'far', 1), 21); // another rank
  expect(parts('ann')).toBe(3);
  expect(queue.remove(asker('bob', 'crowd'), 20)).toBe(true);
  expect(parts('ann')).toBe(2);
});
