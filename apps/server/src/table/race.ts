import type { Act, Position, RaceFace, Seat } from '@trollmoot/kernel';
import { type Answer, type Course, isStaleBeat, kindOf, RaceRunner, type Wish } from '@trollmoot/protocol';
import type { TableCore } from './core.ts';

interface RacingTable extends TableCore {
  playNow(by: Seat, act: Act): void;
  sendClock(): void;
}

/** The races of one table, run by the server's clock. */
export class TableRace {
  readonly #table: RacingTable;
  readonly #runner: RaceRunner;

  constructor(table: RacingTable) {
    this.#table = table;
    this.#runner = new RaceRunner(table.game.referee, this.#course());
  }

  get isOn(): boolean {
    return this.#runner.isOn;
  }

  /** Is the open question one for the referee? */
  get isDue(): boolean {
    return this.#table.game.referee !== undefined && raceAt(this.#table) !== null;
  }

  follow(): void {
    this.#runner.follow();
  }

  stop(): void {
    this.#runner.stop();
  }

  face(): RaceFace | null {
    return this.#runner.face();
  }

  /** When this seat may press; null if it may not act. */
  readyAt(seat: Seat): number | null {
    return this.face()?.ready[seat] ?? null;
  }

  /** A button is pressed. What comes of it enters the log when the referee says so. */
  press(seat: Seat, { beat, acts }: Wish, lag: number): Answer {
    const { s, count } = this.#table.match!;
    if (isStaleBeat(count, beat)) return { ok: false, no: 'stale' };
    if (acts.length !== 1) return { ok: false, no: 'tooFar', index: 1 };
    const refusal = this.#runner.press(s, seat, acts[0]!, lag);
    return refusal === null ? { ok: true } : { ok: false, no: 'forbidden', index: 0, refusal };
  }

  #course(): Course {
    const table = this.#table;
    return {
      race: () => raceAt(table),
      play: (by, act) => table.playNow(by, act),
      faceChanged: () => {
        if (this.isOn) table.sendClock(); // else the frame says so
      },
      now: () => table.house.clock.now(),
      after: (milliseconds, then) => table.house.clock.after(milliseconds, then),
      guarded: (run) => table.guarded(run),
    };
  }
}

function raceAt({ match, game, record }: TableCore): Position | null {
  if (match === null || record.status !== 'playing') return null;
  return kindOf(game, match.s) === 'race' ? match.s : null;
}
