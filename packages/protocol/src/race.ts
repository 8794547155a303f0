import type { Act, Position, RaceFace, Referee, Refusal, Seat } from '@trollmoot/kernel';

/** The table a race is run at: its position, its clock, and what happens to it. */
export interface Course {
  /** The position if it asks for a race now, else null. */
  race(): Position | null;
  play(by: Seat, act: Act): void;
  /** The face differs from the one sent with the last act, or the race is over. */
  faceChanged(): void;
  now(): number;
  /** Call back after this many milliseconds; returns a function that cancels. */
  after(milliseconds: number, then: () => void): () => void;
  /** Run the game's code. Null if it threw: then the table is broken. */
  guarded<T>(run: () => T): T | null;
}

/** Runs a game's races at one table, by the referee's rules and the table's clock. */
export class RaceRunner {
  readonly #referee: Referee | null;
  readonly #course: Course;
  #clock: unknown = null;
  #isPlaying = false;
  #cancel = () => {};

  constructor(referee: Referee | undefined, course: Course) {
    this.#referee = referee ?? null;
    this.#course = course;
  }

  get isOn(): boolean {
    return this.#clock !== null;
  }

  face(): RaceFace | null {
    return this.#inRace((referee, s) => referee.face(this.#clock, s));
  }

  /** The position has changed: a race may have begun, continued, or be over. */
  follow(): void {
    if (this.#isPlaying || this.#referee === null) return;
    const course = this.#course;
    if (course.guarded(() => course.race()) === null) this.stop();
    else if (!this.isOn) {
      this.#clock = course.guarded(() => this.#referee!.begin(course.now()));
      if (this.isOn) this.#run();
    }
  }

  /** A seat presses. What comes of it is played when the referee says. */
  press(s: Position, seat: Seat, act: Act, lag: number): Refusal | null {
    const refusal = this.#referee!.press(this.#clock, s, seat, act, this.#course.now(), lag);
    if (refusal === null) this.#run();
    return refusal;
  }

  stop(): void {
    this.#cancel();
    if (!this.isOn) return;
    this.#clock = null;
    this.#course.faceChanged();
  }

  /** Play what is due, send the face if it changed, and wait for what comes next. */
  #run(): void {
    const course = this.#course;
    let sent = ''; // the face that went out with the last act
    this.#isPlaying = true;
    for (;;) {
      const next = this.#inRace((referee, s) => referee.nextAct(this.#clock, s, course.now()));
      if (next === null) break;
      course.play(next.by, next.act);
      sent = JSON.stringify(this.face());
    }
    this.#isPlaying = false;
    this.follow();
    if (!this.isOn) return;
    if (JSON.stringify(this.face()) !== sent) course.faceChanged();
    const due = this.#inRace((referee, s) => referee.due(this.#clock, s));
    if (due === null) return;
    this.#cancel();
    this.#cancel = course.after(due - course.now(), () => this.#run());
  }

  #inRace<T>(ask: (referee: Referee, s: Position) => T): T | null {
    const course = this.#course;
    if (this.#referee === null || !this.isOn) return null;
    return course.guarded(() => {
      const s = course.race();
      return s === null ? null : ask(this.#referee!, s);
    });
  }
}
