import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@trollmoot/kernel';
import { type DestinationStream, pino } from 'pino';
import { resumeDepartures } from './account/departing.ts';
import { CountedBots } from './adapters/counted-bots.ts';
import { inlineReplayer } from './adapters/inline-replayer.ts';
import { ServerJournal } from './adapters/journal.ts';
import { LocalBus } from './adapters/local-bus.ts';
import { newClock, systemSeeds, type TimeGap } from './adapters/system.ts';
import type { FindDoor } from './alerts/doors.ts';
import { publicDoors } from './alerts/doors.ts';
import { Postman } from './alerts/postman.ts';
import { alertServices } from './alerts/services.ts';
import type { Messenger } from './cluster/messenger.ts';
import { ClusterNode, rulesOf } from './cluster/node.ts';
import type { Config } from './config.ts';
import { Damage } from './damage.ts';
import { DEFAULT_POLICY, type House } from './house.ts';
import { buildApp } from './http/app.ts';
import { nodeMetrics, opsRoutes } from './http/ops-routes.ts';
import { Maintenance } from './maintenance.ts';
import type { BotRunner, Clock, Journal, Mailer, Replayer } from './ports.ts';
import type { ConnectionLimits } from './socket/connection-limits.ts';
import { missingTables } from './store/losses.ts';
import { leasesIn, openStore } from './store/opening.ts';
import { StoreWatch } from './store-watch.ts';
import { answerQuestions } from './table-questions.ts';
import { Tables } from './tables.ts';
import { thinkingAllowance } from './thinking-allowance.ts';

