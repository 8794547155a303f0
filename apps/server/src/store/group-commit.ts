import { NotWritten, TORN, tablesOf, type Write } from './store.ts';

/** Puts groups of writes on the disk, each with one wait. What failed, by index; rejects if nothing works any more. */
export interface Keeper {
  keep(group: readonly (readonly Write[])[]): Promise<ReadonlyMap<number, string>>;
  /** If what was given last is kept, say so now and not only when this tick is over. */
  look(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * A commit costs a wait for the disk, however much it holds. So while one is under way, everything that comes is
 * gathered and goes together in the next, and everybody is told together when it is safe. A tick in which many move is
 * long: with every move the disk is looked at, so that some are told, and think of their next move, while others are
 * still being heard (a tenth more moves a second).
 */
export class GroupCommit {
  readonly #keeper: Keeper;
  readonly #took: (seconds: number) => void;
  #waiting: Waiting[] = [];
  #isBusy = false; // a group is under way, or soon will be
  #isUnderWay = false;
  #isClosed = false;
  #atRest = () => {};
  isWell = true;

  constructor(keeper: Keeper, took: (seconds: number) => void = () => {}) {
    this.#keeper = keeper;
    this.#took = took;
  }

  write(writes: readonly Write[]): Promise<void> {
    if (this.#isClosed) return Promise.reject(new NotWritten('the store is closed'));
    return new Promise((done, failed) => {
      this.#waiting.push({ writes, done, failed });
      if (!this.#isBusy) this.#soon();
      else if (this.#isUnderWay) this.#keeper.look();
    });
  }

  /** With everything else that comes in this tick. */
  #soon(): void {
    this.#isBusy = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isUnderWay = true;
    const group = this.#waiting;
    this.#waiting = [];
    const start = performance.now();
    this.#keeper.keep(group.map(({ writes }) => writes)).then(
      (failed) => {
        this.#took((performance.now() - start) / 1000);
        this.isWell = failed.size < group.length;
        if (failed.size === 0) {
          this.#goOn();
          for (const one of group) one.done();
        } else this.#tellApart(group, failed);
      },
      (error) => {
        this.isWell = false;
        this.#tellApart(group, new Map(group.map((_, i) => [i, error])));
      },
    );
  }

  /** Who waits with something of a table that lost a write built on what is lost, and must not be heard. */
  #tellApart(group: readonly Waiting[], failed: ReadonlyMap<number, unknown>): void {
    const torn = new Set([...failed.keys()].flatMap((i) => tablesOf(group[i]!.writes)));
    const isVain = ({ writes }: Waiting): boolean => tablesOf(writes).some((table) => torn.has(table));
    const vain = this.#waiting.filter(isVain);
    this.#waiting = this.#waiting.filter((one) => !isVain(one));
    this.#goOn();
    for (const [i, one] of group.entries()) {
      const trouble = failed.get(i);
      if (trouble === undefined) one.done();
      else one.failed(new NotWritten(trouble instanceof Error ? trouble.message : String(trouble)));
    }
    for (const one of vain) one.failed(new NotWritten(TORN));
  }

  #goOn(): void {
    this.#isUnderWay = false;
    if (this.#waiting.length > 0) this.#soon();
    else {
      this.#isBusy = false;
      this.#atRest();
    }
  }

  /** What is waiting is written; whatever comes now is too late. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#isBusy) await new Promise<void>((rest) => (this.#atRest = rest));
    await this.#keeper.close();
  }
}
