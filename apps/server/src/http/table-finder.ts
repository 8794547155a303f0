import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../sessions.ts';
import { mayWatch } from '../table/card.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import { refuse } from './body.ts';
import { userOf } from './session-routes.ts';

export const NO_TABLE = 'There is no such table.';

export type TableFinder = (request: FastifyRequest, reply: FastifyReply) => Promise<Table | null>;

/** Finds the table in the path. If this user may not see it, replies with 404 as if it did not exist, and returns null. */
export const tableFinder =
  (sessions: Sessions, tables: Tables): TableFinder =>
  async (request, reply) => {
    const { id } = request.params as { id: string };
    const user = (await userOf(sessions, request))?.id ?? '';
    const table = await tables.find(id);
    if (table !== null && mayWatch(table.record, user, keyIn(request))) return table;
    refuse(reply, 404, NO_TABLE);
    return null;
  };

/** The key of a private table, from the query or the body. */
export function keyIn({ query, body }: FastifyRequest): string | null {
  const { key } = { ...(query as object), ...(body as object | null | undefined) } as { key?: unknown };
  return typeof key === 'string' ? key : null;
}
