import type { ArchivePage, Hall } from '@trollmoot/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { archive, hall } from '../hall.ts';
import type { Sessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';
import { userOf } from './session-routes.ts';

const page = z.object({
  before: z.catch(z.coerce.number(), Number.MAX_SAFE_INTEGER),
  mine: z.optional(z.string()),
});

export function hallRoutes(server: FastifyInstance, sessions: Sessions, tables: Tables): void {
  server.get('/api/hall', async (request): Promise<Hall> => hall(tables, userOf(sessions, request)));

  /** `?mine` for one's own games, private ones too. */
  server.get('/api/archive', async (request): Promise<ArchivePage> => {
    const { before, mine } = page.parse(request.query);
    return archive(tables, before, mine === undefined ? null : userOf(sessions, request));
  });
}
