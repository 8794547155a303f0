import { type Game, type Played, type Position, type Saved, same, sameAct } from '@trollmoot/kernel';
import { goBack, type Match, newMatch, playAct, type Update } from '@trollmoot/protocol';
import type { Entry, Snapshot, TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** All that is on disk about a table that has begun, but for its record. */
export interface Log {
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
}

/** Fails when the disk cannot be read, which is nobody's fault at the table. */
export const readLog = (store: Store, table: string): Log => ({
  entries: store.entries(table),
  snapshot: store.snapshot(table),
});

export interface Loaded {
  readonly match: Match;
  readonly past: readonly Update[]; // what led here of late, with all the news there was
}

export const startOf = (record: TableRecord): Omit<Saved, 'log'> => ({
  game: record.game,
  rules: record.rules,
  settings: record.settings,
  seats: record.sitters.length,
  seed: record.seed!,
});

/** A table that has begun, as its log leaves it. Only what came after the snapshot is played again. */
export function loaded(game: Game, record: TableRecord, { entries, snapshot }: Log): Loaded {
  const match = newMatch(game, startOf(record));
  if (snapshot !== null) restore(match, entries, snapshot);
  const past = snapshot?.past.slice() ?? [];
  for (const entry of entries.slice(snapshot?.n ?? 0)) {
    if ('act' in entry) {
      const { by, news, quiet, count } = playAct(match, entry.by, entry.act);
      if (!quiet) past.push({ beat: count.beat, by, news, undone: false });
    } else {
      goBack(match, entry.back);
      past.push({ beat: match.count.beat, by: entry.by, news: [], undone: true });
    }
  }
  return { match, past };
}

function restore(match: Match, entries: readonly Entry[], { n, s, count }: Snapshot): void {
  match.log.push(...lineOf(entries.slice(0, n)));
  match.s = s;
  match.count = count;
}

/** The actions that stand, after everything that was taken back. */
export function lineOf(entries: readonly Entry[]): Played[] {
  const line: Played[] = [];
  for (const entry of entries) {
    if ('act' in entry) line.push({ by: entry.by, act: entry.act });
    else line.length = entry.back;
  }
  return line;
}

/**
 * Does this table still play as it did? The whole log is played from the beginning and must end where the snapshot leads.
 * What no snapshot under the same rules vouches for must be legal, too. Null, or what is wrong.
 */
export function divergence(game: Game, record: TableRecord, log: Log): string | null {
  try {
    return difference(game, record, log);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function difference(game: Game, record: TableRecord, log: Log): string | null {
  const { entries, snapshot } = log;
  const gap = entries.findIndex((entry, n) => entry.n !== n);
  if (gap >= 0) return `entry ${gap} of the log is missing`;
  const vouched = game.rules === record.rules ? vouchedFor(entries, snapshot?.n ?? 0) : 0;
  const again = replayWarily(game, { ...startOf(record), log: lineOf(entries) }, vouched);
  if (typeof again === 'string') return again;
  const { match } = loaded(game, record, log);
  return same(plain(match.s), plain(again)) ? null : 'the log does not lead to the position of the snapshot';
}

/** How many plies of the line that stands were there already after the first `n` entries. */
function vouchedFor(entries: readonly Entry[], n: number): number {
  let plies = lineOf(entries.slice(0, n)).length;
  for (const entry of entries.slice(n)) if ('back' in entry) plies = Math.min(plies, entry.back);
  return plies;
}

const plain = (s: Position): unknown => JSON.parse(JSON.stringify(s));

function replayWarily(game: Game, saved: Saved, vouched: number): Position | string {
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  for (const [ply, { by, act }] of saved.log.entries()) {
    if (ply >= vouched && !game.options(s, by).some((option) => sameAct(option, act)))
      return `ply ${ply + 1} is not legal under rules ${game.rules}; it was played under rules ${saved.rules}`;
    game.play(s, by, act);
  }
  return s;
}
