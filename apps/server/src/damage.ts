import type { Journal } from './ports.ts';

/** What is wrong with the stored data, as far as it has been noticed: for the log, /metrics and /readyz. */
export class Damage {
  readonly #journal: Journal;
  readonly #tables = new Map<string, string>(); // by table; bounded by the tables on disk
  readonly #losses: string[] = []; // of the database as a whole; noticed at the start

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  get tables(): number {
    return this.#tables.size;
  }

  get losses(): readonly string[] {
    return this.#losses;
  }

  /** Something of this table is missing or altered. Logged once per table and trouble, unless the caller has done so. */
  found(table: string, trouble: string, isLogged = false): void {
    if (this.#tables.get(table) === trouble) return;
    this.#tables.set(table, trouble);
    if (isLogged) return;
    this.#journal.error('stored data of a table is damaged', new Error(trouble), { table });
  }

  /** The database has lost something, and cannot say what. */
  lost(what: string): void {
    this.#losses.push(what);
    this.#journal.error('the database has lost data', new Error(what));
  }
}
