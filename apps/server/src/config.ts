import { isIP, isIPv6 } from 'node:net';
import * as z from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(1)));

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const isNetwork = (text: string): boolean => {
  const [address, bits = '0', ...more] = text.split('/');
  return (
    more.length === 0 && isIP(address!) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIPv6(address!) ? 128 : 32)
  );
};
/** How many proxies stand before the server, or which: addresses and networks. */
const proxies = z.union([
  z.stringFormat('number of proxies', /^\d$/).transform(Number),
  flag.transform(Number),
  list.pipe(z.array(z.string().refine(isNetwork))),
]);

/** Everything that can be set from outside; docs/operations.md has the same table in words. */
const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65535).default(8080),
  DATA: z.string().min(1).default('.data/trollmoot.sqlite'),
  PAGES: z.string().min(1).optional(), // the built web client, if not apps/web/dist
  ORIGINS: list.pipe(z.array(origin)).optional(), // where the pages come from, if not from here
  TLS: flag.default(false), // behind a proxy that speaks TLS: cookies are then sent over TLS only
  TRUST_PROXY: proxies.default(0), // believe X-Forwarded-For as far as these wrote it
  LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(), // without it only this machine may read /metrics
  BOT_THREADS: whole(1, 64).optional(),
  BOT_PAUSE: whole(0, 10_000).default(700),
  STAND_IN: z.enum(['pebble', 'goblin', 'troll', 'dragon']).default('goblin'),
  MESSAGES_PER_SECOND: whole(1, 1_000_000).default(30),
  REQUESTS_PER_MINUTE: whole(1, 10_000_000).default(600), // of one address
  SESSIONS_PER_HOUR: whole(1, 1_000_000).default(200), // new guests from one address: a club, a school
  TABLES_PER_HOUR: whole(1, 1_000_000).default(60), // made from one address
  CONNECTIONS: whole(1, 100_000).default(10_000),
  CONNECTIONS_PER_ADDRESS: whole(1, 100_000).default(100),
  TABLES_IN_MEMORY: whole(1, 1_000_000).default(5000),
  SNAPSHOT_EVERY: whole(1, 100_000).default(100),
});

export type Config = z.infer<typeof schema>;

/** What the environment says, or one sentence for every variable that is wrong. */
export function readConfig(environment: { readonly [name: string]: string | undefined }): Config | string[] {
  const known: { [name: string]: string } = {};
  for (const name of Object.keys(schema.shape)) {
    const value =
      environment[`TROLLMOOT_${name}`] ?? (name === 'PORT' || name === 'HOST' ? environment[name] : undefined);
    if (value !== undefined && value !== '') known[name] = value;
  }
  const reading = schema.safeParse(known);
  if (reading.success) return reading.data;
  return reading.error.issues.map(({ path, message }) => `TROLLMOOT_${path.join('.')}: ${message}`);
}
