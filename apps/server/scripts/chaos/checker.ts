import { type Game, type Played, type Saved, type Seat, sameAct } from '@trollmoot/kernel';
import { type Eye, frameOf, newMatch, newsFor, playAct } from '@trollmoot/protocol';
import { type Sight, sightOfFrame, sightOfUpdate, type TableHistory, type Wish } from './history.ts';

/** A table as the store has it in the end. */
export interface Kept {
  readonly game: Game;
  readonly start: Omit<Saved, 'log'>;
  readonly log: readonly Played[];
  readonly people: readonly Seat[]; // the seats that no bot plays
  readonly trouble: string | null; // why it was set aside
}

/** One failure: when it began, when its cause was gone, and until when the tables were watched. */
export interface Trial {
  readonly what: string;
  readonly at: number;
  readonly healed: number;
  readonly until: number;
}

export interface Evidence {
  readonly kept: ReadonlyMap<string, Kept>;
  readonly tables: readonly TableHistory[];
  readonly trials: readonly Trial[];
  readonly progress: ReadonlyMap<string, readonly number[]>; // when a party saw something happen
}

/**
 * What is wrong, by all that the players were told. Every acknowledged move must be in the log once and in order; whatever
 * was shown must follow from the log, so that nobody saw two histories; and every party must have played on after each failure.
 */
export function faultsIn({ kept, tables, trials, progress }: Evidence): string[] {
  const faults: string[] = [];
  for (const table of tables) {
    const stored = kept.get(table.id);
    const found = stored === undefined ? ['the store does not know it'] : atTable(table, stored);
    faults.push(...found.map((fault) => `${stored?.game.name ?? 'table'} ${table.id}: ${fault}`));
  }
  for (const { what, healed, until } of trials)
    for (const [party, times] of progress)
      if (!times.some((at) => healed < at && at <= until)) faults.push(`${party} stood still after ${what}`);
  return faults;
}

function atTable(history: TableHistory, kept: Kept): string[] {
  if (kept.trouble !== null) return [`it was set aside: ${kept.trouble}`];
  const gone = history.gone === 0 ? [] : ['somebody was told that it is gone'];
  return [
    ...gone,
    ...wrongMoves(history.wishes, kept),
    ...wrongOrder(history.wishes, kept),
    ...wrongSights(history, kept),
  ];
}

/** The position in the log of every action of every seat. */
const plies = (log: readonly Played[], seat: Seat): number[] =>
  log.flatMap(({ by }, ply) => (by === seat ? [ply] : []));

function wrongMoves(wishes: readonly Wish[], { log, people }: Kept): string[] {
  const faults: string[] = [];
  for (const seat of people) {
    const stands = plies(log, seat).map((ply) => log[ply]!.act);
    const bySlot = Map.groupBy(
      wishes.filter((wish) => wish.seat === seat),
      ({ mine }) => mine,
    );
    for (const [mine, asked] of bySlot) {
      const safe = asked.filter(({ outcome }) => outcome === 'yes');
      if (safe.length > 1) faults.push(`seat ${seat}: action ${mine} was acknowledged twice`);
      const act = stands[mine];
      if (safe.length > 0 && (act === undefined || !safe.some((wish) => sameAct(wish.act, act))))
        faults.push(`seat ${seat}: action ${mine} was acknowledged and is not in the log`);
    }
    for (const [mine, act] of stands.entries()) {
      const same = (bySlot.get(mine) ?? []).filter((wish) => sameAct(wish.act, act));
      if (same.length === 0) faults.push(`seat ${seat}: action ${mine} is in the log, and nobody asked for it`);
      else if (same.every(({ outcome }) => outcome === 'no'))
        faults.push(`seat ${seat}: action ${mine} was refused and is in the log`);
    }
  }
  return faults;
}

/** An action that was acknowledged before another was asked for stands before it. */
function wrongOrder(wishes: readonly Wish[], { log, people }: Kept): string[] {
  const bySlot = new Map<string, Wish>();
  for (const wish of wishes) if (wish.outcome === 'yes') bySlot.set(`${wish.seat} ${wish.mine}`, wish);
  const taken = new Map<Seat, number>(people.map((seat) => [seat, 0]));
  const inLog = log.flatMap(({ by }) => {
    const mine = taken.get(by) ?? 0;
    taken.set(by, mine + 1);
    return bySlot.get(`${by} ${mine}`) ?? [];
  });
  const faults: string[] = [];
  let earliest = Number.POSITIVE_INFINITY; // of the answers to what stands later
  for (const { seat, mine, asked, answered } of inLog.reverse()) {
    if (earliest < asked) faults.push(`seat ${seat}: action ${mine} stands before one that was made earlier`);
    earliest = Math.min(earliest, answered!);
  }
  return faults;
}

function wrongSights({ sights }: TableHistory, kept: Kept): string[] {
  const eyes = new Set(sights.map(({ eye }) => eye));
  const expected = whatTheLogShows(kept, eyes);
  if (typeof expected === 'string') return [expected];
  const faults: string[] = [];
  const latest = new Map<Eye, number>();
  for (const { eye, beat, mine, digest } of sights) {
    const who = eye === null ? 'a spectator' : `seat ${eye}`;
    const what = mine === null ? 'news' : 'a frame';
    if (!(expected.get(keyOf(eye, beat, mine))?.has(digest) ?? false))
      faults.push(`${who} was shown ${what} at beat ${beat} that the log does not lead to`);
    if (mine === null) continue;
    const before = latest.get(eye) ?? 0;
    if (beat < before) faults.push(`${who} was shown beat ${beat} after beat ${before}`);
    latest.set(eye, beat);
  }
  return faults;
}

const keyOf = (eye: Eye, beat: number, mine: number | null): string => `${eye} ${beat} ${mine}`;

/** The digests of everything these eyes may be shown; or why the log cannot be played. */
function whatTheLogShows({ game, start, log }: Kept, eyes: ReadonlySet<Eye>): Map<string, Set<string>> | string {
  const shown = new Map<string, Set<string>>();
  const add = ({ eye, beat, mine, digest }: Sight): void => {
    const key = keyOf(eye, beat, mine);
    const known = shown.get(key);
    if (known === undefined) shown.set(key, new Set([digest]));
    else known.add(digest);
  };
  const match = newMatch(game, start);
  for (const eye of eyes) add(sightOfFrame(frameOf(match, eye)));
  for (const [ply, { by, act }] of log.entries()) {
    if (!game.options(match.s, by).some((option) => sameAct(option, act)))
      return `action ${ply} of its log is not legal`;
    const { news, quiet, count } = playAct(match, by, act);
    for (const eye of eyes) {
      if (quiet && by !== eye) continue;
      add(sightOfFrame(frameOf(match, eye)));
      add(sightOfUpdate(eye, { beat: count.beat, by, news: newsFor(game, news, eye), undone: false }));
    }
  }
  return shown;
}
