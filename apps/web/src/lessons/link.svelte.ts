import type { Lecture, Lesson } from '@trollmoot/boardkit/lesson.ts';
import { Run } from '@trollmoot/boardkit/lesson-run.ts';
import type { Act, Game, Refusal, Spoken } from '@trollmoot/kernel';
import {
  type Answer,
  type Eye,
  type Frame,
  FrameStream,
  type Happening,
  type Hint,
  newsFor,
  type Recording,
  type TableCard,
  type TableEvent,
  type TableLink,
  type Update,
} from '@trollmoot/protocol';
import { bot, localCard, person } from '../link/local-tables.ts';
import { markLearnt } from './learnt.ts';

const OK: Answer = { ok: true };
const NOT: Answer = { ok: false, no: 'notAllowed' };

/** A lesson in the place of a table: the same desk, board and panels, offering only the acts the lesson wants. */
export class LessonLink implements TableLink {
  readonly table: string;
  readonly run: Run;
  lecture: Lecture | null = $state.raw(null); // null when the lesson is over
  came: Spoken | null = $state.raw(null); // what the last act did
  isPausing: boolean = $state(false); // the scene is over; the next one starts when the learner continues
  hasStrayed: boolean = $state(false); // tried something legal that the lesson does not want
  done: number = $state(0);

  readonly #listeners = new Set<(event: TableEvent) => void>();
  readonly #you: string;
  #first!: Frame;
  #then: Recording['then'][number][] = [];
  #showing!: FrameStream;
  #frame!: Frame;

  constructor(game: Game, lesson: Lesson, you: string) {
    this.table = `lesson-${game.name}-${lesson.name}`;
    this.#you = you;
    this.run = new Run(game, lesson);
    this.lecture = this.run.lecture;
    this.#layFrame();
  }

  get seats(): readonly number[] {
    return [this.run.seat];
  }

  listen(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    listener({ event: 'connection', state: 'live' });
    listener({ event: 'card', card: this.#card() });
    listener({ event: 'frame', frame: this.#frame, updates: [] });
    return () => this.#listeners.delete(listener);
  }

  async act([act]: readonly Act[]): Promise<Answer> {
    if (act === undefined || this.lecture === null || this.isPausing) return NOT;
    this.#happened([...this.run.play(act)]);
    return OK;
  }

  /** The learner pressed Continue: play the others' acts, then the next lecture or scene. */
  readOn(): void {
    if (this.isPausing) {
      this.isPausing = false;
      this.run.next();
      this.#layFrame();
      this.#turnPage(null);
      const laid: Update = { beat: this.#frame.beat, by: null, news: [], undone: true };
      this.#tell({ event: 'frame', frame: this.#frame, updates: [laid] });
    } else if (this.lecture !== null) this.#happened([...this.run.readOn()]);
  }

  async why(wish: Act): Promise<Refusal | null> {
    const refusal = this.run.why(wish);
    this.hasStrayed = refusal === null || this.run.isLegal(wish);
    return this.hasStrayed ? null : refusal;
  }

  async hint(): Promise<Hint | null> {
    const [act] = this.#frame.options;
    return act === undefined ? null : { act, reasons: [] };
  }

  async recording(): Promise<Recording> {
    return { first: this.#first, then: [...this.#then] };
  }

  look(): void {}
  undo = async (): Promise<Answer> => NOT;
  consent = async (): Promise<Answer> => OK;
  say = async (): Promise<Answer> => NOT;
  saved = async (): Promise<null> => null;
  comeBack = async (): Promise<Answer> => OK;
  leave = async (): Promise<Answer> => OK;
  rematch = async (): Promise<null> => null;
  close(): void {
    this.#listeners.clear();
  }

  /** Show every act in turn. The last one already offers what the next lecture wants. */
  #happened(happenings: readonly { happening: Happening; frame: Frame }[]): void {
    const { then = null } = this.lecture!;
    this.isPausing = this.run.endsScene;
    if (!this.isPausing) this.run.next();
    const still = { options: [], waiting: [] };
    for (const [i, { happening, frame }] of happenings.entries()) {
      const isLast = i === happenings.length - 1;
      this.#show(isLast && !this.isPausing ? this.run.frame() : { ...frame, ...still }, happening);
    }
    if (happenings.length === 0) {
      this.#frame = this.isPausing ? { ...this.#frame, ...still } : this.run.frame();
      this.#tell({ event: 'frame', frame: this.#frame, updates: [] });
    }
    this.#turnPage(then);
  }

  #show(frame: Frame, { by, news, count }: Happening): void {
    const update: Update = {
      beat: count.beat,
      by,
      news: newsFor(this.run.game, news, this.run.seat as Eye),
      undone: false,
    };
    this.#then.push({ update, change: this.#showing.changeTo(frame) });
    this.#frame = frame;
    this.#tell({ event: 'frame', frame, updates: [update] });
  }

  #turnPage(came: Spoken | null): void {
    this.came = came;
    this.hasStrayed = false;
    this.lecture = this.run.lecture;
    this.done = this.run.done + (this.isPausing ? 1 : 0);
    if (this.lecture === null) markLearnt(this.run.game.name, this.run.lesson.name);
  }

  #layFrame(): void {
    this.#frame = this.run.frame();
    this.#first = this.#frame;
    this.#then = [];
    this.#showing = new FrameStream(this.#first);
  }

  #tell(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #card(): TableCard {
    const { game, names, seat, settings } = this.run;
    const chairs = names.map((_, other) => (other === seat ? person(this.#you) : bot('goblin')));
    return localCard(game, { id: this.table, settings, chairs });
  }
}
