import {
  type Act,
  type Position,
  type PuzzleTask,
  type Refusal,
  type Settings,
  type Spoken,
  sameAct,
} from '@trollmoot/kernel';
import {
  type Count,
  type Frame,
  FrameStream,
  frameFor,
  newCount,
  type Recording,
  staleCount,
  type Answer as TableAnswer,
  type TableCard,
  type TableEvent,
  type TableLink,
  type Update,
} from '@trollmoot/protocol';
import { actsAt, begin, type Puzzle, type Question, type Reached } from '@trollmoot/puzzles';
import { bot, localCard, person } from '../link/local-tables.ts';
import { type LineStep, stepAfter } from './line-step.ts';

const OK: TableAnswer = { ok: true };
const NOT: TableAnswer = { ok: false, no: 'notAllowed' };

/** In place of the task, once there is nothing to do. */
const HANDED_IN: Spoken = { en: 'Handed in.', de: 'Abgegeben.', fr: 'C’est rendu.' };
/** Below the task, once nothing can be added to the line. */
const COMPLETE: Spoken = {
  en: 'Your line is complete. Hand it in, or undo.',
  de: 'Das waren deine Züge. Gib ab, oder nimm zurück.',
  fr: 'Votre ligne est complète. Rendez-la, ou annulez.',
};

/** A position as it is stored. */
type Laid = Position & { readonly settings: Settings };

/**
 * A puzzle in the place of a table: the same desk, board and panels. It plays the reader's line and takes it back. What
 * chance would decide is not played: the answer ends before the dice.
 */
export class PuzzleLink implements TableLink {
  readonly table: string;
  readonly question: Question;
  steps: readonly LineStep[] = $state.raw([]);
  isShown: boolean = $state(false); // a line is being shown; the reader only watches

  readonly #task: PuzzleTask;
  readonly #asks: Puzzle['asks'];
  readonly #you: string;
  readonly #seats: number; // at the table
  readonly #listeners = new Set<(event: TableEvent) => void>();
  #count: Count;
  #first!: Frame;
  #then: Recording['then'][number][] = [];
  #showing!: FrameStream;
  #frame!: Frame;

  constructor(question: Question, puzzle: Puzzle, task: PuzzleTask, you: string) {
    this.table = `puzzle-${question.game.name}-${puzzle.id}`;
    this.question = question;
    this.#task = task;
    this.#asks = puzzle.asks;
    this.#you = you;
    this.#seats = puzzle.seats;
    this.#count = newCount(puzzle.seats);
    this.#lay();
  }

  get seats(): readonly number[] {
    return [this.question.seat];
  }

  get task(): Spoken {
    return this.isShown ? HANDED_IN : this.#task.task(this.#asks);
  }

  get left(): Spoken | null {
    return this.isComplete && !this.isShown ? COMPLETE : null;
  }

  /** Where the line has led. */
  get reached(): Reached {
    return this.steps.at(-1)?.reached ?? begin(this.question);
  }

  get line(): readonly Act[] {
    return this.steps.map(({ act }) => act);
  }

  /** Nothing can be added to the line. */
  get isComplete(): boolean {
    return this.steps.length > 0 && actsAt(this.question, this.reached).length === 0;
  }

  listen(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    listener({ event: 'connection', state: 'live' });
    listener({ event: 'card', card: this.#card() });
    listener({ event: 'frame', frame: this.#frame, updates: [] });
    return () => this.#listeners.delete(listener);
  }

  async act([act]: readonly Act[]): Promise<TableAnswer> {
    const legal = act === undefined ? undefined : actsAt(this.question, this.reached).find((one) => sameAct(one, act));
    if (legal === undefined || this.isShown) return NOT;
    this.#play(legal);
    return OK;
  }

  async undo(): Promise<TableAnswer> {
    if (this.steps.length === 0 || this.isShown) return NOT;
    this.#goTo(this.steps.slice(0, -1));
    return OK;
  }

  startOver(): void {
    this.#goTo([]);
  }

  /** Puts a line on the board from the start, act by act. */
  show(line: readonly Act[]): void {
    this.isShown = true;
    this.#goTo([]);
    for (const act of line) this.#play(act);
  }

  async why(wish: Act): Promise<Refusal | null> {
    return this.question.game.why(this.reached.shown, this.question.seat, wish);
  }

  async recording(): Promise<Recording> {
    return { first: this.#first, then: [...this.#then] };
  }

  hint = async (): Promise<null> => null; // a hint costs a star: it has a button of its own
  look(): void {}
  propose = async (): Promise<TableAnswer> => NOT;
  withdraw = async (): Promise<TableAnswer> => OK;
  consent = async (): Promise<TableAnswer> => OK;
  say = async (): Promise<TableAnswer> => NOT;
  saved = async (): Promise<null> => null;
  comeBack = async (): Promise<TableAnswer> => OK;
  leave = async (): Promise<TableAnswer> => OK;
  rematch = async (): Promise<null> => null;
  close(): void {
    this.#listeners.clear();
  }

  #play(act: Act): void {
    const { step, count } = stepAfter(this.question, this.reached, act, this.#count);
    this.#count = count;
    this.steps = [...this.steps, step];
    this.#frame = this.#frameNow();
    const update: Update = { beat: count.beat, by: this.question.seat, news: step.news, undone: false };
    const isPlayed = step.after !== step.before;
    if (isPlayed) this.#then.push({ update, change: this.#showing.changeTo(this.#frame) });
    this.#tell({ event: 'frame', frame: this.#frame, updates: isPlayed ? [update] : [] });
  }

  #goTo(steps: readonly LineStep[]): void {
    this.steps = steps;
    this.#count = staleCount(this.#count, steps.length);
    this.#lay();
    const laid: Update = { beat: this.#frame.beat, by: null, news: [], undone: true };
    this.#tell({ event: 'frame', frame: this.#frame, updates: [laid] });
  }

  #lay(): void {
    this.#frame = this.#frameNow();
    this.#first = this.#frame;
    this.#then = [];
    this.#showing = new FrameStream(this.#first);
  }

  #frameNow(): Frame {
    const { game, seat } = this.question;
    const acts = this.isShown ? [] : actsAt(this.question, this.reached);
    const frame = frameFor(game, this.reached.shown, seat, this.#count, acts);
    return { ...frame, waiting: acts.length > 0 ? [seat] : [], undo: 0, result: null };
  }

  #tell(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #card(): TableCard {
    const { game, seat, start } = this.question;
    const chairs = Array.from({ length: this.#seats }, (_, other) =>
      other === seat ? person(this.#you) : bot('goblin'),
    );
    return localCard(game, { id: this.table, settings: (start as Laid).settings, chairs });
  }
}
