import type { Seat } from '@trollmoot/kernel';
import type { TableCore } from './core.ts';
import { NOBODY } from './hosts.ts';
import { botAt, seenAt } from './occupants.ts';
import { patienceOf } from './patience.ts';
import type { Viewers } from './viewers.ts';

const HOST_AWAY = 120_000; // milliseconds until another player may begin the game
const HOST_BACK = 30_000; // milliseconds in which the host can reconnect after the server was down
const AFTER_RESTART = 300_000; // milliseconds in which players can come back after the server was down
const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds, the most `setTimeout` takes

interface AttendedTable extends TableCore {
  readonly viewers: Pick<Viewers, 'has' | 'size' | 'sendCard'>;
  readonly turns: { askedSince(seat: Seat): number | null };
  readonly voting: { review(): void };
}

/** Who is at the table, and who has been away for how long. */
export class Attendance {
  readonly #table: AttendedTable;
  readonly #left = new Map<string, number>(); // when they closed the table, by user; only players and the host
  readonly #loaded: number;
  #told = ''; // who was away for long, as the viewers were last told
  #cancel = () => {};

  constructor(table: AttendedTable) {
    this.#table = table;
    this.#loaded = table.house.clock.now();
  }

  get #now(): number {
    return this.#table.house.clock.now();
  }

  /** This user looks at the table. */
  came(user: string): void {
    this.#left.delete(user);
    const { status, occupants } = this.#table.record;
    const seat = this.#table.seatOf(user);
    const occupant = seat === null ? undefined : occupants[seat];
    if (status === 'gathering' && occupant?.kind === 'person' && occupant.seen !== undefined) this.#note(seat!, null);
    this.follow();
    this.#table.voting.review();
  }

  /** This user has closed the last tab. When that was survives a restart. */
  left(user: string): void {
    const { record } = this.#table;
    const seat = this.#table.seatOf(user);
    if (seat === null && record.host !== user) return;
    this.#left.set(user, this.#now);
    if (seat !== null && (record.status === 'gathering' || this.#isShared)) this.#note(seat, this.#now);
    this.follow();
  }

  #note(seat: Seat, seen: number | null): void {
    const { record, house } = this.#table;
    if (house.store.canWrite) this.#table.note({ occupants: seenAt(record.occupants, seat, seen) }).catch(() => {}); // if it cannot be written, the table is lost
  }

  /** Do several people play? */
  get #isShared(): boolean {
    const { status, occupants } = this.#table.record;
    return status === 'playing' && occupants.filter(({ kind }) => kind === 'person').length > 1;
  }

  get isHostAway(): boolean {
    return this.#isHostAwayAt(this.#now);
  }

  #isHostAwayAt(now: number): boolean {
    const { status, host } = this.#table.record;
    return status === 'gathering' && host !== NOBODY && (this.#hostAwayAt ?? Infinity) <= now;
  }

  get #hostAwayAt(): number | null {
    const { record, viewers, house } = this.#table;
    if (viewers.has(record.host)) return null;
    const seat = this.#table.seatOf(record.host);
    const occupant = seat === null ? undefined : record.occupants[seat];
    const left = this.#left.get(record.host) ?? (occupant?.kind === 'person' ? occupant.seen : undefined);
    return Math.max((left ?? this.#loaded) + HOST_AWAY, house.opened + HOST_BACK);
  }

  /** The seats that are asked and have been away for longer than the table's patience. */
  get overdue(): Seat[] {
    return this.#overdueBy(this.#now);
  }

  #overdueBy(now: number): Seat[] {
    if (!this.#isShared) return [];
    return [...this.#table.record.occupants.keys()].filter((seat) => (this.#overdueAt(seat) ?? Infinity) <= now);
  }

  /** Null: this seat is not asked, or its player is here, or a bot plays it. */
  #overdueAt(seat: Seat): number | null {
    const { record, viewers, turns, house } = this.#table;
    const occupant = record.occupants[seat]!;
    const asked = turns.askedSince(seat);
    if (asked === null || occupant.kind !== 'person' || botAt(record.occupants, seat) !== null) return null;
    if (viewers.has(occupant.user)) return null;
    const patience = patienceOf(record) * 1000;
    const away = this.#left.get(occupant.user) ?? occupant.seen ?? 0;
    return Math.max(asked + patience, away + patience, house.opened + Math.min(patience, AFTER_RESTART));
  }

  /**
   * Somebody has come, gone or been asked: tell the viewers at once if that makes a difference, or as soon as it will.
   * Every moment counts as past or as ahead of one `now`, so that none is missed in between.
   */
  follow(): void {
    this.#cancel();
    const now = this.#now;
    const next = this.#nextAfter(now);
    if (next !== null && this.#table.viewers.size > 0)
      this.#cancel = this.#table.house.clock.after(Math.min(next - now, LONGEST_TIMER), () => this.follow());
    const away = this.#awayAt(now);
    if (away === this.#told) return;
    this.#told = away;
    this.#table.viewers.sendCard();
    this.#table.voting.review();
  }

  /** Who is away for long, as text. */
  #awayAt(now: number): string {
    return this.#isHostAwayAt(now) ? 'host' : this.#overdueBy(now).join();
  }

  /** When the next player is overdue, or the host has been away for long. */
  #nextAfter(now: number): number | null {
    const { record } = this.#table;
    const times =
      record.status === 'gathering'
        ? [this.#hostAwayAt]
        : this.#isShared
          ? [...record.occupants.keys()].map((seat) => this.#overdueAt(seat))
          : [];
    const ahead = times.filter((time): time is number => time !== null && time > now);
    return ahead.length === 0 ? null : Math.min(...ahead);
  }

  stop(): void {
    this.#cancel();
  }
}
