import { puzzleDays } from '@trollmoot/protocol/parse-account';
import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';
import type { AccountAsker } from './account-asker.ts';
import { readBody } from './body.ts';
import { userOf } from './session-routes.ts';

const FIRST_DAY = '2026-11-01'; // of puzzle no. 1
const DAY = 86_400_000;

/** The streak of the daily puzzle, for all devices of a user. Days are only ever added. */
export function puzzleRoutes(server: FastifyInstance, sessions: Sessions, tables: Tables, asking: AccountAsker): void {
  const { store, clock } = tables.house;

  server.get('/api/puzzles', async (request) => {
    const user = await userOf(sessions, request);
    return { days: user === null ? {} : await store.accounts.puzzleDays(user.id) };
  });

  server.put('/api/puzzles', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const body = readBody(puzzleDays, request, reply);
    if (body === null) return reply;
    // A day can have begun already where the reader is: at most fourteen hours before it does in Greenwich.
    const last = new Date(clock.now() + DAY).toISOString().slice(0, 10);
    const known = await store.accounts.puzzleDays(user.id);
    const news = Object.entries(body.days).filter(
      ([day, stars]) => day >= FIRST_DAY && day <= last && !(known[day] !== undefined && known[day] >= stars),
    );
    const days = Object.fromEntries(news);
    if (news.length > 0) await store.write({ write: 'puzzleDays', user: user.id, days });
    return { days: { ...known, ...days } };
  });
}
