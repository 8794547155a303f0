import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { LIMITS } from '@trollmoot/protocol/parse';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { AlertServices } from '../alerts/services.ts';
import type { ClusterNode } from '../cluster/node.ts';
import type { Config } from '../config.ts';
import { rename } from '../rename.ts';
import { Sessions } from '../sessions.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../socket/connection-limits.ts';
import { Connections } from '../socket/connections.ts';
import type { Tables } from '../tables.ts';
import { tellPresence, WhoIsHere } from '../who-is-here.ts';
import { accountRoutes } from './account-routes.ts';
import { alertRoutes } from './alert-routes.ts';
import { trustedProxies } from './client-address.ts';
import { limitConnections } from './connection-limit.ts';
import { gameRoutes } from './game-routes.ts';
import { hallRoutes } from './hall-routes.ts';
import { addHooks } from './hooks.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { mailPages } from './mail-pages.ts';
import { myRoutes } from './my-routes.ts';
import { registerPlugins } from './plugins.ts';
import { seatRoutes } from './seat-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { socketRoute } from './socket-route.ts';
import { StartPage } from './start-page.ts';
import { tableFinder } from './table-finder.ts';
import { tableLimit } from './table-limit.ts';
import { tableRoutes } from './table-routes.ts';
import { webPages } from './web-pages.ts';

interface App {
  readonly server: FastifyInstance;
  readonly connections: Connections;
}

interface AppOptions {
  readonly tables: Tables;
  readonly alerts: AlertServices;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly pages: URL; // the built web client
  readonly node: ClusterNode | null; // null: this server is alone
  readonly limits?: Partial<ConnectionLimits>;
}

/** The HTTP server: requests and responses for everything that can wait, one WebSocket per tab for what is live. */
export async function buildApp({ tables, alerts, config, log, pages, node, limits }: AppOptions): Promise<App> {
  const server = newServer(config, log);
  const { store, clock, seeds, journal, games, others } = tables.house;
  const sessions = new Sessions(store, clock, seeds, others);
  const perSecond = config.MESSAGES_PER_SECOND;
  const connections = new Connections(
    tables,
    { ...CONNECTION_LIMITS, burst: 2 * perSecond, perSecond, ...limits },
    config.CONNECTIONS_PER_ADDRESS,
    config.CONNECTIONS,
    node?.far,
  );
  await registerPlugins(server, config, journal, node && { isInner: node.forwarding.isInner, others: node.others });
  addHooks(server, config, journal);
  node?.forwarding.addTo(server);
  socketRoute(server, sessions, connections);
  sessionRoutes(server, sessions, config, {
    async rename(user, name) {
      const renamed = await rename(sessions, tables, user, name);
      connections.rename(renamed);
      return renamed;
    },
    disconnect: (user, device) => connections.closeFor(user, { only: [device] }),
  });
  accountRoutes(server, sessions, tables, connections, config);
  alertRoutes(server, sessions, tables, alerts);
  await mailPages(server, store, alerts);
  const whoIsHere = new WhoIsHere((user) => connections.isConnected(user));
  if (others !== undefined) {
    const stop = tellPresence(whoIsHere, connections, others, () => clock.now());
    server.addHook('onClose', async () => stop());
  }
  hallRoutes(server, sessions, tables, config, whoIsHere);
  myRoutes(server, sessions, tables, whoIsHere);
  gameRoutes(server, games);
  const tableFor = tableFinder(sessions, tables);
  const mayMakeTable = tableLimit(config.TABLES_PER_HOUR, tables.house);
  tableRoutes(server, sessions, tables, tableFor, mayMakeTable);
  seatRoutes(server, sessions, tables, tableFor, mayMakeTable);
  invitationRoutes(server, sessions, tables, tableFor);
  await webPages(server, pages, new StartPage(tables, config, pages));
  return { server, connections };
}

/** The certificate cannot be used. */
class BadCertificate extends Error {
  readonly code = 'BAD_CERTIFICATE';
}

const TIMES = { headersTimeout: 10_000, connectionsCheckingInterval: 5000 }; // milliseconds
const REQUEST = 30_000;
const KEPT = 72_000; // as Fastify keeps connections of servers that it makes itself

/** Null: it does not speak TLS itself. */
function tlsServer({ CERTIFICATE, CERTIFICATE_KEY }: Config): FastifyServerFactory | null {
  if (CERTIFICATE === undefined || CERTIFICATE_KEY === undefined) return null;
  return (handler) => {
    try {
      const [cert, key] = [readFileSync(CERTIFICATE), readFileSync(CERTIFICATE_KEY)];
      return createServer({ ...TIMES, requestTimeout: REQUEST, keepAliveTimeout: KEPT, cert, key }, handler);
    } catch (error) {
      throw new BadCertificate((error as Error).message);
    }
  };
}

function newServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const serverFactory = tlsServer(config);
  const server: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // URLs and bodies hold names and keys
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: LIMITS.message,
    requestTimeout: REQUEST,
    ...(serverFactory === null ? { http: TIMES } : { serverFactory }),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  limitConnections(server.server, config);
  server.removeContentTypeParser('text/plain'); // a form on another site could post it without asking
  return server;
}
