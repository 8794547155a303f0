import type { News, Seat, Words } from '@trollmoot/kernel';
import { botNames, newsFor, type Standing } from '@trollmoot/protocol';
import type { TableRecord } from './store/records.ts';
import { leftAt } from './table/clocks.ts';
import { seatOf } from './table/occupants.ts';
import { waitsFor } from './table/requests.ts';
import type { Table } from './table/table.ts';

/** How a table stands for one of its players, as its stored clock tells it: an untimed table has to be loaded. */
export function standingByClock({ occupants, status, clock, pace }: TableRecord, user: string, now: number): Standing {
  const isTimed = status === 'playing' && pace.kind !== 'none' && clock !== null;
  if (!isTimed) return { isTurn: false, waiting: [], left: null, line: null };
  const seat = seatOf(occupants, user);
  const isTurn = seat !== null && clock.running.includes(seat) && !isPlayedFor(occupants[seat]!);
  return { isTurn, waiting: clock.running, left: timeFor(seat, isTurn, clock.running, leftAt(clock, now)), line: null };
}

/** The same of a table in memory, with what happened last. Resolves when all of that is on disk. */
export async function standingAt(table: Table, user: string, language: string): Promise<Standing> {
  const seat = table.seatOf(user);
  const { match, game, record } = table;
  if (seat === null || match === null || record.status !== 'playing')
    return { isTurn: false, waiting: [], left: null, line: null };
  const isTurn = waitsFor(table, user);
  const waiting = table.guarded(() => game.waitingFor(match.s)) ?? [];
  const { left, running } = table.clocks.face();
  const line = quietly(() => lineFor(table, seat, isTurn, language));
  await table.flushed();
  return { isTurn, waiting, left: timeFor(seat, isTurn, running, left), line };
}

const isPlayedFor = (occupant: TableRecord['occupants'][number]): boolean =>
  occupant.kind === 'person' && occupant.standIn !== null;

/** The reader's own time if it is their turn, else the least that one of the others has left. */
function timeFor(
  seat: Seat | null,
  isTurn: boolean,
  running: readonly Seat[],
  left: readonly (number | null)[],
): number | null {
  const counted = isTurn && seat !== null ? [seat] : running;
  const times = counted.flatMap((one) => left[one] ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** What others did last, as this seat noticed it; without that, what the seat is asked. */
function lineFor(table: Table, seat: Seat, isTurn: boolean, language: string): string | null {
  const { match, game, broadcast } = table;
  if (match === null) return null;
  const view = game.view(match.s, seat);
  const words = namedWords(table, seat, language);
  for (const { by, news } of broadcast.past.toReversed()) {
    if (by === seat) break;
    for (const piece of newsFor(game, news, seat).toReversed()) {
      const told = quietly(() => tellIfWorthIt(words, piece, view));
      if (told !== null) return told;
    }
  }
  const step = game.current(match.s);
  return isTurn && step !== null ? words.prompt(step, view, seat) : null;
}

/** What is too small for the recap is too small for the Hall. */
const tellIfWorthIt = (words: Words, news: News, view: object): string | null =>
  words.brief?.(news, view) === null ? null : words.narrate(news, view);

function namedWords(table: Table, seat: Seat, language: string): Words {
  const { game } = table;
  const words = game.words[language] ?? game.words.en;
  const { id, chairs } = table.card();
  const bots = botNames(id, chairs);
  const names = chairs.map((chair, at) => (chair.kind === 'person' ? chair.name || null : (bots[at] ?? null)));
  return words.among?.({ names, you: seat }) ?? words;
}

/** News may tell of things that are gone by now. Then there is no line: that must not break the table. */
function quietly<T>(say: () => T): T | null {
  try {
    return say();
  } catch {
    return null;
  }
}
