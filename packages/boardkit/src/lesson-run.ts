import {
  type Act,
  type Game,
  type Position,
  type Refusal,
  type Seat,
  type Settings,
  type Spoken,
  same,
} from '@trollmoot/kernel';
import { advance, type Count, type Frame, frameFor, type Happening, newCount, staleCount } from '@trollmoot/protocol';
import type { Advice, Lecture, Lesson } from './lesson.ts';

/** A position as scenes lay it. */
type Laid = Position & { readonly settings: Settings; readonly roles?: readonly string[] };

/** A position to come back to. */
interface Kept {
  readonly scene: number;
  readonly at: number;
  readonly s: Position;
}

export interface Played {
  readonly happening: Happening;
  readonly frame: Frame;
}

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
  #kept: Kept[] = []; // where each lecture began, the present one last; then each act of free play

  constructor(game: Game, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    this.length = lesson.scenes.reduce((sum, { lectures }) => sum + lectures.length, 0);
    this.#lay();
    this.#keep();
  }

  /** The current lecture; null when all are finished. */
  get lecture(): Lecture | null {
    return this.lesson.scenes[this.#scene]?.lectures[this.#at] ?? null;
  }

  /** The scene the learner is at. */
  get scene(): number {
    return this.#scene;
  }

  /** How many lectures are finished. */
  get done(): number {
    return this.lesson.scenes.slice(0, this.#scene).reduce((sum, { lectures }) => sum + lectures.length, this.#at);
  }

  /** Has the learner finished the lectures and plays on to the end of the game? */
  get isFree(): boolean {
    return this.lecture === null && this.lesson.coach !== undefined && this.game.result(this.#s) === null;
  }

  /** The settings of the position's game. */
  get settings(): Settings {
    return (this.#s as Laid).settings;
  }

  /** The position itself, for a bot that imagines it through its own eyes. */
  get position(): Position {
    return this.#s;
  }

  /** The acts that complete the lecture; in free play, all legal ones. */
  get wanted(): Act[] {
    const legal = this.game.options(this.#s, this.seat);
    if (this.isFree) return legal;
    const lines = this.lecture?.does ?? [];
    return legal.filter((act) => lines.includes(this.game.write(act, this.#s)));
  }

  /** Everything the rules allow where the lecture wants an act, and in free play. */
  get legal(): Act[] {
    const isAsked = this.isFree || this.lecture?.does !== undefined;
    return isAsked ? this.game.options(this.#s, this.seat) : [];
  }

  /** The table as the learner sees it, offering only the wanted acts. */
  frame(): Frame {
    const { wanted } = this;
    const frame = frameFor(this.game, this.#s, this.seat, this.#count, wanted);
    if (this.isFree) return { ...frame, undo: this.canUndo ? 1 : 0, result: null };
    return { ...frame, waiting: wanted.length > 0 ? [this.seat] : [], undo: 0, result: null };
  }

  /** The lecture's measure, of the view now and of the view after the first wanted act. */
  get measured(): { readonly title: Spoken; readonly now: Spoken; readonly then: Spoken | null } | null {
    const measure = this.lecture?.measure;
    if (measure === undefined) return null;
    const now = measure.of(this.game.view(this.#s, this.seat));
    const [act] = this.wanted;
    if (act === undefined) return { title: measure.title, now, then: null };
    const after = this.game.play(this.game.clone(this.#s), this.seat, act);
    const then = measure.of(this.game.view(after, this.seat));
    return { title: measure.title, now, then: same(now, then) ? null : then };
  }

  /** What the coach could say in free play, the most important first. */
  get advice(): readonly Advice[] {
    const { wanted } = this;
    if (!this.isFree || wanted.length < 2) return []; // nothing to choose
    return this.lesson.coach?.(this.game.view(this.#s, this.seat), wanted, this.seat) ?? [];
  }

  why(wish: Act): Refusal | null {
    return this.game.why(this.#s, this.seat, wish);
  }

  /** Plays the learner's act, then the others' acts. Yields each happening with the frame it led to. */
  *play(act: Act): Generator<Played> {
    if (this.isFree) this.#keep();
    yield this.#happen(this.seat, act);
    yield* this.#others();
  }

  /** For a lecture that is only read: plays the others' acts. */
  *readOn(): Generator<Played> {
    yield* this.#others();
  }

  /** Plays one act that does not finish the lecture: the learner tries something, or is shown something. */
  tryOut(act: Act): Played {
    return this.#happen(this.seat, act);
  }

  /** Plays an act of a bot, in free play. */
  answer(by: Seat, act: Act): Played {
    return this.#happen(by, act);
  }

  /** Back to where the lecture began, after something was tried out. */
  putBack(): void {
    this.#restore(this.#kept.at(-1)!);
  }

  /** Is there a lecture to go back to? */
  get canGoBack(): boolean {
    return this.lecture === null ? this.#kept.length > 0 : this.#kept.length > 1;
  }

  /** Has the learner acted in free play? */
  get canUndo(): boolean {
    const last = this.#kept.at(-1);
    return this.lecture === null && last?.scene === this.#scene && last.at === this.#at;
  }

  /** Back to the lecture before; in free play, to before the learner's last act. */
  goBack(): void {
    if (!this.canGoBack) return;
    if (this.lecture !== null) this.#kept.pop();
    this.#restore(this.#kept.at(-1)!);
    if (this.lecture === null) this.#kept.pop();
  }

  /** Does the next lecture need another position? */
  get endsScene(): boolean {
    const { scenes } = this.lesson;
    return this.#scene < scenes.length - 1 && this.#at === scenes[this.#scene]!.lectures.length - 1;
  }

  /** Moves to the next lecture, in a new scene if this one is over. */
  next(): void {
    if (this.endsScene) {
      this.#scene++;
      this.#at = 0;
      this.#lay();
    } else this.#at++;
    if (this.lecture !== null) this.#keep();
  }

  *#others(): Generator<Played> {
    for (const [name, line] of this.lecture?.others ?? []) {
      const seat = this.names.indexOf(name);
      const act = this.game.options(this.#s, seat).find((option) => this.game.write(option, this.#s) === line);
      if (act === undefined) throw new Error(`In the ${this.lesson.name} lesson, ${name} cannot '${line}' here.`);
      yield this.#happen(seat, act);
    }
  }

  #happen(by: Seat, act: Act): Played {
    const happening = advance(this.game, this.#s, this.#count, by, act);
    this.#count = happening.count;
    return { happening, frame: this.frame() };
  }

  #keep(): void {
    this.#kept.push({ scene: this.#scene, at: this.#at, s: this.game.clone(this.#s) });
  }

  #restore({ scene, at, s }: Kept): void {
    this.#scene = scene;
    this.#at = at;
    this.#s = this.game.clone(s);
    this.#count = staleCount(this.#count, s.ply);
    this.#sit();
  }

  #lay(): void {
    this.#s = this.lesson.scenes[this.#scene]!.lay();
    this.#sit();
    this.#count = newCount(this.names.length);
  }

  /** The seats of this position, and the learner's among them. */
  #sit(): void {
    const { settings, roles } = this.#s as Laid;
    this.names = this.game.seatNames(settings, roles?.length ?? this.lesson.seats ?? this.game.seats[0]!);
    this.seat = this.names.indexOf(this.lesson.seat ?? this.lesson.name);
  }
}
