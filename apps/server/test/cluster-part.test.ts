import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { CannotStart, Stages } from '../scripts/cluster/stages.ts';

const STAGES = new URL('../scripts/cluster/stages.ts', import.meta.url).href;
const PROGRAM = 'console.log("here " + process.pid); setInterval(() => {}, 1000)';
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0)) await clean();
});
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const program = (text: string) => ({ name: 'it', command: [process.execPath, '-e', text], up: /here/ });

test('a program that dies is reported and started again, and stops when it is told to', async () => {
  const said: string[] = [];
  const stages = new Stages((line) => said.push(line));
  cleanUps.push(() => stages.stop());
  const [part] = await stages.start(program(PROGRAM));
  const first = Number(part!.lastWords.slice(5));
  process.kill(first, 'SIGKILL');
  await expect.poll(() => said.length, { timeout: 60_000 }).toBe(3);
  const second = Number(part!.lastWords.slice(5));
  expect(said).toEqual([
    `it is up (process ${first})`,
    'it has ended (SIGKILL): starting it again',
    `it is up (process ${second})`,
  ]);
  await stages.stop();
  expect([first, second].some(isAlive)).toBe(false);
}, 90_000);

test('one that does not start is a sentence with its last words', async () => {
  const stages = new Stages(() => {});
  const start = stages.start(program('console.error("no room"); process.exit(3)'));
  await expect(start).rejects.toThrow(new CannotStart('it cannot be started: it ended with code 3: no room'));
});

test('no program outlives a house that is killed', async () => {
  const command = JSON.stringify(program(PROGRAM).command);
  const text = `import { Stages } from '${STAGES}';
    await new Stages(console.log).start({ name: 'it', command: ${command}, up: /here/ });`;
  const house = spawn(process.execPath, ['--input-type=module', '-e', text], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanUps.push(() => house.kill('SIGKILL'));
  const [line] = (await once(house.stdout, 'data')) as [Buffer];
  const id = Number(/process (\d+)/.exec(String(line))![1]);
  expect(isAlive(id)).toBe(true);
  house.kill('SIGKILL');
  await expect.poll(() => isAlive(id), { timeout: 60_000 }).toBe(false);
}, 90_000);
