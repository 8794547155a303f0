// Tables of four rolling as fast as allowed: node apps/server/scripts/race.ts [tables] [seconds]
// An idle process runs beside it, to show how late this machine wakes any process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PACING } from '@trollmoot/troll-and-dragon';
import { raceLoad } from '../test/race-load.ts';
import { quantile, ServerProcess } from './server-process.ts';

const [tables = '50', seconds = '40'] = process.argv.slice(2);
const server = await ServerProcess.start({
  TROLLMOOT_MESSAGES_PER_SECOND: '10000',
  TROLLMOOT_CONNECTIONS_PER_ADDRESS: '10000',
});
const bystander = fork(fileURLToPath(new URL('bystander.ts', import.meta.url)));
const end = Date.now() + 1000 * Number(seconds);
const { throws, rouses, wrong, delays } = await raceLoad(server.address, Number(tables), () => Date.now() > end);
const [sum, count] = [
  await server.figure('trollmoot_commit_seconds_sum'),
  await server.figure('trollmoot_commit_seconds_count'),
];
const commit = (1000 * sum) / count;
bystander.send('stop');
const [idle] = (await once(bystander, 'message')) as [number[]];
await server.stop();
const late = delays.map((delay) => delay - PACING.reveal);
for (const line of wrong.slice(0, 20)) process.stdout.write(`${line}\n`);
process.stdout.write(
  `${tables} tables, ${throws} gold and ${rouses} red throws, ${wrong.length} out of order or time\n` +
    `shown ${quantile(late, 0.5)} ms (median), ${quantile(late, 0.99)} ms (p99) after the ${PACING.reveal} ms; ` +
    `an idle process woke ${quantile(idle, 0.5)} ms (median), ${quantile(idle, 0.99)} ms (p99) late, ` +
    `a commit took ${commit.toFixed(1)} ms on average\n`,
);
process.exit(wrong.length === 0 ? 0 : 1);
