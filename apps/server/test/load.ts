import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Act, type Random, REOPEN, type Seat, sameAct } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { isPostgres } from '../src/store/address.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { lineOf, replayed } from '../src/table/loading.ts';
import { readLog } from '../src/table/stored-log.ts';
import type { Tab } from './harness.ts';

// Players who load a real server in its own process, and what must be on its disk afterwards.

/** A move that the server said is safe. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly mine: number; // how many actions this seat had taken before
  readonly act: Act;
}

/** A server that does not limit anyone. Kill it as you like. */
export async function startServer(file: string): Promise<{ child: ChildProcess; address: string }> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const settings = {
    TROLLMOOT_PORT: '0',
    TROLLMOOT_DATA: file,
    TROLLMOOT_LOG: 'silent',
    TROLLMOOT_SNAPSHOT_EVERY: '20',
  };
  const generous = {
    TROLLMOOT_MESSAGES_PER_SECOND: '100000',
    TROLLMOOT_REQUESTS_PER_MINUTE: '1000000',
    TROLLMOOT_TABLES_PER_HOUR: '1000000',
    TROLLMOOT_SESSIONS_PER_HOUR: '1000000',
    TROLLMOOT_CONNECTIONS_PER_ADDRESS: '10000',
  };
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...settings, ...generous },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) {
    const address = /open at (\S+)/.exec(String(text))?.[1];
    if (address !== undefined) return { child, address };
  }
  throw new Error('the server did not start');
}

/** Play this seat until the game is over or the connection breaks. */
export async function playSeat(
  tab: Tab,
  table: string,
  seat: Seat,
  random: Random,
  acknowledged: Acknowledged[],
  think: () => Promise<void> = async () => {},
): Promise<void> {
  while (tab.frame.result === null) {
    const { mine, beat } = tab.frame;
    const options = tab.frame.options.filter((act) => act.do !== REOPEN.do);
    if (options.length === 0) {
      await tab.until(() => tab.frame.beat > beat);
      continue;
    }
    const act = options[random(options.length)]!;
    await think();
    if (tab.frame.mine !== mine || tab.frame.beat !== beat) continue; // the table has moved on in the meantime
    const answer = await tab.acts(table, act);
    if (answer.say !== 'yes') continue;
    acknowledged.push({ table, seat, mine, act });
    await tab.until(() => tab.frame.mine > mine);
  }
}

/** What is wrong on disk: lost moves, and logs that do not replay. */
export async function wrongOnDisk(file: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = isPostgres(file) ? await PostgresStore.open(file) : new SqliteStore(file);
  const wrong: string[] = [];
  const lines = new Map<string, ReturnType<typeof lineOf>>();
  for (const { table, seat, mine, act } of acknowledged) {
    if (!lines.has(table)) lines.set(table, lineOf(readLog(await store.log(table)).entries));
    const kept = lines.get(table)!.filter(({ by }) => by === seat)[mine];
    if (kept === undefined || !sameAct(kept.act, act)) wrong.push(`${table}: seat ${seat} lost action ${mine}`);
  }
  for (const table of lines.keys()) {
    const record = (await store.table(table))!;
    const outcome = replayed(findGame(record.game)!, record, await store.log(table));
    if ('trouble' in outcome) wrong.push(`${table}: ${outcome.trouble}`);
  }
  await store.close();
  return wrong;
}
