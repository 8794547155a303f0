import { isIP, isIPv6 } from 'node:net';
import * as z from 'zod';

const no = (what: string) => ({ error: ({ input }: { input?: unknown }) => `'${input}' is no ${what}` });

const flag = z.enum(['0', '1', 'true', 'false'], no('0 or 1')).transform((text) => text === '1' || text === 'true');
const whole = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && least <= Number(text) && Number(text) <= most, {
      ...no(`whole number from ${least} to ${most}`),
    })
    .transform(Number);
const parts = (text: string): string[] => text.split(',').map((part) => part.trim());
const origin = z
  .url({ protocol: /^https?$/, ...no('address like https://moot.example') })
  .transform((url) => new URL(url).origin);

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = isIPv6(address) ? 128 : 32;
  return more.length === 0 && isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= most;
};
/** How many proxies stand before the server, or which: addresses and networks. */
const proxies = z
  .string()
  .transform((text) => (text === 'true' ? '1' : text === 'false' ? '0' : text))
  .transform((text) => (/^\d$/.test(text) ? Number(text) : parts(text)))
  .refine((known) => typeof known === 'number' || known.every(isNetwork), {
    ...no('number of proxies (0 to 9), nor a list of addresses and networks'),
  });

/** Everything that can be set from outside; docs/operations.md has the same table in words. */
const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65535).default(8080),
  DATA: z.string().min(1).default('.data/trollmoot.sqlite'),
  PAGES: z.string().min(1).optional(), // the built web client, if not apps/web/dist
  ORIGINS: z.string().transform(parts).pipe(z.array(origin)).optional(), // where the pages come from, if not from here
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
type Environment = { readonly [name: string]: string | undefined };

const PREFIX = 'TROLLMOOT_';
const SETTINGS = Object.keys(schema.shape);

/** What the environment says, or one sentence for every variable that is wrong. */
export function readConfig(environment: Environment): Config | string[] {
  const known: { [name: string]: string } = {};
  for (const name of SETTINGS) {
    const value = environment[PREFIX + name] ?? plainly(environment, name);
    if (value !== undefined && value !== '') known[name] = value;
  }
  const reading = schema.safeParse(known);
  if (reading.success) return reading.data;
  return reading.error.issues.map(({ path, message }) => `${PREFIX}${String(path[0])}: ${message}`);
}

/** PORT and HOST are often set without the prefix; HOST also by programs that mean something else by it. */
function plainly(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (name === 'PORT') return value;
  return name === 'HOST' && value !== undefined && (isIP(value) !== 0 || value === 'localhost') ? value : undefined;
}

/** Variables that look like ours and are not: most likely misspelt. */
export const unknownSettings = (environment: Environment): string[] =>
  Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !SETTINGS.includes(name.slice(PREFIX.length)));
