// Our server with the area game, in its own process. The parent process sends it requests over the IPC channel.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game } from '@trollmoot/kernel';
import { busOf } from '@trollmoot/server/bus';
import { type Config, readConfig } from '@trollmoot/server/config';
import { inlineBots } from '@trollmoot/server/inline-bots';
import { serve } from '@trollmoot/server/serve';
import { area } from '../area/ours.ts';
import { cpuTime } from './cpu-time.ts';

const config = readConfig(process.env) as Config;
const games: readonly Game[] = [area];
const bus = busOf(config, () => {});
const { address, tables, stop } = await serve(config, {
  games,
  bots: () => inlineBots(games),
  ...(bus !== null && { cluster: { bus } }),
});
process.send!({ address });

process.on('message', (message: { makeIdle?: number; cpu?: true; resident?: true; stop?: true }) => {
  if (message.cpu) process.send!({ cpu: cpuTime() });
  if (message.resident) void residentBytes().then((resident) => process.send!({ resident }));
  if (message.makeIdle !== undefined) void makeIdle(message.makeIdle).then((bytes) => process.send!({ bytes }));
  if (message.stop) void stop().then(() => process.exit(0));
});

/** Make this many tables in mid-game without viewers. Returns the resident bytes per table. */
async function makeIdle(number: number): Promise<number> {
  await inMidGame(200); // so that the server itself has grown to its working size
  const before = await residentBytes();
  await inMidGame(number);
  return Math.max(0, (await residentBytes()) - before) / number;
}

/** Once V8 has given back what it does not need. */
async function residentBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  let least = Number.POSITIVE_INFINITY;
  for (let steady = 0; steady < 12; steady++) {
    collectGarbage();
    await new Promise((done) => setTimeout(done, 1000)); // V8 gives pages back only after several seconds
    const now = process.memoryUsage().rss;
    if (now < 0.99 * least) steady = 0;
    least = Math.min(least, now);
  }
  return least;
}

async function inMidGame(number: number): Promise<void> {
  for (let made = 0; made < number; made += 50) {
    const some = await Promise.all(Array.from({ length: 50 }, openTable));
    for (let ply = 0; ply < 60; ply++) await Promise.all(some.map((table) => move(table, ply)));
  }
}

async function openTable(): Promise<string> {
  const occupants = ['a', 'b'].map((user) => ({ kind: 'person' as const, user, name: user, standIn: null }));
  const how = {
    game: 'area',
    rules: '1',
    settings: {},
    occupants,
    isPublic: false,
    pace: { kind: 'none' as const },
    host: 'a',
  };
  const { made, safe } = tables.open(how);
  await safe;
  await (await tables.find(made.id))!.begin();
  return made.id;
}

async function move(id: string, ply: number): Promise<void> {
  const table = (await tables.find(id))!;
  const { s, count } = table.match!;
  const options = table.game.options(s, ply % 2);
  const acts = [options[(ply * 7) % options.length]!];
  await table.actFor(ply % 2, { beat: count.beat, mine: count.mine[ply % 2]!, acts }, 0);
}
process.on('disconnect', () => process.exit()); // the bench has ended
