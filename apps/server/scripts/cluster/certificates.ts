import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** An authority of our own and what it signs, as X.509 v3: Node reads certificates, but makes none. */
export interface Identity {
  readonly certificate: string; // PEM
  readonly key: string; // PEM
}

const DAYS = 3650;
const DAY = 86_400_000;

/** Makes an authority; the function signs certificates for servers that are known by these names and addresses. */
export function newAuthority(now: number): {
  readonly certificate: string;
  readonly sign: (names: readonly string[]) => Identity;
} {
  const name = 'Trollmoot cluster';
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = extension(BASIC_CONSTRAINTS, sequence(BOOLEAN_TRUE));
  const usage = extension(KEY_USAGE, Buffer.from([0x03, 0x02, 0x01, 0x06])); // signs certificates and lists of revoked ones
  return {
    certificate: certificate(now, name, name, own.publicKey, own.privateKey, [isAuthority, usage]),
    sign(names) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const known = extension(ALTERNATIVE_NAMES, sequence(...names.map(alternative)));
      return {
        certificate: certificate(now, name, names[0]!, publicKey, own.privateKey, [known]),
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}

function certificate(
  now: number,
  issuer: string,
  subject: string,
  publicKey: KeyObject,
  signer: KeyObject,
  extensions: readonly Buffer[],
): string {
  const algorithm = sequence(oid(ECDSA_WITH_SHA256));
  const serial = randomBytes(16);
  serial[0] = 0x40 | (serial[0]! & 0x3f); // positive, and no shorter
  const body = sequence(
    tagged(0xa0, integer(2)), // version 3
    tagged(0x02, serial),
    algorithm,
    named(issuer),
    sequence(time(now - DAY), time(now + DAYS * DAY)),
    named(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions)),
  );
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', body, signer));
  const lines = sequence(body, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g)!;
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';
const KEY_USAGE = '551d0f';
const ALTERNATIVE_NAMES = '551d11';

/** DER: a tag, the length, the content. */
function tagged(tag: number, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const { length } = inside;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), inside]);
}
const BOOLEAN_TRUE = tagged(0x01, Buffer.from([0xff]));
const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts);
const integer = (n: number): Buffer => tagged(0x02, Buffer.from([n]));
const oid = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const named = (name: string): Buffer =>
  sequence(tagged(0x31, sequence(oid(COMMON_NAME), tagged(0x0c, Buffer.from(name)))));
const time = (ms: number): Buffer =>
  tagged(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`)); // until 2049
const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), BOOLEAN_TRUE, tagged(0x04, value));
const alternative = (name: string): Buffer =>
  isIP(name) === 4 ? tagged(0x87, Buffer.from(name.split('.').map(Number))) : tagged(0x82, Buffer.from(name));
