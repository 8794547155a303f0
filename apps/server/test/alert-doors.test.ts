import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { publicDoors, Shut } from '../src/alerts/doors.ts';
import { post } from '../src/alerts/outbound.ts';
import { LoopbackService } from './loopback.ts';

const to = (...addresses: string[]) => publicDoors(async () => addresses);

test.each([
  ['this machine', '127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '::'],
  ['private networks', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1', 'fec0::1'],
  ['link-local addresses, with those of clouds', '169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
  ['shared addresses', '100.64.0.1', '100.127.255.254'],
  ['multicast and broadcast', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
  ['IPv4 in the clothes of IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '::8.8.8.8'],
  [
    'translated and tunnelled addresses',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
  ],
  [
    'what is reserved',
    '240.0.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '2001:db8::1',
    '100::1',
    '4000::1',
  ],
  ['what is no address', 'localhost', '', '8.8.8', '1.2.3.4.5'],
])('the server is not sent to %s', async (_what, ...addresses) => {
  for (const address of addresses) {
    await expect(to(address)(new URL('https://hook.example/x')), address).rejects.toThrow(Shut);
    await expect(to('8.8.8.8', address)(new URL('https://hook.example/x')), `also ${address}`).rejects.toThrow(Shut);
  }
});

test.each([
  'http://hook.example/',
  'ftp://hook.example/',
  'https://hook.example:8443/',
  'https://hook.example:22/',
  'https://name:word@hook.example/',
  'https://8.8.8.8/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[2606:4700::1111]/',
  'https://127.0.0.1./',
])('%s is refused before any name is asked for', async (address) => {
  let asked = 0;
  const doors = publicDoors(async () => {
    asked++;
    return ['8.8.8.8'];
  });
  await expect(doors(new URL(address))).rejects.toThrow(Shut);
  expect(asked).toBe(0);
});

test('a public name leads to its addresses, and a name without any nowhere', async () => {
  const door = await to('8.8.8.8', '2606:4700::1111')(new URL('https://hook.example/x'));
  expect(door).toEqual({
    addresses: [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
    port: 443,
  });
  await expect(to()(new URL('https://hook.example/x'))).rejects.toThrow(Shut);
});

test('the connection goes to the address that was looked at: the name is asked for once', async () => {
  const service = await LoopbackService.open();
  let asked = 0;
  const reply = await post(
    async (url) => {
      asked++;
      return service.findDoor(url);
    },
    'https://hook.example/once',
    { headers: {}, body: 'x' },
  );
  expect([reply.status, asked, service.received[0]?.headers.host]).toEqual([201, 1, 'hook.example']);
  await service.close();
});

test('redirects are not followed, and little of an answer is read', async () => {
  const service = await LoopbackService.open();
  service.answers = [
    { status: 302, headers: { location: 'https://hook.example/inside' } },
    { status: 200, body: 'x'.repeat(5_000_000) },
  ];
  const send = () => post(service.findDoor, 'https://hook.example/out', { headers: {}, body: '{}' });
  expect((await send()).status).toBe(302);
  expect((await send()).text.length).toBeLessThanOrEqual(2000);
  expect(service.received.map(({ path }) => path)).toEqual(['/out', '/out']);
  await service.close();
});

test('a certificate for another name is not accepted', async () => {
  const service = await LoopbackService.open();
  await expect(post(service.findDoor, 'https://bank.example/', { headers: {}, body: '' })).rejects.toThrow(
    /bank.example/,
  );
  expect(service.received).toEqual([]);
  await service.close();
});

test('a service that says nothing does not hold the server up', async () => {
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const door = async () => ({ addresses: [{ address: '127.0.0.1', family: 4 as const }], port });
  await expect(post(door, 'https://hook.example/', { headers: {}, body: '', patience: 200 })).rejects.toThrow();
  silent.close();
});
