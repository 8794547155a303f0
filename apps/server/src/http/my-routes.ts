import { Readable } from 'node:stream';
import type { MyGames, People } from '@trollmoot/protocol';
import { faultOf } from '@trollmoot/protocol/parse';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { houseLimit } from '../house-limit.ts';
import { myGames, mySavedGames } from '../my-games.ts';
import { people } from '../people.ts';
import type { Sessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';
import type { WhoIsHere } from '../who-is-here.ts';
import { refuse } from './body.ts';
import { NO_SESSION, userOf } from './session-routes.ts';

const page = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });
const TOO_OFTEN = 'Too many requests. Try again in a moment.';

/** The user's own games and the people in them. Nobody can ask for anyone else's. */
export function myRoutes(server: FastifyInstance, sessions: Sessions, tables: Tables, whoIsHere: WhoIsHere): void {
  const { store, clock } = tables.house;
  const pages = houseLimit(tables.house, 'pages', 60, 1); // by user
  const exports = houseLimit(tables.house, 'copies', 3, 6 / 3600); // by user

  server.get('/api/people', async (request, reply): Promise<People | undefined> => {
    const user = await userOf(sessions, request);
    if (user === null) return { people: [], played: [] };
    if (!pages.take(user.id, clock.now())) return refuse(reply, 429, TOO_OFTEN);
    return { people: await people(tables, whoIsHere, user.id), played: await store.played(user.id) };
  });

  server.get('/api/my-games', async (request, reply): Promise<MyGames | undefined> => {
    const wanted = page.safeParse(request.query);
    if (!wanted.success) return refuse(reply, 400, faultOf(wanted.error));
    const user = await userOf(sessions, request);
    if (user === null) return { running: [], over: [], before: null };
    if (!pages.take(user.id, clock.now())) return refuse(reply, 429, TOO_OFTEN);
    const { before } = wanted.data;
    return myGames(tables, user.id, before === undefined ? undefined : Number(before));
  });

  /** Saved games as lines of JSON: the client puts them into files. */
  server.get('/api/my-games/saved', async (request, reply) => {
    const user = await userOf(sessions, request);
    if (user === null) return refuse(reply, 401, NO_SESSION);
    if (!exports.take(user.id, clock.now())) return refuse(reply, 429, 'Too many copies. Try again in ten minutes.');
    reply.type('application/x-ndjson; charset=utf-8');
    return reply.send(Readable.from(mySavedGames(tables, user.id)));
  });
}
