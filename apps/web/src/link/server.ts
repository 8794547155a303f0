import type {
  ArchivePage,
  Hall,
  MadeTable,
  MyGames,
  NewTable,
  People,
  Recording,
  Session,
  TableCard,
} from '@trollmoot/protocol';
import { prefs } from '../prefs.svelte.ts';
import { Refused, refused, sentenceFor } from './refused.ts';

const RETRY_AFTER = 2000;
const NOT_OVER = 403; // the server's answer to a request for a saved game

/** Repeats a request until the server answers or the result is no longer wanted. A refusal by the server is an answer. */
export async function retryUntilReachable<T>(send: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== null || !isWanted()) throw error;
      await new Promise((done) => setTimeout(done, RETRY_AFTER));
    }
}

async function request<T>(path: string, body?: object): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : post);
  } catch {
    throw await refused(({ offline }) => offline, null);
  }
  if (!answer.ok) throw await refused((words) => sentenceFor(words, path, answer.status), answer.status);
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 204 && !type.includes('json')) throw await refused(({ noServer }) => noServer, answer.status); // a static host's page
  return (answer.status === 204 ? null : await answer.json()) as T;
}

const BUSY: readonly (number | null)[] = [429, 503];
let lastHall: Hall | null = null;
/** While the server is there but has no time to answer, the Hall stays as it was. */
export async function hall(language: string): Promise<Hall> {
  try {
    lastHall = await request<Hall>(`hall?language=${language}`);
  } catch (error) {
    if (lastHall === null || !(error instanceof Refused) || !BUSY.includes(error.status)) throw error;
  }
  return lastHall;
}
/** Turns an invitation down. */
export const decline = (id: string): Promise<unknown> => fetch(`/api/tables/${id}/invitations`, { method: 'DELETE' });
export const people = (): Promise<People> => request('people');
/** Tells someone the reader has played with that a seat waits for them. */
export const inviteUser = (id: string, user: string): Promise<unknown> => request(`tables/${id}/invitations`, { user });
/** Starts a session, or sends a new name. Another device may have changed it since: a name sent before is not news. */
export async function session(name: string): Promise<Session> {
  if (name === sentName()) {
    const known = await request<Session | null>('session');
    if (known !== null) {
      if (known.name !== name) keepName((prefs.name = known.name));
      return known;
    }
  }
  const begun = await request<Session>('session', { name });
  keepName(name);
  return begun;
}
/** Has a session been started from this device? */
export const hasSession = (): boolean => sentName() !== null;
const SENT = 'trollmoot-name-sent';
function sentName(): string | null {
  try {
    return localStorage.getItem(SENT);
  } catch {
    return null; // private windows may refuse storage
  }
}
/** The server knows this name. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(SENT, name);
  } catch {
    // sent again next time
  }
}
/** Ends the session. The guest's seats at the server cannot be reached again. */
export async function signOut(): Promise<void> {
  const answer = await fetch('/api/session', { method: 'DELETE' }).catch(() => null);
  if (!answer?.ok) throw await refused(({ offline }) => offline, answer?.status ?? null);
}
export const makeTable = (table: NewTable): Promise<MadeTable> => request('tables', table);
/** Sits down; the reader says when they are ready. */
export const join = (id: string, key: string | null, salt: string | null): Promise<unknown> =>
  request(`tables/${id}/join`, { isReady: false, ...(key !== null && { key }), ...(salt !== null && { salt }) });
export const addSalt = (id: string, salt: string): Promise<unknown> => request(`tables/${id}/salt`, { salt });
export const start = (id: string, without = false): Promise<unknown> => request(`tables/${id}/start`, { without });
export const ready = (id: string, isReady: boolean): Promise<unknown> => request(`tables/${id}/ready`, { isReady });
export const wait = (id: string, isWaiting: boolean, key: string | null): Promise<unknown> =>
  request(`tables/${id}/wait`, { isWaiting, ...(key !== null && { key }) });
export const removeGuest = (id: string, seat: number, shutOut: boolean): Promise<unknown> =>
  request(`tables/${id}/remove`, { seat, shutOut });
export const removeSeat = (id: string, seat: number): Promise<unknown> => request(`tables/${id}/remove-seat`, { seat });
export const handOver = (id: string, seat: number): Promise<unknown> => request(`tables/${id}/host`, { seat });
export const changeRules = (
  id: string,
  rules: Pick<NewTable, 'settings' | 'pace' | 'patience' | 'isPublic'>,
): Promise<unknown> => request(`tables/${id}/rules`, rules);
export const closeTable = (id: string): Promise<unknown> => request(`tables/${id}/close`, {});
/** The table that a code which was read out opens. */
export const tableOfCode = (code: string): Promise<MadeTable> => request(`codes/${code}`);
export const leave = (id: string): Promise<unknown> => request(`tables/${id}/leave`, {});
export const chair = (id: string, seat: number, chair: NewTable['chairs'][number]): Promise<unknown> =>
  request(`tables/${id}/chair`, { seat, chair });
export const swap = (id: string, seat: number, other: number): Promise<unknown> =>
  request(`tables/${id}/swap`, { seat, with: other });
export const rematch = (id: string): Promise<MadeTable> => request(`tables/${id}/rematch`, {});
export const card = (id: string): Promise<TableCard> => request(`tables/${id}`);
export const inviteKey = (id: string): Promise<{ key: string }> => request(`tables/${id}/key`, {});
export const recording = (id: string, eye: number | null, key: string | null): Promise<Recording> =>
  request(`tables/${id}/recording?eye=${eye ?? 'spectator'}${key === null ? '' : `&key=${key}`}`);
export const myGames = (before: number | null): Promise<MyGames> =>
  request(`my-games${before === null ? '' : `?before=${before}`}`);
export const archive = (before: number | null): Promise<ArchivePage> =>
  request(`archive${before === null ? '' : `?before=${before}`}`);

export async function savedText(id: string, key: string | null): Promise<string | null> {
  const path = `tables/${id}/saved${key === null ? '' : `?key=${key}`}`;
  const answer = await fetch(`/api/${path}`).catch(() => null);
  if (answer === null) throw await refused(({ offline }) => offline, null);
  if (answer.ok) return answer.text();
  if (answer.status === NOT_OVER) return null;
  throw await refused((words) => sentenceFor(words, path, answer.status), answer.status);
}
