import type { FastifyRequest } from 'fastify';
import type { Clock } from '../ports.ts';
import { RateLimiter } from '../socket/token-bucket.ts';
import { clientKey } from './client-address.ts';

/** May this address make one more table? Rematches count as well. */
export type TableLimit = (request: FastifyRequest) => boolean;

export const TOO_MANY_TABLES = 'Too many new tables. Try again later.';

export function tableLimit(perHour: number, clock: Clock): TableLimit {
  const limiter = new RateLimiter(perHour, perHour / 3600);
  return (request) => limiter.take(clientKey(request), clock.now());
}
