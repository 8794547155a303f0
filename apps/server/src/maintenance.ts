import { SESSION_LASTS } from './sessions.ts';
import type { TableRecord } from './store/records.ts';
import { divergence, readLog } from './table/loading.ts';
import type { Tables } from './tables.ts';

const MINUTE = 60_000;
const TABLES_PER_TICK = 20; // then requests get a turn
const ABANDONED_AFTER = 72 * 60 * MINUTE;

/** Looks after the tables on disk: checks them at the start, then loads those whose clock runs out and deletes abandoned ones. */
export class Maintenance {
  readonly #tables: Tables;
  #cancel = () => {};
  isReady = false; // the check at the start is done

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Replay every running game. One that no longer replays is marked as broken, with its log untouched, and logged. */
  async checkAll(): Promise<string[]> {
    const { store, journal } = this.#tables.house;
    const diverged: string[] = [];
    for (const [i, id] of store.running().entries()) {
      if (await this.#isBroken(id).catch((error) => this.#diskFailed('a table could not be checked', id, error)))
        diverged.push(id);
      if (i % TABLES_PER_TICK === TABLES_PER_TICK - 1) await nextTick();
    }
    journal.info('running tables checked', { running: store.running().length, diverged: diverged.length });
    this.isReady = true;
    return diverged;
  }

  async #isBroken(id: string): Promise<boolean> {
    const { store, journal } = this.#tables.house;
    const [record, log] = [store.table(id)!, readLog(store, id)];
    const game = this.#tables.gameOf(record);
    const trouble = game === undefined ? `there is no game '${record.game}'` : divergence(game, record, log);
    if (trouble === null) {
      this.#tellRules(record, game!.rules);
      return false;
    }
    const { game: name, rules } = record;
    journal.error('a table no longer replays and is marked as broken', trouble, { table: id, game: name, rules });
    journal.count('broken');
    await store.write({ write: 'table', table: { ...record, status: 'broken', trouble, due: null } });
    return true;
  }

  /** That is not the game's fault: the table stays as it is. */
  #diskFailed(event: string, id: string, error: unknown): false {
    this.#tables.house.journal.error(event, error, { table: id });
    return false;
  }

  /** A game that is legal so far under newer rules continues under them. Its record keeps the rules it began under. */
  #tellRules({ id, rules: from }: TableRecord, to: string): void {
    if (from === to) return;
    this.#tables.house.journal.info('a table continues under newer rules', { table: id, from, to });
  }

  /** Load the running tables, up to the limit, and start the rounds. */
  async start(): Promise<void> {
    this.#round();
    for (const [i, id] of this.#tables.house.store.running().slice(0, this.#tables.limit).entries()) {
      this.#load(id);
      if (i % TABLES_PER_TICK === TABLES_PER_TICK - 1) await nextTick();
    }
  }

  #round(): void {
    const { store, clock, journal } = this.#tables.house;
    const now = clock.now();
    try {
      for (const id of store.due(now + MINUTE, 500)) this.#load(id);
      for (const id of store.abandoned(now - ABANDONED_AFTER, 500)) this.#delete(id);
      this.#tables.evictIdle();
      store.write({ write: 'forgetSessions', before: now - SESSION_LASTS }).catch(() => {});
    } catch (error) {
      journal.error('maintenance failed', error);
    }
    this.#cancel = clock.after(MINUTE, () => this.#round());
  }

  #load(id: string): void {
    try {
      this.#tables.find(id);
    } catch (error) {
      this.#diskFailed('a table could not be read', id, error);
    }
  }

  #delete(id: string): void {
    const table = this.#tables.peek(id);
    if (table !== undefined && !table.isIdle) return;
    if (table !== undefined) this.#tables.unload(table);
    this.#tables.house.store.write({ write: 'forgetTable', table: id }).catch(() => {});
  }

  stop(): void {
    this.#cancel();
  }
}

const nextTick = (): Promise<void> => new Promise((next) => setImmediate(next));
