import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { houseLimit } from '../house-limit.ts';
import { clientKey } from './client-address.ts';

/** May this address make one more table? Rematches count as well. */
export type TableLimit = (request: FastifyRequest) => boolean;

export const TOO_MANY_TABLES = 'Too many new tables. Try again later.';

export function tableLimit(perHour: number, house: House): TableLimit {
  const limit = houseLimit(house, 'tables', perHour, perHour / 3600);
  return (request) => limit.take(clientKey(request), house.clock.now());
}
