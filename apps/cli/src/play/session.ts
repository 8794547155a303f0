import { type Choice, hint, type Level, type Thinking, think } from '@trollmoot/bots';
import {
  type Act,
  freeReturn,
  type Played,
  type Position,
  replay,
  type Saved,
  type Seat,
  takeBack,
} from '@trollmoot/kernel';
import type { GameSetup } from '../table.ts';

/** How long a bot in the terminal may think. */
const THINKING_MS = 400;

/** A running game: the position, its log, and which seats people play. */
export class Session {
  readonly setup: GameSetup;
  readonly people: readonly Seat[];
  readonly level: Level;
  s: Position;
  #saved: Saved;

  constructor(setup: GameSetup, saved: Saved, people: readonly Seat[], level: Level) {
    this.setup = setup;
    this.people = people;
    this.level = level;
    this.#saved = saved;
    this.s = replay(setup.game, saved);
  }

  get saved(): Saved {
    return this.#saved;
  }

  /** Whose view the screen shows: the only person's, or what everyone may see. */
  get reader(): Seat | null {
    return this.people.length === 1 ? this.people[0]! : null;
  }

  /** Who acts next: if possible a seat that did not act last, so that one seat cannot act alone in a race. */
  next(): Seat | null {
    const waiting = this.setup.game.waitingFor(this.s);
    return waiting.find((seat) => seat !== this.s.last) ?? waiting[0] ?? null;
  }

  /** Play an act, and return the sentences that the reader may see. */
  play(by: Seat, act: Act): string[] {
    const { game } = this.setup;
    this.s.news = [];
    game.play(this.s, by, act);
    const played: Played = { by, act };
    this.#saved = { ...this.#saved, log: [...this.#saved.log, played] };
    const view = game.view(this.s, this.reader);
    return this.s.news.flatMap((news) => {
      const seen = game.seen(news, this.reader);
      return (seen === null ? null : game.words.en.narrate(seen, view)) ?? [];
    });
  }

  /** What a bot of this level does in this seat. */
  botChoice(seat: Seat, level: Level): Choice {
    return this.#think(think, seat, level);
  }

  /** What a strong bot would do in this seat, and why. */
  hint(seat: Seat): Choice {
    return this.#think(hint, seat, 'troll');
  }

  #think(how: typeof think, seat: Seat, level: Level): Choice {
    const { game } = this.setup;
    const random = (n: number): number => Math.floor(Math.random() * n);
    const until = performance.now() + THINKING_MS;
    const thinking: Thinking = { level, seed: `${random(0x7fffffff)}`, enough: () => performance.now() > until };
    return how(game, game.imagine(this.s, seat, random), seat, thinking);
  }

  /** The ply before this seat's last action, and whether it may undo to there freely. Null if it has not acted. */
  undoTo(seat: Seat): { ply: number; free: boolean } | null {
    const ply = this.#saved.log.findLastIndex(({ by }) => by === seat);
    return ply < 0 ? null : { ply, free: ply >= freeReturn(this.s, seat) };
  }

  undo(ply: number): void {
    this.#saved = takeBack(this.#saved, ply);
    this.s = replay(this.setup.game, this.#saved);
  }
}
