import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer): string => data.toString('base64url');

/** A passkey in plain code: makes and shows credentials as a browser would, also wrong ones. */
export class FakeAuthenticator {
  readonly id = randomBytes(16);
  readonly #host: string;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #x: Buffer;
  readonly #y: Buffer;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#x = Buffer.from(x!, 'base64url');
    this.#y = Buffer.from(y!, 'base64url');
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), counter]);
  }

  /** The answer to `navigator.credentials.create`. */
  makes({ challenge }: { readonly challenge: string }) {
    const point = (key: number, value: Buffer): Buffer => Buffer.concat([Buffer.from([key, 0x58, 0x20]), value]);
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      point(0x21, this.#x),
      point(0x22, this.#y),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.#authData(0x45), Buffer.alloc(16), length, this.id, cose]);
    const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return {
      id: base64(this.id),
      rawId: base64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64(this.#clientData('webauthn.create', challenge)),
        attestationObject: base64(attestationObject),
        transports: ['internal', 'something-new'],
      },
    };
  }

  /** The answer to `navigator.credentials.get`. */
  shows({ challenge }: { readonly challenge: string }) {
    this.counter++;
    const authData = this.#authData(0x05);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key);
    return {
      id: base64(this.id),
      rawId: base64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authData),
        signature: base64(signature),
      },
    };
  }
}
