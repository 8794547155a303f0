import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '@trollmoot/protocol/parse';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { newAuthority } from '../scripts/cluster/certificates.ts';
import { readConfig } from '../src/config.ts';
import { Tab, testServer } from './harness.ts';
import { endServers, started } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'trollmoot-tls-'));
afterAll(() => {
  endServers();
  rmSync(folder, { recursive: true });
});
const authority = newAuthority(Date.now());
const ca = authority.certificate;
const files = { TROLLMOOT_CERTIFICATE: join(folder, 'a.pem'), TROLLMOOT_CERTIFICATE_KEY: join(folder, 'a.key') };
const { certificate, key } = authority.sign(['localhost', '127.0.0.1']);
writeFileSync(files.TROLLMOOT_CERTIFICATE, certificate);
writeFileSync(files.TROLLMOOT_CERTIFICATE_KEY, key);

/** A guest who trusts the authority. */
const comes = (address: string) =>
  new Promise<{ status: number | undefined; cookie: string }>((done, failed) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${address}/api/session`, { method: 'POST', ca, headers }, (answer) =>
      done({ status: answer.statusCode, cookie: answer.headers['set-cookie']![0]!.split(';')[0]! }),
    );
    asked.on('error', failed);
    asked.end('{"name":"Ann"}');
  });

test('a server with a certificate speaks TLS, on its WebSocket too, to whoever trusts the authority', async () => {
  const house = await testServer(files);
  expect(house.address).toMatch(/^https:/);
  await expect(fetch(`${house.address}/readyz`)).rejects.toThrow();
  const { status, cookie } = await comes(house.address);
  expect(status).toBe(200);
  const address = `${house.address.replace('https', 'wss')}/ws?v=${VERSION}`;
  const tab = new Tab(new WebSocket(address, { ca, headers: { cookie } }));
  await once(tab.socket, 'open');
  expect(await tab.watches('missing')).toMatchObject({ say: 'no', why: { no: 'unknown' } });
  await house.stop();
});

test('half of the two files, or one that cannot be read, is a sentence', async () => {
  const { TROLLMOOT_CERTIFICATE } = files;
  const sentence = 'TROLLMOOT_CERTIFICATE and TROLLMOOT_CERTIFICATE_KEY: set both, or neither';
  expect(readConfig({ TROLLMOOT_CERTIFICATE })).toEqual([sentence]);
  const { child, said } = started({ ...files, TROLLMOOT_CERTIFICATE_KEY: join(folder, 'missing.key') });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said()).toMatch(/^The certificate cannot be used \(.*missing\.key.*\)\. Set TROLLMOOT_CERTIFICATE .*\n$/);
}, 60_000);
