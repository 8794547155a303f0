import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterEach, describe, expect, test } from 'vitest';
import { NatsMessenger } from '../src/adapters/nats-messenger.ts';
import { Guest, playing } from './harness.ts';
import { natsUrl } from './nats.ts';
import { ENGINES } from './stores.ts';

const COMMAND = fileURLToPath(new URL('../scripts/cluster.ts', import.meta.url));
const hasBoth = ENGINES.length === 2 && (await natsUrl()) !== null;
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trollmoot-cluster-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `npm run cluster`, without the build of the client. */
function started(
  settings: { [name: string]: string },
  ...words: string[]
): { child: ChildProcess; said: () => string } {
  const env = { PATH: process.env.PATH, TROLLMOOT_PORT: '0', TROLLMOOT_BOT_PAUSE: '0', ...settings };
  const child = spawn(process.execPath, [COMMAND, ...words], { env });
  cleanUps.push(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += String(data)));
  return { child, said: () => text };
}

const processesIn = (text: string): number[] =>
  [...text.matchAll(/is up \(process (\d+)\)/g)].map(([, id]) => Number(id));
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe.runIf(hasBoth)('The house of several nodes on one machine', () => {
  test('starts, plays through its proxy, starts a dead node again, lets no stranger in, and leaves nothing behind', async () => {
    const folder = newFolder();
    const { child, said } = started({}, folder);
    await expect.poll(said, { timeout: 300_000, interval: 100 }).toContain('Trollmoot is open at');
    expect(processesIn(said())).toHaveLength(1 + 3 + 3 + 2 + 1);

    const [address] = /http:\S+\d/.exec(said().slice(said().indexOf('Trollmoot is open')))!;
    const guests = [await Guest.come(address, 'Ann'), await Guest.come(address, 'Bob')];
    const { id, tabs } = await playing(guests, { game: 'troll-and-dragon' });
    const mover = tabs.find(({ frame }) => frame.options.length > 0)!;
    const { beat } = mover.frame;
    expect(await mover.acts(id, mover.frame.options[0]!)).toMatchObject({ say: 'yes' });
    for (const tab of tabs) await tab.until(() => tab.frame.beat > beat);

    const [, storePort] = /^.*\n.*\n.*\n(\d+)\n/.exec(
      readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8'),
    )!;
    const { store } = JSON.parse(readFileSync(join(folder, 'passwords.json'), 'utf8')) as { store: string };
    const plain = postgres(`postgres://troll:${store}@127.0.0.1:${storePort}/postgres?sslmode=disable`);
    await expect(plain`SELECT 1`).rejects.toThrow('no encryption');
    const stranger = postgres(`postgres://troll:wrong@127.0.0.1:${storePort}/postgres?sslmode=require`);
    await expect(stranger`SELECT 1`).rejects.toThrow('password authentication failed');
    const [, bus] = /listen: "(.*)"/.exec(readFileSync(join(folder, 'nats-1.conf'), 'utf8'))!;
    await expect(NatsMessenger.connect(`nats://node:wrong@${bus}`)).rejects.toThrow();

    process.kill(Number(/node-2 is up \(process (\d+)\)/.exec(said())![1]), 'SIGKILL');
    await expect.poll(said, { timeout: 30_000 }).toContain('node-2 has ended (SIGKILL): starting it again');
    await expect.poll(() => said().match(/node-2 is up/g), { timeout: 120_000 }).toHaveLength(2);

    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said()).toMatch(/Everything has stopped\.\n$/);
    expect(processesIn(said()).filter(isAlive)).toEqual([]);
  }, 480_000);
});

test('it says in one line which port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  cleanUps.push(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { child, said } = started({ TROLLMOOT_PORT: String(port) }, newFolder());
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said()).toMatch(new RegExp(`^\\S+  Port ${port} on 127.0.0.1 is already in use\\. .*\\n$`));
}, 60_000);
