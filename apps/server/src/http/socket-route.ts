import { VERSION } from '@trollmoot/protocol/parse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../sessions.ts';
import type { Connections } from '../socket/connections.ts';
import { refuse } from './body.ts';
import { clientKey } from './client-address.ts';
import { SOCKET_PATH } from './routes.ts';
import { deviceOf, NO_SESSION, userOf } from './session-routes.ts';

export function socketRoute(server: FastifyInstance, sessions: Sessions, connections: Connections): void {
  const mayConnect = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { v } = request.query as { v?: string };
    if (v !== undefined && v !== String(VERSION))
      refuse(reply, 400, `This server speaks protocol version ${VERSION}, not ${v.slice(0, 20)}. Update the client.`);
    else if (userOf(sessions, request) === null) refuse(reply, 401, NO_SESSION);
    else if (!connections.hasRoomFor(clientKey(request)))
      refuse(reply, 429, 'Too many open connections. Close some, or try again later.');
  };
  server.get(SOCKET_PATH, { websocket: true, preValidation: mayConnect }, (socket, request) => {
    const user = userOf(sessions, request);
    if (user === null) socket.close(4401, NO_SESSION);
    else
      connections.open(socket, request.socket, {
        user,
        address: clientKey(request),
        device: deviceOf(sessions, request),
      });
  });
}
