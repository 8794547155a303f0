import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { natsProgram, reading } from '../scripts/nats/program.ts';
import { readBotsConfig, readConfig, unknownSettings } from '../src/config.ts';
import { natsUrl } from './nats.ts';

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: { readonly [name: string]: string };
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly restart?: string;
  readonly depends_on?: { readonly [service: string]: { readonly condition: string } };
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const nats = await natsUrl();
const text = read('compose.yaml');
const compose = parse(text, { merge: true }) as {
  services: { [name: string]: Service };
  volumes: { [name: string]: null };
};
const services = Object.entries(compose.services);
const named = (pattern: RegExp) => services.filter(([name]) => pattern.test(name));

let folder: string;
let passwords: { readonly [name: string]: string };
/** The one line of docs/operations.md that makes the passwords. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trollmoot-compose-'));
  const [line] = /^\(umask .*$/m.exec(read('docs/operations.md'))!;
  execFileSync('sh', ['-c', line], { cwd: folder });
  const lines = readFileSync(join(folder, '.env'), 'utf8').trim().split('\n');
  passwords = Object.fromEntries(lines.map((it) => it.split('=') as [string, string]));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Docker makes of `${NAME}`, `${NAME:-default}` and `${NAME:?why}`. */
const filledIn = (given: string): string =>
  given.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (all, name: string, otherwise?: string) => {
    const value = passwords[name] ?? otherwise;
    if (value === undefined) throw new Error(`nothing fills in ${all}`);
    return value;
  });
const environmentOf = ({ environment = {} }: Service): { [name: string]: string } =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]));

