import type { AnyBoard, AutoAnswer } from '@trollmoot/boardkit/board.ts';
import type { Language } from '@trollmoot/boardkit/languages.ts';
import type { Act, Seat, Step } from '@trollmoot/kernel';
import type { Frame } from '@trollmoot/protocol';
import type { Line } from './chronicle.ts';
import type { Moment } from './timeline.ts';

/** What is stored per table: which answers are on, by seat, and which ones were given, by beat. */
interface Kept {
  readonly set: readonly string[];
  readonly given: { readonly [beat: string]: string };
}

type AnyAutoAnswer = AutoAnswer<object, Act, Step>;

const PREFIX = 'trollmoot-standing-';
const NOTHING: Kept = { set: [], given: {} };
const mark = (seat: Seat, { name }: AnyAutoAnswer): string => `${seat} ${name}`;

/** The auto-answers of a table. They are stored on this device; no other player learns of them. */
export class AutoAnswers {
  readonly #all: readonly AnyAutoAnswer[];
  readonly #key: string;
  #kept: Kept = $state.raw(NOTHING);
  #wentBackTo: number | null = null; // after an undo the reader decides, not the auto-answer

  constructor(board: AnyBoard, table: string) {
    this.#all = board.autoAnswers ?? [];
    this.#key = PREFIX + table;
    this.#kept = this.#all.length === 0 ? NOTHING : read(this.#key);
  }

  /** The auto-answers the reader could use in this game. */
  offered(frame: Frame | null): readonly AnyAutoAnswer[] {
    if (frame === null || frame.eye === null) return [];
    const { view, eye } = frame;
    return this.#all.filter((answer) => answer.concerns(view, eye));
  }

  /** The one that would answer the current prompt. */
  fitting(frame: Frame | null): AnyAutoAnswer | null {
    return this.offered(frame).find((answer) => answerBy(answer, frame!) !== null) ?? null;
  }

  isSet(seat: Seat, answer: AnyAutoAnswer): boolean {
    return this.#kept.set.includes(mark(seat, answer));
  }

  set(seat: Seat, answer: AnyAutoAnswer, on: boolean): void {
    const others = this.#kept.set.filter((other) => other !== mark(seat, answer));
    this.#wentBackTo = null;
    this.#keep({ ...this.#kept, set: on ? [...others, mark(seat, answer)] : others });
  }

  /** Suspends auto-answers at this frame, because an undo led back to it. */
  hold({ beat }: Frame): void {
    this.#wentBackTo = beat;
  }

  /** The answer to this frame from those that are on, recorded for the Chronicle; null if none applies. */
  answerTo(frame: Frame): Act | null {
    if (frame.eye === null || !frame.waiting.includes(frame.eye) || frame.beat === this.#wentBackTo) return null;
    for (const answer of this.#all) {
      const act = this.isSet(frame.eye, answer) ? answerBy(answer, frame) : null;
      if (act === null) continue;
      this.#keep({ ...this.#kept, given: { ...this.#kept.given, [frame.beat + 1]: mark(frame.eye, answer) } });
      return act;
    }
    return null;
  }

  /** The Chronicle line that says a moment was an auto-answer; null if it was not. */
  lineOf({ update }: Moment, moment: number, language: Language, say: (title: string) => string): Line | null {
    const given = update === null || update.by === null ? undefined : this.#kept.given[update.beat];
    if (given === undefined) return null;
    const answer = this.#all.find((one) => mark(update?.by ?? -1, one) === given);
    if (answer === undefined) return null;
    return { moment, of: update!.by, text: say(answer.title[language]), clause: null, begins: false, isNext: false };
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // no storage: they last until the page closes
    }
  }
}

const answerBy = (answer: AnyAutoAnswer, { step, options, view }: Frame): Act | null =>
  step === null || options.length === 0 ? null : answer.answer(step, options, view);

function read(key: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}
