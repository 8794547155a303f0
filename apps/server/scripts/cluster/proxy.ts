// The proxy of a cluster on one machine, which speaks TLS with the nodes. Their authority is in NODE_EXTRA_CA_CERTS.
// node apps/server/scripts/cluster/proxy.ts <host> <port> <node ports…>
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:tls';

const [host = '127.0.0.1', port = '8080', ...nodes] = process.argv.slice(2);
let next = 0;

/** A connection to the node whose turn it is; to another one if nobody answers there. */
async function reached(): Promise<Socket> {
  for (let tries = 1; ; tries++) {
    const socket = connect(Number(nodes[next++ % nodes.length]), '127.0.0.1', { ALPNProtocols: ['http/1.1'] });
    try {
      await once(socket, 'secureConnect');
      return socket;
    } catch (error) {
      if (tries === nodes.length) throw error;
    }
  }
}

/** The node believes the last address of this header. */
function forwarded({ headers, socket }: IncomingMessage): { [name: string]: string | string[] | undefined } {
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '';
  return { ...headers, 'x-forwarded-for': before === undefined ? address : `${String(before)}, ${address}` };
}

const server = createServer(async (asked, reply) => {
  const fail = (): void => {
    if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain', 'retry-after': '1' });
    reply.end('No node answers.\n');
  };
  try {
    const socket = await reached();
    const { method, url } = asked;
    const passedOn = request({ createConnection: () => socket, method, path: url, headers: forwarded(asked) });
    passedOn.on('error', fail);
    passedOn.on('response', (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.on('error', () => reply.destroy());
      answer.pipe(reply);
    });
    reply.on('close', () => socket.destroy());
    asked.pipe(passedOn);
  } catch {
    fail();
  }
});

server.on('upgrade', async (asked, near: Socket, head) => {
  near.on('error', () => near.destroy());
  try {
    const far = await reached();
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    const lines = Object.entries(forwarded(asked)).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}\r\n`),
    );
    far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    far.write(head);
    far.pipe(near);
    near.pipe(far);
  } catch {
    near.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
  }
});

server.on('error', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
server.listen(Number(port), host, () => {
  process.stdout.write(`the proxy listens on port ${(server.address() as AddressInfo).port}\n`);
});
