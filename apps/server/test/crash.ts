import { once } from 'node:events';
import { dice, type Random } from '@trollmoot/kernel';
import { Guest } from './harness.ts';
import { type Acknowledged, playSeat, startServer, wrongOnDisk } from './load.ts';

export interface CrashReport {
  readonly cycles: number;
  readonly acknowledged: number;
  readonly tables: number;
  readonly wrong: readonly string[]; // lost moves, tables that diverge
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
    wrong.push(...(await wrongOnDisk(file, acknowledged)));
    say(`cycle ${cycle + 1}: ${acknowledged.length - before} moves acknowledged, ${wrong.length} wrong so far`);
  }
  const tables = new Set(acknowledged.map(({ table }) => table)).size;
  return { cycles, acknowledged: acknowledged.length, tables, wrong };
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