describe('compose.yaml', () => {
  test('has all parts of the house', () => {
    expect(services.map(([name]) => name).sort()).toEqual(
      [
        'bots-1',
        'bots-2',
        'certificates',
        'nats-1',
        'nats-2',
        'nats-3',
        'node-1',
        'node-2',
        'node-3',
        'postgres',
        'proxy',
      ], // prettier-ignore
    );
    expect(Object.keys(passwords)).toHaveLength(4);
    expect(new Set(Object.values(passwords)).size).toBe(4);
    for (const value of Object.values(passwords)) expect(value).toMatch(/^k[0-9a-f]{48}$/); // NATS would read digits as a number
  });

  test('gives nodes and workers settings that they know', () => {
    for (const [name, service] of named(/^node-/)) {
      const environment = environmentOf(service);
      expect(unknownSettings(environment)).toEqual([]);
      const config = readConfig(environment);
      expect(config).toMatchObject({ NODE: name, TLS: true, TRUST_PROXY: 1, PUBLIC_URL: 'https://localhost' });
      expect(config).toMatchObject({ METRICS_TOKEN: passwords.METRICS_TOKEN });
    }
    for (const [name, service] of named(/^bots-/)) {
      const environment = environmentOf(service);
      expect(unknownSettings(environment)).toEqual([]);
      expect(readBotsConfig(environment)).toMatchObject({ NODE: name });
      expect(existsSync(join(root, service.command![1]!))).toBe(true);
    }
  });

  test('sends nodes and workers to servers that there are, by TLS and with their passwords', () => {
    for (const [, service] of named(/^(node|bots)-/)) {
      const { TROLLMOOT_BUS, TROLLMOOT_DATA } = environmentOf(service);
      const buses = TROLLMOOT_BUS!.split(',').map((url) => new URL(url));
      expect(buses.map(({ hostname }) => hostname)).toEqual(named(/^nats-/).map(([name]) => name));
      for (const { protocol, username, password, port } of buses)
        expect([protocol, username, password, port]).toEqual(['tls:', 'node', passwords.BUS_PASSWORD, '4222']);
      if (TROLLMOOT_DATA === undefined) continue;
      const { hostname, username, password, pathname, search } = new URL(TROLLMOOT_DATA);
      const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf(compose.services.postgres!);
      expect([username, password, pathname]).toEqual([POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`]);
      expect([hostname, search]).toEqual(['postgres', '?sslmode=verify-full']);
    }
    for (const [name, { command }] of named(/^nats-/)) {
      const routes = filledIn(command!.at(-1)!)
        .split(',')
        .map((url) => new URL(url)); // prettier-ignore
      expect(routes.map(({ hostname }) => hostname)).toEqual(
        named(/^nats-/).flatMap(([other]) => (other === name ? [] : [other])),
      );
      for (const { password, port } of routes) expect([password, port]).toEqual([passwords.ROUTES_PASSWORD, '6222']);
    }
    const [, upstreams] = /reverse_proxy (.*) \{/.exec(read('deploy/Caddyfile'))!;
    expect(read('deploy/Caddyfile')).toContain('tls_trust_pool file /certificates/ca.pem');
    expect(upstreams!.split(' ')).toEqual(named(/^node-/).map(([name]) => `${name}:8080`));
  });

  test('mounts files and volumes that there are, and opens no port but those of the proxy', () => {
    const used = new Set<string>();
    for (const [name, { volumes = [], ports, command = [] }] of services) {
      const targets = volumes.map((volume) => volume.split(':') as [string, string]);
      for (const [source] of targets) {
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true);
        else used.add(source);
      }
      const paths = command.flatMap((word) => /\/(?:etc|certificates).*/.exec(word) ?? []);
      for (const path of paths)
        expect(
          targets.some(([, target]) => path.startsWith(target)),
          path,
        ).toBe(true);
      expect(ports !== undefined).toBe(name === 'proxy');
    }
    expect([...used].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  test('starts parts after those they need, and all of them again when they end', () => {
    const isHealthChecked = ({ healthcheck, image }: Service): boolean =>
      healthcheck?.disable !== true && (healthcheck?.test !== undefined || image === 'trollmoot'); // the image has a check of its own
    expect(read('Dockerfile')).toContain('HEALTHCHECK');
    for (const [name, { depends_on = {}, restart }] of services) {
      expect(restart, name).toBe(name === 'certificates' ? undefined : 'unless-stopped');
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const needed = compose.services[other]!;
        if (condition === 'service_healthy') expect(isHealthChecked(needed), other).toBe(true);
        else expect([condition, needed.restart]).toEqual(['service_completed_successfully', undefined]);
      }
      if (/^(node|nats|bots)-|postgres/.test(name)) expect(depends_on).toHaveProperty('certificates');
      if (/^node-/.test(name)) expect(depends_on).toHaveProperty('postgres');
    }
  });

  test('has certificates made for the names by which parts are called', () => {
    const [, script = ''] = compose.services.certificates!.command!;
    execFileSync(process.execPath, [join(root, script), folder]);
    const authority = readFileSync(join(folder, 'ca.pem'), 'utf8');
    const mentioned = `${text}${read('deploy/nats.conf')}`.match(/\/certificates\/[\w/.-]+\.(pem|key)/g)!;
    for (const path of new Set(mentioned)) expect(existsSync(path.replace('/certificates', folder)), path).toBe(true);
    for (const [name] of named(/^(node-|nats-|postgres)/)) {
      const part = name.replace(/-\d/, '').replace('node', 'nodes');
      const own = new X509Certificate(readFileSync(join(folder, part, 'server.pem')));
      expect([own.checkHost(name), own.verify(new X509Certificate(authority).publicKey)]).toEqual([name, true]);
    }
    execFileSync(process.execPath, [join(root, script), folder]);
    expect(readFileSync(join(folder, 'ca.pem'), 'utf8')).toBe(authority);
  });

  test.runIf(nats !== null)('has a configuration that NATS understands', async () => {
    const [program, ...words] = reading(await natsProgram(), folder);
    const file = join(folder, 'nats.conf');
    const configuration = read('deploy/nats.conf').replaceAll('/certificates', folder);
    writeFileSync(
      file,
      configuration.replaceAll(/\$(\w+)/g, (_, name: string) => passwords[name]!),
    );
    execFileSync(program!, [...words, '-t', '-c', file], { stdio: 'ignore' });
  });
});
