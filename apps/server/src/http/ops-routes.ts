import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ServerJournal } from '../adapters/journal.ts';
import type { Config } from '../config.ts';
import type { Damage } from '../damage.ts';
import type { Store } from '../store/store.ts';
import { isLocal } from './client-address.ts';
import { isForThisMachine } from './host.ts';

/** For the operator. */
export function opsRoutes(
  server: FastifyInstance,
  journal: ServerJournal,
  store: Store,
  damage: Damage,
  config: Config,
): void {
  const unlimited = { config: { rateLimit: false as const } };
  server.get('/healthz', unlimited, async () => ({ ok: true }));

  server.get('/readyz', unlimited, async (_request, reply) => {
    const ok = await store.isHealthy();
    const { tables, losses } = damage;
    return reply.code(ok ? 200 : 503).send({ ok, damage: { tables, losses } });
  });

  server.get('/metrics', unlimited, async (request, reply) => {
    const token = config.METRICS_TOKEN;
    const mayRead =
      token === undefined
        ? isLocal(request) && isForThisMachine(request)
        : isSame(request.headers.authorization, `Bearer ${token}`);
    if (!mayRead)
      return reply
        .code(403)
        .send({ error: 'Metrics are only for this machine, or with the token in TROLLMOOT_METRICS_TOKEN.' });
    return reply.type(journal.registry.contentType).send(await journal.registry.metrics());
  });
}

/** In constant time, so that the response time reveals nothing about the token. */
const isSame = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(expected));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
