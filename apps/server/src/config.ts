import { isIP, isIPv6 } from 'node:net';
import { LEVELS } from '@trollmoot/bots';
import * as z from 'zod';
import { isPostgres } from './store/address.ts';

const mustBe = (what: string) => ({ error: ({ input }: { input?: unknown }) => `must be ${what}, not '${input}'` });

const flag = z.enum(['0', '1', 'true', 'false'], mustBe('0 or 1')).transform((text) => text === '1' || text === 'true');
const whole = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && least <= Number(text) && Number(text) <= most, {
      ...mustBe(`a whole number from ${least} to ${most}`),
    })
    .transform(Number);
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, mustBe(`one of ${values.join(', ')}`));
const parts = (text: string): string[] => text.split(',').map((part) => part.trim());
const origin = z
  .url({ protocol: /^https?$/, ...mustBe('an address like https://moot.example') })
  .transform((url) => new URL(url).origin);

const isNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = isIPv6(address) ? 128 : 32;
  return more.length === 0 && isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= most;
};
/** How many proxies are in front of the server, or which: addresses and networks. */
const proxies = z
  .string()
  .transform((text) => (text === 'true' ? '1' : text === 'false' ? '0' : text))
  .transform((text) => (/^\d$/.test(text) ? Number(text) : parts(text)))
  .refine((known) => typeof known === 'number' || known.every(isNetwork), {
    ...mustBe('a number of proxies (0 to 9), or a list of addresses and networks'),
  });

/** `nats://name:password@host:4222`; several servers of one cluster are separated by commas. */
const isBus = (text: string): boolean => {
  const [url] = text.split(',').map((part) => URL.parse(part.trim())) as [URL | null];
  return parts(text).every((part) => {
    const one = URL.parse(part);
    if (one === null || !/^(nats|tls):$/.test(one.protocol) || one.hostname === '') return false;
    return one.username === url?.username && one.password === url.password && one.search === '';
  });
};

/** All settings; docs/operations.md explains them. */
const schema = z.object({
  HOST: z.string().min(1).optional(),
  LAN: flag.default(false), // let the local network in; `npm start -- --lan`
  PORT: whole(0, 65535).default(8080),
  DATA: z.string().min(1).default('.data/trollmoot.sqlite'),
  BUS: z
    .string()
    .refine(isBus, {
      error: 'must be an address like nats://name:password@host:4222, or several with the same name and password', // never what it is: it has a password
    })
    .optional(), // the NATS by which the nodes of one house talk
  NODE: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/, mustBe('letters, digits and hyphens'))
    .optional(), // what this node is called in logs
  SECOND_LOG: z.string().min(1).optional(), // a second copy of everything that is written
  PAGES: z.string().min(1).optional(), // the built web client; apps/web/dist by default
  ORIGINS: z.string().transform(parts).pipe(z.array(origin)).optional(), // of pages; the server's own by default
  PUBLIC_URL: origin.optional(), // what links begin with, and the name that passkeys are bound to
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtp://name:password@mail.example:587' }) // never what it is: it has a password
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]+@[^@\s]+$/, mustBe('a mail address, or Name <address>'))
    .optional(),
  TLS: flag.default(false), // a proxy in front speaks TLS: cookies are then sent over TLS only
  CERTIFICATE: z.string().min(1).optional(), // files; the server itself then speaks TLS, to a proxy on another machine
  CERTIFICATE_KEY: z.string().min(1).optional(),
  TRUST_PROXY: proxies.default(0), // the proxies whose X-Forwarded-For is believed
  LOG: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(), // without it only this machine may read /metrics
  BOT_THREADS: whole(1, 64).optional(),
  BOT_PAUSE: whole(0, 10_000).default(700),
  BOT_SECONDS_PER_MINUTE: whole(1, 3600).default(30), // that bots think for one user
  STAND_IN: oneOf(...LEVELS).default('goblin'),
  MESSAGES_PER_SECOND: whole(1, 1_000_000).default(30),
  REQUESTS_PER_MINUTE: whole(1, 10_000_000).default(600), // per address
  SESSIONS_PER_HOUR: whole(1, 1_000_000).default(200), // new guests per address, which may be a club or a school
  TABLES_PER_HOUR: whole(1, 1_000_000).default(60), // created per address
  CONNECTIONS: whole(1, 100_000).default(10_000),
  CONNECTIONS_PER_ADDRESS: whole(1, 100_000).default(100),
  TABLES_IN_MEMORY: whole(1, 1_000_000).default(5000),
  SNAPSHOT_EVERY: whole(1, 100_000).default(100),
});

