import type { Account, Claimed, DeviceLink, LinkState, SignInAnswer } from '@trollmoot/protocol';
import { prefs } from '../prefs.svelte.ts';
import type { AccountWords } from './words/en.ts';

/** Why a request failed, as a name of the sentence that says so. */
export type Failure = 'offline' | 'tooOften' | 'notIn' | 'failed' | 'last';

export class Refused extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.why = why;
  }
}

/** What to tell the reader about an error. */
export const sentenceFor = (t: AccountWords, error: unknown): string =>
  error instanceof Refused && error.why !== 'last' ? t[error.why] : t.failed;

const WHY: { readonly [status: number]: Failure } = { 403: 'notIn', 409: 'last', 429: 'tooOften' };

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { method, ...(body === undefined ? {} : json) }).catch(() => null);
  if (answer === null || answer.status === 503) throw new Refused('offline');
  if (!answer.ok) throw new Refused(WHY[answer.status] ?? 'failed');
  return (await answer.json()) as T;
}

export const account = (): Promise<Account> => ask('GET', 'account');
export const newWords = (): Promise<{ words: string[] }> => ask('POST', 'account/words', { language: prefs.language });
export const askMail = (address: string): Promise<unknown> =>
  ask('POST', 'sign-in/mail', { address, language: prefs.language });
export const makingOptions = <T>(): Promise<T> => ask('POST', 'account/passkeys/options', {});
export const keepPasskey = (made: object): Promise<unknown> => ask('POST', 'account/passkeys', made);
/** A way in: `passkeys/<id>`, `words` or `mail`. Refused as `last` unless agreed. */
export const removeWay = (way: string, isAgreed: boolean): Promise<unknown> =>
  ask('DELETE', `account/${way}${isAgreed ? '?last' : ''}`);
export const signOutDevice = (id: string): Promise<unknown> => ask('DELETE', `account/devices/${id}`);
export const signOutOthers = (): Promise<unknown> => ask('DELETE', 'account/devices');
export const leaveMoot = (): Promise<unknown> => ask('DELETE', 'account');

export const openLink = (): Promise<DeviceLink> => ask('POST', 'account/link', {});
export const linkState = (): Promise<LinkState> => ask('GET', 'account/link');
export const answerLink = (yes: boolean): Promise<unknown> => ask('POST', 'account/link/answer', { yes });
export const closeLink = (): Promise<unknown> => ask('DELETE', 'account/link');

export const showingOptions = <T>(): Promise<T> => ask('POST', 'sign-in/passkey/options', {});
export const showPasskey = (shown: object): Promise<SignInAnswer> => ask('POST', 'sign-in/passkey', shown);
export const sayWords = (words: string): Promise<SignInAnswer> => ask('POST', 'sign-in/words', { words });
export const claim = (by: { code: string } | { token: string }): Promise<Claimed> => ask('POST', 'sign-in/code', by);
export const poll = (claim: string): Promise<SignInAnswer> => ask('POST', 'sign-in/claim', { claim });
export const lookAtMail = (token: string): Promise<{ name: string }> => ask('POST', 'sign-in/mail/look', { token });
export const useMail = (token: string): Promise<SignInAnswer> => ask('POST', 'sign-in/mail/use', { token });
export const choose = (pass: string, choice: 'one' | 'switch'): Promise<SignInAnswer> =>
  ask('POST', 'sign-in/both', { pass, choice });

/** The account and its games as the server writes them, with this device's settings. */
export async function everything(): Promise<string> {
  const file = await ask<{ readonly games: readonly object[] }>('GET', 'account/export');
  return `${JSON.stringify({ ...file, settings: { ...prefs } }, null, 2)}\n`;
}
