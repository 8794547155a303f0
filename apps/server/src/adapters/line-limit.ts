const WRITTEN = 3; // lines of a kind per window
const WINDOW = 60_000; // milliseconds

interface LineLimitOptions {
  readonly later: (milliseconds: number, run: () => void) => void;
  /** So many more lines of this kind were not written. */
  readonly sumUp: (event: string, more: number) => void;
}

/** Lets the first few lines of each kind through, and counts the others: a flood must not fill the disk with its log. */
export class LineLimit {
  readonly #options: LineLimitOptions;
  readonly #kinds = new Map<string, number>(); // lines in the present window; events are few

  constructor(options: LineLimitOptions) {
    this.#options = options;
  }

  mayWrite(event: string): boolean {
    const lines = (this.#kinds.get(event) ?? 0) + 1;
    this.#kinds.set(event, lines);
    if (lines === 1) this.#options.later(WINDOW, () => this.#close(event));
    return lines <= WRITTEN;
  }

  #close(event: string): void {
    const more = (this.#kinds.get(event) ?? 0) - WRITTEN;
    this.#kinds.delete(event);
    if (more > 0) this.#options.sumUp(event, more);
  }

  /** The server stops: sum up what was not written yet. */
  flush(): void {
    for (const event of [...this.#kinds.keys()]) this.#close(event);
  }
}
