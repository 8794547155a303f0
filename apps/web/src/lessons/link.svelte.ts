import { fresh, type Lecture, type Lesson } from '@trollmoot/boardkit/lesson.ts';
import { type Played, Run } from '@trollmoot/boardkit/lesson-run.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { type Act, type Game, type News, type Refusal, type Result, type Spoken, sameAct } from '@trollmoot/kernel';
import {
  type Answer,
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
import { botChoice } from '../link/bots.ts';
import { bot, localCard, person } from '../link/local-tables.ts';
import { keepPlace, markLearnt, placeIn } from './learnt.ts';
import { Rivals } from './rivals.ts';

const OK: Answer = { ok: true };
const NOT: Answer = { ok: false, no: 'notAllowed' };

/** What the learner tried that the lecture does not want, or what they were shown: it can be put back. */
interface TriedOut {
  readonly news: readonly News[];
  readonly isShown: boolean;
}

/** A lesson in the place of a table: the same desk, board and panels. It offers the acts the lecture wants. */
export class LessonLink implements TableLink {
  readonly table: string;
  readonly run: Run;
  lecture: Lecture | null = $state.raw(null); // null when all are finished
  came: Spoken | null = $state.raw(null); // what the last act did
  isPausing: boolean = $state(false); // the scene is over; the next one starts when the learner continues
  triedOut: TriedOut | null = $state.raw(null);
  done: number = $state(0);
  isFree: boolean = $state(false); // the learner plays the game to its end
  advice: Spoken | null = $state.raw(null); // about the position, in free play
  measured: Run['measured'] = $state.raw(null);
  result: Result | null = $state.raw(null); // of the game played out

  readonly #listeners = new Set<(event: TableEvent) => void>();
  readonly #you: string;
  readonly #rivals: Rivals;
  #lately: readonly string[] = []; // what the coach has spoken about, in free play
  #first!: Frame;
  #then: Recording['then'][number][] = [];
  #showing!: FrameStream;
  #frame!: Frame;

  constructor(game: Game, lesson: Lesson, you: string) {
    this.table = `lesson-${game.name}-${lesson.name}`;
    this.#you = you;
    this.run = new Run(game, lesson);
    this.#rivals = new Rivals(this.run, (played) => this.#answered(played));
    this.#comeBackTo(placeIn(game.name, lesson.name));
    this.#turnPage(null);
    this.#layFrame();
  }

  get seats(): readonly number[] {
    return [this.run.seat];
  }

  /** The prompt of the lecture, in place of the game's. */
  get task(): Spoken | null {
    if (this.triedOut !== null) return this.triedOut.isShown ? WATCH : PUT_BACK;
    if (this.isPausing || (this.lecture !== null && this.lecture.does === undefined)) return READ_ON;
    return this.lecture?.task ?? this.#named();
  }

  /** The choice itself, where the lecture has no words of its own for the prompt. */
  #named(): Spoken | null {
    const { game, wanted } = this.run;
    const [act] = wanted;
    if (this.isFree || act === undefined || wanted.length > 1) return null;
    const view = game.view(this.run.position, this.run.seat);
    const say = (language: 'en' | 'de' | 'fr'): string =>
      `${(game.words[language] ?? game.words.en).label(act, view)}.`;
    return spoken(say('en'), say('de'), say('fr'));
  }

  /** Every legal act, where the lecture wants one: the learner may try them all. */
  beyond(): readonly Act[] {
    return this.isPausing || this.triedOut !== null ? [] : this.run.legal;
  }

  listen(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    listener({ event: 'connection', state: 'live' });
    listener({ event: 'card', card: this.#card() });
    listener({ event: 'frame', frame: this.#frame, updates: [] });
    this.#rivals.wake();
    return () => this.#listeners.delete(listener);
  }

  async act([act]: readonly Act[]): Promise<Answer> {
    if (act === undefined || this.isPausing || this.triedOut !== null) return NOT;
    if (this.isFree) this.#playOn([...this.run.play(act)]);
    else if (this.run.wanted.some((wanted) => sameAct(wanted, act))) this.#happened([...this.run.play(act)]);
    else if (this.run.legal.some((legal) => sameAct(legal, act))) this.#tryOut(act, false);
    else return NOT;
    return OK;
  }

  /** The learner pressed Continue: play the others' acts, then the next lecture or scene. */
  readOn(): void {
    if (this.isPausing) {
      this.isPausing = false;
      this.run.next();
      this.#turnPage(null);
      this.#goTo();
    } else if (this.lecture !== null) this.#happened([...this.run.readOn()]);
  }

  /** Plays the wanted act. `putBack` takes it back. */
  showMe(): void {
    const [act] = this.run.wanted;
    if (act !== undefined && this.triedOut === null && !this.isPausing) this.#tryOut(act, true);
  }

  putBack(): void {
    if (this.triedOut === null) return;
    this.triedOut = null;
    this.run.putBack();
    this.#goTo();
  }

  /** To the lecture before; in free play, to the learner's last choice. */
  back(): void {
    if (this.isPausing) {
      this.isPausing = false;
      this.run.putBack();
    } else this.run.goBack();
    this.triedOut = null;
    this.#turnPage(null);
    this.#goTo();
  }

  startOver(): void {
    while (this.run.canGoBack) this.run.goBack();
    this.isPausing = false;
    this.triedOut = null;
    this.#turnPage(null);
    this.#goTo();
  }

  async why(wish: Act): Promise<Refusal | null> {
    return this.run.why(wish);
  }

  async hint(): Promise<Hint | null> {
    const [act] = this.#frame.options;
    if (act === undefined) return null;
    const { game, position, seat } = this.run;
    return this.isFree
      ? botChoice(game, position, seat, 'troll', `hint ${position.ply}`, [], false)
      : { act, reasons: [] };
  }

  async recording(): Promise<Recording> {
    return { first: this.#first, then: [...this.#then] };
  }

  look(): void {}
  async undo(): Promise<Answer> {
    if (!this.isFree || !this.run.canUndo) return NOT;
    this.back();
    return OK;
  }
  consent = async (): Promise<Answer> => OK;
  propose = async (): Promise<Answer> => NOT;
  withdraw = async (): Promise<Answer> => OK;
  say = async (): Promise<Answer> => NOT;
  saved = async (): Promise<null> => null;
  comeBack = async (): Promise<Answer> => OK;
  leave = async (): Promise<Answer> => OK;
  rematch = async (): Promise<null> => null;
  close(): void {
    this.#listeners.clear();
    this.#rivals.close();
  }

  /** The learner left in the middle: do again what they had done. */
  #comeBackTo(place: number): void {
    while (this.run.done < place && this.run.lecture !== null) {
      const [act] = this.run.wanted;
      if (this.run.lecture.does !== undefined && act === undefined) return; // the lesson has changed since
      for (const _ of act === undefined ? this.run.readOn() : this.run.play(act));
      this.run.next();
    }
  }

  /** Shows every act in turn. The last one already offers what the next lecture wants. */
  #happened(played: readonly Played[]): void {
    const { then = null } = this.lecture!;
    this.isPausing = this.run.endsScene;
    if (!this.isPausing) this.run.next();
    for (const [i, { happening, frame }] of played.entries()) {
      const isLast = i === played.length - 1;
      this.#show(isLast && !this.isPausing ? this.run.frame() : { ...frame, ...STILL }, happening);
    }
    if (played.length === 0) {
      this.#frame = this.isPausing ? { ...this.#frame, ...STILL } : this.run.frame();
      this.#tell({ event: 'frame', frame: this.#frame, updates: [] });
    }
    this.#turnPage(then);
    this.#rivals.wake();
  }

  /** Free play: the learner has acted; the bots answer. */
  #playOn(played: readonly Played[]): void {
    for (const { happening, frame } of played) this.#show(frame, happening);
    this.#turnPage(null);
    this.#rivals.wake();
  }

  #answered({ happening, frame }: Played): void {
    this.#show(frame, happening);
    this.#turnPage(null);
  }

  #tryOut(act: Act, isShown: boolean): void {
    const { happening, frame } = this.run.tryOut(act);
    this.triedOut = { news: newsFor(this.run.game, happening.news, this.run.seat), isShown };
    this.#show({ ...frame, ...STILL }, happening);
  }

  #show(frame: Frame, { by, news, count }: Happening): void {
    const update: Update = { beat: count.beat, by, news: newsFor(this.run.game, news, this.run.seat), undone: false };
    this.#then.push({ update, change: this.#showing.changeTo(frame) });
    this.#frame = frame;
    this.#tell({ event: 'frame', frame, updates: [update] });
  }

  /** Shows the position without motion: a new scene, or an earlier position. */
  #goTo(): void {
    this.#layFrame();
    const laid: Update = { beat: this.#frame.beat, by: null, news: [], undone: true };
    this.#tell({ event: 'frame', frame: this.#frame, updates: [laid] });
    this.#rivals.wake();
  }

  #turnPage(came: Spoken | null): void {
    const { game, lesson, done, lecture, length } = this.run;
    this.came = came;
    this.lecture = lecture;
    this.isFree = this.run.isFree;
    const { say, lately } = fresh(this.run.advice, this.#lately);
    this.advice = say;
    this.#lately = lately;
    this.measured = this.isPausing ? null : this.run.measured;
    this.result = lecture === null ? game.result(this.run.position) : null;
    this.done = done + (this.isPausing ? 1 : 0);
    keepPlace(game.name, lesson.name, this.done % length);
    if (lecture === null && !this.isFree) markLearnt(game.name, lesson.name);
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
    const chairs = names.map((_, other) => (other === seat ? person(this.#you) : bot('pebble')));
    return localCard(game, { id: this.table, settings, chairs });
  }
}

/** The prompt where the learner has nothing to choose. */
const READ_ON = spoken('Read on, then continue.', 'Lies, dann geht es weiter.', 'Lisez, puis continuez.');
const WATCH = spoken('Watch.', 'Sieh zu.', 'Regardez.');
const PUT_BACK = spoken(
  'Look what it did, then put it back.',
  'Sieh dir an, was geschehen ist, dann leg es zurück.',
  'Voyez ce que cela fait, puis remettez en place.',
);

/** Nobody is asked anything. */
const STILL = { options: [], waiting: [] };
