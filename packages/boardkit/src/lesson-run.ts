import type { Act, Game, Position, Refusal, Seat, Settings } from '@trollmoot/kernel';
import { advance, type Count, type Frame, frameFor, type Happening, newCount } from '@trollmoot/protocol';
import { agrees } from './choose.ts';
import type { Lecture, Lesson } from './lesson.ts';

/** A position of a game whose seats are roles. */
type Laid = Position & { readonly settings: Settings; readonly roles: readonly string[] };

/** A lesson in progress: the position and the next lecture. Independent of any screen. */
export class Run {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly length: number; // the number of lectures
  seat: Seat = 0;
  names: readonly string[] = [];
  #scene = 0;
  #at = 0;
  #s!: Position;
  #count!: Count;

  constructor(game: Game, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    this.length = lesson.scenes.reduce((sum, { lectures }) => sum + lectures.length, 0);
    this.#lay();
  }

  /** The current lecture; null when the lesson is over. */
  get lecture(): Lecture | null {
    return this.lesson.scenes[this.#scene]?.lectures[this.#at] ?? null;
  }

  /** How many lectures are finished. */
  get done(): number {
    return this.lesson.scenes.slice(0, this.#scene).reduce((sum, { lectures }) => sum + lectures.length, this.#at);
  }

  /** The settings of the position's game. */
  get settings(): Settings {
    return (this.#s as Laid).settings;
  }

  /** The acts that complete the lecture. */
  get wanted(): Act[] {
    const lines = this.lecture?.does ?? [];
    return this.game.options(this.#s, this.seat).filter((act) => lines.includes(this.game.write(act, this.#s)));
  }

  /** The table as the learner sees it, offering only the wanted acts. */
  frame(): Frame {
    const isAsked = this.wanted.length > 0;
    const frame = frameFor(this.game, this.#s, this.seat, this.#count);
    return { ...frame, options: this.wanted, waiting: isAsked ? [this.seat] : [], undo: 0, result: null };
  }

  /** Do the rules allow any act that agrees with this wish? */
  isLegal(wish: object): boolean {
    return this.game.options(this.#s, this.seat).some((option) => agrees(option, wish));
  }

  why(wish: Act): Refusal | null {
    return this.game.why(this.#s, this.seat, wish);
  }

  /** Plays the learner's act, then the others' acts. Yields each happening with the frame it led to. */
  *play(act: Act): Generator<{ happening: Happening; frame: Frame }> {
    yield this.#happen(this.seat, act);
    yield* this.#others();
  }

  /** For a lecture that is only read: plays the others' acts. */
  *readOn(): Generator<{ happening: Happening; frame: Frame }> {
    yield* this.#others();
  }

  /** Does the next lecture need another position? */
  get endsScene(): boolean {
    const { scenes } = this.lesson;
    return this.#scene < scenes.length - 1 && this.#at === scenes[this.#scene]!.lectures.length - 1;
  }

  /** Moves to the next lecture, in a new scene if this one is over. */
  next(): void {
    if (!this.endsScene) return void this.#at++;
    this.#scene++;
    this.#at = 0;
    this.#lay();
  }

  *#others(): Generator<{ happening: Happening; frame: Frame }> {
    for (const [name, line] of this.lecture?.others ?? []) {
      const seat = this.names.indexOf(name);
      const act = this.game.options(this.#s, seat).find((option) => this.game.write(option, this.#s) === line);
      if (act === undefined) throw new Error(`In the ${this.lesson.name} lesson, ${name} cannot '${line}' here.`);
      yield this.#happen(seat, act);
    }
  }

  #happen(by: Seat, act: Act): { happening: Happening; frame: Frame } {
    const happening = advance(this.game, this.#s, this.#count, by, act);
    this.#count = happening.count;
    return { happening, frame: this.frame() };
  }

  #lay(): void {
    const s = this.lesson.scenes[this.#scene]!.lay();
    const { settings, roles } = s as Laid;
    this.#s = s;
    this.names = this.game.seatNames(settings, roles.length);
    this.seat = this.names.indexOf(this.lesson.name);
    this.#count = newCount(this.names.length);
  }
}
