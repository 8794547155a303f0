import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FindDoor } from '../src/alerts/doors.ts';

// A certificate for push.example and hook.example that nobody trusts but the tests.
const CERT = `-----BEGIN CERTIFICATE-----
MIIBqzCCAVKgAwIBAgIUHRfrZPIoqYKVFz1I961yOt+YozwwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMcHVzaC5leGFtcGxlMCAXDTI2MTExODEwMTMyNFoYDzIxMjYx
MDI1MTAxMzI0WjAXMRUwEwYDVQQDDAxwdXNoLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASN3WMOwZFlhY02jCex6yL/fb5ToXlzUhGs46kXV5O6yNIX
qKlToNwdRmXmXqE2AAeB4k/bp3jv6XVHIW20sQixo3oweDAdBgNVHQ4EFgQUGJ+Q
fXrDhV4MzoEMDIcY27TVJrowHwYDVR0jBBgwFoAUGJ+QfXrDhV4MzoEMDIcY27TV
JrowDwYDVR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcggxwdXNoLmV4YW1wbGWCDGhv
b2suZXhhbXBsZTAKBggqhkjOPQQDAgNHADBEAiAUq1bEFv+OhJzkchTSRUSMUoG5
xm7XWALSsGqrlFZtVwIgWTtCkMVMnbI0u71JpHOfTjzb5mRYCNqGi9y6IuR44sQ=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkDxIo0LvntUAnyvI
b2hpCuW/Afw/n6F7bEFKWDhbrhChRANCAASN3WMOwZFlhY02jCex6yL/fb5ToXlz
UhGs46kXV5O6yNIXqKlToNwdRmXmXqE2AAeB4k/bp3jv6XVHIW20sQix
-----END PRIVATE KEY-----`;

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service on this machine that takes what is posted. `answers` are given in turn, the last one for good. */
export class LoopbackService {
  readonly received: Received[] = [];
  answers: { readonly status: number; readonly body?: string; readonly headers?: { [name: string]: string } }[] = [
    { status: 201 },
  ];
  readonly #server: Server;
  #listeners: (() => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const answer = this.answers.length > 1 ? this.answers.shift()! : this.answers[0]!;
      this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
      for (const listener of this.#listeners) listener();
    });
  }

  static async open(): Promise<LoopbackService> {
    const server = createServer({ cert: CERT, key: KEY });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LoopbackService(server);
  }

  /** Every name leads here. */
  readonly findDoor: FindDoor = async () => ({
    addresses: [{ address: '127.0.0.1', family: 4 }],
    port: (this.#server.address() as AddressInfo).port,
    ca: CERT,
  });

  /** Resolves when this many messages have come. */
  async has(count: number): Promise<void> {
    while (this.received.length < count) await new Promise<void>((done) => this.#listeners.push(done));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** A browser's half of Web Push: a key pair, and reading what is sent to it (RFC 8291, RFC 8188). */
export class PushBrowser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = Buffer.from('sixteen bytes ok');

  constructor() {
    this.#pair.generateKeys();
  }

  subscription(endpoint: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint, keys };
  }

  reads(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs]);
    const input = derive(this.#pair.computeSecret(theirs), this.#auth, about, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}
