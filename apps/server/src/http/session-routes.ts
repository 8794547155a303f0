import type { Session } from '@trollmoot/protocol';
import { newSession } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceLabel } from '../account/device-label.ts';
import type { Config } from '../config.ts';
import { SESSION_LASTS, type Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import { readBody } from './body.ts';
import { clientKey } from './client-address.ts';

const COOKIE = 'moot';

export const NO_SESSION = 'No session. Start one with POST /api/session.';

export const userOf = (sessions: Sessions, request: FastifyRequest): Promise<UserRecord | null> =>
  sessions.find(tokenIn(request));

export const tokenIn = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];
/** The device that asks; '' without a session. */
export const deviceOf = async (sessions: Sessions, request: FastifyRequest): Promise<string> =>
  (await sessions.device(tokenIn(request))) ?? '';

export function dropCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

export function giveCookie(reply: FastifyReply, token: string, { TLS }: Config): void {
  const maxAge = SESSION_LASTS / 1000;
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: TLS, maxAge });
}

/** Like the session, the cookie expires half a year after the last visit. Once a day it gets a new token. */
export async function keepCookie(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Promise<void> {
  const token = await sessions.rotated(request.cookies[COOKIE]!);
  if (token !== null) giveCookie(reply, token, config);
}

const RENAMES_PER_HOUR = 60;

interface UserChanges {
  /** Change the user's name everywhere on the server. */
  rename(user: UserRecord, name: string): Promise<UserRecord>;
  /** Close the user's connections from this device. */
  disconnect(user: string, device: string): void;
}

export function sessionRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  config: Config,
  { rename, disconnect }: UserChanges,
): void {
  const perHour = {
    max: async (request: FastifyRequest) =>
      (await userOf(sessions, request)) === null ? config.SESSIONS_PER_HOUR : RENAMES_PER_HOUR,
    keyGenerator: async (request: FastifyRequest) => (await userOf(sessions, request))?.id ?? clientKey(request),
    timeWindow: '1 hour',
  };
  server.get('/api/session', async (request, reply): Promise<Session | null> => {
    const user = await userOf(sessions, request);
    if (user === null) return null;
    await keepCookie(sessions, request, reply, config);
    return { user: user.id, name: user.name };
  });

  /** Starts a session with a name; with a session, changes the name. */
  server.post(
    '/api/session',
    { config: { rateLimit: perHour } },
    async (request, reply): Promise<Session | undefined> => {
      const wanted = readBody(newSession, request, reply);
      if (wanted === null) return undefined;
      const known = await userOf(sessions, request);
      if (known !== null) {
        const { id, name } = await rename(known, wanted.name);
        return { user: id, name };
      }
      const { user, token } = await sessions.begin(wanted.name, deviceLabel(request.headers['user-agent']));
      giveCookie(reply, token, config);
      return { user: user.id, name: user.name };
    },
  );

  /** Sign out. The guest's seats stay: a stand-in plays on when their time is up. */
  server.delete('/api/session', async (request, reply): Promise<object> => {
    const user = await userOf(sessions, request);
    const token = tokenIn(request);
    const device = await deviceOf(sessions, request);
    dropCookie(reply);
    if (user === null || token === undefined) return {};
    await sessions.end(token);
    disconnect(user.id, device);
    return {};
  });
}
