import { afterEach, expect, test, vi } from 'vitest';
import { RateLimiter, TokenBucket } from '../src/socket/token-bucket.ts';

afterEach(() => void vi.useRealTimers());

test('a bucket allows a burst at once, then refills at its rate', () => {
  const bucket = new TokenBucket(3, 2, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([500, 501, 1000].map((now) => bucket.take(now))).toEqual([true, false, true]);
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('each key has its own bucket, which is dropped when it is full again', () => {
  const limiter = new RateLimiter(2, 1);
  expect(['ann', 'ann', 'ann', 'bob'].map((who) => limiter.take(who, 0))).toEqual([true, true, false, true]);
  expect(limiter.size).toBe(2);
  expect([1000, 1000].map((now) => limiter.take('ann', now))).toEqual([true, false]);
  expect(limiter.take('cat', 3000)).toBe(true);
  expect(limiter.size).toBe(1);
  for (let i = 0; i < 1000; i++) limiter.take(`guest ${i}`, 10_000 + 100 * i);
  expect(limiter.size).toBeLessThan(15);
});
