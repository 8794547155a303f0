import type { Session } from '@trollmoot/protocol';
import { newSession } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { SESSION_LASTS, type Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import { readBody } from './body.ts';

/** The cookie. */
export const TOKEN = 'moot';

export const userOf = (sessions: Sessions, request: FastifyRequest): UserRecord | null =>
  sessions.find(request.cookies[TOKEN]);

export function sessionRoutes(server: FastifyInstance, sessions: Sessions, config: Config): void {
  server.get('/api/session', async (request): Promise<Session | null> => {
    const user = userOf(sessions, request);
    return user === null ? null : { user: user.id, name: user.name };
  });

  /** Come in with a name; come again with another name to be renamed. */
  server.post('/api/session', async (request, reply): Promise<Session | undefined> => {
    const wanted = readBody(newSession, request, reply);
    if (wanted === null) return undefined;
    const known = userOf(sessions, request);
    if (known !== null) {
      const { id, name } = await sessions.rename(known, wanted.name);
      return { user: id, name };
    }
    const { user, token } = await sessions.begin(wanted.name);
    const maxAge = SESSION_LASTS / 1000;
    reply.setCookie(TOKEN, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: config.TLS, maxAge });
    return { user: user.id, name: user.name };
  });
}
