import { expect, test } from 'vitest';
import { NoBus } from '../src/bus.ts';
import { type Config, readConfig, unknownSettings } from '../src/config.ts';
import { startError } from '../src/start-error.ts';

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 8080, TLS: false, LOG: 'info', TRUST_PROXY: 0 });
});

test('every wrong variable gets a sentence that says what it must be', () => {
  const sentences = readConfig({ TROLLMOOT_PORT: 'many', TROLLMOOT_LOG: 'loud', TROLLMOOT_ORIGINS: 'here,there' });
  expect(sentences).toEqual([
    "TROLLMOOT_PORT: must be a whole number from 0 to 65535, not 'many'",
    "TROLLMOOT_ORIGINS: must be an address like https://moot.example, not 'here'",
    "TROLLMOOT_ORIGINS: must be an address like https://moot.example, not 'there'",
    "TROLLMOOT_LOG: must be one of fatal, error, warn, info, debug, silent, not 'loud'",
  ]);
});

test('PORT and HOST work without the prefix, as hosting services set them', () => {
  expect(readConfig({ PORT: '9000', HOST: '0.0.0.0' })).toMatchObject({ PORT: 9000, HOST: '0.0.0.0' });
  expect(readConfig({ HOST: 'x86_64-conda-linux-gnu' })).toMatchObject({ HOST: '127.0.0.1' });
  expect(readConfig({ TROLLMOOT_HOST: 'moot.example', HOST: '0.0.0.0' })).toMatchObject({ HOST: 'moot.example' });
});

test('mail needs a server and a sender', () => {
  const [url, from] = [
    { TROLLMOOT_SMTP_URL: 'smtp://mail.example:587' },
    { TROLLMOOT_MAIL_FROM: 'Moot <moot@moot.example>' },
  ];
  expect(readConfig({ ...url, ...from })).toMatchObject({ MAIL_FROM: 'Moot <moot@moot.example>' });
  const half = ['TROLLMOOT_SMTP_URL and TROLLMOOT_MAIL_FROM: set both, or neither'];
  expect([readConfig(url), readConfig(from)]).toEqual([half, half]);
  expect(readConfig({ ...from, TROLLMOOT_SMTP_URL: 'smpt://me:s3cr3t@mail.example' })).toEqual([
    'TROLLMOOT_SMTP_URL: must be an address like smtp://name:password@mail.example:587', // without the password
  ]);
});

const DATA = { TROLLMOOT_DATA: 'postgres://me:s3cr3t@db.example/moot' };
const BUS = { TROLLMOOT_BUS: 'nats://me:s3cr3t@n1.example:4222, nats://me:s3cr3t@n2.example:4222' };

test('several nodes need a bus and PostgreSQL', () => {
  expect(readConfig({ ...DATA, ...BUS, TROLLMOOT_NODE: 'hut-1' })).toMatchObject({ NODE: 'hut-1' });
  expect(readConfig(BUS)).toEqual([
    'TROLLMOOT_BUS: several nodes need PostgreSQL; set TROLLMOOT_DATA to an address like postgres://…',
  ]);
  expect(readConfig({ ...DATA, ...BUS, TROLLMOOT_SECOND_LOG: 'log' })).toEqual([
    'TROLLMOOT_SECOND_LOG: only a server that is alone can keep one; leave it out, or TROLLMOOT_BUS',
  ]);
  expect(readConfig({ TROLLMOOT_NODE: 'hut-1' })).toEqual([expect.stringContaining('set TROLLMOOT_BUS, too')]);
});

test.each([
  'n1.example',
  'http://n1.example',
  'nats://a:s3cr3t@n1, nats://b:s3cr3t@n2',
  'nats://n1/?s3cr3t',
  'nats://',
])('a wrong address of the bus is refused, and its password is not said: %s', (bus) => {
  const said = readConfig({ ...DATA, TROLLMOOT_BUS: bus });
  expect(said).toEqual([expect.stringContaining('TROLLMOOT_BUS: must be an address like nats://')]);
  expect(String(said)).not.toContain('s3cr3t');
});

test('a bus that cannot be joined is a sentence without the password', () => {
  const config = readConfig({ ...DATA, ...BUS }) as Config;
  const said = (code: NoBus['code']) => startError(new NoBus(code, new Error('it says')), config);
  expect(said('BUS_SILENT')).toBe(
    'No NATS answers at n1.example:4222, n2.example:4222 (it says). Start it, or set TROLLMOOT_BUS to another address.',
  );
  expect(said('BUS_REFUSES')).toMatch(/does not let this server in \(it says\)\. Check name and password/);
});

test('an origin may end with a slash', () => {
  const origins = { ORIGINS: ['https://moot.example', 'http://localhost:5173'] };
  expect(readConfig({ TROLLMOOT_ORIGINS: 'https://moot.example/, http://localhost:5173' })).toMatchObject(origins);
});

test.each([
  ['0', 0],
  ['false', 0],
  ['1', 1],
  ['true', 1],
  ['3', 3],
  ['10.0.0.5, fd00::/8', ['10.0.0.5', 'fd00::/8']],
])('proxies are counted or named: %s', (text, TRUST_PROXY) => {
  expect(readConfig({ TROLLMOOT_TRUST_PROXY: text })).toMatchObject({ TRUST_PROXY });
});

test.each(['yes', '-1', '12', '10.0.0.5/33', '10.0.0.5/8/8', '10.0.0.5,'])(
  'a wrong list of proxies is refused: %s',
  (text) => {
    expect(readConfig({ TROLLMOOT_TRUST_PROXY: text })).toEqual([expect.stringMatching(/^TROLLMOOT_TRUST_PROXY: /)]);
  },
);

test('an unknown setting, most likely misspelt, is named', () => {
  expect(unknownSettings({ TROLLMOOT_POTR: '80', TROLLMOOT_PORT: '80', PATH: '' })).toEqual(['TROLLMOOT_POTR']);
});

test('the operator reads a sentence when the server cannot start, a developer the error', () => {
  const config = readConfig({ TROLLMOOT_DATA: '/nowhere/moot.sqlite' }) as Config;
  const said = (facts: object) => startError(Object.assign(new Error('it says'), facts), config);
  expect(said({ code: 'EADDRINUSE', syscall: 'listen' })).toBe(
    'Port 8080 on 127.0.0.1 is already in use. Set TROLLMOOT_PORT to a free port.',
  );
  expect(said({ code: 'EADDRNOTAVAIL' })).toContain("no address '127.0.0.1'");
  expect(said({ code: 'EACCES', syscall: 'listen' })).toContain('not allowed to listen on port 8080');
  for (const facts of [{ code: 'EACCES', syscall: 'mkdir' }, { code: 'ERR_SQLITE_ERROR' }])
    expect(said(facts)).toContain("'/nowhere/moot.sqlite' (it says)");
  expect(said({ code: 'NEWER_SCHEMA' })).toContain('Update the server');
  expect(said({ code: 'ERR_ODD' })).toBeNull();
});
