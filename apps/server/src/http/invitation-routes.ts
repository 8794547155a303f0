import type { MadeTable } from '@trollmoot/protocol';
import { invite } from '@trollmoot/protocol/parse';
import type { FastifyInstance } from 'fastify';
import { houseLimit } from '../house-limit.ts';
import { inviteTo } from '../invitations.ts';
import type { Sessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';
import { readBody, refuse } from './body.ts';
import { clientKey } from './client-address.ts';
import { NO_SESSION, userOf } from './session-routes.ts';
import type { TableFinder } from './table-finder.ts';

const HOUR = 1 / 3600; // per second

/** Inviting people one has played with, turning an invitation down, and codes that were read out. */
export function invitationRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  tables: Tables,
  tableFor: TableFinder,
): void {
  const { clock, store } = tables.house;
  const sent = houseLimit(tables.house, 'invitations sent', 20, 40 * HOUR); // by who invites
  const received = houseLimit(tables.house, 'invitations received', 5, 10 * HOUR); // by who invites whom

  server.post('/api/tables/:id/invitations', async (request, reply) => {
    const user = await userOf(sessions, request);
    if (user === null) return refuse(reply, 401, NO_SESSION);
    const table = await tableFor(request, reply);
    const wanted = table && readBody(invite, request, reply);
    if (table === null || wanted === null) return undefined;
    const now = clock.now();
    if (!sent.take(user.id, now) || !received.take(`${user.id} ${wanted.user}`, now))
      return refuse(reply, 429, 'Too many invitations. Try again later.');
    const why = await inviteTo(table, user, wanted.user);
    return why === null ? {} : refuse(reply, 409, why);
  });

  const tries = houseLimit(tables.house, 'codes tried', 20, 20 / 60); // by address
  const allTries = houseLimit(tables.house, 'all codes tried', 500, 500 / 60);

  server.get('/api/codes/:code', async (request, reply): Promise<MadeTable | undefined> => {
    const now = clock.now();
    if (!tries.take(clientKey(request), now) || !allTries.take('', now))
      return refuse(reply, 429, 'Too many codes. Try again in a minute.');
    const { code } = request.params as { code: string };
    const ids = await store.coded(code.toUpperCase());
    const records = await Promise.all(ids.map((id) => tables.recordOf(id)));
    const found = records.find((record) => record?.status === 'gathering');
    return found ? { id: found.id, key: found.key } : refuse(reply, 404, 'No table has this code.');
  });

  server.delete('/api/tables/:id/invitations', async (request, reply) => {
    const user = await userOf(sessions, request);
    if (user === null) return refuse(reply, 401, NO_SESSION);
    const { id } = request.params as { id: string };
    await store.write({ write: 'forgetInvitation', user: user.id, to: id });
    return {};
  });
}
