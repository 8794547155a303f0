import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerJournal } from '../adapters/journal.ts';
import type { KnownWorker } from '../cluster/known-workers.ts';
import type { ClusterNode } from '../cluster/node.ts';
import type { Config } from '../config.ts';
import type { Damage } from '../damage.ts';
import type { Store } from '../store/store.ts';
import { isLocal } from './client-address.ts';
import { isForThisMachine } from './host.ts';

interface OpsParts {
  readonly journal: ServerJournal;
  readonly store: Store;
  readonly damage: Damage;
  readonly config: Config;
  readonly node: ClusterNode | null; // null: this server is alone
}

/** For the operator. */
export function opsRoutes(server: FastifyInstance, { journal, store, damage, config, node }: OpsParts): void {
  const unlimited = { config: { rateLimit: false as const } };
  server.get('/healthz', unlimited, async () => ({ ok: true }));

  server.get('/readyz', unlimited, async (_request, reply) => {
    const isHealthy = await store.isHealthy();
    const { tables, losses } = damage;
    const parts = node === null ? {} : { store: isHealthy, ...node.state };
    const ok = isHealthy && Object.values(parts).every((isWell) => isWell);
    return reply.code(ok ? 200 : 503).send({ ok, ...parts, damage: { tables, losses } });
  });

  const mayRead = (request: FastifyRequest): boolean => {
    const token = config.METRICS_TOKEN;
    return token === undefined
      ? isLocal(request) && isForThisMachine(request)
      : isSame(request.headers.authorization, `Bearer ${token}`);
  };
  const refused = (reply: FastifyReply) =>
    reply.code(403).send({ error: 'Metrics are only for this machine, or with the token in TROLLMOOT_METRICS_TOKEN.' });

  server.get('/metrics', unlimited, async (request, reply) => {
    if (!mayRead(request)) return refused(reply);
    return reply.type(journal.registry.contentType).send(await journal.registry.metrics());
  });

  if (node === null) return;
  server.get('/house', unlimited, async (request, reply) => {
    if (!mayRead(request)) return refused(reply);
    const workers = node.workers.map(({ id, threads, load }) => ({ worker: id, threads, thinking: load }));
    return { nodes: node.nodes, workers: workers.sort((a, b) => (a.worker < b.worker ? -1 : 1)) };
  });
}

/** What Prometheus hears of a node, and of the house as this node sees it. */
export function nodeMetrics(node: ClusterNode, journal: ServerJournal, name = node.placement.id): void {
  journal.labelled(name);
  const living = () => node.nodes.filter(({ isAlive }) => isAlive);
  journal.gauge('tables_held', 'Tables that this node has', () => node.placement.size);
  journal.gauge('bus_connected', '1: the bus can be reached', () => Number(node.state.bus));
  journal.gauge('leases_current', '1: the leases are renewed in time', () => Number(node.state.leases));
  journal.gauge('house_nodes', 'Nodes that this one hears', () => living().length);
  journal.gauge('house_workers', 'Bot workers that this node hears', () => node.workers.length);
  const ofWorkers = (read: (worker: KnownWorker) => number) => () =>
    node.workers.map((worker): [string, number] => [worker.id, read(worker)]);
  journal.gauges(
    'worker_thinking',
    'Thoughts that run or wait, by bot worker',
    'worker',
    ofWorkers(({ load }) => load),
  );
  journal.gauges(
    'worker_threads',
    'Threads, by bot worker',
    'worker',
    ofWorkers(({ threads }) => threads),
  );
}

/** In constant time, so that the response time reveals nothing about the token. */
const isSame = (given: string | undefined, expected: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(expected));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
