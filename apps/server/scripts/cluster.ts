// A house of several nodes on this machine: npm run cluster [-- <folder>]
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminalLog } from '../src/adapters/terminal-log.ts';
import { type Config, readConfig } from '../src/config.ts';
import { startError } from '../src/start-error.ts';
import { newAuthority } from './cluster/certificates.ts';
import { natsPrograms } from './cluster/nats.ts';
import type { Program } from './cluster/part.ts';
import { passwordsIn } from './cluster/passwords.ts';
import { freePorts, mustBeFree } from './cluster/ports.ts';
import { postgresProgram } from './cluster/postgres.ts';
import { CannotStart, Stages } from './cluster/stages.ts';

const BUSES = 3;
const NODES = 3;
const WORKERS = 2;
/** Settings of single nodes, which this script makes. All others are handed to all nodes. */
const OURS = new Set([
  'HOST',
  'PORT',
  'DATA',
  'BUS',
  'NODE',
  'TRUST_PROXY',
  'SECOND_LOG',
  'CERTIFICATE',
  'CERTIFICATE_KEY',
]);

const say = (line: string): void => void process.stdout.write(`${new Date().toLocaleTimeString('en-GB')}  ${line}\n`);
const stages = new Stages(say);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    say('Stopping…');
    await stages.stop();
    say('Everything has stopped.');
    process.exit(0);
  });

const ofAllNodes = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('TROLLMOOT_') && !OURS.has(name.slice(10)) ? [[name, value ?? '']] : [],
  ),
);
const { TROLLMOOT_HOST, TROLLMOOT_PORT, HOST, PORT } = process.env;
const config = readConfig({ ...ofAllNodes, TROLLMOOT_HOST, TROLLMOOT_PORT, HOST, PORT });
if (Array.isArray(config)) {
  for (const sentence of config) say(sentence);
  process.exit(2);
}
try {
  await open(config);
} catch (error) {
  const sentence = error instanceof CannotStart ? error.message : startError(error, config);
  say(sentence ?? String(error));
  await stages.stop();
  process.exit(1);
}

async function open({ HOST, PORT }: Config): Promise<void> {
  await mustBeFree(HOST, PORT);
  const folder = resolve(process.argv[2] ?? '.data/cluster');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755); // as root, another user runs PostgreSQL in it
  const passwords = passwordsIn(join(folder, 'passwords.json'));
  const authority = newAuthority(Date.now());
  const identity = () => authority.sign(['localhost', '127.0.0.1']);
  const authorityFile = join(folder, 'ca.pem');
  writeFileSync(authorityFile, authority.certificate);
  const ofNodes = { certificate: join(folder, 'node.pem'), key: join(folder, 'node.key') };
  const { certificate, key } = identity();
  writeFileSync(ofNodes.certificate, certificate);
  writeFileSync(ofNodes.key, key, { mode: 0o600 });
  const [storePort = 0, ...ports] = await freePorts(1 + NODES + 2 * BUSES);
  const nodePorts = ports.splice(0, NODES);
  const busPorts = Array.from({ length: BUSES }, (_, i) => ({ client: ports[2 * i]!, cluster: ports[2 * i + 1]! }));

  const buses = natsPrograms({
    folder,
    authority: authority.certificate,
    identity: identity(),
    clients: { user: 'node', password: passwords.bus },
    routes: { user: 'route', password: passwords.routes },
    ports: busPorts,
  });
  const commands = await needed('NATS', buses);
  const store = { folder: join(folder, 'postgres'), port: storePort, password: passwords.store, identity: identity() };
  await stages.start({
    ...(await needed('PostgreSQL', postgresProgram(store))),
    name: 'postgresql',
    up: /database system is ready to accept connections/,
  });
  await stages.start(...commands.map((command, i) => ({ name: `nats-${i + 1}`, command, up: /Server is ready/ })));

  const shared = {
    ...ofAllNodes,
    NODE_EXTRA_CA_CERTS: authorityFile,
    TROLLMOOT_BUS: busPorts.map(({ client }) => `tls://node:${passwords.bus}@127.0.0.1:${client}`).join(),
  };
  const nodes = nodePorts.map((port, i) =>
    ours(`node-${i + 1}`, '../src/main.ts', /Trollmoot is open at/, {
      TROLLMOOT_METRICS_TOKEN: passwords.metrics,
      ...shared,
      TROLLMOOT_DATA: `postgres://troll:${passwords.store}@127.0.0.1:${storePort}/postgres?sslmode=verify-full`,
      TROLLMOOT_PORT: String(port),
      TROLLMOOT_CERTIFICATE: ofNodes.certificate,
      TROLLMOOT_CERTIFICATE_KEY: ofNodes.key,
      TROLLMOOT_TRUST_PROXY: '1',
    }),
  );
  await stages.start(nodes[0]!); // it makes the tables of the database
  await stages.start(...nodes.slice(1));
  const threads = { TROLLMOOT_BOT_THREADS: String(Math.max(1, Math.floor(availableParallelism() / WORKERS))) };
  const workers = Array.from({ length: WORKERS }, (_, i) =>
    ours(`bots-${i + 1}`, '../src/bots.ts', /bots think in/, { ...threads, ...shared }),
  );
  await stages.start(...workers);
  const command = [process.execPath, file('cluster/proxy.ts'), HOST, String(PORT), ...nodePorts.map(String)];
  const env = { NODE_EXTRA_CA_CERTS: authorityFile };
  const [proxy] = await stages.start({ name: 'proxy', command, env, up: /listens on port/ });
  const port = /\d+$/.exec(proxy!.lastWords)?.[0];
  say(`Trollmoot is open at http://${HOST}:${port}, on ${NODES} nodes. Ctrl-C stops everything.`);
}

/** What is missing is said in one line. */
async function needed<T>(what: string, found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    throw new CannotStart(`There is no ${what}: ${(error as Error).message.trim().split('\n')[0]}`);
  }
}

function ours(name: string, path: string, up: RegExp, settings: { readonly [name: string]: string }): Program {
  const log = terminalLog((text) => say(`${name}: ${text.slice(10).trimEnd()}`)); // our lines begin with the time, too
  const heard = (line: string): void => (line.startsWith('{"level"') ? log.write(line) : say(`${name}: ${line}`));
  const command = [process.execPath, file(path)];
  return { name, command, env: { ...settings, TROLLMOOT_NODE: name }, up, heard };
}

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
