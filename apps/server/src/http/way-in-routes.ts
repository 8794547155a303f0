import { newWords, passkeyMade } from '@trollmoot/protocol/parse-account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceLabel } from '../account/device-label.ts';
import { drawnWords, wordsHash } from '../account/drawn.ts';
import type { AccountServices } from '../account/services.ts';
import { siteOf } from '../account/site.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../sessions.ts';
import type { Connections } from '../socket/connections.ts';
import type { KeptWay } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import type { AccountAsker } from './account-asker.ts';
import { readBody, refuse } from './body.ts';
import { deviceOf } from './session-routes.ts';

interface WayIn {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly connections: Connections;
  readonly config: Config;
  readonly services: AccountServices;
  readonly asking: AccountAsker;
}

const NO_NAME = 'Passkeys need a server with a name. Open it by its name, or by localhost on this machine.';
const LAST = 'This is your last way in. Repeat the request with ?last to remove it nevertheless.';

/** Adding and removing ways in. */
export function wayInRoutes(
  server: FastifyInstance,
  { sessions, tables, connections, config, services, asking }: WayIn,
): void {
  const { store, clock, seeds } = tables.house;
  const { passkeys } = services;

  server.post('/api/account/passkeys/options', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const site = siteOf(request, config);
    if (site === null) return refuse(reply, 409, NO_NAME);
    const options = await passkeys.makingOptions(user, site);
    return options ?? refuse(reply, 409, 'You have twenty passkeys. Remove one first.');
  });

  server.post('/api/account/passkeys', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const site = siteOf(request, config);
    if (site === null) return refuse(reply, 409, NO_NAME);
    const made = readBody(passkeyMade, request, reply);
    if (made === null) return reply;
    const isKept = await passkeys.add(user, made, site, deviceLabel(request.headers['user-agent']));
    return isKept ? {} : refuse(reply, 403, 'The passkey does not fit. Try again.');
  });

  /** How many ways in this user has. */
  const waysOf = async (user: string): Promise<number> =>
    (await store.accounts.passkeys(user)).length + (await store.accounts.keptWays(user)).length;
  const isAgreed = ({ query }: FastifyRequest): boolean => 'last' in (query as object);

  /** A passkey that was lost or stolen: it is worth nothing from now on, and neither are the devices it let in. */
  server.delete<{ Params: { id: string } }>('/api/account/passkeys/:id', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const { id } = request.params;
    const mine = (await store.accounts.passkeys(user.id)).some((passkey) => passkey.id === id);
    if (!mine) return refuse(reply, 404, 'You have no such passkey.');
    if ((await waysOf(user.id)) === 1 && !isAgreed(request)) return refuse(reply, 409, LAST);
    const here = await deviceOf(sessions, request);
    const letIn = (await store.accounts.devices(user.id)).filter(({ way }) => way === id).map((device) => device.id);
    await store.write({ write: 'forgetPasskey', user: user.id, passkey: id, except: here });
    connections.closeFor(user.id, { only: letIn.filter((device) => device !== here) });
    return {};
  });

  server.post('/api/account/words', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const wanted = readBody(newWords, request, reply);
    if (wanted === null) return reply;
    const words = drawnWords(seeds.secret(), wanted.language);
    const hash = wordsHash(words.join(' '));
    const way: KeptWay = { hash, user: user.id, kind: 'words', hint: '', made: clock.now(), used: null };
    await store.write({ write: 'keptWay', way });
    return { words };
  });

  for (const kind of ['words', 'mail'] as const)
    server.delete(`/api/account/${kind}`, async (request, reply) => {
      const user = await asking(request, reply);
      if (user === null) return reply;
      const kept = (await store.accounts.keptWays(user.id)).filter((way) => way.kind === kind).length;
      if (kept > 0 && (await waysOf(user.id)) === kept && !isAgreed(request)) return refuse(reply, 409, LAST);
      await store.write({ write: 'forgetKeptWay', user: user.id, kind });
      return {};
    });
}
