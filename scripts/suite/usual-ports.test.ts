import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { USUAL_PORTS } from './usual-ports.ts';

test.each(USUAL_PORTS)('port %i is taken while the tests run, so none of them can depend on it', async (port) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  expect(socket.remotePort).toBe(port);
  socket.destroy();
});
