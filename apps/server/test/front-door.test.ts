import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { terminalLog } from '../src/adapters/terminal-log.ts';
import { lanAddresses, lanNames } from '../src/addresses.ts';
import { readArguments } from '../src/arguments.ts';
import { type Config, readConfig } from '../src/config.ts';
import { greeting } from '../src/greeting.ts';

const at = (address: string, more: object = {}): NetworkInterfaceInfo =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;
const HOME = {
  lo: [at('127.0.0.1', { internal: true })],
  docker0: [at('172.17.0.1')],
  wlan0: [at('fe80::1', { family: 'IPv6' }), at('169.254.3.4'), at('192.168.1.20')],
};
const configOf = (settings: { [name: string]: string }): Config => readConfig(settings) as Config;

test('the addresses of the local network: no loopback, no link-local, networks of containers last', () => {
  expect(lanAddresses(HOME)).toEqual(['192.168.1.20', '172.17.0.1']);
  expect(lanNames('attic')).toEqual(['attic', 'attic.local']);
  expect(lanNames('attic.example')).toEqual(['attic.example']);
});

test('--lan opens the house to the local network; other words are refused with a sentence', () => {
  expect(configOf({ ...(readArguments(['--lan']) as object) })).toMatchObject({ LAN: true, HOST: '0.0.0.0' });
  expect(configOf({})).toMatchObject({ LAN: false, HOST: '127.0.0.1' });
  expect(configOf({ TROLLMOOT_LAN: '1', TROLLMOOT_HOST: '192.168.1.20' })).toMatchObject({ HOST: '192.168.1.20' });
  for (const word of ['--lna', 'constructor', '--help']) expect(readArguments([word])).toMatch(`'${word}'`);
});

test('a terminal reads who can open the house, and how to let others in', () => {
  const closed = greeting(configOf({}), 8080, true, HOME);
  expect(closed).toContain('Trollmoot is open at http://localhost:8080\n');
  expect(closed).toContain('Only this machine can open it.');
  expect(closed).toContain('npm start -- --lan');
  expect(closed).toContain('  http://192.168.1.20:8080\n');
  expect(greeting(configOf({}), 8080, true, { lo: HOME.lo })).not.toContain('The others');

  const open = greeting(configOf({ TROLLMOOT_LAN: '1' }), 8080, true, HOME);
  expect(open).toContain('Everyone in your local network can open it:\n  http://192.168.1.20:8080');
  expect(open).not.toContain('Only this machine');
  expect(open).toMatch(/[█▀▄]{10}/); // the QR code
  expect(open).toContain('TROLLMOOT_PUBLIC_URL');
  const named = greeting(
    configOf({ TROLLMOOT_LAN: '1', TROLLMOOT_PUBLIC_URL: 'https://moot.example' }),
    80,
    true,
    HOME,
  );
  expect(named).toContain('Links begin with https://moot.example');
});

test('a program that reads along gets one plain line', () => {
  expect(greeting(configOf({}), 8080, false, HOME)).toBe('Trollmoot is open at http://localhost:8080\n');
});

test('on a terminal a log line says when, what and the details, in words', () => {
  let text = '';
  const log = terminalLog((more) => (text += more));
  const time = new Date(2026, 0, 2, 19, 2, 3).getTime();
  log.write(JSON.stringify({ level: 30, time, pid: 1, hostname: 'h', msg: 'stopped' }));
  log.write(
    JSON.stringify({ level: 50, time, msg: 'a game failed', table: 'abc', err: { message: 'no', stack: 'E\n  at x' } }),
  );
  expect(text).toBe('19:02:03  stopped\n19:02:03  error: a game failed (table abc, no)\n  at x\n');
});
