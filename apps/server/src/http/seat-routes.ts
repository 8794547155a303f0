import {
  addSalt,
  changeRules,
  handOver,
  removeGuest,
  removeSeat,
  sayReady,
  setChair,
  sitDown,
  startGame,
  swapSeats,
  waitForSeat,
} from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { hasRematch, rematch } from '../rematch.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import * as gathering from '../table/gathering.ts';
import * as hosting from '../table/hosting.ts';
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
      const user = await userOf(sessions, request);
      if (user === null) return refuse(reply, 401, NO_SESSION);
      const table = await tableFor(request, reply);
      if (table === null) return undefined;
      const outcome = await act({ user, table, request, reply });
      return typeof outcome === 'string' ? refuse(reply, 409, outcome) : (outcome ?? (reply.sent ? undefined : {}));
    });
  };

  /** With a body of this shape. */
  const postWith = <T>(
    what: string,
    schema: z.ZodMiniType<T>,
    act: (here: Here, wanted: T) => Promise<string | null>,
  ): void =>
    post(what, async (here) => {
      const wanted = readBody(schema, here.request, here.reply);
      return wanted === null ? undefined : act(here, wanted);
    });

  postWith('join', sitDown, ({ user, table }, wanted) => gathering.join(table, user, wanted));
  postWith('salt', addSalt, ({ user, table }, { salt }) => gathering.addSalt(table, user.id, salt));
  postWith('ready', sayReady, ({ user, table }, { isReady }) => gathering.sayReady(table, user.id, isReady));
  postWith('chair', setChair, ({ user, table }, { seat, chair }) => gathering.setChair(table, user, seat, chair));
  postWith('swap', swapSeats, ({ user, table }, wanted) => gathering.swap(table, user.id, wanted.seat, wanted.with));
  post('leave', async ({ user, table }) => gathering.leave(table, user.id));
  postWith('wait', waitForSeat, ({ user, table }, { isWaiting }) => hosting.wait(table, user, isWaiting));
  postWith('remove', removeGuest, ({ user, table }, { seat, shutOut = false }) =>
    hosting.removeGuest(table, user.id, seat, shutOut),
  );
  postWith('remove-seat', removeSeat, ({ user, table }, { seat }) => hosting.removeSeat(table, user.id, seat));
  postWith('host', handOver, ({ user, table }, { seat }) => hosting.handOver(table, user.id, seat));
  postWith('rules', changeRules, ({ user, table }, wanted) => hosting.changeRules(table, user.id, wanted));
  postWith('start', startGame, ({ user, table }, { without }) => hosting.start(table, user.id, without));
  post('close', async ({ user, table }) => {
    const why = hosting.mayHost(table, user.id);
    if (why === null) await tables.close(table);
    return why;
  });
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
