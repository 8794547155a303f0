// Tables of four rolling as fast as allowed: node apps/server/scripts/race.ts [tables] [seconds]
// An idle process runs beside it, to show how late this machine wakes any process.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACING } from '@trollmoot/troll-and-dragon';
import { raceLoad } from '../test/race-load.ts';

const [tables = '50', seconds = '40'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'trollmoot-race-'));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const child = spawn(process.execPath, [main], {
  env: {
    PATH: process.env.PATH,
    TROLLMOOT_PORT: '0',
    TROLLMOOT_DATA: join(folder, 'race.sqlite'),
    TROLLMOOT_LOG: 'silent',
    TROLLMOOT_MESSAGES_PER_SECOND: '10000',
    TROLLMOOT_REQUESTS_PER_MINUTE: '100000',
    TROLLMOOT_TABLES_PER_HOUR: '1000',
    TROLLMOOT_SESSIONS_PER_HOUR: '100000',
    TROLLMOOT_CONNECTIONS_PER_ADDRESS: '10000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise<string>((found) => {
  child.stdout.on('data', (text: Buffer) => {
    const match = /open at (\S+)/.exec(text.toString());
    if (match !== null) found(match[1]!);
  });
});
const bystander = fork(fileURLToPath(new URL('bystander.ts', import.meta.url)));
const end = Date.now() + 1000 * Number(seconds);
const { throws, rouses, wrong, delays } = await raceLoad(address, Number(tables), () => Date.now() > end);
const metrics = await (await fetch(`${address}/metrics`)).text();
const figure = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1]);
const commit = (1000 * figure('trollmoot_commit_seconds_sum')) / figure('trollmoot_commit_seconds_count');
bystander.send('stop');
const [idle] = (await once(bystander, 'message')) as [number[]];
child.kill('SIGTERM');
await once(child, 'exit');
rmSync(folder, { recursive: true });
const at = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
};
const late = delays.map((delay) => delay - PACING.reveal);
for (const line of wrong.slice(0, 20)) process.stdout.write(`${line}\n`);
process.stdout.write(
  `${tables} tables, ${throws} gold and ${rouses} red throws, ${wrong.length} out of order or time\n` +
    `shown ${at(late, 0.5)} ms (median), ${at(late, 0.99)} ms (p99) after the ${PACING.reveal} ms; ` +
    `an idle process woke ${at(idle, 0.5)} ms (median), ${at(idle, 0.99)} ms (p99) late, ` +
    `a commit took ${commit.toFixed(1)} ms on average\n`,
);
process.exit(wrong.length === 0 ? 0 : 1);
