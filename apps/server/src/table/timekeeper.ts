import type { Seat } from '@trollmoot/kernel';
import type { ClockFace } from '@trollmoot/protocol';
import type { ClockRecord } from '../store/records.ts';
import type { Write } from '../store/store.ts';
import { fullClock, leftAt, runsOut, setBack, type Turn, turned, wokenUp } from './clocks.ts';
import { answerForTheLate } from './late.ts';
import { botAt } from './occupants.ts';
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
    const { clock, pace, occupants } = this.#table.record;
    return clock ?? fullClock(pace, occupants.length, this.#now);
  }
  get #isTimed(): boolean {
    return this.#table.record.pace.kind !== 'none';
  }

  start(): void {
    this.#set(fullClock(this.#table.record.pace, this.#table.record.occupants.length, this.#now));
    this.turn();
  }

  wakeUp(): void {
    if (!this.#isTimed) return;
    this.#set(wokenUp(this.#clock, this.#table.record.pace, this.#table.house.opened, this.#now));
    this.turn();
  }

  /** Somebody has decided, or come or gone: time runs for whoever is asked now. */
  turn(writes: Write[] = [], by: Seat | null = null): void {
    if (!this.#isTimed) return;
    this.#goOn(turned(this.#clock, this.#table.record.pace, this.#turn(by), this.#now), writes);
  }

  /** The table has gone back. */
  turnBack(writes: Write[], isAgreed: boolean): void {
    if (this.#isTimed) this.#goOn(setBack(this.#clock, this.#turn(null), isAgreed, this.#now), writes);
  }

  #goOn(after: ClockRecord, writes: Write[]): void {
    this.#set(after);
    const { id, clock, due } = this.#table.record;
    writes.push({ write: 'clock', table: id, clock: clock!, due });
    this.#arm();
  }

  #turn(by: Seat | null): Turn {
    const { match, record } = this.#table;
    const inStead = by !== null && botAt(record.occupants, by) !== null;
    const asked = this.#table.guarded(() => (this.#table.race.isDue ? [] : this.#asked)) ?? []; // a race has its own pace
    const running = asked.filter((seat) => botAt(record.occupants, seat) === null);
    return { by, inStead, running, question: match?.count.asked ?? 0 };
  }

  get #asked(): readonly Seat[] {
    const { match, record, game } = this.#table;
    return match === null || record.status !== 'playing' ? [] : game.waitingFor(match.s);
  }

  /** Is this seat asked, and has no time left to answer? */
  isUp(seat: Seat): boolean {
    const isAsked = this.#table.guarded(() => this.#asked.includes(seat)) ?? false;
    return isAsked && this.#isTimed && leftAt(this.#clock, this.#now)[seat] === 0;
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
      this.#table.standIn(seat).catch(() => {});
      answerForTheLate(this.#table, seat);
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
