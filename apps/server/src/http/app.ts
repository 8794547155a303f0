import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS, VERSION } from '@trollmoot/protocol/parse';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { rename } from '../rename.ts';
import { Sessions } from '../sessions.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../socket/connection.ts';
import { Connections } from '../socket/connections.ts';
import type { Tables } from '../tables.ts';
import { refuse } from './body.ts';
import { clientKey, isForwarded, limitConnections, trustedProxies } from './client-address.ts';
import { CONTENT_POLICY, NO_PERMISSIONS } from './content-policy.ts';
import { gameRoutes } from './game-routes.ts';
import { hallRoutes } from './hall-routes.ts';
import { isAllowedOrigin } from './origin.ts';
import { sessionRoutes, userOf } from './session-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { webPages } from './web-pages.ts';

export interface App {
  readonly server: FastifyInstance;
  readonly connections: Connections;
}

export interface AppNeeds {
  readonly tables: Tables;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly pages: URL; // the built web client
  readonly isReady: () => boolean;
  readonly limits?: Partial<ConnectionLimits>;
}

/** A first visit fetches a hundred files, and a whole household may come from one address. */
const FILES_A_QUESTION = 20;
/** By the route it leads to, for there are many ways to write an address. */
const isOfApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false;
const isQuestion = (request: FastifyRequest): boolean => isOfApi(request) || request.routeOptions.url === '/ws';

/** What could not be read or written now may be later. */
const OF_THE_DISK: readonly string[] = ['ERR_SQLITE_ERROR', 'WRITE_FAILED'];

/** The house's doors: HTTP for everything that can wait, one socket for what is live. */
export async function buildApp({ tables, config, log, pages, isReady, limits }: AppNeeds): Promise<App> {
  const server: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // requests carry names and keys
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: LIMITS.message,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 }, // whoever calls must say something soon
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
  });
  limitConnections(server.server, config);
  const { store, clock, seeds } = tables.house;
  const sessions = new Sessions(store, clock, seeds);
  const connections = new Connections(
    tables,
    { ...CONNECTION_LIMITS, burst: 2 * config.MESSAGES_PER_SECOND, perSecond: config.MESSAGES_PER_SECOND, ...limits },
    config.CONNECTIONS_PER_ADDRESS,
    config.CONNECTIONS,
  );

  server.removeContentTypeParser('text/plain'); // a form of a foreign page could send that
  await server.register(cookie);
  await server.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    strictTransportSecurity: config.TLS,
  });
  await server.register(rateLimit, {
    max: (request) => (isQuestion(request) ? 1 : FILES_A_QUESTION) * config.REQUESTS_PER_MINUTE,
    keyGenerator: (request) => (isQuestion(request) ? clientKey(request) : `${clientKey(request)} files`),
    timeWindow: '1 minute',
    cache: 10_000,
  });
  await server.register(websocket, {
    options: {
      maxPayload: LIMITS.message,
      maxFragments: 16, // each may hold on to the whole piece of memory it came in
      maxBufferedChunks: 1024,
      perMessageDeflate: false,
      autoPong: false, // `Connection` answers pings
    },
    errorHandler(error, socket) {
      if ('code' in error)
        tables.house.journal.count('evictions', 'broken'); // a line that broke, or frames that are none
      else tables.house.journal.error('a connection failed', error);
      socket.terminate();
    },
  });

  server.setErrorHandler((error: FastifyError, _request, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) tables.house.journal.error('a request failed', error);
    if (OF_THE_DISK.includes(error.code)) return reply.code(503).header('retry-after', 2).send({ error: 'try again' });
    return reply.code(code).send({ error: code < 500 ? error.message : 'something went wrong' });
  });
  server.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', NO_PERMISSIONS);
    if (isOfApi(request)) reply.header('cache-control', 'no-store');
  });
  let isWarned = config.TRUST_PROXY !== 0;
  server.addHook('onRequest', async (request, reply) => {
    if (!isWarned && isForwarded(request)) {
      isWarned = true;
      tables.house.journal.info('a proxy passes visitors on, but is not trusted: see TROLLMOOT_TRUST_PROXY');
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isSocket = request.headers.upgrade !== undefined;
    if (!isReady() && (isSocket || isOfApi(request))) refuse(reply, 503, 'the tables are being checked');
    else if ((!isRead || isSocket) && !isAllowedOrigin(request, config.ORIGINS ?? []))
      refuse(reply, 403, 'this page may not ask for that');
  });

  const mayConnect = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { v } = request.query as { v?: string };
    if (v !== undefined && v !== String(VERSION)) refuse(reply, 400, `this server speaks version ${VERSION}`);
    else if (userOf(sessions, request) === null) refuse(reply, 401, 'who are you?');
    else if (!connections.mayCome(clientKey(request))) refuse(reply, 429, 'too many connections');
  };
  server.get('/ws', { websocket: true, preValidation: mayConnect }, (socket, request) => {
    const user = userOf(sessions, request);
    if (user === null) socket.close(4401, 'who are you?');
    else connections.open(socket, request.socket, user, clientKey(request));
  });
  sessionRoutes(server, sessions, config, async (user, name) => {
    const renamed = await rename(sessions, tables, user, name);
    connections.rename(renamed);
    return renamed;
  });
  hallRoutes(server, sessions, tables, config);
  gameRoutes(server, tables.house.games);
  tableRoutes(server, sessions, tables, config);
  await webPages(server, pages);
  return { server, connections };
}
