// How long people at human pace wait while others play flat out: node apps/server/scripts/overload.ts [tables] [seconds] [unfair]
// All in one process, without a network and a disk. Times are CPU time of the server's thread, without what the clients
// take: what a clock would show on a machine with nothing else to do, because the thread never rests. `unfair` answers in
// the order of arrival, as a server without a turnstile does.
import type { Game } from '@trollmoot/kernel';
import { trollAndDragon } from '@trollmoot/troll-and-dragon';
import { newClock, systemSeeds } from '../src/adapters/system.ts';
import { CONNECTION_LIMITS } from '../src/socket/connection-limits.ts';
import { Connections } from '../src/socket/connections.ts';
import { Turnstile } from '../src/socket/turnstile.ts';
import { person } from '../src/table/occupants.ts';
import { Tables } from '../src/tables.ts';
import { fakeHouse } from '../test/fake-house.ts';
import { FakeClient } from './fair/fake-client.ts';
import { quantile } from './server-process.ts';

const [tables = '800', seconds = '20', order] = process.argv.slice(2);
const PEOPLE = 50; // tables
const RUSH = 4; // moves at each table flat out before waits count: at first all of them are new to the server
const THINKING = 1500; // milliseconds between two acts at a table of people

const game = trollAndDragon as unknown as Game;
const house = { ...fakeHouse({ games: [game], seeds: systemSeeds }), clock: newClock() };
const all = new Tables(house, 1e6);
const limits = { ...CONNECTION_LIMITS, burst: 1e9, perSecond: 1e9 };
const connections = new Connections(all, limits, 1e6, 1e6);
if (order === 'unfair')
  Turnstile.prototype.enter = (visitor) => {
    while (visitor.isWaiting) visitor.serve();
  };
let ofClients = 0;
const thread = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const cpu = (): number => thread() - ofClients;
const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

async function pairAt(name: string): Promise<FakeClient[]> {
  const users = [0, 1].map((seat) => ({ id: `${name} ${seat}`, name, made: 0 }));
  const settings = Object.fromEntries(Object.entries(game.settings).map(([key, { values }]) => [key, values[0]!]));
  const how = { game: game.name, rules: game.rules, settings, isPublic: true, pace: { kind: 'none' } as const };
  const { made, safe } = all.open({ ...how, occupants: users.map(person), host: users[0]!.id });
  await safe;
  const table = (await all.find(made.id))!;
  await table.begin();
  return users.map((user, seat) => {
    const client = new FakeClient(table, seat);
    connections.open(client.socket, client.tcp, { user, address: 'one address', device: '' });
    client.watch();
    client.deliver();
    return client;
  });
}

const crowd: FakeClient[][] = [];
for (let i = 0; i < Number(tables); i++) crowd.push(await pairAt(`crowd ${i}`));
const people: FakeClient[][] = [];
for (let i = 0; i < PEOPLE; i++) people.push(await pairAt(`people ${i}`));

// Everyone is shown their table before the first act: asking for a whole table comes last in a rush.
while ([...crowd, ...people].some(([one]) => one!.table.viewers.size < 2)) await nextTurn();

let moves = 0;
const asking = new Set<FakeClient>();
function letAct(client: FakeClient, answered: () => void): void {
  asking.add(client);
  client.onAnswer = () => {
    asking.delete(client);
    answered();
  };
  client.act();
}

const waits: number[] = [];
const next = people.map((_, i) => (THINKING * i) / PEOPLE);
const start = cpu();
const wall = performance.now();
while (performance.now() - wall < 1000 * Number(seconds)) {
  const before = thread();
  const sent: FakeClient[] = [];
  const over: number[] = [];
  for (const [i, pair] of crowd.entries()) {
    if (pair.some((client) => asking.has(client))) continue;
    const client = pair.find(({ mustAct }) => mustAct);
    if (client === undefined) {
      over.push(i);
      continue;
    }
    letAct(client, () => void moves++);
    sent.push(client);
  }
  for (const [i, pair] of people.entries()) {
    const client = pair.find(({ mustAct }) => mustAct);
    if (before - ofClients - start < next[i]! || client === undefined || asking.has(client)) continue;
    next[i] = before - ofClients - start + THINKING;
    const asked = before - ofClients;
    const isRush = moves > RUSH * crowd.length;
    letAct(client, () => {
      if (isRush) waits.push(cpu() - asked);
    });
    sent.splice(Math.floor(Math.random() * sent.length), 0, client);
  }
  ofClients += thread() - before;
  for (const client of sent) client.deliver();
  const laying = thread();
  for (const i of over) crowd[i] = await pairAt(`again ${i} ${moves}`);
  ofClients += thread() - laying; // games that end all at once, as they began, are this script's doing
  await nextTurn();
}
const took = (cpu() - start) / 1000;
const [median, p99, worst] = [0.5, 0.99, 1].map((share) => quantile(waits, share));
process.stdout.write(
  `${tables} tables flat out: ${(moves / took).toFixed(0)} moves per CPU second; ${waits.length} acts of people answered ` +
    `after ${median}, ${p99}, ${worst} ms (median, p99, worst)\n`,
);
await house.store.close();
process.exit(0);
