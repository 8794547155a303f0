import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@trollmoot/kernel';
import { pino } from 'pino';
import { ServerJournal } from './adapters/journal.ts';
import { LocalBus } from './adapters/local-bus.ts';
import { systemClock, systemSeeds } from './adapters/system.ts';
import type { Config } from './config.ts';
import { DEFAULT_POLICY, type House, thinkingAllowance } from './house.ts';
import { buildApp } from './http/app.ts';
import { opsRoutes } from './http/ops-routes.ts';
import { Maintenance } from './maintenance.ts';
import type { BotRunner } from './ports.ts';
import type { ConnectionLimits } from './socket/connection-limits.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { Tables } from './tables.ts';

export interface Serving {
  readonly address: string;
  readonly tables: Tables;
  /** Accept no one new, tell clients to reconnect, write everything. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly games: readonly Game[];
  readonly bots: (journal: ServerJournal) => BotRunner;
  readonly limits?: Partial<ConnectionLimits>;
}

const BUILT_CLIENT = new URL('../../web/dist/', import.meta.url);

/** Start the server. */
export async function serve(config: Config, { games, bots, limits }: ServeOptions): Promise<Serving> {
  const log = pino({ level: config.LOG });
  const journal = new ServerJournal(log);
  if (config.DATA !== ':memory:') mkdirSync(dirname(config.DATA), { recursive: true });
  const store = new SqliteStore(config.DATA, (seconds) => journal.observe('commit', seconds));
  const runner = bots(journal);
  const house: House = {
    store,
    bus: new LocalBus(),
    clock: systemClock,
    seeds: systemSeeds,
    bots: runner,
    thinking: thinkingAllowance(config.BOT_SECONDS_PER_MINUTE),
    journal,
    games,
    opened: systemClock.now(),
    policy: {
      ...DEFAULT_POLICY,
      botPause: config.BOT_PAUSE,
      standIn: config.STAND_IN,
      snapshotEvery: config.SNAPSHOT_EVERY,
    },
  };
  const tables = new Tables(house, config.TABLES_IN_MEMORY);
  const maintenance = new Maintenance(tables);
  const isReady = () => maintenance.isReady;
  const pages = config.PAGES === undefined ? BUILT_CLIENT : pathToFileURL(`${resolve(config.PAGES)}/`);
  const { server, connections } = await buildApp({
    tables,
    config,
    log,
    pages,
    isReady,
    ...(limits && { limits }),
  });
  opsRoutes(server, journal, store, isReady, config);
  journal.gauge('connected', 'Open connections', () => connections.size);
  journal.gauge('tables_loaded', 'Tables in memory', () => tables.size);

  const address = await server.listen({ host: config.HOST, port: config.PORT });
  await maintenance.checkAll();
  await maintenance.start();
  return {
    address,
    tables,
    async stop() {
      maintenance.stop();
      connections.closeForRestart();
      tables.unloadAll();
      await server.close();
      await runner.close();
      await store.close();
      journal.info('stopped');
    },
  };
}
