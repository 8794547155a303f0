import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { News } from '@trollmoot/kernel';
import type { Frame, Update } from '@trollmoot/protocol';
import { slowness } from '../prefs.svelte.ts';
import { makeSound } from '../sound/sounds.ts';

interface QueuedFrame {
  readonly frame: Frame;
  readonly updates: readonly Update[];
  readonly news: readonly News[]; // to play; empty if nothing should move and nothing deserves a moment
  readonly moves: boolean;
}

/** News that deserve to be looked at: the motion stops until `done`. */
interface ShownMoment {
  readonly news: readonly News[];
  readonly before: object;
  readonly after: object;
  readonly count: (scores: readonly number[]) => void;
  readonly done: () => void;
}

/** Told about the performance: `show` for every frame shown, `settle` once no frame is waiting. */
interface Audience {
  show(frame: Frame, updates: readonly Update[]): void;
  settle(frame: Frame): void;
}

const FAR_BEHIND = 4; // with more frames than this waiting, show them without playing their news

/**
 * Plays the news of each frame as motion, one after another, and then shows the frame. A touch skips ahead, but not past
 * a moment.
 */
export class Stage {
  frame: Frame | null = $state.raw(null);
  playing: News | null = $state.raw(null);
  told: readonly News[] = $state.raw([]);
  moment: ShownMoment | null = $state.raw(null);
  counted: readonly number[] | null = $state.raw(null); // running totals of the moment, by seat
  isIdle: boolean = $state(true);

  readonly #board: AnyBoard;
  readonly #audience: Audience;
  #queue: QueuedFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isClosed = false;
  #isHurried = false;

  constructor(board: AnyBoard, audience: Audience) {
    this.#board = board;
    this.#audience = audience;
  }

  /** Show it at once, without motion. */
  cut(frame: Frame): void {
    this.#queue = [];
    this.#stop();
    this.#rest(frame);
  }

  perform(frame: Frame, updates: readonly Update[], moves: boolean): void {
    const news = updates.flatMap(({ news }) => news);
    this.#queue.push({ frame, updates, news: moves || this.#momentAmong(news, frame.eye) ? news : [], moves });
    if (this.isIdle) this.#next();
  }

  /** The reader wants to act: skip to the end of all motion, or to the next moment. */
  hurry(): void {
    if (this.isIdle || this.moment !== null) return;
    this.#stop();
    this.#isHurried = true;
    const queued = this.#queue[0];
    if (queued === undefined) return;
    const playing = this.playing;
    if (playing === null) this.#play(queued, this.told.length);
    else this.#leave(queued, this.told.length, playing);
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #next(): void {
    const queued = this.#queue[0];
    if (queued === undefined || this.#isClosed) return;
    this.isIdle = false;
    this.told = [];
    this.#play(queued, 0);
  }

  #play(queued: QueuedFrame, index: number): void {
    const piece = queued.news[index];
    if (piece === undefined) this.#arrive(queued);
    else if (!this.#stopFor(queued, index)) {
      const isQuick = this.#isHurried || !queued.moves || this.#queue.length > FAR_BEHIND;
      const isOwn = queued.updates.every(({ by }) => by === queued.frame.eye);
      const sound = isQuick ? null : (this.#board.sound?.(piece) ?? null);
      const pace = isQuick ? 0 : (this.#board.pace?.(piece) ?? 0) * (isOwn ? 1 : slowness());
      if (sound !== null) makeSound(sound);
      if (pace === 0) this.#leave(queued, index, piece);
      else {
        this.playing = piece;
        this.#timer = setTimeout(() => this.#leave(queued, index, piece), pace);
      }
    }
  }

  #momentAmong(news: readonly News[], eye: Frame['eye']): boolean {
    const { moment, Moment } = this.#board;
    if (moment === undefined || Moment === undefined || this.frame === null) return false;
    const { view } = this.frame;
    return news.some((_, index) => moment(news.slice(index), view, eye) > 0);
  }

  /** Shows the moment that begins with this piece of news, if there is one. */
  #stopFor(queued: QueuedFrame, index: number): boolean {
    const { board, before } = { board: this.#board, before: this.frame };
    if (board.Moment === undefined || before === null) return false;
    const rest = queued.news.slice(index);
    const count = board.moment?.(rest, before.view, queued.frame.eye) ?? 0;
    if (count === 0) return false;
    const news = rest.slice(0, count);
    this.#isHurried = false;
    this.moment = {
      news,
      before: before.view,
      after: queued.frame.view,
      count: (scores) => {
        if (this.moment?.news === news) this.counted = scores;
      },
      done: () => {
        if (this.moment?.news !== news) return; // done already, or the game went back
        this.moment = null;
        this.told = [...this.told, ...news];
        this.#play(queued, index + count);
      },
    };
    return true;
  }

  /** This piece of news has been played; play the next. */
  #leave(queued: QueuedFrame, index: number, piece: News): void {
    this.playing = null;
    this.told = [...this.told, piece];
    this.#play(queued, index + 1);
  }

  #arrive(queued: QueuedFrame): void {
    this.#queue.shift();
    this.#show(queued);
    if (this.#queue.length === 0) this.#rest(queued.frame);
    else this.#next();
  }

  #show({ frame, updates }: QueuedFrame): void {
    this.frame = frame;
    this.#audience.show(frame, updates);
  }

  #rest(frame: Frame): void {
    this.frame = frame;
    this.playing = null;
    this.told = [];
    this.moment = null;
    this.counted = null;
    this.#isHurried = false;
    this.isIdle = true;
    this.#audience.settle(frame);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
