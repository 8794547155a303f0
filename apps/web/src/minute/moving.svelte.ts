import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import { type Figure, type Laid, layFigure } from '@trollmoot/boardkit/figure.ts';
import type { Game, News } from '@trollmoot/kernel';
import type { Instant } from '../book/drawing.ts';

const AFTERWARDS = 1600; // milliseconds that the new position stays

/** A picture that plays its move once: the news as motion, the new position for a while, then all as it was. */
export class Moving {
  instant: Instant | null = $state.raw(null);
  readonly #game: Game;
  readonly #figure: Figure;
  readonly #board: AnyBoard;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(game: Game, figure: Figure, board: AnyBoard) {
    this.#game = game;
    this.#figure = figure;
    this.#board = board;
  }

  get moves(): boolean {
    return this.#figure.plays !== undefined;
  }

  play(): void {
    if (!this.moves || this.#timer !== null) return;
    const { s, reader, plays } = layFigure(this.#game, this.#figure);
    if (reader === null || plays === null) return;
    const after = this.#game.clone(s) as Laid;
    after.news = [];
    this.#game.play(after, reader, plays);
    const news = after.news.map((piece) => this.#game.seen(piece, reader)).filter((piece) => piece !== null);
    after.news = null;
    this.#tell(s, after, news, 0);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.instant = null;
  }

  #tell(before: Laid, after: Laid, news: readonly News[], index: number): void {
    const piece = news[index];
    if (piece === undefined) {
      this.instant = { s: after, playing: null, told: [] };
      this.#timer = setTimeout(() => this.stop(), AFTERWARDS);
    } else {
      this.instant = { s: before, playing: piece, told: news.slice(0, index) };
      this.#timer = setTimeout(() => this.#tell(before, after, news, index + 1), this.#board.pace?.(piece) ?? 0);
    }
  }
}
