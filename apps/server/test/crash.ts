import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Act, dice, type Random, type Seat, sameAct } from '@trollmoot/kernel';
import { findGame } from '@trollmoot/shelf';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { lineOf, replayed } from '../src/table/loading.ts';
import { readLog } from '../src/table/stored-log.ts';
import { Guest, type Tab } from './harness.ts';

export interface CrashReport {
  readonly cycles: number;
  readonly acknowledged: number;
  readonly tables: number;
  readonly wrong: readonly string[]; // lost moves, tables that diverge
}

interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly mine: number; // how many actions this seat had taken before
  readonly act: Act;
}

/** Kill the server at random moments under load, again and again, and check what is on disk afterwards. */
export async function crash(
  file: string,
  cycles: number,
  pairs: number,
  say = (_: string) => {},
): Promise<CrashReport> {
  const random = dice(`crash ${cycles}`);
  const acknowledged: Acknowledged[] = [];
  const wrong: string[] = [];
  let guests: Guest[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) {
    const { child, address } = await startServer(file);
    if (cycle === 0) guests = await come(address, 2 * pairs);
    else guests = guests.map(({ cookie, user }) => new Guest(address, cookie, user));
    const before = acknowledged.length;
    const players = [];
    for (let pair = 0; pair < pairs; pair++) {
      const both = [guests[2 * pair]!, guests[2 * pair + 1]!] as const;
      players.push(playOn(both, dice(`${cycle} ${pair}`), acknowledged).catch(() => {})); // the connection will break
    }
    while (acknowledged.length < before + pairs) await new Promise((done) => setTimeout(done, 10)); // they are playing
    await new Promise((done) => setTimeout(done, random(700)));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(players);
    wrong.push(...(await check(file, acknowledged)));
    say(`cycle ${cycle + 1}: ${acknowledged.length - before} moves acknowledged, ${wrong.length} wrong so far`);
  }
  const tables = new Set(acknowledged.map(({ table }) => table)).size;
  return { cycles, acknowledged: acknowledged.length, tables, wrong };
}

async function startServer(file: string): Promise<{ child: ChildProcess; address: string }> {
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

const come = (address: string, number: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: number }, (_, i) => Guest.come(address, `guest ${i}`)));

/** Two players play one game after the other, as fast as they are answered, until the connection breaks. */
async function playOn(
  [one, other]: readonly [Guest, Guest],
  random: Random,
  acknowledged: Acknowledged[],
): Promise<void> {
  const tabs = [await one.connects(), await other.connects()] as const;
  for (;;) {
    const { yours } = JSON.parse((await one.get('/api/hall')).text) as { yours: { id: string; status: string }[] };
    let id = yours.find(({ status }) => status === 'playing')?.id;
    if (id === undefined) {
      ({ id } = await one.makes({ game: 'troll-and-dragon', chairs: [{ kind: 'me' }, { kind: 'open' }] }));
      await other.post(`/api/tables/${id}/join`);
      await one.post(`/api/tables/${id}/start`);
    }
    await Promise.all(tabs.map((tab) => tab.watches(id)));
    await Promise.all(tabs.map((tab, seat) => playSeat(tab, id, seat, random, acknowledged)));
  }
}

async function playSeat(
  tab: Tab,
  table: string,
  seat: Seat,
  random: Random,
  acknowledged: Acknowledged[],
): Promise<void> {
  while (tab.frame.result === null) {
    const { options, mine, beat } = tab.frame;
    if (options.length === 0) {
      await tab.until(() => tab.frame.beat > beat);
      continue;
    }
    const act = options[random(options.length)]!;
    const answer = await tab.acts(table, act);
    if (answer.say === 'yes') acknowledged.push({ table, seat, mine, act });
    await tab.until(() => tab.frame.mine > mine);
  }
}

/** What is wrong on disk: lost moves, and logs that do not replay. */
async function check(file: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const store = new SqliteStore(file);
  const wrong: string[] = [];
  const lines = new Map<string, ReturnType<typeof lineOf>>();
  for (const { table, seat, mine, act } of acknowledged) {
    if (!lines.has(table)) lines.set(table, lineOf(readLog(store.log(table)).entries));
    const kept = lines.get(table)!.filter(({ by }) => by === seat)[mine];
    if (kept === undefined || !sameAct(kept.act, act)) wrong.push(`${table}: seat ${seat} lost action ${mine}`);
  }
  for (const table of lines.keys()) {
    const record = store.table(table)!;
    const outcome = replayed(findGame(record.game)!, record, store.log(table));
    if ('trouble' in outcome) wrong.push(`${table}: ${outcome.trouble}`);
  }
  await store.close();
  return wrong;
}
