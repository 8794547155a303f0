import type { Chair, TableCard } from '@trollmoot/protocol';

const LATE = 60_000; // milliseconds after which the game can begin without someone, as the server counts them

/** What stands between a table and its first move. */
export interface Standing {
  readonly mine: number; // the reader's seat, or -1
  readonly isHost: boolean;
  readonly unready: readonly string[]; // names of those who sit but are not ready
  readonly absent: readonly string[]; // names of those whose seats are kept for a rematch
  readonly free: number; // seats for anyone
  readonly isFull: boolean;
  readonly mayBegin: boolean; // the reader, if everyone is ready
  readonly isLate: boolean; // all who are missing have had their minute
}

type Person = Extract<Chair, { kind: 'person' }>;
const isPerson = (chair: Chair): chair is Person => chair.kind === 'person';

export function standingOf(card: TableCard, user: string, now: number): Standing {
  const { chairs, host, company, made } = card;
  const mine = chairs.findIndex((chair) => isPerson(chair) && chair.user === user);
  const isHost = host === user;
  const beginner = isHost || (company.isHostAway && mine >= 0) ? user : host;
  const unready = chairs
    .filter(isPerson)
    .filter((chair) => chair.user !== beginner && chair.gathering?.isReady === false);
  const kept = chairs.flatMap((chair) => (chair.kind === 'invited' && chair.for !== undefined ? [chair.for] : []));
  const empty = chairs.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const isLate = unready.every(({ gathering }) => now - (gathering?.asked ?? 0) >= LATE);
  return {
    mine,
    isHost,
    unready: unready.map(({ name }) => name),
    absent: kept,
    free: empty - kept.length,
    isFull: empty === 0,
    mayBegin: beginner === user,
    isLate: isLate && (empty === 0 || unready.length > 0 || now - made >= LATE),
  };
}
