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
import type { Start } from '../table.ts';

/** How long a bot in the terminal may think, in milliseconds. */
const PATIENCE = 400;

/** A running game in one process: the position, its log, and who sits where. */
export class Session {
  readonly start: Start;
  readonly people: readonly Seat[];
  readonly level: Level;
  s: Position;
  #saved: Saved;

  constructor(start: Start, saved: Saved, people: readonly Seat[], level: Level) {
    this.start = start;
    this.people = people;
    this.level = level;
    this.#saved = saved;
    this.s = replay(start.game, saved);
  }

  get saved(): Saved {
    return this.#saved;
  }

  /** Whose eyes the screen may show: the one person's, or only what everybody may see. */
  get reader(): Seat | null {
    return this.people.length === 1 ? this.people[0]! : null;
  }

  /** Who is asked next: a seat that did not act last if there is one, so that nobody wins a race by sitting still. */
  next(): Seat | null {
    const waiting = this.start.game.waitingFor(this.s);
    return waiting.find((seat) => seat !== this.s.last) ?? waiting[0] ?? null;
  }

  /** Play, and return the sentences this reader may hear of it. */
  play(by: Seat, act: Act): string[] {
    const { game } = this.start;
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
  advice(seat: Seat, level: Level): Choice {
    return this.#ponder(think, seat, level);
  }

  /** What a good player would do in this seat, and why. */
  hint(seat: Seat): Choice {
    return this.#ponder(hint, seat, 'troll');
  }

  #ponder(how: typeof think, seat: Seat, level: Level): Choice {
    const { game } = this.start;
    const random = (n: number): number => Math.floor(Math.random() * n);
    const until = performance.now() + PATIENCE;
    const thinking: Thinking = { level, seed: `${random(0x7fffffff)}`, enough: () => performance.now() > until };
    return how(game, game.imagine(this.s, seat, random), seat, thinking);
  }

  /** The ply before this seat's last action, and whether going back there is free. Null if it has not acted. */
  undoTo(seat: Seat): { ply: number; free: boolean } | null {
    const ply = this.#saved.log.findLastIndex(({ by }) => by === seat);
    return ply < 0 ? null : { ply, free: ply >= freeReturn(this.s, seat) };
  }

  undo(ply: number): void {
    this.#saved = takeBack(this.#saved, ply);
    this.s = replay(this.start.game, this.#saved);
  }
}
