import { type Game, type Played, type Position, type Saved, type Seat, same, sameAct } from '@trollmoot/kernel';
import { type Count, goBack, type Match, newMatch, playAct, type Update } from '@trollmoot/protocol';
import type { StoredLog, TableRecord } from '../store/records.ts';
import { holds, isOlder, settingsNow } from './older-rules.ts';
import { sealedBy } from './sealing.ts';
import { type Log, readLog } from './stored-log.ts';

/** What a replay needs of a table's record, the seed among it. */
export type Start = Pick<TableRecord, 'game' | 'rules' | 'settings' | 'occupants' | 'seed' | 'secret'>;

/** A game as its log leaves it: plain data, so that a thread can send it. */
export interface Replayed {
  readonly log: readonly Played[];
  readonly s: Position;
  readonly count: Count;
  readonly past: readonly Update[]; // the latest updates, with everyone's news
  readonly length: number; // entries in the log
  readonly sum: number; // and their checksum
  readonly inSnapshot: number; // entries that the snapshot covers
  readonly badSnapshot: string | null; // why it was left out
  readonly lastAt: number; // when the last entry was written; 0 if there is none
}

/** What is wrong with a log that cannot be replayed. */
export interface Trouble {
  readonly trouble: string;
}

/** Plays beyond the longest game: undone and repeated ones. */
const SPARE = 1_000_000;

export function startOf(record: Start): Omit<Saved, 'log'> {
  const { game, rules, settings, occupants, seed } = record;
  const seal = sealedBy(record, true);
  const start = { game, rules, settings, seats: occupants.length, seed: seed! };
  return seal === null ? start : { ...start, seal };
}

/** How a game begins that is replayed under this version of its rules. */
const startNow = (game: Game, record: Start): Omit<Saved, 'log'> =>
  isOlder(game, record)
    ? { ...startOf(record), rules: game.rules, settings: settingsNow(game, record) }
    : startOf(record);

export const matchOf = (game: Game, record: Start, { log, s, count }: Replayed): Match => ({
  game,
  start: startNow(game, record),
  log: log.slice(),
  s,
  count,
  offer: null,
});

/**
 * Replay a stored game. The log must be whole and unchanged, every act in it must have been an option, and played from
 * the beginning it must lead to the same position as from the snapshot. `trusted`: the checksum of a log that this
 * process has replayed before; if the log is still the same, the snapshot is enough. A snapshot that older rules made is
 * only compared.
 */
export function replayed(
  game: Game,
  record: Start,
  stored: StoredLog,
  trusted: number | null = null,
): Replayed | Trouble {
  try {
    const log = readLog(stored);
    const isOld = isOlder(game, record);
    const ending = fromSnapshot(game, record, isOld ? { ...log, snapshot: null } : log);
    if (log.sum !== trusted) {
      const again = replayChecked(game, { ...startNow(game, record), log: lineOf(log.entries) }, record.rules);
      if (!same(plain(ending.match.s), plain(again)))
        return { trouble: 'the log does not lead to the position in the snapshot' };
    }
    if (isOld && !isStillThere(game, record, log))
      return { trouble: `under rules ${game.rules} the log leads elsewhere than under rules ${record.rules}` };
    const { match, past } = ending;
    return {
      log: match.log,
      s: match.s,
      count: match.count,
      past,
      length: log.entries.length,
      sum: log.sum,
      inSnapshot: log.snapshot?.n ?? 0,
      badSnapshot: log.badSnapshot,
      lastAt: log.entries.at(-1)?.at ?? 0,
    };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

/** The acts that stand when everything undone is left out. */
export function lineOf(entries: Log['entries']): Played[] {
  const line: Played[] = [];
  for (const entry of entries) {
    if ('act' in entry) line.push({ by: entry.by, act: entry.act });
    else line.length = earlier(entry.back, line.length);
  }
  return line;
}

/** The game as its log leaves it. Only what came after the snapshot is played. */
function fromSnapshot(game: Game, record: Start, { entries, snapshot }: Log): { match: Match; past: Update[] } {
  const match = newMatch(game, startNow(game, record));
  if (snapshot !== null) {
    match.log.push(...lineOf(entries.slice(0, snapshot.n)));
    match.s = snapshot.s;
    match.count = snapshot.count;
  }
  const past = snapshot?.past.slice() ?? [];
  let plays = 0;
  for (const entry of entries.slice(snapshot?.n ?? 0)) {
    plays += 'act' in entry ? 1 : entry.back;
    limitPlays(game, plays);
    if ('act' in entry) {
      mustBeLegal(game, match.s, entry.by, entry.act, record.rules);
      const { by, news, quiet, count } = playAct(match, entry.by, entry.act);
      if (!quiet) past.push({ beat: count.beat, by, news, undone: false });
    } else {
      goBack(match, earlier(entry.back, match.log.length));
      past.push({ beat: match.count.beat, by: entry.by, news: [], undone: true });
    }
  }
  return { match, past };
}

/** Under newer rules, does the log still lead to what the snapshot holds? */
function isStillThere(game: Game, record: Start, { snapshot, ...log }: Log): boolean {
  if (snapshot === null) return true;
  const { match } = fromSnapshot(game, record, { ...log, entries: log.entries.slice(0, snapshot.n), snapshot: null });
  return holds(plain(match.s), plain(snapshot.s));
}

const plain = (s: Position): unknown => JSON.parse(JSON.stringify(s));

function replayChecked(game: Game, saved: Saved, rules: string): Position {
  limitPlays(game, saved.log.length);
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  for (const { by, act } of saved.log) {
    mustBeLegal(game, s, by, act, rules);
    game.play(s, by, act);
  }
  return s;
}

function earlier(ply: number, now: number): number {
  if (ply > now) throw new Error(`the log returns from ply ${now} to ply ${ply}`);
  return ply;
}

function limitPlays({ longest }: Game, plays: number): void {
  if (plays > longest + SPARE) throw new Error(`the log takes more than ${longest + SPARE} plays`);
}

function mustBeLegal(game: Game, s: Position, by: Seat, act: Played['act'], rules: string): void {
  if (!game.options(s, by).some((option) => sameAct(option, act)))
    throw new Error(`ply ${s.ply + 1} is not legal under rules ${game.rules}; it was played under rules ${rules}`);
}
