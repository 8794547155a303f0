import { Readable } from 'node:stream';
import type { Account } from '@trollmoot/protocol';
import type { FastifyInstance } from 'fastify';
import { forgetUser } from '../account/departing.ts';
import { exported } from '../account/export.ts';
import { overview } from '../account/overview.ts';
import { accountServices } from '../account/services.ts';
import { siteOf } from '../account/site.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../sessions.ts';
import type { Connections } from '../socket/connections.ts';
import type { Tables } from '../tables.ts';
import { accountAsker } from './account-asker.ts';
import { refuse } from './body.ts';
import { deviceRoutes } from './device-routes.ts';
import { puzzleRoutes } from './puzzle-routes.ts';
import { deviceOf, dropCookie, userOf } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { wayInRoutes } from './way-in-routes.ts';

/** Accounts: a user with at least one way in that does not depend on a cookie. */
export function accountRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  tables: Tables,
  connections: Connections,
  config: Config,
): void {
  const services = accountServices(tables, sessions, config, connections);
  const { accounts } = tables.house.store;
  const asking = accountAsker(sessions, services.limits);

  server.get('/api/account', async (request): Promise<Account> => {
    const user = await userOf(sessions, request);
    const device = await deviceOf(sessions, request);
    return {
      you: user === null ? null : await overview(accounts, user, device),
      host: siteOf(request, config)?.host ?? null,
      hasMail: services.mail.isOn,
    };
  });

  server.get('/api/account/export', async (request, reply) => {
    const user = await userOf(sessions, request);
    if (user === null) return refuse(reply, 401, 'No session, so there is nothing to save.');
    if (!services.limits.mayExport(user.id)) return refuse(reply, 429, 'Too many copies. Try again in ten minutes.');
    const you = await overview(accounts, user, await deviceOf(sessions, request));
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="trollmoot.json"');
    return reply.send(Readable.from(exported(tables, you)));
  });

  /** Leave the Moot: the games stay, without the name. */
  server.delete('/api/account', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    await forgetUser(tables, user.id);
    dropCookie(reply);
    connections.closeFor(user.id);
    return {};
  });

  wayInRoutes(server, { sessions, tables, connections, config, services, asking });
  deviceRoutes(server, { sessions, tables, connections, services, asking });
  puzzleRoutes(server, sessions, tables, asking);
  signInRoutes(server, { sessions, tables, config, services });
}
