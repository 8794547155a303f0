import type { AlertPace, AlertPrefs, AlertSettings, AlertTrial, WaitingTurns } from '@trollmoot/protocol';
import { prefs } from '../prefs.svelte.ts';
import type { AlertWords } from './words/en.ts';

type Failure = 'offline' | 'tooOften' | 'notThere' | 'failed';

class Refused extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.why = why;
  }
}

/** What to tell the reader about an error. */
export const sentenceFor = (t: AlertWords, error: unknown): string =>
  error instanceof Refused ? t[error.why] : t.failed;

const WHY: { readonly [status: number]: Failure } = { 400: 'notThere', 429: 'tooOften' };

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { method, ...(body === undefined ? {} : json) }).catch(() => null);
  if (answer === null || answer.status === 503) throw new Refused('offline');
  if (!answer.ok) throw new Refused(WHY[answer.status] ?? 'failed');
  return (await answer.json()) as T;
}

export const waitingTurns = (isHere: boolean): Promise<WaitingTurns> => ask('GET', `turns${isHere ? '?here' : ''}`);
export const alertSettings = (): Promise<AlertSettings> => ask('GET', 'alerts');
export const changePrefs = (
  change: {
    readonly [field in keyof AlertPrefs]?: field extends 'kinds' ? Partial<AlertPrefs['kinds']> : AlertPrefs[field];
  },
): Promise<AlertSettings> => ask('POST', 'alerts', change);
/** The server writes in this language, and keeps quiet by this clock. */
export const sayWhere = (): Promise<AlertSettings> =>
  changePrefs({ language: prefs.language, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
export const addPush = (subscription: object): Promise<AlertSettings> => ask('POST', 'alerts/push', subscription);
export const addWebhook = (address: string): Promise<AlertSettings & { secret: string }> =>
  ask('POST', 'alerts/webhook', { address });
export const askMail = (address: string): Promise<unknown> =>
  ask('POST', 'alerts/mail', { address, language: prefs.language });
export const changePlace = (
  id: string,
  change: { readonly isOn?: boolean; readonly pace?: AlertPace },
): Promise<AlertSettings> => ask('POST', `alerts/places/${id}`, change);
export const removePlace = (id: string): Promise<AlertSettings> => ask('DELETE', `alerts/places/${id}`);
export const trial = (): Promise<AlertTrial> => ask('POST', 'alerts/trial', {});
