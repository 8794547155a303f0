import type { Happening } from '@trollmoot/boardkit/board.ts';
import type { News } from '@trollmoot/kernel';
import { prefs } from '../../prefs.svelte.ts';
import type { Line } from '../chronicle.ts';
import type { Moment } from '../timeline.ts';
import { actionIn, type Chapter, chapterAt, chaptersOf } from './chapters.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 700; // milliseconds per step at speed 1,
const LETTER = 18; // and per letter of its line

/** What the replay needs of the desk. */
interface Replayed {
  readonly board: Parameters<typeof chaptersOf>[1];
  readonly shownMoments: readonly Moment[];
  readonly lines: readonly Line[];
  readonly replayed: number | null;
  lookBack(moment: number | null): void;
}

/** Moves through the game so far, by action, by turn, or on its own. Board and Chronicle show the same moment. */
export class Replay {
  isPlaying: boolean = $state(false);
  readonly #desk: Replayed;

  constructor(desk: Replayed) {
    this.#desk = desk;
  }

  chapters: readonly Chapter[] = $derived.by(() => chaptersOf(this.#desk.shownMoments, this.#desk.board));
  last: number = $derived.by(() => this.#desk.shownMoments.length - 1);
  at: number = $derived.by(() => this.#desk.replayed ?? this.last);
  chapter: number = $derived.by(() => chapterAt(this.chapters, this.at));
  /** The lines of this moment; if it has none, the last one before it. */
  current: readonly Line[] = $derived.by(() => {
    const { lines } = this.#desk;
    const before = lines.findLastIndex(({ moment }) => moment <= this.at);
    return before < 0 ? [] : lines.filter(({ moment }) => moment === lines[before]!.moment);
  });
  /** What the last action did, for the board to mark. */
  trails: readonly (Omit<Happening<object, News>, 'isFaded'> & { readonly moment: number })[] = $derived.by(() => {
    const [before, moment] = [this.#desk.shownMoments[this.at - 1], this.#desk.shownMoments[this.at]];
    if (this.#desk.replayed === null || before === undefined || moment?.update == null) return [];
    const n = actionIn(this.chapters[this.chapter], this.at);
    const { by, news } = moment.update;
    return news.map((piece) => ({ n, by, news: piece, before: before.frame.view, moment: this.at }));
  });

  step(by: number): void {
    this.isPlaying = false;
    this.#go(this.at + by);
  }

  /** To the beginning of this turn, or of the one before; or to the end of this turn, or of the next. */
  turn(by: -1 | 1): void {
    this.isPlaying = false;
    const here = this.chapters[this.chapter]!;
    const start = Math.max(0, here.from - 1);
    if (by < 0) {
      const before = this.chapters[this.chapter - 1];
      this.#go(this.at > start ? start : Math.max(0, (before?.from ?? 1) - 1));
    } else this.#go(this.at < here.to ? here.to : (this.chapters[this.chapter + 1]?.to ?? this.last));
  }

  goTo(moment: number): void {
    this.isPlaying = false;
    this.#go(moment);
  }

  toggle(): void {
    if (!this.isPlaying && this.at >= this.last) this.#go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** While it plays: wait as long as the line takes to read, then go on. Returns the function that stops waiting. */
  wait(): () => void {
    const letters = this.current.reduce((sum, { text }) => sum + text.length, 0);
    const timer = setTimeout(
      () => {
        if (this.at >= this.last) this.isPlaying = false;
        else this.#go(this.at + 1);
      },
      (STEP + LETTER * letters) / prefs.replaySpeed,
    );
    return () => clearTimeout(timer);
  }

  /** The last moment of a game that is over is still a replay; of a running game it is now. */
  #go(moment: number): void {
    this.#desk.lookBack(Math.max(0, Math.min(moment, this.last)));
    if (moment >= this.last) this.isPlaying = false;
  }
}
