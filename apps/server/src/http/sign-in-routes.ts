import type { SignInAnswer } from '@trollmoot/protocol';
import {
  askMail,
  bothChosen,
  claimGiven,
  codeGiven,
  mailGiven,
  passkeyShown,
  wordsGiven,
} from '@trollmoot/protocol/parse-account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceLabel } from '../account/device-label.ts';
import { wordsHash } from '../account/drawn.ts';
import type { AccountServices } from '../account/services.ts';
import type { Arriving } from '../account/sign-in.ts';
import { siteOf } from '../account/site.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../sessions.ts';
import type { UserRecord } from '../store/records.ts';
import type { Tables } from '../tables.ts';
import { TOO_OFTEN } from './account-asker.ts';
import { readBody, refuse } from './body.ts';
import { clientKey } from './client-address.ts';
import { giveCookie, tokenIn, userOf } from './session-routes.ts';

interface SigningIn {
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly config: Config;
  readonly services: AccountServices;
}

/** The same whatever was wrong: nothing tells whether there is such an account. */
const NOT_IN = 'That did not let you in. Check it, or take another way.';

const arrivingBy = (request: FastifyRequest): Arriving => ({
  token: tokenIn(request),
  label: deviceLabel(request.headers['user-agent']),
});

/** Getting in. None of these needs a session; all of them are limited by address. */
export function signInRoutes(server: FastifyInstance, { sessions, tables, config, services }: SigningIn): void {
  const { store, clock } = tables.house;
  const { passkeys, links, mail, signIn, limits } = services;

  const mayTry = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const may = limits.maySignIn(clientKey(request));
    if (!may) refuse(reply, 429, TOO_OFTEN);
    return may;
  };
  const enter = async (request: FastifyRequest, reply: FastifyReply, user: UserRecord | null, way: string) => {
    if (user === null) return refuse(reply, 403, NOT_IN);
    const { answer, token } = await signIn.enter(arrivingBy(request), user, way);
    if (token !== null) giveCookie(reply, token, config);
    return answer;
  };

  server.post('/api/sign-in/passkey/options', async (request, reply) => {
    if (!mayTry(request, reply)) return reply;
    const site = siteOf(request, config);
    return site === null ? refuse(reply, 409, 'Passkeys need a server with a name.') : passkeys.showingOptions(site);
  });

  server.post('/api/sign-in/passkey', async (request, reply) => {
    if (!mayTry(request, reply)) return reply;
    const shown = readBody(passkeyShown, request, reply);
    const site = siteOf(request, config);
    if (shown === null) return reply;
    const passkey = site === null ? null : await passkeys.shown(shown, site);
    return enter(request, reply, await store.user(passkey?.user ?? ''), passkey?.id ?? '');
  });

  server.post('/api/sign-in/words', async (request, reply) => {
    if (!mayTry(request, reply)) return reply;
    const given = readBody(wordsGiven, request, reply);
    if (given === null) return reply;
    const hash = wordsHash(given.words);
    const way = await store.accounts.keptWay(hash);
    if (way !== null) await store.write({ write: 'keptWayUsed', hash, at: clock.now() });
    return enter(request, reply, await store.user(way?.user ?? ''), 'words');
  });

  /** The new device names the code that another one shows. */
  server.post('/api/sign-in/code', async (request, reply) => {
    const given = readBody(codeGiven, request, reply);
    if (given === null) return reply;
    const address = clientKey(request);
    if (!('code' in given ? limits.mayTryCode(address) : limits.maySignIn(address)))
      return refuse(reply, 429, TOO_OFTEN);
    return (await links.claim(given)) ?? refuse(reply, 403, NOT_IN);
  });

  /** It asks until the other device has answered. */
  server.post('/api/sign-in/claim', async (request, reply): Promise<SignInAnswer | undefined> => {
    if (!limits.mayPoll(clientKey(request))) return refuse(reply, 429, TOO_OFTEN);
    const given = readBody(claimGiven, request, reply);
    if (given === null) return undefined;
    const asked = await links.ask(given.claim, deviceLabel(request.headers['user-agent']));
    if (typeof asked === 'string') return { state: asked };
    const answer = await enter(request, reply, asked, 'code');
    await links.close(asked.id); // the other device sees by this that it is done
    return answer;
  });

  /** Asks for a link by mail. The answer is always the same. */
  server.post('/api/sign-in/mail', async (request, reply) => {
    const asked = readBody(askMail, request, reply);
    if (asked === null) return reply;
    if (!mail.isOn) return refuse(reply, 409, 'This server sends no mail.');
    if (!limits.mayAskMail(clientKey(request))) return refuse(reply, 429, TOO_OFTEN);
    mail.ask(asked, await userOf(sessions, request));
    return {};
  });

  /** Whose link it is, without using it. */
  server.post('/api/sign-in/mail/look', async (request, reply) => {
    if (!mayTry(request, reply)) return reply;
    const given = readBody(mailGiven, request, reply);
    if (given === null) return reply;
    const opened = await mail.look(given.token);
    return opened === null ? refuse(reply, 403, NOT_IN) : { name: opened.user.name };
  });

  server.post('/api/sign-in/mail/use', async (request, reply) => {
    if (!mayTry(request, reply)) return reply;
    const given = readBody(mailGiven, request, reply);
    return given === null ? reply : enter(request, reply, await mail.use(given.token), 'mail');
  });

  /** Two accounts of one person: make them one, or only change over to the other. */
  server.post('/api/sign-in/both', async (request, reply) => {
    if (!mayTry(request, reply)) return reply;
    const given = readBody(bothChosen, request, reply);
    if (given === null) return reply;
    const chosen = await signIn.choose(arrivingBy(request), given.pass, given.choice);
    if (chosen === null) return refuse(reply, 403, NOT_IN);
    if (chosen.token !== null) giveCookie(reply, chosen.token, config);
    return chosen.answer;
  });
}
