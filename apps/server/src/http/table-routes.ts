import type { MadeTable, Recording, TableCard } from '@trollmoot/protocol';
import { newTable, setChair, sitDown, swapSeats } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { rematch } from '../rematch.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import * as gathering from '../table/gathering.ts';
import type { Table } from '../table/table.ts';
import { recordingFor, savedText } from '../table/telling.ts';
import type { Tables } from '../tables.ts';
import { readBody, refused } from './body.ts';
import { userOf } from './session-routes.ts';

type Here = { user: UserRecord; table: Table; request: FastifyRequest; reply: FastifyReply };

export function tableRoutes(server: FastifyInstance, sessions: Sessions, tables: Tables, config: Config): void {
  const perHour = { rateLimit: { max: config.TABLES_PER_HOUR, timeWindow: '1 hour' } };

  server.post('/api/tables', { config: perHour }, async (request, reply): Promise<MadeTable | undefined> => {
    const user = userOf(sessions, request);
    if (user === null) return refused(reply, 401, 'who are you?');
    const wanted = readBody(newTable, request, reply);
    if (wanted === null) return undefined;
    if (wanted.chairs.every(({ kind }) => kind === 'bot'))
      return refused(reply, 400, 'there must be a chair for somebody');
    const made = await tables.make(wanted, user);
    return typeof made === 'string' ? refused(reply, 400, made) : made;
  });

  /** A table this visitor may see; null, and a refusal, for all others. Whether a private one exists is nobody's business. */
  const tableFor = (request: FastifyRequest, reply: FastifyReply): Table | null => {
    const { id } = request.params as { id: string };
    const user = userOf(sessions, request)?.id ?? '';
    const table = tables.find(id);
    if (table?.mayWatch(user, keyIn(request))) return table;
    refused(reply, 404, 'there is no such table');
    return null;
  };

  server.get('/api/tables/:id', async (request, reply): Promise<TableCard | undefined> => {
    const { id } = request.params as { id: string };
    const card = tables.cardFor(id, userOf(sessions, request)?.id ?? '', keyIn(request));
    return card ?? refused(reply, 404, 'there is no such table');
  });

  server.get(
    '/api/tables/:id/recording',
    { config: SLOWLY },
    async (request, reply): Promise<Recording | undefined> => {
      const table = tableFor(request, reply);
      if (table === null) return undefined;
      const { eye = 'spectator' } = request.query as { eye?: string };
      const seat = eye === 'spectator' ? null : Number(eye);
      const { status } = table.record;
      if (status === 'gathering') return refused(reply, 409, 'the game has not begun');
      if (status === 'broken') return refused(reply, 409, 'this table is set aside');
      if (seat !== null && !table.eyes.includes(seat)) return refused(reply, 400, 'there is no such seat');
      const recording = await recordingFor(table, userOf(sessions, request)?.id ?? null, seat);
      return recording ?? refused(reply, 403, 'not with these eyes');
    },
  );

  server.get('/api/tables/:id/saved', { config: SLOWLY }, async (request, reply): Promise<string | undefined> => {
    const table = tableFor(request, reply);
    if (table === null) return undefined;
    const saved = savedText(table);
    if (saved === null) return refused(reply, 403, 'the game is not over');
    const name = `${table.record.game}-${table.record.id}.txt`;
    reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return saved;
  });

  /** Something done around a table by somebody with a session. A sentence says why it could not be done. */
  const post = (what: string, act: (here: Here) => Promise<string | null | object | undefined>): void => {
    server.post(`/api/tables/:id/${what}`, async (request, reply) => {
      const user = userOf(sessions, request);
      if (user === null) return refused(reply, 401, 'who are you?');
      const table = tableFor(request, reply);
      if (table === null) return undefined;
      const outcome = await act({ user, table, request, reply });
      return typeof outcome === 'string' ? refused(reply, 409, outcome) : (outcome ?? (reply.sent ? undefined : {}));
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
    if (table.seatOf(user.id) === null) return 'you do not sit here';
    if (table.record.status !== 'over') return 'the game is not over';
    return (await rematch(tables, table, user.id)) ?? 'that is not possible now';
  });
  /** The link for friends: whoever sits here may pass it on. */
  post('key', async ({ user, table }) => {
    const { host, key } = table.record;
    return host === user.id || table.seatOf(user.id) !== null ? { key } : 'you do not sit here';
  });
}

/** The key that opens a private table: in the address, or in what was sent. */
function keyIn({ query, body }: FastifyRequest): string | null {
  const { key } = { ...(query as object), ...(body as object | null | undefined) } as { key?: unknown };
  return typeof key === 'string' ? key : null;
}

/** These play a whole game again. */
const SLOWLY = { rateLimit: { max: 30, timeWindow: '1 minute' } };
