import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import { COLOURS, type SeatPlate } from '@trollmoot/boardkit/seats.ts';
import type { Game, Saved, Seat, Words } from '@trollmoot/kernel';
import type { Judged, KeyMoment, Luck, Progress, Review } from '@trollmoot/review';
import type { StoredTable } from '../link/stored-tables.ts';
import { prefs } from '../prefs.svelte.ts';
import { coloursOf } from '../shelf/seats.ts';
import { sitterNames } from '../sitters.ts';
import { calledIn, words } from '../words/index.svelte.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import type { Question, Report } from './review-worker.ts';
import { type Story, storyOf, turnAt } from './story.ts';

/** One review on the screen. Chart, list, board and card show the same act: `at`. */
export class Session {
  readonly game: Game;
  readonly board: AnyBoard;
  readonly stored: StoredTable;
  readonly story: Story;
  readonly reader: Seat | null;
  review: Review | null = $state.raw(null);
  progress: Progress | null = $state.raw(null);
  hasFailed: boolean = $state(false);
  isLooking: boolean = $state(false); // closer, at one moment
  at: number = $state(0); // the ply of the act that is shown
  seat: Seat = $state(0); // whose band the chart draws
  front: 'other' | 'played' = $state('other'); // which of the two options lies on top
  #worker: Worker | null = null;

  constructor(game: Game, board: AnyBoard, stored: StoredTable, reader: Seat | null) {
    this.game = game;
    this.board = board;
    this.stored = stored;
    this.story = storyOf(game, board, this.#saved);
    const people = stored.chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    this.reader = reader ?? (people.length === 1 && stored.isVisited !== true ? people[0]! : null);
    this.seat = this.reader ?? Math.max(0, stored.result?.places.indexOf(1) ?? 0);
  }

  plates: readonly SeatPlate[] = $derived.by(() => {
    const { game, stored } = this;
    const called = game.seatNames(stored.settings, stored.chairs.length);
    const colours = coloursOf(game.name, called);
    const names = sitterNames(stored.id, stored.chairs);
    return called.map((name, seat) => {
      const sign = calledIn(game.name, name);
      const role = COLOURS.some((colour) => colour === name) ? '' : sign;
      const isReader = seat === this.reader;
      const shown = isReader ? words().table.you : names[seat] || sign;
      return {
        seat,
        name: shown,
        called: name,
        role,
        about: role,
        colour: colours[seat]!,
        isReader,
        bot: null,
        isAway: false,
      };
    });
  });

  said: Words = $derived.by(() => {
    const said = this.game.words[prefs.language] ?? this.game.words.en;
    const names = this.plates.map(({ name, isReader }) => (isReader ? null : name));
    return said.among?.({ names, you: this.reader }) ?? said;
  });

  moment: KeyMoment | null = $derived.by(() => this.review?.moments.find(({ ply }) => ply === this.at) ?? null);
  choice: Judged | null = $derived.by(() => this.review?.choices.find(({ ply }) => ply === this.at) ?? null);
  luck: Luck | null = $derived.by(() => this.review?.lucks.find(({ ply }) => ply === this.at) ?? null);
  turn: number = $derived.by(() => turnAt(this.story, this.at));

  /** Reviews the game, or finds the review that this device made before. `budget` is in play-outs; null: about a minute. */
  async open(budget: number | null): Promise<void> {
    const kept = budget === null ? await keptReview(this.stored.id, this.game.rules) : null;
    if (kept !== null) return this.#show(kept);
    this.#ask({
      ask: 'review',
      saved: this.#saved,
      turns: this.story.turns.map(({ ply, seat }) => ({ ply, seat })),
      budget,
    });
  }

  lookCloser(): void {
    if (this.review === null || this.isLooking) return;
    this.isLooking = true;
    this.#ask({ ask: 'closer', saved: this.#saved, review: this.review, ply: this.at });
  }

  /** The moment before or after the act that is shown. */
  step(by: 1 | -1): void {
    const plies = this.review?.moments.map(({ ply }) => ply) ?? [];
    const next = by > 0 ? plies.find((ply) => ply > this.at) : plies.findLast((ply) => ply < this.at);
    if (next !== undefined) this.at = next;
  }

  /** A turn, at its key moment if it has one. */
  goToTurn(index: number): void {
    const { turns } = this.story;
    const turn = turns[Math.max(0, Math.min(turns.length - 1, index))]!;
    const end = turns[turns.indexOf(turn) + 1]?.ply ?? Infinity;
    this.at = this.review?.moments.find(({ ply }) => ply >= turn.ply && ply < end)?.ply ?? turn.ply;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  get #saved(): Saved {
    const { game, rules, settings, chairs, seed, log } = this.stored;
    return { game, rules, settings, seats: chairs.length, seed, log };
  }

  #ask(question: Question): void {
    this.#worker ??= this.#started();
    this.#worker.postMessage($state.snapshot(question));
  }

  #started(): Worker {
    const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' });
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.tell === 'progress') this.progress = data.progress;
      else {
        void keepReview(this.stored.id, this.game.rules, data.review);
        this.#show(data.review);
      }
    };
    worker.onerror = () => {
      this.hasFailed = true;
      this.isLooking = false;
    };
    return worker;
  }

  /** Opens at the reader's costliest moment; without one, at the largest. */
  #show(review: Review): void {
    const isFirst = this.review === null;
    this.review = review;
    this.isLooking = false;
    if (!isFirst) return;
    const byCost = review.moments.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const own = byCost.find(({ kind, seat }) => kind === 'slip' && seat === this.reader);
    this.at =
      (own ?? byCost.find(({ kind }) => kind === 'slip') ?? byCost[0])?.ply ?? this.story.turns.at(-1)?.ply ?? 0;
  }
}
