import type { Act, Position, Refusal, Seat } from '@trollmoot/kernel';
import { type Answer, isOfAnotherTime, kindOf, type RaceFace, type Wish } from '@trollmoot/protocol';
import type { Table } from './table.ts';

/** The pacing of a race, written by its game: pure, with the time handed in. `C` is the referee's memory. */
export interface Referee<C = unknown, S = Position, A = Act> {
  begin(now: number): C;
  press(clock: C, s: S, seat: Seat, act: A, now: number, lag: number): Refusal | null;
  nextAct(clock: C, s: S, now: number): { readonly by: Seat; readonly act: A } | null;
  due(clock: C, s: S): number;
  face(clock: C, s: S): RaceFace;
}

/** Lets a referee run the race at one table, by the server's clock. */
export class RaceTrack {
  readonly #table: Table;
  #clock: unknown = null;
  #isPlaying = false;
  #callOff = () => {};

  constructor(table: Table) {
    this.#table = table;
  }

  /** Is the question on the table one for the referee? */
  get isDue(): boolean {
    const { match, game, record } = this.#table;
    if (this.#referee === undefined || match === null || record.status !== 'playing') return false;
    return kindOf(game, match.s) === 'race';
  }
  get isOn(): boolean {
    return this.#clock !== null;
  }
  get #referee(): Referee | undefined {
    return this.#table.house.referees[this.#table.record.game];
  }
  get #now(): number {
    return this.#table.house.clock.now();
  }

  /** The position has changed: a race may have begun, gone on, or be over. */
  follow(): void {
    if (this.#isPlaying) return;
    if (!this.#table.guarded(() => this.isDue)) this.stop();
    else if (this.#clock === null) {
      this.#clock = this.#table.guarded(() => this.#referee!.begin(this.#now));
      if (this.isOn) this.#run();
    }
  }

  /** A button is pressed. What comes of it enters the log at the moment the referee says. */
  press(seat: Seat, { beat, acts }: Wish, lag: number): Answer {
    const { s, count } = this.#table.match!;
    if (isOfAnotherTime(count, beat)) return { ok: false, no: 'stale' };
    if (acts.length !== 1) return { ok: false, no: 'tooFar', index: 1 };
    const refusal = this.#referee!.press(this.#clock, s, seat, acts[0]!, this.#now, lag);
    if (refusal !== null) return { ok: false, no: 'forbidden', index: 0, refusal };
    this.#run();
    return { ok: true };
  }

  /** Play what is due, tell what is in the air, and wait for what comes next. */
  #run(): void {
    const referee = this.#referee!;
    const table = this.#table;
    let told = ''; // with the last frame
    this.#isPlaying = true;
    for (;;) {
      const next = table.guarded(() => table.match && referee.nextAct(this.#clock, table.match.s, this.#now));
      if (next === null) break;
      table.playNow(next.by, next.act);
      told = JSON.stringify(this.face());
    }
    this.#isPlaying = false;
    this.follow();
    if (this.#clock === null) return;
    if (JSON.stringify(this.face()) !== told)
      table.tellAll({ say: 'clock', table: table.record.id, clock: table.clocks.face() });
    const due = table.guarded(() => referee.due(this.#clock, table.match!.s));
    if (due === null) return;
    this.#callOff();
    this.#callOff = table.house.clock.after(due - this.#now, () => this.#run());
  }

  stop(): void {
    this.#callOff();
    this.#clock = null;
  }

  /** When this seat may press; null if it is not asked. */
  readyAt(seat: Seat): number | null {
    return this.face()?.ready[seat] ?? null;
  }

  face(): RaceFace | null {
    const { match } = this.#table;
    if (this.#clock === null || match === null) return null;
    return this.#table.guarded(() => (this.isDue ? this.#referee!.face(this.#clock, match.s) : null)); // or just over
  }
}
