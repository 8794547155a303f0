import type { AnyBoard, AutoAnswer } from '@trollmoot/boardkit/board.ts';
import type { Language } from '@trollmoot/boardkit/languages.ts';
import type { Act, Seat, Step } from '@trollmoot/kernel';
import type { Frame } from '@trollmoot/protocol';
import type { Line } from './chronicle.ts';
import type { Moment } from './timeline.ts';

/** What a table remembers of them: which are set, by seat, and what they have answered, by beat. */
interface Kept {
  readonly set: readonly string[];
  readonly given: { readonly [beat: string]: string };
}

type AnyAutoAnswer = AutoAnswer<object, Act, Step>;

const PREFIX = 'trollmoot-standing-';
const NOTHING: Kept = { set: [], given: {} };
const mark = (seat: Seat, { name }: AnyAutoAnswer): string => `${seat} ${name}`;

/** The answers a reader has given once and for all at this table. They are kept on the device and are nobody else's. */
export class AutoAnswers {
  readonly #all: readonly AnyAutoAnswer[];
  readonly #key: string;
  #kept: Kept = $state.raw(NOTHING);
  #wentBackTo: number | null = null; // what was taken back is asked anew, not answered anew

  constructor(board: AnyBoard, table: string) {
    this.#all = board.autoAnswers ?? [];
    this.#key = PREFIX + table;
    this.#kept = this.#all.length === 0 ? NOTHING : read(this.#key);
  }

  /** Those that may concern the reader. */
  offered(frame: Frame | null): readonly AnyAutoAnswer[] {
    if (frame === null || frame.eye === null) return [];
    const { view, eye } = frame;
    return this.#all.filter((answer) => answer.concerns(view, eye));
  }

  /** The one that would answer the present question. */
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

  /** The table went back to this frame: the reader decides here. */
  hold({ beat }: Frame): void {
    this.#wentBackTo = beat;
  }

  /** What a set answer says to this frame, and a note that it did; null if nothing is set for it. */
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

  /** The line that says so in the chronicle. */
  lineOf({ update }: Moment, moment: number, language: Language, say: (title: string) => string): Line | null {
    const given = update === null || update.by === null ? undefined : this.#kept.given[update.beat];
    if (given === undefined) return null;
    const answer = this.#all.find((one) => mark(update?.by ?? -1, one) === given);
    return answer === undefined ? null : { moment, of: update!.by, text: say(answer.title[language]), clause: null };
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // no storage: they last as long as the page
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
