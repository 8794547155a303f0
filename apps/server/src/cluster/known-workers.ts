import type { Messenger } from './messenger.ts';
import { BEAT, BEATS, type Beat, SILENCE } from './thoughts.ts';

export interface KnownWorker {
  readonly id: string;
  readonly threads: number;
  load: number;
  readonly doing: ReadonlySet<string>;
  readonly rules: Beat['rules'];
  readonly heard: number; // when, on performance.now()
}

const FORGOTTEN = 120_000; // milliseconds: by then the bus has noticed, too, that a worker is gone

/** The bot workers of the house, as their beats tell. */
export class KnownWorkers {
  readonly #workers = new Map<string, KnownWorker>();
  readonly #silence: number;
  readonly #deafen: () => void;
  onBeat: (beat: Beat) => void = () => {};

  constructor(messenger: Messenger, beat = BEAT) {
    this.#silence = SILENCE * beat;
    this.#deafen = messenger.subscribe(BEATS, ({ text }) => {
      const beat = JSON.parse(text) as Beat;
      const { worker: id, threads, load, doing, rules } = beat;
      if (beat.isLeaving) this.#workers.delete(id);
      else this.#workers.set(id, { id, threads, load, doing: new Set(doing), rules, heard: performance.now() });
      this.onBeat(beat);
    });
  }

  #isAlive({ heard }: KnownWorker): boolean {
    return performance.now() - heard < this.#silence;
  }

  get living(): KnownWorker[] {
    return [...this.#workers.values()].filter((worker) => this.#isAlive(worker));
  }

  /** Those who can play this game by these rules. */
  whoPlay(game: string, rules: number): KnownWorker[] {
    return this.living.filter((worker) => worker.rules[game] === rules);
  }

  get(id: string): KnownWorker | null {
    const worker = this.#workers.get(id);
    return worker !== undefined && this.#isAlive(worker) ? worker : null;
  }

  /** One that has fallen silent may still be in the queue group: the bus would go on asking it. */
  get isAnySilent(): boolean {
    const now = performance.now();
    for (const [id, { heard }] of this.#workers) if (now - heard > FORGOTTEN) this.#workers.delete(id);
    return [...this.#workers.values()].some((worker) => !this.#isAlive(worker));
  }

  close(): void {
    this.#deafen();
  }
}
