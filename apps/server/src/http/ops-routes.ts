import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ServerJournal } from '../adapters/journal.ts';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { isLocal } from './client-address.ts';

/** For whoever runs the server. */
export function opsRoutes(
  server: FastifyInstance,
  journal: ServerJournal,
  store: Store,
  isReady: () => boolean,
  config: Config,
): void {
  const unlimited = { config: { rateLimit: false as const } };
  server.get('/healthz', unlimited, async () => ({ ok: true }));

  server.get('/readyz', unlimited, async (_request, reply) => {
    const ok = isReady() && store.isHealthy();
    return reply.code(ok ? 200 : 503).send({ ok });
  });

  server.get('/metrics', unlimited, async (request, reply) => {
    const token = config.METRICS_TOKEN;
    const mayRead = token === undefined ? isLocal(request) : isSame(request.headers.authorization, `Bearer ${token}`);
    if (!mayRead) return reply.code(403).send({ error: 'not for everybody' });
    return reply.type(journal.registry.contentType).send(await journal.registry.metrics());
  });
}

/** Compared so that the time it takes tells nothing. */
const isSame = (said: string | undefined, right: string): boolean => timingSafeEqual(digest(said ?? ''), digest(right));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
