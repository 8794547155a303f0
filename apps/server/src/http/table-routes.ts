import type { MadeTable, Recording, TableCard } from '@trollmoot/protocol';
import { newTable } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../sessions.ts';
import { recordingFor, savedText } from '../table/recording.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables.ts';
import { readBody, refuse } from './body.ts';
import { NO_SESSION, userOf } from './session-routes.ts';
import { keyIn, NO_TABLE, type TableFinder } from './table-finder.ts';
import { type TableLimit, TOO_MANY_TABLES } from './table-limit.ts';

/** These replay a whole game. */
const EXPENSIVE = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** Creating tables, and looking at them. */
export function tableRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  tables: Tables,
  tableFor: TableFinder,
  mayMakeTable: TableLimit,
): void {
  server.post('/api/tables', async (request, reply): Promise<MadeTable | undefined> => {
    const user = await userOf(sessions, request);
    if (user === null) return refuse(reply, 401, NO_SESSION);
    if (!mayMakeTable(request)) return refuse(reply, 429, TOO_MANY_TABLES);
    const wanted = readBody(newTable, request, reply);
    if (wanted === null) return undefined;
    if (wanted.chairs.every(({ kind }) => kind === 'bot'))
      return refuse(reply, 400, 'A table needs at least one seat that is not a bot.');
    const made = await tables.make(wanted, user);
    return typeof made === 'string' ? refuse(reply, 400, made) : made;
  });

  server.get('/api/tables/:id', async (request, reply): Promise<TableCard | undefined> => {
    const { id } = request.params as { id: string };
    const card = await tables.cardFor(id, (await userOf(sessions, request))?.id ?? '', keyIn(request));
    return card ?? refuse(reply, 404, NO_TABLE);
  });

  server.get('/api/tables/:id/recording', { config: EXPENSIVE }, async (request, reply) => {
    const table = await tableFor(request, reply);
    return table === null ? undefined : recording(table, (await userOf(sessions, request))?.id ?? null, request, reply);
  });

  server.get('/api/tables/:id/saved', { config: EXPENSIVE }, async (request, reply): Promise<string | undefined> => {
    const table = await tableFor(request, reply);
    if (table === null) return undefined;
    const saved = savedText(table);
    if (saved === null) return refuse(reply, 403, 'The game is not over yet.');
    const name = `${table.record.game}-${table.record.id}.txt`;
    reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return saved;
  });
}

async function recording(
  table: Table,
  user: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Recording | undefined> {
  const { eye = 'spectator' } = request.query as { eye?: string };
  const seat = eye === 'spectator' ? null : Number(eye);
  const { status } = table.record;
  if (status === 'gathering') return refuse(reply, 409, 'The game has not begun yet.');
  if (status === 'broken') return refuse(reply, 409, 'This table is broken. Its log is kept for the operator.');
  if (seat !== null && !table.eyes.includes(seat)) return refuse(reply, 400, 'There is no such seat.');
  const recorded = await recordingFor(table, user, seat);
  return recorded ?? refuse(reply, 403, 'During the game you can only replay your own view.');
}
