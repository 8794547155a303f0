import { type Act, type RaceFace, REOPEN, type Seat } from '@trollmoot/kernel';
import type { ClockFace } from '@trollmoot/protocol';
import type { ClockRecord } from '../store/records.ts';
import { fullClock, leftAt, nextDue, resumed, setBack, short, type Turn, turned, unpaused } from './clocks.ts';
import type { TableCore } from './core.ts';
import { answerForTheLate } from './late.ts';
import { botAt } from './occupants.ts';

const RETRY = 1000; // milliseconds, while nothing can be written
const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds, the most `setTimeout` takes

interface TimedTable extends TableCore {
  readonly race: { readonly isOn: boolean; readonly isDue: boolean; face(): RaceFace | null };
  readonly bots: { readonly resting: number | null; readonly areHurried: boolean };
  playNow(by: Seat, act: Act): void;
  standIn(seat: Seat): Promise<void>;
}

/** Runs the clocks of one table. When a player's time runs out, a stand-in takes over. */
export class Timekeeper {
  readonly #table: TimedTable;
  #cancel = () => {};
  #wasForced = false; // the last decision
  readonly #warned = new Map<Seat, number>(); // at which beat

  constructor(table: TimedTable) {
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

  resume(): void {
    if (!this.#isTimed) return;
    this.#set(resumed(this.#clock, this.#table.record.pace, this.#table.house.opened, this.#now));
    this.turn();
  }

  /** This seat is about to decide: is there more than one thing to do? */
  beforeDecision(seat: Seat): void {
    const { match, game, record } = this.#table;
    if (match === null || !this.#isTimed || botAt(record.occupants, seat) === null) return;
    const options = this.#table.guarded(() => game.options(match.s, seat)) ?? [];
    this.#wasForced = options.filter((act) => act.do !== REOPEN.do).length < 2;
  }

  /** A player has decided, come or gone: time runs for the players who may act now. */
  turn(by: Seat | null = null): void {
    if (this.#isTimed) this.#continue(turned(this.#clock, this.#table.record.pace, this.#turn(by), this.#now));
  }

  /** The table has gone back. */
  turnBack(isAgreed: boolean): void {
    if (this.#isTimed) this.#continue(setBack(this.#clock, this.#turn(null), isAgreed, this.#now));
  }

  #continue(after: ClockRecord): void {
    this.#set(after);
    this.#arm();
  }

  #turn(by: Seat | null): Turn {
    const { match, record } = this.#table;
    const inStead = by !== null && botAt(record.occupants, by) !== null;
    const asked = this.#table.guarded(() => (this.#table.race.isDue ? [] : this.#asked)) ?? []; // a race has its own clock
    const running = asked.filter((seat) => botAt(record.occupants, seat) === null);
    return { by, inStead, wasForced: this.#wasForced, running, question: match?.count.asked ?? 0 };
  }

  get #asked(): readonly Seat[] {
    const { match, record, game } = this.#table;
    return match === null || record.status !== 'playing' ? [] : game.waitingFor(match.s);
  }

  /** Must this seat act, with no time left? */
  isUp(seat: Seat): boolean {
    const mustAct = this.#table.guarded(() => this.#asked.includes(seat)) ?? false;
    return mustAct && this.#isTimed && leftAt(this.#clock, this.#now)[seat] === 0;
  }

  #set(clock: ClockRecord): void {
    this.#table.record = { ...this.#table.record, clock, due: nextDue(clock, this.#table.record.pace, this.#now) };
  }

  #arm(): void {
    this.#cancel();
    const due = this.#table.record.due;
    if (due === null) return;
    const wait = Math.min(Math.max(0, due - this.#now), LONGEST_TIMER);
    this.#cancel = this.#table.house.clock.after(wait, () => this.#timeIsUp());
  }

  /** Nothing could be written from then until now, so no one could act: that time is nobody's. */
  forgive(from: number): void {
    if (this.#isTimed) this.#continue(unpaused(this.#clock, from, this.#now));
  }

  #timeIsUp(): void {
    if (!this.#table.house.store.canWrite) {
      this.#cancel = this.#table.house.clock.after(RETRY, () => this.#timeIsUp());
      return;
    }
    const left = leftAt(this.#clock, this.#now);
    const late = this.#clock.running.filter((seat) => left[seat] === 0);
    for (const seat of late) {
      this.#table.standIn(seat).catch(() => {});
      answerForTheLate(this.#table, seat);
    }
    if (late.length > 0) return;
    this.#warn();
    this.#set(this.#clock);
    this.#table.note({}).catch(() => {}); // if it cannot be written, the table is lost
    this.#arm();
  }

  /** Players with little time left are told, once per decision. */
  #warn(): void {
    const { record, house, match } = this.#table;
    const beat = match?.count.beat ?? 0;
    for (const { seat, due } of short(this.#clock, record.pace, this.#now)) {
      const occupant = record.occupants[seat]!;
      if (occupant.kind !== 'person' || this.#warned.get(seat) === beat) continue;
      this.#warned.set(seat, beat);
      house.alerts.tell(occupant.user, { alert: 'time', table: record.id, by: null, beat, due });
    }
  }

  stop(): void {
    this.#cancel();
  }

  /** A live clock needs its table in memory; a slow one is in the store. */
  get mustStay(): boolean {
    return this.#table.record.pace.kind === 'live' && this.#table.record.status === 'playing';
  }

  face(): ClockFace {
    const now = this.#now;
    const { running } = this.#clock;
    const { resting, areHurried } = this.#table.bots;
    const face = { now, left: leftAt(this.#clock, now), running, race: this.#table.race.face() };
    return { ...face, ...(resting !== null && { resting }), ...(areHurried && { hurried: true }) };
  }

  /** Sent with every frame, if there is a clock to show. */
  get shown(): (() => ClockFace) | null {
    return this.#isTimed || this.#table.race.isOn ? () => this.face() : null;
  }
}
