import type { Seat } from '@trollmoot/kernel';
import type { Happening } from '@trollmoot/protocol';
import type { Write } from '../store/store.ts';
import type { TableCore } from './core.ts';
import type { Log } from './loading.ts';

const SPARE = 5000; // entries beyond those a game needs: people never undo this often, but a script might

/** Numbers the entries of one table's log, and takes snapshots. */
export class Logbook {
  readonly #table: TableCore;
  length = 0; // entries
  #inSnapshot = 0; // entries the last snapshot covers

  constructor(table: TableCore) {
    this.#table = table;
  }

  resume({ entries, snapshot }: Log): void {
    this.length = entries.length;
    this.#inSnapshot = snapshot?.n ?? 0;
  }

  get mayReturn(): boolean {
    return this.length - this.#table.match!.log.length <= SPARE;
  }

  get mayReopen(): boolean {
    return this.length <= this.#table.game.longest + SPARE;
  }

  entriesFor(happened: readonly Happening[]): Write[] {
    const { match, record, house } = this.#table;
    const { log } = match!;
    const at = house.clock.now();
    return happened.map(({ by }, i) => {
      const { act } = log[log.length - happened.length + i]!;
      return { write: 'entry', table: record.id, entry: { n: this.length++, at, by, act } };
    });
  }

  returnTo(back: number, by: Seat): Write {
    const { record, house } = this.#table;
    return { write: 'entry', table: record.id, entry: { n: this.length++, at: house.clock.now(), by, back } };
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
