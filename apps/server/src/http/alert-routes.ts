import type { AlertSettings, AlertTrial, WaitingTurns } from '@trollmoot/protocol';
import { alertPrefs, mailPlace, placeChange, pushSubscription, webhookPlace } from '@trollmoot/protocol/parse-alerts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceLabel } from '../account/device-label.ts';
import { Shut } from '../alerts/doors.ts';
import type { AlertServices } from '../alerts/services.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { waitingAsks, waitingTurns } from '../waiting.ts';
import { TOO_OFTEN } from './account-asker.ts';
import { readBody, refuse } from './body.ts';
import { deviceOf, NO_SESSION, userOf } from './session-routes.ts';

const NO_PLACE = 'You have no such place.';
const NOT_THERE = 'The server cannot send there. Give an https:// address with a public name.';
const TURNS = 50;

/** What users are told while they are away, and where. */
export function alertRoutes(
  server: FastifyInstance,
  sessions: Sessions,
  tables: Tables,
  { places, limits, keys, findDoor }: AlertServices,
): void {
  const { store, alerts, journal } = tables.house;

  /** The user who asks. If there is none, or they ask too often, replies and returns null. */
  const asking = async (request: FastifyRequest, reply: FastifyReply): Promise<UserRecord | null> => {
    const user = await userOf(sessions, request);
    if (user === null) refuse(reply, 401, NO_SESSION);
    else if (!limits.mayChange(user.id)) refuse(reply, 429, TOO_OFTEN);
    else return user;
    return null;
  };
  const settingsOf = async (user: UserRecord, request: FastifyRequest): Promise<AlertSettings> => ({
    prefs: await places.prefs(user.id),
    places: await places.shown(user.id, await deviceOf(sessions, request)),
    key: keys.vapid.publicKey,
    hasMail: places.hasMail,
  });

  /** What waits for the reader. `?here`: the reader looks at the page. */
  server.get('/api/turns', async (request): Promise<WaitingTurns> => {
    const user = await userOf(sessions, request);
    if (user === null) return { turns: [], asks: [], off: [] };
    if ('here' in (request.query as object)) alerts.saw?.(user.id);
    const records = await store.yours(user.id, TURNS);
    return {
      turns: await waitingTurns(tables, records, user.id),
      asks: await waitingAsks(tables, records, user.id),
      off: (await places.shown(user.id, ''))
        .filter(({ trouble }) => trouble !== null)
        .map(({ id, kind, hint }) => ({ id, kind, hint })),
    };
  });

  server.get('/api/alerts', async (request, reply): Promise<AlertSettings | undefined> => {
    const user = await userOf(sessions, request);
    return user === null ? refuse(reply, 401, NO_SESSION) : settingsOf(user, request);
  });

  server.post('/api/alerts', async (request, reply): Promise<AlertSettings | FastifyReply> => {
    const user = await asking(request, reply);
    const wanted = user === null ? null : readBody(alertPrefs, request, reply);
    if (user === null || wanted === null) return reply;
    const now = await places.prefs(user.id);
    const { language = now.language, zone = now.zone, quiet = now.quiet, dailyAt = now.dailyAt, kinds } = wanted;
    const { turn, invitation, rematch, vote, time } = { ...now.kinds, ...defined(kinds ?? {}) };
    const prefs = { language, zone, quiet, dailyAt, kinds: { turn, invitation, rematch, vote, time } };
    await store.write({ write: 'alertPrefs', user: user.id, prefs });
    return settingsOf(user, request);
  });

  /** May the server send to this address? A name that cannot be found now is no better. */
  const maySend = async (address: string): Promise<boolean> => {
    if (!URL.canParse(address)) return false;
    try {
      await findDoor(new URL(address));
      return true;
    } catch (error) {
      if (!(error instanceof Shut)) journal.info('the name in an address could not be resolved');
      return false;
    }
  };

  server.post('/api/alerts/push', async (request, reply) => {
    const user = await asking(request, reply);
    const wanted = user === null ? null : readBody(pushSubscription, request, reply);
    if (user === null || wanted === null) return reply;
    if (!(await maySend(wanted.endpoint))) return refuse(reply, 400, NOT_THERE);
    const device = { id: await deviceOf(sessions, request), label: deviceLabel(request.headers['user-agent']) };
    const isKept = await places.addPush(user.id, wanted.endpoint, wanted.keys, device);
    return isKept ? settingsOf(user, request) : refuse(reply, 409, 'Ten browsers are enough. Switch one off first.');
  });

  server.post('/api/alerts/webhook', async (request, reply) => {
    const user = await asking(request, reply);
    const wanted = user === null ? null : readBody(webhookPlace, request, reply);
    if (user === null || wanted === null) return reply;
    if (!(await maySend(wanted.address))) return refuse(reply, 400, NOT_THERE);
    const secret = await places.setWebhook(user.id, wanted.address);
    return { ...(await settingsOf(user, request)), secret };
  });

  server.post('/api/alerts/mail', async (request, reply) => {
    const user = await asking(request, reply);
    const wanted = user === null ? null : readBody(mailPlace, request, reply);
    if (user === null || wanted === null) return reply;
    if (!places.hasMail) return refuse(reply, 409, 'This server sends no mail.');
    if (!limits.mayAskMail(user.id)) return refuse(reply, 429, TOO_OFTEN);
    places.askMail(user, wanted.address, wanted.language, (error) => {
      const { code } = Object(error) as { code?: unknown }; // the rest of it may name the address
      journal.error('a mail could not be sent', String(code ?? 'no code'));
    });
    return {};
  });

  server.post<{ Params: { id: string } }>('/api/alerts/places/:id', async (request, reply) => {
    const user = await asking(request, reply);
    const wanted = user === null ? null : readBody(placeChange, request, reply);
    if (user === null || wanted === null) return reply;
    const place = await places.own(user.id, request.params.id);
    if (place === null) return refuse(reply, 404, NO_PLACE);
    const change = { ...defined(wanted), ...(wanted.isOn === true && { trouble: null }) };
    await store.write({ write: 'changePlace', id: place.id, change });
    return settingsOf(user, request);
  });

  server.delete<{ Params: { id: string } }>('/api/alerts/places/:id', async (request, reply) => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    const place = await places.own(user.id, request.params.id);
    if (place === null) return refuse(reply, 404, NO_PLACE);
    await store.write({ write: 'forgetPlace', id: place.id });
    return settingsOf(user, request);
  });

  server.post('/api/alerts/trial', async (request, reply): Promise<AlertTrial | FastifyReply> => {
    const user = await asking(request, reply);
    if (user === null) return reply;
    if (!limits.mayTry(user.id)) {
      refuse(reply, 429, TOO_OFTEN);
      return reply;
    }
    return { sent: await places.trial(user.id) };
  });
}

/** Without the fields that are not there. */
const defined = <T extends object>(fields: T): { [field in keyof T]: Exclude<T[field], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [field in keyof T]: Exclude<T[field], undefined>;
  };
