import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { News } from '@trollmoot/kernel';
import type { Frame } from '@trollmoot/protocol';
import { motion } from '../prefs.svelte.ts';
import type { Moment } from './timeline.ts';

const SPEED = 1.5;
const BETWEEN = 250; // milliseconds after each step
const STILL = 900; // a step without motion

/** Plays some moments again, with their motion, and returns to now. */
export class Rerun {
  frame: Frame | null = $state.raw(null); // null: nothing is played again
  playing: News | null = $state.raw(null);
  told: readonly News[] = $state.raw([]);
  step: { readonly n: number; readonly of: number } = $state.raw({ n: 0, of: 0 });

  readonly #board: AnyBoard;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(board: AnyBoard) {
    this.#board = board;
  }

  /** Plays the moments from `from` up to, not including, `to`. */
  start(moments: readonly Moment[], from: number, to: number): void {
    this.stop();
    this.#show(moments, from, from, to);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.frame = null;
    this.playing = null;
    this.told = [];
  }

  #show(moments: readonly Moment[], at: number, from: number, to: number): void {
    const [before, moment] = [moments[at - 1], moments[at]];
    if (at >= to || before === undefined || moment === undefined) {
      this.stop();
      return;
    }
    this.step = { n: at - from + 1, of: to - from };
    this.frame = before.frame;
    this.#play(motion() ? (moment.update?.news ?? []) : [], 0, () => {
      this.frame = moment.frame;
      this.#after(motion() ? BETWEEN : STILL, () => this.#show(moments, at + 1, from, to));
    });
  }

  #play(news: readonly News[], index: number, then: () => void): void {
    const piece = news[index];
    this.told = news.slice(0, index);
    this.playing = piece ?? null;
    if (piece === undefined) {
      this.told = [];
      then();
    } else this.#after(this.#board.pace?.(piece) ?? 0, () => this.#play(news, index + 1, then));
  }

  #after(milliseconds: number, then: () => void): void {
    this.#timer = setTimeout(then, milliseconds / SPEED);
  }
}
