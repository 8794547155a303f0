import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FindDoor } from './doors.ts';

const PATIENCE = 10_000; // milliseconds
const ANSWER = 2000; // bytes that are read

interface Outgoing {
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer | string;
  readonly patience?: number; // milliseconds for everything
}

interface Reply {
  readonly status: number;
  readonly text: string; // its beginning
  readonly retryAfter: number | null; // seconds
}

/** Sends to an address that a user has given: redirects are not followed, nothing long is waited for or read. */
export async function post(findDoor: FindDoor, address: string, outgoing: Outgoing): Promise<Reply> {
  const url = new URL(address);
  const { headers, body } = outgoing;
  const patience = AbortSignal.timeout(outgoing.patience ?? PATIENCE);
  const { addresses, port, ca } = await Promise.race([findDoor(url), aborted(patience)]);
  /** The addresses that were checked: nobody is asked again. */
  const lookup: LookupFunction = (_name, { all }, found) => {
    if (all) found(null, [...addresses]);
    else found(null, addresses[0]!.address, addresses[0]!.family);
  };
  const options: RequestOptions = {
    method: 'POST',
    hostname: url.hostname,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    port,
    lookup,
    agent: false,
    signal: patience,
    ...(ca !== undefined && { ca }),
  };
  return new Promise((done, failed) => {
    const sending = request(options, (response) => {
      let text = '';
      const end = (): void => {
        sending.destroy();
        const after = Number(response.headers['retry-after']);
        done({
          status: response.statusCode ?? 0,
          text: text.slice(0, ANSWER),
          retryAfter: Number.isFinite(after) ? after : null,
        });
      };
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length >= ANSWER) end();
      });
      response.on('end', end);
      response.on('error', end); // the status has come
    });
    sending.on('error', failed);
    sending.end(body);
  });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => signal.addEventListener('abort', () => failed(new Error('took too long'))));
