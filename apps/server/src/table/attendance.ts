import type { Seat } from '@trollmoot/kernel';
import type { TableCore } from './core.ts';
import { NOBODY } from './hosts.ts';
import { botAt, seenAt } from './occupants.ts';
import { patienceOf } from './patience.ts';
import type { Viewers } from './viewers.ts';

const HOST_AWAY = 120_000; // milliseconds until another player may begin the game
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
  #due: number | null = null; // when the viewers are to be told; null: no timer runs
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
    this.follow();
    this.#table.voting.review();
  }

  /** This user has closed the last tab. When that was survives a restart. */
  left(user: string): void {
    const { record, house } = this.#table;
    const seat = this.#table.seatOf(user);
    if (seat === null && record.host !== user) return;
    this.#left.set(user, this.#now);
    if (seat !== null && this.#isShared && house.store.canWrite)
      this.#table.note({ occupants: seenAt(record.occupants, seat, this.#now) }).catch(() => {}); // if it cannot be written, the table is lost
    this.follow();
  }

  /** Do several people play? */
  get #isShared(): boolean {
    const { status, occupants } = this.#table.record;
    return status === 'playing' && occupants.filter(({ kind }) => kind === 'person').length > 1;
  }

  get isHostAway(): boolean {
    const { status, host } = this.#table.record;
    return status === 'gathering' && host !== NOBODY && (this.#hostAwayAt ?? Number.POSITIVE_INFINITY) <= this.#now;
  }

  get #hostAwayAt(): number | null {
    const { host } = this.#table.record;
    return this.#table.viewers.has(host) ? null : (this.#left.get(host) ?? this.#loaded) + HOST_AWAY;
  }

  /** The seats that are asked and have been away for longer than the table's patience. */
  get overdue(): Seat[] {
    if (!this.#isShared) return [];
    return [...this.#table.record.occupants.keys()].filter((seat) => (this.#overdueAt(seat) ?? Infinity) <= this.#now);
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

  /** Somebody has come, gone or been asked: tell the viewers when that makes a difference, or now if the moment has come. */
  follow(): void {
    this.#cancel();
    const isDue = this.#due !== null && this.#due <= this.#now;
    this.#due = null;
    if (isDue) this.#tell();
    const next = this.#next;
    if (next === null || this.#table.viewers.size === 0) return;
    this.#due = next;
    this.#cancel = this.#table.house.clock.after(Math.min(next - this.#now, LONGEST_TIMER), () => this.follow());
  }

  #tell(): void {
    this.#table.viewers.sendCard();
    this.#table.voting.review();
  }

  /** When the next player is overdue, or the host has been away for long. */
  get #next(): number | null {
    const { record } = this.#table;
    const times =
      record.status === 'gathering'
        ? [this.#hostAwayAt]
        : this.#isShared
          ? [...record.occupants.keys()].map((seat) => this.#overdueAt(seat))
          : [];
    const ahead = times.filter((time): time is number => time !== null && time > this.#now);
    return ahead.length === 0 ? null : Math.min(...ahead);
  }

  stop(): void {
    this.#cancel();
  }
}
