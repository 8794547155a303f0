import { Elsewhere } from './cluster/elsewhere.ts';
import { SESSION_LASTS } from './sessions.ts';
import { readLog } from './table/stored-log.ts';
import type { Tables } from './tables.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ABANDONED_AFTER = 3 * DAY;
const PATROL = { next: 1000, again: 10 * MINUTE }; // milliseconds until the next table, and until the first one again

/** Looks after the tables on disk: checks and loads running games, loads those whose clock runs out, deletes abandoned ones. */
export class Maintenance {
  readonly #tables: Tables;
  #cancels: (() => void)[] = [() => {}, () => {}];
  #isStopped = false;
  #patrolled = ''; // the id of the last table
  #cleanUpAt = 0; // by the server's clock

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Start the rounds, and check the running games in the background. */
  start(): void {
    this.#failing(async () => {
      const { store, clock } = this.#tables.house;
      const last = await store.pulse();
      if (last !== null && clock.now() - last > DAY) this.postponeCleanUp();
    })
      .then(() => {
        void this.#round();
        void this.#patrol();
        if (this.#tables.house.placement !== undefined) return undefined; // several nodes: a table is loaded by whoever is asked for it
        return this.#failing(() => this.checkAll());
      })
      .catch(() => {});
  }

  /** What fails is tried again in the next round. */
  async #failing(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#tables.house.journal.error('maintenance failed', error);
    }
  }

  /** The date cannot be trusted: what seems old is not deleted until a day has passed on a clock that can. */
  postponeCleanUp(): void {
    const now = this.#tables.house.clock.now();
    if (this.#cleanUpAt > now) return;
    this.#cleanUpAt = now + DAY;
    this.#tables.house.journal.info('nothing is deleted for a day: the date jumped, or the server was off for long');
  }

  /**
   * Replay every running game, and load as many as fit. One that no longer replays is set aside. Returns the ids of those,
   * for tests.
   */
  async checkAll(): Promise<string[]> {
    const { store, journal } = this.#tables.house;
    const running = await store.running();
    const broken: string[] = [];
    for (const id of running) {
      if (this.#isStopped) return broken;
      const table = await this.#load(id);
      if (table?.record.status === 'broken') broken.push(id);
    }
    journal.info('running tables checked', { running: running.length, diverged: broken.length });
    return broken;
  }

  async #round(): Promise<void> {
    const { store, clock } = this.#tables.house;
    const now = clock.now();
    await this.#failing(async () => {
      for (const id of await store.due(now + MINUTE, 500)) void this.#load(id);
      this.#tables.evictIdle();
      if (now >= this.#cleanUpAt) await this.#cleanUp(now);
      store.write({ write: 'pulse', at: now }).catch(() => {});
    });
    if (!this.#isStopped) this.#cancels[0] = clock.after(MINUTE, () => void this.#round());
  }

  async #cleanUp(now: number): Promise<void> {
    const { store } = this.#tables.house;
    for (const id of await store.abandoned(now - ABANDONED_AFTER, 500)) await this.#delete(id);
    store
      .write({ write: 'forgetSessions', before: now - SESSION_LASTS }, { write: 'forgetPasses', before: now })
      .catch(() => {});
  }

  async #load(id: string) {
    try {
      return await this.#tables.find(id, false);
    } catch (error) {
      if (error instanceof Elsewhere) return null;
      this.#tables.house.journal.error('a table could not be read', error, { table: id });
      return null;
    }
  }

  /** Read one log after the other from the disk and check its checksums: a disk may forget what it was told to keep. */
  async #patrol(): Promise<void> {
    const { store, clock } = this.#tables.house;
    await this.#failing(async () => {
      const [id] = await store.begun(this.#patrolled, 1);
      if (id !== undefined) await this.#inspect(id);
      this.#patrolled = id ?? '';
    });
    if (this.#isStopped) return;
    this.#cancels[1] = clock.after(this.#patrolled === '' ? PATROL.again : PATROL.next, () => void this.#patrol());
  }

  async #inspect(id: string): Promise<void> {
    const { store, damage } = this.#tables.house;
    const log = await store.log(id);
    try {
      const { badSnapshot } = readLog(log);
      if (badSnapshot !== null) damage.found(id, badSnapshot);
    } catch (error) {
      const trouble = (error as Error).message;
      damage.found(id, trouble);
      this.#tables.peek(id)?.setAside(trouble);
    }
  }

  async #delete(id: string): Promise<void> {
    const { placement } = this.#tables.house;
    if (placement !== undefined && !(await placement.claim(id).catch(() => false))) return; // its owner will
    const table = this.#tables.peek(id);
    if (table === undefined ? this.#tables.isInUse(id) : !table.isIdle) return;
    if (table !== undefined) this.#tables.unload(table);
    this.#tables.house.store.write({ write: 'forgetTable', table: id }).catch(() => {});
  }

  stop(): void {
    this.#isStopped = true;
    for (const cancel of this.#cancels) cancel();
  }
}