export type Config = z.infer<typeof schema> & { readonly HOST: string };
type BotsConfig = Pick<Config, 'NODE' | 'BOT_THREADS' | 'LOG'> & { readonly BUS: string };
type Environment = { readonly [name: string]: string | undefined };

const PREFIX = 'TROLLMOOT_';
const SETTINGS = Object.keys(schema.shape);

/** The settings in the environment, or one sentence per variable with a wrong value. */
export function readConfig(environment: Environment): Config | string[] {
  const reading = schema.safeParse(given(environment));
  if (reading.success) {
    const { LAN, HOST = LAN ? '0.0.0.0' : '127.0.0.1', SMTP_URL, MAIL_FROM } = reading.data;
    const sentence = busTrouble(reading.data);
    if (sentence !== null) return [`${PREFIX}${sentence}`];
    const isWhole = (SMTP_URL === undefined) === (MAIL_FROM === undefined);
    if (!isWhole) return [`${PREFIX}SMTP_URL and ${PREFIX}MAIL_FROM: set both, or neither`];
    const isCertified = (reading.data.CERTIFICATE === undefined) === (reading.data.CERTIFICATE_KEY === undefined);
    if (!isCertified) return [`${PREFIX}CERTIFICATE and ${PREFIX}CERTIFICATE_KEY: set both, or neither`];
    return { ...reading.data, HOST };
  }
  return sentences(reading.error);
}

function given(environment: Environment): { [name: string]: string } {
  const known: { [name: string]: string } = {};
  for (const name of SETTINGS) {
    const value = environment[PREFIX + name] ?? withoutPrefix(environment, name);
    if (value !== undefined && value !== '') known[name] = value;
  }
  return known;
}

const sentences = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${PREFIX}${String(path[0])}: ${message}`);

/** What `npm run bots` reads, or one sentence per variable with a wrong value. */
export function readBotsConfig(environment: Environment): BotsConfig | string[] {
  const reading = schema.pick({ BUS: true, NODE: true, BOT_THREADS: true, LOG: true }).safeParse(given(environment));
  if (!reading.success) return sentences(reading.error);
  const { BUS } = reading.data;
  return BUS === undefined ? [`${PREFIX}BUS: ${NO_BUS}`] : { ...reading.data, BUS };
}
const NO_BUS = 'set it to the address of the NATS that the nodes of the house use, like nats://name:password@host:4222';

/** Several nodes need a database that they can share. */
function busTrouble({ BUS, DATA, NODE, SECOND_LOG }: z.infer<typeof schema>): string | null {
  if (BUS === undefined)
    return NODE === undefined ? null : 'NODE: set TROLLMOOT_BUS, too; without it there is one server';
  if (!isPostgres(DATA))
    return 'BUS: several nodes need PostgreSQL; set TROLLMOOT_DATA to an address like postgres://…';
  if (SECOND_LOG !== undefined)
    return 'SECOND_LOG: only a server that is alone can keep one; leave it out, or TROLLMOOT_BUS';
  return null;
}

/** Hosting services set PORT and HOST without the prefix; but some programs set HOST and mean something else by it. */
function withoutPrefix(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (name === 'PORT') return value;
  return name === 'HOST' && value !== undefined && (isIP(value) !== 0 || value === 'localhost') ? value : undefined;
}

/** Variables with our prefix that are not settings: most likely misspelt. */
export const unknownSettings = (environment: Environment): string[] =>
  Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !SETTINGS.includes(name.slice(PREFIX.length)));
