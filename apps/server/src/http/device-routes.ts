import type { LinkState } from '@trollmoot/protocol';
import { linkAnswer } from '@trollmoot/protocol/parse-account';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account/services.ts';
import type { Sessions } from '../sessions.ts';
import type { Connections } from '../socket/connections.ts';
import type { Tables } from '../tables.ts';
import type { AccountAsker } from './account-asker.ts';
import { readBody, refuse } from './body.ts';
import { deviceOf, NO_SESSION, userOf } from './session-routes.ts';

interface Devices {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly connections: Connections;
  readonly services: AccountServices;
  readonly asking: AccountAsker;
}

/** Devices: letting another one in, and signing them out. */
export function deviceRoutes(
  server: FastifyInstance,
  { sessions, tables, connections, services, asking }: Devices,
): void {
  const { store } = tables.house;
  const { links } = services;

  server.post('/api/account/link', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    return (await links.open(user.id)) ?? refuse(reply, 503, 'Too many codes are in use. Try again in a moment.');
  });

  server.get('/api/account/link', async (request, reply): Promise<LinkState | undefined> => {
    const user = await userOf(sessions, request);
    return user === null ? refuse(reply, 401, NO_SESSION) : links.state(user.id);
  });

  server.post('/api/account/link/answer', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const wanted = readBody(linkAnswer, request, reply);
    if (wanted === null) return reply;
    return (await links.answer(user.id, wanted.yes)) ? {} : refuse(reply, 409, 'No device is asking any more.');
  });

  server.delete('/api/account/link', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    await links.close(user.id);
    return {};
  });

  server.delete<{ Params: { id: string } }>('/api/account/devices/:id', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const { id } = request.params;
    const mine = (await store.accounts.devices(user.id)).some((device) => device.id === id);
    if (!mine) return refuse(reply, 404, 'You have no such device.');
    await store.write({ write: 'forgetDevice', user: user.id, device: id });
    connections.closeFor(user.id, { only: [id] });
    return {};
  });

  /** All devices but this one. */
  server.delete('/api/account/devices', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const here = await deviceOf(sessions, request);
    await store.write({ write: 'forgetOtherDevices', user: user.id, device: here });
    connections.closeFor(user.id, { but: [here] });
    return {};
  });
}
