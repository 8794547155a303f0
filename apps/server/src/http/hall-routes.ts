import type { ArchivePage, Hall } from '@trollmoot/protocol';
import { faultOf, hallQuery } from '@trollmoot/protocol/parse';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { archive, hall } from '../hall.ts';
import type { Sessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';
import type { WhoIsHere } from '../who-is-here.ts';
import { refuse } from './body.ts';
import { keepCookie, userOf } from './session-routes.ts';

const page = z.object({
  before: z.optional(z.string().check(z.regex(/^\d+$/))),
  mine: z.optional(z.string()),
});

export function hallRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  tables: Tables,
  config: Config,
  whoIsHere: WhoIsHere,
): void {
  server.get('/api/hall', async (request, reply): Promise<Hall | undefined> => {
    const wanted = hallQuery.safeParse(request.query);
    if (!wanted.success) return refuse(reply, 400, faultOf(wanted.error));
    const user = await userOf(sessions, request);
    if (user !== null) {
      await keepCookie(sessions, request, reply, config);
      whoIsHere.look(user.id, tables.house.clock.now());
    }
    return hall(tables, user, wanted.data.language);
  });

  /** `?mine`: the user's own games, private ones included. */
  server.get('/api/archive', async (request, reply): Promise<ArchivePage | undefined> => {
    const wanted = page.safeParse(request.query);
    if (!wanted.success) return refuse(reply, 400, faultOf(wanted.error));
    const { before = Number.MAX_SAFE_INTEGER, mine = '0' } = wanted.data;
    const isMine = mine !== '0' && mine !== 'false';
    const user = isMine ? await userOf(sessions, request) : null;
    if (isMine && user === null) return { tables: [], before: null };
    return archive(tables, Number(before), user);
  });
}
