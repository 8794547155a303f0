import type { MadeTable, Recording, TableCard } from '@trollmoot/protocol';
import { newPosition, setChair, sitDown, swapSeats } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { rematch } from '../rematch.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import { mayWatch } from '../table/card.ts';
import * as gathering from '../table/gathering.ts';
import { recordingFor, savedText } from '../table/recording.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import { readBody, refuse } from './body.ts';
import { NO_SESSION, userOf } from './session-routes.ts';

const NO_TABLE = 'There is no such table.';
const NO_SEAT = 'You have no seat at this table.';
const NOT_OVER = 'The game is not over yet.';

type Here = { user: UserRecord; table: Table; request: FastifyRequest; reply: FastifyReply };

export function tableRoutes(server: FastifyInstance, sessions: Sessions, tables: Tables, config: Config): void {
  const perHour = { rateLimit: { max: config.TABLES_PER_HOUR, timeWindow: '1 hour' } };

  server.post('/api/tables', { config: perHour }, async (request, reply): Promise<MadeTable | undefined> => {
    const user = userOf(sessions, request);
    if (user === null) return refuse(reply, 401, NO_SESSION);
    const wanted = readBody(newPosition, request, reply);
    if (wanted === null) return undefined;
    if (wanted.chairs.every(({ kind }) => kind === 'bot'))
      return refuse(reply, 400, 'A table needs at least one seat that is not a bot.');
    const made = await tables.make(wanted, user);
    return typeof made === 'string' ? refuse(reply, 400, made) : made;
  });

  /** A table this user may see. Otherwise replies with 404 and returns null, so that no one learns of private tables. */
  const tableFor = (request: FastifyRequest, reply: FastifyReply): Table | null => {
    const { id } = request.params as { id: string };
    const user = userOf(sessions, request)?.id ?? '';
    const table = tables.find(id);
    if (table !== null && mayWatch(table.record, user, keyIn(request))) return table;
    refuse(reply, 404, NO_TABLE);
    return null;
  };

  server.get('/api/tables/:id', async (request, reply): Promise<TableCard | undefined> => {
    const { id } = request.params as { id: string };
    const card = tables.cardFor(id, userOf(sessions, request)?.id ?? '', keyIn(request));
    return card ?? refuse(reply, 404, NO_TABLE);
  });

  server.get(
    '/api/tables/:id/recording',
    { config: EXPENSIVE },
    async (request, reply): Promise<Recording | undefined> => {
      const table = tableFor(request, reply);
      if (table === null) return undefined;
      const { eye = 'spectator' } = request.query as { eye?: string };
      const seat = eye === 'spectator' ? null : Number(eye);
      const { status } = table.record;
      if (status === 'gathering') return refuse(reply, 409, 'The game has not begun yet.');
      if (status === 'broken') return refuse(reply, 409, 'This table is broken. Its log is kept for the operator.');
      if (seat !== null && !table.eyes.includes(seat)) return refuse(reply, 400, 'There is no such seat.');
      const recording = await recordingFor(table, userOf(sessions, request)?.id ?? null, seat);
      return recording ?? refuse(reply, 403, 'During the game you can only replay your own view.');
    },
  );

  server.get('/api/tables/:id/saved', { config: EXPENSIVE }, async (request, reply): Promise<string | undefined> => {
    const table = tableFor(request, reply);
    if (table === null) return undefined;
    const saved = savedText(table);
    if (saved === null) return refuse(reply, 403, NOT_OVER);
    const name = `${table.record.game}-${table.record.id}.txt`;
    reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return saved;
  });

  /** A request about a table that needs a session. If `act` resolves to a sentence, that is why it was refused. */
  const post = (what: string, act: (here: Here) => Promise<string | null | object | undefined>): void => {
    server.post(`/api/tables/:id/${what}`, async (request, reply) => {
      const user = userOf(sessions, request);
      if (user === null) return refuse(reply, 401, NO_SESSION);
      const table = tableFor(request, reply);
      if (table === null) return undefined;
      const outcome = await act({ user, table, request, reply });
      return typeof outcome === 'string' ? refuse(reply, 409, outcome) : (outcome ?? (reply.sent ? undefined : {}));
    });
  };

  post('join', async ({ user, table, request, reply }) => {
    const wanted = readBody(sitDown, request, reply);
    return wanted === null ? undefined : gathering.join(table, user, wanted.seat ?? null, wanted.key ?? null);
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
  post('rematch', async ({ user, table }) => {
    if (table.seatOf(user.id) === null) return NO_SEAT;
    if (table.record.status !== 'over') return NOT_OVER;
    return (await rematch(tables, table, user.id)) ?? 'A rematch is not possible now. Try again in a moment.';
  });
  /** The key in the invitation link: players and the host may pass it on. */
  post('key', async ({ user, table }) => {
    const { host, key } = table.record;
    return host === user.id || table.seatOf(user.id) !== null ? { key } : NO_SEAT;
  });
}

/** The key of a private table, from the query or the body. */
function keyIn({ query, body }: FastifyRequest): string | null {
  const { key } = { ...(query as object), ...(body as object | null | undefined) } as { key?: unknown };
  return typeof key === 'string' ? key : null;
}

/** These replay a whole game. */
const EXPENSIVE = { rateLimit: { max: 30, timeWindow: '1 minute' } };
