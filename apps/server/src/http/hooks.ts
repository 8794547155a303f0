import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Elsewhere } from '../cluster/elsewhere.ts';
import type { Config } from '../config.ts';
import type { Journal } from '../ports.ts';
import { refuse } from './body.ts';
import { isForwarded } from './client-address.ts';
import { NO_PERMISSIONS } from './content-policy.ts';
import { isAllowedHost } from './host.ts';
import { isAllowedOrigin } from './origin.ts';
import { isOfApi, isSocketRoute, SOCKET_PATH } from './routes.ts';

/** A read or write that failed now may succeed later. */
const DISK_ERRORS: readonly string[] = ['ERR_SQLITE_ERROR', 'WRITE_FAILED'];

/** What applies to every request: which are refused, how errors are answered, headers. */
export function addHooks(server: FastifyInstance, config: Config, journal: Journal): void {
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof Elsewhere)
      return reply
        .code(503)
        .header('retry-after', 2)
        .send({ error: 'The table is changing servers. Try again in a moment.' });
    const code = error.statusCode ?? 500;
    if (code >= 500) journal.error('a request failed', error);
    if (DISK_ERRORS.includes(error.code))
      return reply.code(503).header('retry-after', 2).send({ error: 'The disk failed. Try again in a moment.' });
    return reply.code(code).send({ error: code < 500 ? error.message : 'The server failed. Its log says why.' });
  });

  server.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', NO_PERMISSIONS);
    if (isOfApi(request)) reply.header('cache-control', 'no-store');
  });

  const warnOfProxy = untrustedProxyWarning(config, journal);
  server.addHook('onRequest', async (request, reply) => {
    warnOfProxy(request);
    const isUpgrade = request.headers.upgrade !== undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isAllowedHost(request, config))
      refuse(reply, 421, 'This server has another name. The host can add it to TROLLMOOT_ORIGINS.');
    else if (isUpgrade && !isSocketRoute(request))
      refuse(reply, 404, `There is no WebSocket here. Connect to ${SOCKET_PATH}.`); // the plugin would upgrade first
    else if ((!isRead || isUpgrade) && !isAllowedOrigin(request, config.ORIGINS ?? []))
      refuse(reply, 403, 'Origin not allowed. The host can add it to TROLLMOOT_ORIGINS.');
  });
}

/** Warns once. */
function untrustedProxyWarning(config: Config, journal: Journal): (request: FastifyRequest) => void {
  let isDone = config.TRUST_PROXY !== 0;
  return (request) => {
    if (isDone || !isForwarded(request)) return;
    isDone = true;
    journal.info('requests come through a proxy that is not trusted: set TROLLMOOT_TRUST_PROXY');
  };
}
