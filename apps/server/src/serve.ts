import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@trollmoot/kernel';
import { pino } from 'pino';
import { ServerJournal } from './adapters/journal.ts';
import { LocalBus } from './adapters/local-bus.ts';
import { systemClock, systemSeeds } from './adapters/system.ts';
import { Caretaker } from './caretaker.ts';
import type { Config } from './config.ts';
import { CUSTOMS, type House } from './house.ts';
import { openDoors } from './http/app.ts';
import { opsRoutes } from './http/ops-routes.ts';
import type { BotRunner } from './ports.ts';
import type { Patience } from './socket/connection.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { Tables } from './tables.ts';

export interface Serving {
  readonly address: string;
  readonly tables: Tables;
  /** Stop without losing anything: nobody new, a goodbye to all, everything on disk. */
  stop(): Promise<void>;
}

export interface Furnishing {
  readonly games: readonly Game[];
  readonly bots: (journal: ServerJournal) => BotRunner;
  readonly patience?: Partial<Patience>;
}

const OUR_PAGES = new URL('../../web/dist/', import.meta.url);

/** Put the house together and open it. */
export async function serve(config: Config, { games, bots, patience }: Furnishing): Promise<Serving> {
  const log = pino({ level: config.LOG });
  const journal = new ServerJournal(log);
  if (config.DATA !== ':memory:') mkdirSync(dirname(config.DATA), { recursive: true });
  const store = new SqliteStore(config.DATA, (seconds) => journal.took('commit', seconds));
  const runner = bots(journal);
  const house: House = {
    store,
    bus: new LocalBus(),
    clock: systemClock,
    seeds: systemSeeds,
    bots: runner,
    journal,
    games,
    opened: systemClock.now(),
    customs: { ...CUSTOMS, botPause: config.BOT_PAUSE, standIn: config.STAND_IN, snapshotEvery: config.SNAPSHOT_EVERY },
  };
  const tables = new Tables(house, config.TABLES_IN_MEMORY);
  const caretaker = new Caretaker(tables);
  const isReady = () => caretaker.isDone;
  const pages = config.PAGES === undefined ? OUR_PAGES : pathToFileURL(`${resolve(config.PAGES)}/`);
  const { server, connections } = await openDoors({
    tables,
    config,
    log,
    pages,
    isReady,
    ...(patience && { patience }),
  });
  opsRoutes(server, journal, store, isReady, config);
  journal.gauge('connected', 'Connections open', () => connections.size);
  journal.gauge('tables_loaded', 'Tables in memory', () => tables.size);

  const address = await server.listen({ host: config.HOST, port: config.PORT });
  await caretaker.checkAll();
  await caretaker.start();
  return {
    address,
    tables,
    async stop() {
      caretaker.stop();
      connections.goodbye();
      tables.putAllAway();
      await server.close();
      await runner.close();
      await store.close();
      journal.note('stopped');
    },
  };
}