export interface Serving {
  readonly address: string;
  readonly tables: Tables;
  /** Accept no one new, tell clients to reconnect, write everything. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly games: readonly Game[];
  readonly bots: (journal: ServerJournal) => BotRunner;
  readonly replayer?: Replayer; // without one the main thread replays
  readonly mailer?: Mailer | null;
  readonly limits?: Partial<ConnectionLimits>;
  readonly logTo?: DestinationStream; // stdout by default
  readonly findDoor?: FindDoor; // the way to where users want to be told; tests have services of their own
  readonly clock?: Clock; // for tests
  readonly openStore?: typeof openStore; // for tests
  readonly cluster?: Cluster; // left out by a server that is alone
}

/** This server is one of several nodes. */
interface Cluster {
  readonly bus: (journal: Journal) => Promise<Messenger>;
  readonly lasts?: number; // its leases, in milliseconds
}

const LEASE = 4000; // milliseconds
const LAST_SNAPSHOTS = 700; // milliseconds
const BUILT_CLIENT = new URL('../../web/dist/', import.meta.url);

/** Start the server. */
export async function serve(config: Config, options: ServeOptions): Promise<Serving> {
  const { games, bots, replayer = inlineReplayer(games), mailer = null, limits, findDoor = publicDoors() } = options;
  const { logTo } = options;
  const log = logTo === undefined ? pino({ level: config.LOG }) : pino({ level: config.LOG }, logTo);
  const journal = new ServerJournal(log);
  const damage = new Damage(journal);
  const { bus, lasts = LEASE } = options.cluster ?? {};
  const node = bus === undefined ? null : new ClusterNode(await bus(journal), { name: config.NODE, lasts, journal });
  const open = options.openStore ?? openStore;
  const { store, loss, release } = await open(config.DATA, {
    observe: (seconds) => journal.observe('commit', seconds),
    onDamage: ({ table, message }) => damage.found(table, message),
    ...(config.SECOND_LOG !== undefined && {
      secondLog: {
        file: config.SECOND_LOG,
        onTrouble: (error) => journal.error('the second log cannot be written', error),
      },
    }),
    ...(node !== null && { holder: node.placement, onPlaces: () => node.others.tell('places', null) }),
    onRival: (error) => journal.error('another server uses the same database: stop one of them', error),
  });
  if (loss !== null) damage.lost(loss);
  const isReady = node === null ? undefined : replayer.standBy?.(); // it will be asked for tables that others had
  const tellGap = ({ kind, milliseconds }: TimeGap): void => {
    const what = kind === 'pause' ? 'the server did not run for a while' : 'the date jumped';
    journal.info(`${what}: no one pays for that time`, { milliseconds });
    maintenance.postponeCleanUp();
  };
  const clock = options.clock ?? newClock(tellGap);
  const local = bots(journal);
  const runner = new CountedBots(node === null ? local : node.botsBeside(local, games, journal));
  const postman = new Postman({ store, clock, journal, others: node?.others });
  node?.others.hear('places', () => store.alerts.changed());
  const house: House = {
    store,
    bus: node?.bus ?? new LocalBus(),
    ...(node !== null && { placement: node.placement, others: node.others }),
    clock,
    seeds: systemSeeds,
    bots: runner,
    thinking: thinkingAllowance(config.BOT_SECONDS_PER_MINUTE, clock, node?.others),
    replayer,
    alerts: postman,
    mailer,
    journal,
    damage,
    games,
    opened: clock.now(),
    policy: {
      ...DEFAULT_POLICY,
      botPause: config.BOT_PAUSE,
      standIn: config.STAND_IN,
      snapshotEvery: config.SNAPSHOT_EVERY,
    },
  };
  const tables = new Tables(house, config.TABLES_IN_MEMORY);
  if (node !== null)
    node.start(tables, await leasesIn(config.DATA, { node: node.placement.id, lasts, plays: rulesOf(games) }));
  answerQuestions(tables);
  const maintenance = new Maintenance(tables);
  const pages = config.PAGES === undefined ? BUILT_CLIENT : pathToFileURL(`${resolve(config.PAGES)}/`);
  const alerts = await alertServices(tables, postman, config, findDoor);
  const { server, connections } = await buildApp({
    tables,
    alerts,
    config,
    log,
    pages,
    node,
    ...(limits && { limits }),
  });
  node?.show(() => ({ loaded: tables.size, connected: connections.size, thinking: runner.waiting }));
  opsRoutes(server, { journal, store, damage, config, node });
  journal.gauge('damaged_tables', 'Tables with stored data that is missing or altered', () => damage.tables);
  journal.gauge('lost_data', 'Signs that the database as a whole has lost data', () => damage.losses.length);
  journal.gauge('connected', 'Open connections', () => connections.size);
  journal.gauge('tables_loaded', 'Tables in memory', () => tables.size);
  journal.gauge('thinking', 'Choices of bots that tables wait for', () => runner.waiting);
  if (node !== null) nodeMetrics(node, journal, config.NODE);

  if (config.SECOND_LOG !== undefined) await setAsideMissing(tables, config.SECOND_LOG);
  await isReady;
  const heard = await server.listen({
    host: config.HOST,
    port: config.PORT,
    listenTextResolver: (at) => `listening at ${at}`,
  });
  const address = config.CERTIFICATE === undefined ? heard : heard.replace(/^http:/, 'https:');
  const watch = new StoreWatch(house, (canWrite, since) => {
    connections.notice = canWrite ? null : 'disk';
    if (canWrite) tables.resume(since);
    journal.info(canWrite ? 'the store can be written again' : 'the store cannot be written: moves are refused');
  });
  maintenance.start();
  resumeDepartures(tables).catch((error) => journal.error('interrupted departures could not be resumed', error));
  return {
    address,
    tables,
    async stop() {
      maintenance.stop();
      watch.stop();
      connections.closeForRestart();
      await node?.handOver();
      await postman.stop();
      await tables.unloadAll(LAST_SNAPSHOTS);
      await node?.leave();
      await Promise.all([server.close(), runner.close(), replayer.close()]);
      await store.close();
      await release();
      journal.flush();
      journal.info('stopped');
    },
  };
}

/** No one plays on a table whose last moves are only in the second log: `npm run recover` can still bring them back. */
async function setAsideMissing(tables: Tables, secondLog: string): Promise<void> {
  const { store, damage } = tables.house;
  const missing = await missingTables(store, secondLog);
  if (missing.length === 0) return;
  damage.lost(
    `the second log has writes of ${missing.length} tables that the database lacks: stop the server and run 'npm run recover'`,
  );
  for (const id of missing) await tables.setAside(id, 'its latest moves are only in the second log');
}
