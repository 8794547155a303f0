import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountLimits } from '../account/limits.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import { refuse } from './body.ts';
import { NO_SESSION, userOf } from './session-routes.ts';

export const TOO_OFTEN = 'Too many requests. Try again in a few minutes.';

/** The user who wants to change their account. If there is none, or they ask too often, replies and returns null. */
export type AccountAsker = (request: FastifyRequest, reply: FastifyReply) => Promise<UserRecord | null>;

export const accountAsker =
  (sessions: Sessions, limits: AccountLimits): AccountAsker =>
  async (request, reply) => {
    const user = await userOf(sessions, request);
    if (user === null) refuse(reply, 401, NO_SESSION);
    else if (!limits.mayChange(user.id)) refuse(reply, 429, TOO_OFTEN);
    else return user;
    return null;
  };
