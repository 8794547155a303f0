import { SESSION_LASTS } from './sessions.ts';
import type { TableRecord } from './store/records.ts';
import { divergence, readLog } from './table/loading.ts';
import type { Tables } from './tables.ts';

const HOUR = 3_600_000;
const AT_ONCE = 20; // tables looked after before everybody else gets a turn
const ABANDONED_AFTER = 72 * HOUR; // a table that never began is cleared away after this

/** Looks after the tables nobody is looking at. */
export class Maintenance {
  readonly #tables: Tables;
  #callOff = () => {};
  isDone = false; // with the check at the start

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Play every running game again. One that no longer plays as it did is set aside, untouched, and reported. */
  async checkAll(): Promise<string[]> {
    const { store, journal } = this.#tables.house;
    const diverged: string[] = [];
    for (const [i, id] of store.running().entries()) {
      if (await this.#check(id).catch((error) => this.#left('a table could not be checked', id, error)))
        diverged.push(id);
      if (i % AT_ONCE === AT_ONCE - 1) await breath();
    }
    journal.info('running tables checked', { running: store.running().length, diverged: diverged.length });
    this.isDone = true;
    return diverged;
  }

  async #check(id: string): Promise<boolean> {
    const { store, journal } = this.#tables.house;
    const [record, log] = [store.table(id)!, readLog(store, id)];
    const game = this.#tables.gameOf(record);
    const trouble = game === undefined ? `there is no game '${record.game}'` : divergence(game, record, log);
    if (trouble === null) {
      await this.#pin(record, game!.rules);
      return false;
    }
    journal.error('a table diverges', trouble, { table: id, game: record.game, rules: record.rules });
    journal.count('broken');
    await store.write({ write: 'table', table: { ...record, status: 'broken', trouble, due: null } });
    return true;
  }

  /** The disk fails, not the game: the table stays as it is. */
  #left(event: string, id: string, error: unknown): false {
    this.#tables.house.journal.error(event, error, { table: id });
    return false;
  }

  /** A game that has been legal under newer rules so far goes on under these. */
  async #pin(record: TableRecord, rules: string): Promise<void> {
    if (record.rules === rules) return;
    const { journal, store } = this.#tables.house;
    journal.info('a table goes on under newer rules', { table: record.id, from: record.rules, to: rules });
    await store.write({ write: 'table', table: { ...record, rules } });
  }

  /** Bring the running tables back to life, as many as there is room for; from then on, look after them all. */
  async start(): Promise<void> {
    this.#round();
    for (const [i, id] of this.#tables.house.store.running().slice(0, this.#tables.limit).entries()) {
      this.#wake(id);
      if (i % AT_ONCE === AT_ONCE - 1) await breath();
    }
  }

  /** Wake tables where time runs out, and clear away what is abandoned. */
  #round(): void {
    const { store, clock, journal } = this.#tables.house;
    const now = clock.now();
    try {
      for (const id of store.due(now + 60_000, 500)) this.#wake(id);
      for (const table of store.abandoned(now - ABANDONED_AFTER, 500)) this.#clear(table);
      this.#tables.evictIdle();
      store.write({ write: 'forgetSessions', before: now - SESSION_LASTS }).catch(() => {});
    } catch (error) {
      journal.error('the maintenance stumbled', error);
    }
    this.#callOff = clock.after(60_000, () => this.#round());
  }

  #wake(id: string): void {
    try {
      this.#tables.find(id);
    } catch (error) {
      this.#left('a table could not be read', id, error);
    }
  }

  #clear(id: string): void {
    const table = this.#tables.peek(id);
    if (table !== undefined && !table.isIdle) return;
    if (table !== undefined) this.#tables.unload(table);
    this.#tables.house.store.write({ write: 'forgetTable', table: id }).catch(() => {});
  }

  stop(): void {
    this.#callOff();
  }
}

/** Let everybody else have a turn. */
const breath = (): Promise<void> => new Promise((next) => setImmediate(next));
