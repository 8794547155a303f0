import type { House } from './house.ts';
import { RateLimiter } from './socket/token-bucket.ts';

/** A limit that counts for the whole house: what is taken at one node is taken at all. `name`: no other limit has it. */
export function houseLimit(
  { others, clock }: Pick<House, 'others' | 'clock'>,
  name: string,
  burst: number,
  perSecond: number,
): RateLimiter {
  const onTaken = (key: string): void => others?.tell('took', { limit: name, takes: [[key, 1]] });
  const limit = new RateLimiter(burst, perSecond, onTaken);
  others?.hear('took', ({ limit: other, takes }) => {
    if (other === name) for (const [key] of takes) limit.spend(key, clock.now());
  });
  return limit;
}
