import { type Act, type PuzzleTask, sameAct } from '@trollmoot/kernel';
import { type Answer, judge, type Puzzle, type Question, readLine, type Verdict } from '@trollmoot/puzzles';
import { keepAnswer, keepHint, kept } from './kept.ts';
import { type LineStep, stepsOf } from './line-step.ts';
import type { PuzzleLink } from './link.svelte.ts';
import { answersIn, type PuzzleSet } from './sets.ts';
import { sendDays } from './sync.ts';

/** What is told once an answer is handed in. */
interface Told {
  readonly answer: Answer;
  readonly verdict: Verdict | null; // null: another device handed it in
  readonly stars: number; // less one for a hint
  readonly mine: readonly LineStep[];
  readonly best: readonly LineStep[];
}

/** A hint: the next step of the best line, or how many steps of the reader's are part of it. */
type Hint = { readonly next: LineStep; readonly isFirst: boolean } | { readonly right: number };

/** The reader at a puzzle: the line, the hint, and the answer, handed in once. */
export class Solving {
  readonly day: string;
  readonly today: string;
  readonly puzzle: Puzzle;
  readonly task: PuzzleTask;
  readonly link: PuzzleLink;
  readonly #set: PuzzleSet;
  isJudging: boolean = $state(false);
  told: Told | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  isHinted: boolean = $state(false);

  constructor(of: { day: string; today: string; set: PuzzleSet; puzzle: Puzzle; task: PuzzleTask; link: PuzzleLink }) {
    this.day = of.day;
    this.today = of.today;
    this.puzzle = of.puzzle;
    this.task = of.task;
    this.link = of.link;
    this.#set = of.set;
    this.isHinted = kept().hinted.includes(of.day);
  }

  get question(): Question {
    return this.link.question;
  }

  /** Handed in before, perhaps on another device: told at once. */
  async comeBack(): Promise<void> {
    const before = kept().answers[this.day];
    if (before === undefined) return;
    const answer = await this.#answer();
    const reached = readLine(this.question, before.line);
    this.#tell(answer, reached?.line ?? [], before.verdict ?? null, before.stars);
  }

  async takeHint(): Promise<void> {
    keepHint(this.day);
    this.isHinted = true;
    const { lines } = await this.#answer();
    const mine = this.link.line;
    let right = 0;
    for (const text of lines) {
      const best = readLine(this.question, text)?.line ?? [];
      const same = sharedLength(best, mine);
      if (same === mine.length && best.length > same) {
        const next = stepsOf(this.question, best, this.puzzle.seats)[same]!;
        this.hint = { next, isFirst: same === 0 };
        return;
      }
      right = Math.max(right, same);
    }
    this.hint = { right };
  }

  async handIn(): Promise<void> {
    if (!this.link.isComplete || this.isJudging || this.told !== null) return;
    this.isJudging = true;
    const answer = await this.#answer();
    await new Promise((painted) => setTimeout(painted)); // so that the page says what it is doing
    const { line } = this.link;
    const verdict = judge(this.question, line, answer);
    const stars = Math.max(0, verdict.stars - (this.isHinted ? 1 : 0));
    const late = this.day === this.today ? {} : ({ late: true } as const);
    const texts = this.#written(line);
    keepAnswer(this.day, { stars, line: texts, verdict, ...late });
    this.isJudging = false;
    this.#tell(answer, line, verdict, stars);
    void sendDays();
  }

  #tell(answer: Answer, line: readonly Act[], verdict: Verdict | null, stars: number): void {
    const { seats } = this.puzzle;
    const best = readLine(this.question, answer.lines[0]!)?.line ?? [];
    const mine = stepsOf(this.question, line, seats);
    this.told = { answer, verdict, stars, mine, best: stepsOf(this.question, best, seats) };
    this.link.show(line);
  }

  #written(line: readonly Act[]): string[] {
    const { game, seat, start } = this.question;
    const s = game.clone(start);
    return line.map((act) => {
      const text = game.write(act, s);
      game.play(s, seat, act);
      return text;
    });
  }

  async #answer(): Promise<Answer> {
    const found = (await answersIn(this.#set)).find(({ id }) => id === this.puzzle.id);
    if (found === undefined) throw new Error(`There is no answer to ${this.puzzle.id}.`);
    return found;
  }
}

function sharedLength(a: readonly Act[], b: readonly Act[]): number {
  let n = 0;
  while (n < a.length && n < b.length && sameAct(a[n]!, b[n]!)) n++;
  return n;
}
