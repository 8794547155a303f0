import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { News } from '@trollmoot/kernel';
import type { Frame, Update } from '@trollmoot/protocol';
import { makeSound } from '../sound/sounds.ts';

interface QueuedFrame {
  readonly frame: Frame;
  readonly updates: readonly Update[];
  readonly news: readonly News[]; // to play as motion; empty if nothing should move
}

/** Told about the performance: `show` for every frame shown, `settle` once no frame is waiting. */
interface Audience {
  show(frame: Frame, updates: readonly Update[]): void;
  settle(frame: Frame): void;
}

const FAR_BEHIND = 4; // with more frames than this waiting, show them without playing their news

/** Plays the news of each frame as motion, one after another, and then shows the frame. A touch skips ahead. */
export class Stage {
  frame: Frame | null = $state.raw(null);
  playing: News | null = $state.raw(null);
  told: readonly News[] = $state.raw([]);
  isIdle: boolean = $state(true);

  readonly #board: AnyBoard;
  readonly #audience: Audience;
  #queue: QueuedFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isClosed = false;

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
    this.#queue.push({ frame, updates, news: moves ? updates.flatMap(({ news }) => news) : [] });
    if (this.isIdle) this.#next();
  }

  /** The reader wants to act: skip to the end of all motion. */
  hurry(): void {
    if (this.isIdle) return;
    this.#stop();
    while (this.#queue.length > 1) this.#show(this.#queue.shift()!);
    const last = this.#queue.shift();
    if (last === undefined) return;
    this.#show(last);
    this.#rest(last.frame);
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
    else {
      const isFarBehind = this.#queue.length > FAR_BEHIND;
      const sound = isFarBehind ? null : (this.#board.sound?.(piece) ?? null);
      const pace = isFarBehind ? 0 : (this.#board.pace?.(piece) ?? 0);
      if (sound !== null) makeSound(sound);
      if (pace === 0) this.#leave(queued, index, piece);
      else {
        this.playing = piece;
        this.#timer = setTimeout(() => this.#leave(queued, index, piece), pace);
      }
    }
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
    this.isIdle = true;
    this.#audience.settle(frame);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
