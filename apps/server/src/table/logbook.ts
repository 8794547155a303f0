import type { Seat } from '@trollmoot/kernel';
import type { Happening } from '@trollmoot/protocol';
import type { Write } from '../store/store.ts';
import type { Log } from './loading.ts';
import type { Table } from './table.ts';

const SPARE = 5000; // entries beyond what a game needs: people do not change their minds so often, machines might

/** Puts into words what is written in the log of one table, and takes a snapshot now and then. */
export class Logbook {
  readonly #table: Table;
  length = 0; // entries
  #vouched = 0; // as many the last snapshot stands for

  constructor(table: Table) {
    this.#table = table;
  }

  goOn({ entries, snapshot }: Log): void {
    this.length = entries.length;
    this.#vouched = snapshot?.n ?? 0;
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

  /** When it is time, and all that happened is remembered. */
  addSnapshot(writes: Write[]): void {
    const due = this.#vouched + this.#table.house.policy.snapshotEvery;
    if (this.length >= due) this.#addSnapshot(writes);
  }

  /** The position as it is left: the check at the next start holds the log against it. */
  leave(): void {
    const writes: Write[] = [];
    if (this.#vouched < this.length) this.#addSnapshot(writes);
    if (writes.length > 0) this.#table.house.store.write(...writes).catch(() => {}); // it can be done without
  }

  returnTo(back: number, by: Seat): Write {
    const { record, house } = this.#table;
    return { write: 'entry', table: record.id, entry: { n: this.length++, at: house.clock.now(), by, back } };
  }

  #addSnapshot(writes: Write[]): void {
    const { match, record, game, broadcast } = this.#table;
    const { s, count } = match!;
    const copy = this.#table.guarded(() => game.clone(s));
    if (copy === null) return;
    this.#vouched = this.length;
    writes.push({
      write: 'snapshot',
      table: record.id,
      snapshot: { n: this.length, s: copy, count, past: broadcast.past },
    });
  }
}
