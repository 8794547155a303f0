import type { Seat } from '@trollmoot/kernel';
import type { Happening } from '@trollmoot/protocol';
import type { Write } from '../store/store.ts';
import type { Log } from './loading.ts';
import type { Table } from './table.ts';

/** Puts into words what is written in the log of one table, and takes a snapshot now and then. */
export class Logbook {
  readonly #table: Table;
  length = 0; // entries

  constructor(table: Table) {
    this.#table = table;
  }

  goOn({ entries }: Log): void {
    this.length = entries.length;
  }

  entriesFor(happened: readonly Happening[]): Write[] {
    const { match, record, house } = this.#table;
    const { log } = match!;
    const at = house.clock.now();
    const writes: Write[] = happened.map(({ by }, i) => {
      const { act } = log[log.length - happened.length + i]!;
      return { write: 'entry', table: record.id, entry: { n: this.length++, at, by, act } };
    });
    if (this.length % house.customs.snapshotEvery < happened.length) this.#addSnapshot(writes);
    return writes;
  }

  returnTo(back: number, by: Seat): Write {
    const { record, house } = this.#table;
    return { write: 'entry', table: record.id, entry: { n: this.length++, at: house.clock.now(), by, back } };
  }

  #addSnapshot(writes: Write[]): void {
    const { match, record, game } = this.#table;
    const { s, count } = match!;
    const copy = this.#table.guarded(() => game.clone(s));
    if (copy === null) return;
    writes.push({ write: 'snapshot', table: record.id, snapshot: { n: this.length, s: copy, count } });
  }
}
