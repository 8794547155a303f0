import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Others } from '../cluster/others.ts';
import type { Config } from '../config.ts';
import type { Journal } from '../ports.ts';
import { clientKey } from './client-address.ts';
import { CONTENT_POLICY } from './content-policy.ts';
import { requestCounts } from './request-counts.ts';
import { isOfApi, isSocketRoute } from './routes.ts';

/** Requests for files, per API request allowed: a first visit loads a hundred files, and a household may share an address. */
const FILES_PER_API_REQUEST = 20;
const isApiRequest = (request: FastifyRequest): boolean => isOfApi(request) || isSocketRoute(request);

interface OfSeveral {
  readonly isInner: (request: FastifyRequest) => boolean; // another node of the house has counted this request
  readonly others: Others;
}

/** `node`: this server is one of several. */
export async function registerPlugins(
  server: FastifyInstance,
  config: Config,
  journal: Journal,
  node: OfSeveral | null = null,
): Promise<void> {
  await server.register(cookie);
  await server.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    strictTransportSecurity: config.TLS,
  });
  await server.register(rateLimit, {
    max: (request) => (isApiRequest(request) ? 1 : FILES_PER_API_REQUEST) * config.REQUESTS_PER_MINUTE,
    keyGenerator: (request) => (isApiRequest(request) ? clientKey(request) : `${clientKey(request)} files`),
    timeWindow: '1 minute',
    ...(node !== null && { allowList: (request) => node.isInner(request), store: requestCounts(node.others) }),
    cache: 10_000,
  });
  await server.register(websocket, {
    options: {
      maxPayload: LIMITS.message,
      maxFragments: 16, // each fragment may keep alive the whole buffer it arrived in
      maxBufferedChunks: 1024,
      perMessageDeflate: false,
      autoPong: false, // `Connection` answers pings
    },
    errorHandler(error, socket) {
      if ('code' in error)
        journal.count('evictions', 'broken'); // the network failed, or the client sent invalid frames
      else journal.error('a connection failed', error);
      socket.terminate();
    },
  });
}
