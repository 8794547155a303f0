import type { Act, Seat } from '@trollmoot/kernel';
import type { Happening } from '@trollmoot/protocol';
import { CHAIN_START, chained, textOf } from '../store/chain.ts';
import type { Write } from '../store/store.ts';
import type { TableCore } from './core.ts';

const SPARE = 5000; // entries beyond those a game needs: people never undo this often, but a script might

/** Numbers the entries of one table's log, and takes snapshots. */
export class Logbook {
  readonly #table: TableCore;
  length = 0; // entries
  sum = CHAIN_START; // the checksum of the log so far
  #inSnapshot = 0; // entries the last snapshot covers

  constructor(table: TableCore) {
    this.#table = table;
  }

  resume({ length, sum, inSnapshot }: { length: number; sum: number; inSnapshot: number }): void {
    this.length = length;
    this.sum = sum;
    this.#inSnapshot = inSnapshot;
  }

  get mayReturn(): boolean {
    return this.length - this.#table.match!.log.length <= SPARE;
  }

  get mayReopen(): boolean {
    return this.length <= this.#table.game.longest + SPARE;
  }

  entriesFor(happened: readonly Happening[]): Write[] {
    const { log } = this.#table.match!;
    return happened.map(({ by }, i) => this.#next({ by, act: log[log.length - happened.length + i]!.act }));
  }

  returnTo(back: number, by: Seat): Write {
    return this.#next({ by, back });
  }

  #next(what: { by: Seat; act: Act } | { by: Seat; back: number }): Write {
    const { record, house } = this.#table;
    const [n, at] = [this.length++, house.clock.now()];
    this.sum = chained(this.sum, n, at, what.by, textOf(what));
    return { write: 'entry', table: record.id, entry: { ...what, n, at, sum: this.sum } };
  }

  /** Call it when the broadcast has remembered everything that happened. */
  addSnapshotIfDue(writes: Write[]): void {
    const due = this.#inSnapshot + this.#table.house.policy.snapshotEvery;
    if (this.length >= due) this.#addSnapshot(writes);
  }

  /** The position as it is now: the check at the next start compares the log with it. */
  snapshotOnUnload(): void {
    const writes: Write[] = [];
    if (this.#inSnapshot < this.length) this.#addSnapshot(writes);
    if (writes.length > 0) this.#table.house.store.write(...writes).catch(() => {}); // the log alone is enough
  }

  #addSnapshot(writes: Write[]): void {
    const { match, record, game, broadcast } = this.#table;
    const { s, count } = match!;
    const copy = this.#table.guarded(() => game.clone(s));
    if (copy === null) return;
    this.#inSnapshot = this.length;
    writes.push({
      write: 'snapshot',
      table: record.id,
      snapshot: { n: this.length, s: copy, count, past: broadcast.past },
    });
  }
}
