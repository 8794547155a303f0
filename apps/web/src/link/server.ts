import type { ArchivePage, Hall, MadeTable, NewTable, Recording, Session } from '@trollmoot/protocol';

/** The server refused, or could not be reached: then there is no status. */
class Unreachable extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

const RETRY_AFTER = 2000;

/** Repeats a request until the server answers or the result is no longer wanted. A refusal by the server is an answer. */
export async function retryUntilReachable<T>(send: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable) || error.status !== null || !isWanted()) throw error;
      await new Promise((done) => setTimeout(done, RETRY_AFTER));
    }
}

async function request<T>(path: string, body?: object): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : post);
  } catch {
    throw new Unreachable('Can’t reach the server.');
  }
  if (!answer.ok) throw new Unreachable(`The server refused that (status ${answer.status}).`, answer.status);
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 204 && !type.includes('json'))
    throw new Unreachable('There is no server at this address.', answer.status); // a static host's page
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const hall = (): Promise<Hall> => request('hall');
export const session = (name: string): Promise<Session> => request('session', { name });
/** Ends the session. The guest's seats at the server cannot be reached again. */
export async function signOut(): Promise<void> {
  const answer = await fetch('/api/session', { method: 'DELETE' }).catch(() => null);
  if (!answer?.ok) throw new Unreachable('Can’t reach the server.', answer?.status ?? null);
}
export const makeTable = (table: NewTable): Promise<MadeTable> => request('tables', table);
export const join = (id: string, key: string | null, salt: string | null): Promise<unknown> =>
  request(`tables/${id}/join`, { ...(key !== null && { key }), ...(salt !== null && { salt }) });
export const addSalt = (id: string, salt: string): Promise<unknown> => request(`tables/${id}/salt`, { salt });
export const start = (id: string): Promise<unknown> => request(`tables/${id}/start`, {});
export const leave = (id: string): Promise<unknown> => request(`tables/${id}/leave`, {});
export const chair = (id: string, seat: number, chair: NewTable['chairs'][number]): Promise<unknown> =>
  request(`tables/${id}/chair`, { seat, chair });
export const swap = (id: string, seat: number, other: number): Promise<unknown> =>
  request(`tables/${id}/swap`, { seat, with: other });
export const rematch = (id: string): Promise<MadeTable> => request(`tables/${id}/rematch`, {});
export const inviteKey = (id: string): Promise<{ key: string }> => request(`tables/${id}/key`, {});
export const recording = (id: string, eye: number | null, key: string | null): Promise<Recording> =>
  request(`tables/${id}/recording?eye=${eye ?? 'spectator'}${key === null ? '' : `&key=${key}`}`);
export const archive = (before: number | null): Promise<ArchivePage> =>
  request(`archive${before === null ? '' : `?before=${before}`}`);

export async function savedText(id: string, key: string | null): Promise<string | null> {
  const answer = await fetch(`/api/tables/${id}/saved${key === null ? '' : `?key=${key}`}`);
  return answer.ok ? answer.text() : null;
}
