import type { Seat } from '@trollmoot/kernel';
import type { ClockFace } from '@trollmoot/protocol';
import type { ClockRecord } from '../store/records.ts';
import type { Write } from '../store/store.ts';
import { fullClock, leftAt, refreshed, runsOut, turned, wokenUp } from './clocks.ts';
import { answerForTheLate } from './late.ts';
import { botAt } from './sitters.ts';
import type { Table } from './table.ts';

const LONGEST_TIMER = 2 ** 31 - 1; // what a timer can wait for

/** Watches over everybody's time at one table. When somebody's runs out, a stand-in takes over. */
export class Timekeeper {
  readonly #table: Table;
  #callOff = () => {};

  constructor(table: Table) {
    this.#table = table;
  }

  get #now(): number {
    return this.#table.house.clock.now();
  }
  get #clock(): ClockRecord {
    const { clock, pace, sitters } = this.#table.record;
    return clock ?? fullClock(pace, sitters.length, this.#now);
  }
  get #isTimed(): boolean {
    return this.#table.record.pace.kind !== 'none';
  }

  start(): void {
    this.#set(fullClock(this.#table.record.pace, this.#table.record.sitters.length, this.#now));
    this.turn();
  }

  wakeUp(): void {
    if (!this.#isTimed) return;
    this.#set(wokenUp(this.#clock, this.#table.record.pace, this.#table.house.opened, this.#now));
    this.turn();
  }

  refresh(seat: Seat): void {
    if (this.#isTimed) this.#set(refreshed(this.#clock, this.#table.record.pace, seat, this.#now));
  }

  /** Somebody has decided: time runs for whoever is asked now. */
  turn(writes: Write[] = []): void {
    if (!this.#isTimed) return;
    this.#set(turned(this.#clock, this.#table.record.pace, this.#running(), this.#now));
    const { id, clock, due } = this.#table.record;
    writes.push({ write: 'clock', table: id, clock: clock!, due });
    this.#arm();
  }

  /** Those asked who are persons. */
  #running(): Seat[] {
    const { match, record, game } = this.#table;
    if (match === null || record.status !== 'playing') return [];
    const waiting = this.#table.guarded(() => (this.#table.race.isDue ? [] : game.waitingFor(match.s))) ?? []; // a race has its own pace
    return waiting.filter((seat) => botAt(record.sitters, seat) === null);
  }

  #set(clock: ClockRecord): void {
    this.#table.record = { ...this.#table.record, clock, due: runsOut(clock) };
  }

  #arm(): void {
    this.#callOff();
    const due = this.#table.record.due;
    if (due === null) return;
    const wait = Math.min(Math.max(0, due - this.#now), LONGEST_TIMER);
    this.#callOff = this.#table.house.clock.after(wait, () => this.#ring());
  }

  #ring(): void {
    const left = leftAt(this.#clock, this.#now);
    const late = this.#clock.running.filter((seat) => left[seat] === 0);
    for (const seat of late) {
      answerForTheLate(this.#table, seat);
      this.#table.standIn(seat).catch(() => {});
    }
    if (late.length === 0) this.#arm();
  }

  stop(): void {
    this.#callOff();
  }

  /** A live clock needs its table in memory; a slow one is written down. */
  get mustStay(): boolean {
    return this.#table.record.pace.kind === 'live' && this.#table.record.status === 'playing';
  }

  face(): ClockFace {
    const now = this.#now;
    const { running } = this.#clock;
    return { now, left: leftAt(this.#clock, now), running, race: this.#table.race.face() };
  }

  /** Sent along with what happens, where there is a clock to show. */
  get shown(): (() => ClockFace) | null {
    return this.#isTimed || this.#table.race.isOn ? () => this.face() : null;
  }
}
