import type { Act, Position, Refusal, Seat } from '@trollmoot/kernel';
import type { RaceFace } from '@trollmoot/protocol';

/** The pacing of a race, written by its game: pure, with the time handed in. `C` is the referee's memory. */
export interface Referee<C = unknown> {
  begin(now: number): C;
  press(clock: C, s: Position, seat: Seat, act: Act, now: number, lag: number): Refusal | null;
  nextAct(clock: C, s: Position, now: number): { readonly by: Seat; readonly act: Act } | null;
  due(clock: C, s: Position): number;
  face(clock: C, s: Position): RaceFace;
}

/** The table a race is run at. */
interface Course {
  position(): Position;
  isRace(): boolean;
  play(by: Seat, act: Act): void;
  changed(): void; // the clock's face is another
}

/** Runs a race at a table on this device, by this device's clock. */
export class Race {
  readonly #referee: Referee | null;
  readonly #course: Course;
  #clock: unknown = null;
  #isPlaying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(referee: Referee | null, course: Course) {
    this.#referee = referee;
    this.#course = course;
  }

  get isOn(): boolean {
    return this.#clock !== null;
  }

  face(): RaceFace | null {
    return this.#clock === null ? null : this.#referee!.face(this.#clock, this.#course.position());
  }

  /** The position has changed: a race may have begun, gone on, or be over. */
  follow(): void {
    if (this.#referee === null || this.#isPlaying) return;
    if (!this.#course.isRace()) this.stop();
    else if (this.#clock === null) {
      this.#clock = this.#referee.begin(Date.now());
      this.#run();
    }
  }

  press(seat: Seat, act: Act): Refusal | null {
    const refusal = this.#referee!.press(this.#clock, this.#course.position(), seat, act, Date.now(), 0);
    if (refusal === null) this.#run();
    return refusal;
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#clock === null) return;
    this.#clock = null;
    this.#course.changed();
  }

  /** Play what is due, show what is in the air, and wait for what comes next. */
  #run(): void {
    const referee = this.#referee!;
    this.#isPlaying = true;
    for (;;) {
      const next = referee.nextAct(this.#clock, this.#course.position(), Date.now());
      if (next === null) break;
      this.#course.play(next.by, next.act);
    }
    this.#isPlaying = false;
    this.follow();
    if (this.#clock === null) return;
    this.#course.changed();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), referee.due(this.#clock, this.#course.position()) - Date.now());
  }
}
