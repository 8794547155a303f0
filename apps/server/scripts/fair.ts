// What an attack inside the limits costs the others: node apps/server/scripts/fair.ts <ghosts|watched|watch|hints|flat-out> [many] [seconds]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { botDelays } from './fair/bot-delays.ts';
import { People, sleep } from './fair/people.ts';
import { quantile, ServerProcess } from './server-process.ts';

const MANY: { readonly [kind: string]: string } = {
  ghosts: '25',
  watched: '20',
  watch: '300',
  hints: '99',
  'flat-out': '400',
};
const PAIRS = 20;

const [kind = '', many = MANY[kind], seconds = '20'] = process.argv.slice(2);
if (many === undefined) throw new Error(`'${kind}' is not an attack. Use one of: ${Object.keys(MANY).join(', ')}.`);
const isFlatOut = kind === 'flat-out';
const server = await ServerProcess.start({
  TROLLMOOT_LOG: 'info',
  TROLLMOOT_BOT_THREADS: '1',
  ...(isFlatOut && { TROLLMOOT_CONNECTIONS_PER_ADDRESS: '10000', TROLLMOOT_MESSAGES_PER_SECOND: '1000' }),
});
const people = await People.come(server.address, PAIRS);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What people and one table of bots notice in these seconds. */
async function measure(when: string): Promise<void> {
  const names = ['process_cpu_seconds_total', 'trollmoot_moves_total{kind=""}'.replaceAll(/[{}]/g, '\\$&')];
  const before = await Promise.all(names.map((name) => server.figure(name)));
  const start = performance.now();
  const [acts, bots] = await Promise.all([
    people.play(Number(seconds)),
    isFlatOut ? [] : botDelays(server.address, Number(seconds), kind === 'watched' ? 'dragon' : 'troll'),
  ]);
  const took = (performance.now() - start) / 1000;
  const after = await Promise.all(names.map((name) => server.figure(name)));
  const [cpu, moves] = after.map((figure, i) => (figure - before[i]!) / took);
  const three = (times: readonly number[]) => [0.5, 0.99, 1].map((share) => quantile(times, share)).join(', ');
  say(`${when}: ${acts.length} acts of people answered after ${three(acts)} ms (median, p99, worst)`);
  if (bots.length > 0) say(`  ${bots.length} bot acts shown after ${three(bots)} ms`);
  say(`  ${moves!.toFixed(0)} moves/s, ${(100 * cpu!).toFixed(0)} % of a core`);
}

await measure('alone');
const logged = server.log.length;
const attack = fork(fileURLToPath(new URL('fair/attack.ts', import.meta.url)), [kind, server.address, many]);
await once(attack, 'message');
await sleep(2000);
await measure(`beside ${many} × ${kind}`);
const lines = server.log.slice(logged).split('\n');
const fellBack = lines.filter((line) => line.includes('played a simple move')).length;
say(`  log: ${lines.length} lines, ${server.log.length - logged} bytes, ${fellBack} of bots that fell back`);
attack.kill();
people.leave();
await server.stop();
process.exit(0);
