import { VERSION } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../sessions.ts';
import type { Caller } from '../socket/connection.ts';
import type { Connections } from '../socket/connections.ts';
import { refuse } from './body.ts';
import { clientKey } from './client-address.ts';
import { SOCKET_PATH } from './routes.ts';
import { deviceOf, NO_SESSION, userOf } from './session-routes.ts';

export function socketRoute(server: FastifyInstance, sessions: Sessions, connections: Connections): void {
  const callers = new WeakMap<FastifyRequest, Caller>(); // those who may connect
  const mayConnect = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { v } = request.query as { v?: string };
    if (v !== undefined && v !== String(VERSION)) {
      refuse(reply, 400, `This server speaks protocol version ${VERSION}, not ${v.slice(0, 20)}. Update the client.`);
      return;
    }
    const [user, device] = await Promise.all([userOf(sessions, request), deviceOf(sessions, request)]);
    const address = clientKey(request);
    if (user === null) refuse(reply, 401, NO_SESSION);
    else if (!connections.hasRoomFor(address))
      refuse(reply, 429, 'Too many open connections. Close some, or try again later.');
    else callers.set(request, { user, address, device });
  };
  server.get(SOCKET_PATH, { websocket: true, preValidation: mayConnect }, (socket, request) => {
    connections.open(socket, request.socket, callers.get(request)!); // at once: a message that nobody listens to is lost
    userOf(sessions, request).then(
      (user) => user ?? socket.close(4401, NO_SESSION), // signed out meanwhile
      () => {}, // the store cannot be read: every message will find that out
    );
  });
}
