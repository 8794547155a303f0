import { addSalt, setChair, sitDown, swapSeats } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRematch, rematch } from '../rematch.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import * as gathering from '../table/gathering.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import { readBody, refuse } from './body.ts';
import { NO_SESSION, userOf } from './session-routes.ts';
import type { TableFinder } from './table-finder.ts';
import { type TableLimit, TOO_MANY_TABLES } from './table-limit.ts';

type Here = { user: UserRecord; table: Table; request: FastifyRequest; reply: FastifyReply };

const NO_SEAT = 'You have no seat at this table.';

/** Seats, start, rematch and invitation: all of them need a session. */
export function seatRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  tables: Tables,
  tableFor: TableFinder,
  mayMakeTable: TableLimit,
): void {
  /** If `act` resolves to a sentence, that is why it was refused. */
  const post = (what: string, act: (here: Here) => Promise<string | null | object | undefined>): void => {
    server.post(`/api/tables/:id/${what}`, async (request, reply) => {
      const user = userOf(sessions, request);
      if (user === null) return refuse(reply, 401, NO_SESSION);
      const table = await tableFor(request, reply);
      if (table === null) return undefined;
      const outcome = await act({ user, table, request, reply });
      return typeof outcome === 'string' ? refuse(reply, 409, outcome) : (outcome ?? (reply.sent ? undefined : {}));
    });
  };

  post('join', async ({ user, table, request, reply }) => {
    const wanted = readBody(sitDown, request, reply);
    return wanted === null ? undefined : gathering.join(table, user, wanted);
  });
  post('salt', async ({ user, table, request, reply }) => {
    const wanted = readBody(addSalt, request, reply);
    return wanted === null ? undefined : gathering.addSalt(table, user.id, wanted.salt);
  });
  post('chair', async ({ user, table, request, reply }) => {
    const wanted = readBody(setChair, request, reply);
    return wanted === null ? undefined : gathering.setChair(table, user, wanted.seat, wanted.chair);
  });
  post('swap', async ({ user, table, request, reply }) => {
    const wanted = readBody(swapSeats, request, reply);
    return wanted === null ? undefined : gathering.swap(table, user.id, wanted.seat, wanted.with);
  });
  post('leave', async ({ user, table }) => gathering.leave(table, user.id));
  post('start', async ({ user, table }) => gathering.start(table, user.id));
  post('rematch', async ({ user, table, request, reply }) => {
    if (table.seatOf(user.id) === null) return NO_SEAT;
    if (table.record.status !== 'over') return 'The game is not over yet.';
    if (!(await hasRematch(tables, table)) && !mayMakeTable(request)) return refuse(reply, 429, TOO_MANY_TABLES);
    return (await rematch(tables, table, user.id)) ?? 'A rematch is not possible now. Try again in a moment.';
  });
  /** The key in the invitation link: players and the host may pass it on. */
  post('key', async ({ user, table }) => {
    const { host, key } = table.record;
    return host === user.id || table.seatOf(user.id) !== null ? { key } : NO_SEAT;
  });
}
