import { type Game, type Played, type Position, type Saved, same, sameAct } from '@trollmoot/kernel';
import { goBack, type Match, newMatch, playAct, type Update } from '@trollmoot/protocol';
import type { Entry, Snapshot, TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { sealedBy } from './sealing.ts';

/** What is stored about a game that has begun, apart from the table's record. */
export interface Log {
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | null;
}

/** Throws when the disk cannot be read; that is not the game's fault. */
export const readLog = (store: Store, table: string): Log => ({
  entries: store.entries(table),
  snapshot: store.snapshot(table),
});

interface Loaded {
  readonly match: Match;
  readonly past: readonly Update[]; // the latest updates, with everyone's news
}

export function startOf(record: TableRecord): Omit<Saved, 'log'> {
  const { game, rules, settings, occupants, seed } = record;
  const seal = sealedBy(record, true);
  const start = { game, rules, settings, seats: occupants.length, seed: seed! };
  return seal === null ? start : { ...start, seal };
}

/** The game as its log leaves it. Only what came after the snapshot is replayed. */
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

/** The acts that stand when everything undone is left out. */
export function lineOf(entries: readonly Entry[]): Played[] {
  const line: Played[] = [];
  for (const entry of entries) {
    if ('act' in entry) line.push({ by: entry.by, act: entry.act });
    else line.length = entry.back;
  }
  return line;
}

/**
 * Does this table still replay? The whole log, played from the beginning, must lead to the same position as the snapshot.
 * Acts that no snapshot under the same rules covers must be legal, too. Returns null, or what is wrong.
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
  const trusted = game.rules === record.rules ? pliesCovered(entries, snapshot?.n ?? 0) : 0;
  const again = replayChecked(game, { ...startOf(record), log: lineOf(entries) }, trusted);
  if (typeof again === 'string') return again;
  const { match } = loaded(game, record, log);
  return same(plain(match.s), plain(again)) ? null : 'the log does not lead to the position in the snapshot';
}

/** How many plies of the final line the first `n` entries already held. */
function pliesCovered(entries: readonly Entry[], n: number): number {
  let plies = lineOf(entries.slice(0, n)).length;
  for (const entry of entries.slice(n)) if ('back' in entry) plies = Math.min(plies, entry.back);
  return plies;
}

const plain = (s: Position): unknown => JSON.parse(JSON.stringify(s));

/** Acts from ply `trusted` on must be legal. */
function replayChecked(game: Game, saved: Saved, trusted: number): Position | string {
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  for (const [ply, { by, act }] of saved.log.entries()) {
    if (ply >= trusted && !game.options(s, by).some((option) => sameAct(option, act)))
      return `ply ${ply + 1} is not legal under rules ${game.rules}; it was played under rules ${saved.rules}`;
    game.play(s, by, act);
  }
  return s;
}
