import type { ArchivePage, Hall, MadeTable, NewTable, Recording, Session } from '@trollmoot/protocol';

/** The server said no, or was not there: then there is no status. */
export class Unreachable extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

const AGAIN = 2000;

/** Ask until the server is there, as long as it is wanted; only its own no is an answer. */
export async function retryUntilReachable<T>(asking: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  for (;;)
    try {
      return await asking();
    } catch (error) {
      if (!(error instanceof Unreachable) || error.status !== null || !isWanted()) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : post);
  } catch {
    throw new Unreachable('the server is out of reach');
  }
  if (!answer.ok) throw new Unreachable(`${path}: ${answer.status}`, answer.status);
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 204 && !type.includes('json')) throw new Unreachable('no server here', answer.status); // a static host's page
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const hall = (): Promise<Hall> => ask('hall');
export const session = (name: string): Promise<Session> => ask('session', { name });
export const makeTable = (table: NewTable): Promise<MadeTable> => ask('tables', table);
export const join = (id: string, key: string | null): Promise<unknown> =>
  ask(`tables/${id}/join`, key === null ? {} : { key });
export const start = (id: string): Promise<unknown> => ask(`tables/${id}/start`, {});
export const leave = (id: string): Promise<unknown> => ask(`tables/${id}/leave`, {});
export const chair = (id: string, seat: number, chair: NewTable['chairs'][number]): Promise<unknown> =>
  ask(`tables/${id}/chair`, { seat, chair });
export const swap = (id: string, seat: number, other: number): Promise<unknown> =>
  ask(`tables/${id}/swap`, { seat, with: other });
export const rematch = (id: string): Promise<MadeTable> => ask(`tables/${id}/rematch`, {});
export const inviteKey = (id: string): Promise<{ key: string }> => ask(`tables/${id}/key`, {});
export const recording = (id: string, eye: number | null, key: string | null): Promise<Recording> =>
  ask(`tables/${id}/recording?eye=${eye ?? 'spectator'}${key === null ? '' : `&key=${key}`}`);
export const archive = (before: number | null): Promise<ArchivePage> =>
  ask(`archive${before === null ? '' : `?before=${before}`}`);

export async function savedText(id: string, key: string | null): Promise<string | null> {
  const answer = await fetch(`/api/tables/${id}/saved${key === null ? '' : `?key=${key}`}`);
  return answer.ok ? answer.text() : null;
}
