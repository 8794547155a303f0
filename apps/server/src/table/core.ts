import type { Game, Seat } from '@trollmoot/kernel';
import type { Eye, Match } from '@trollmoot/protocol';
import type { House } from '../house.ts';
import type { TableChange, TableRecord } from '../store/records.ts';
import type { Write } from '../store/store.ts';
import { Broadcast } from './broadcast.ts';
import { seatOf } from './occupants.ts';
import { Outbox } from './outbox.ts';

/**
 * What all parts of a table share: the game in memory, the record on disk, and what happens when the disk or the game's
 * code fails.
 */
export abstract class TableCore {
  readonly house: House;
  readonly game: Game;
  readonly broadcast: Broadcast;
  record: TableRecord; // as it is now, and soon on disk
  onDisk: TableRecord; // all that is shown to anyone
  match: Match | null = null;
  isLost = false; // ahead of its log
  isUnloaded = false; // the next request for this table loads another instance
  readonly #outbox: Outbox;
  #handed: TableRecord; // as it was last handed to the store

  constructor(house: House, game: Game, record: TableRecord) {
    this.house = house;
    this.game = game;
    this.record = this.onDisk = this.#handed = record;
    this.broadcast = new Broadcast(record.id, house.bus);
    this.#outbox = new Outbox(house.store, (error) => this.#lose(error));
  }

  /** Stop clocks, race and vote. */
  protected abstract stop(): void;
  abstract unload(withSnapshot?: boolean): void;
  protected abstract sendCard(): void;
  protected abstract reloadViewers(): void;

  seatOf(user: string): Seat | null {
    return seatOf(this.record.occupants, user);
  }

  get eyes(): Eye[] {
    return [null, ...this.record.occupants.keys()];
  }

  /** Write; when that is on disk, and everything before it has been delivered, deliver this. */
  persist(writes: Write[], deliver: () => void): Promise<void> {
    return this.#outbox.persist(writes, deliver);
  }

  /** Change the record without a word to the viewers. */
  note(change: TableChange): Promise<void> {
    this.record = { ...this.record, ...change };
    return this.persistRecord();
  }

  protected persistRecord(): Promise<void> {
    const writes = this.recordChanges();
    const { record } = this;
    return this.persist(writes, () => this.show(record));
  }

  /** What has changed in the record since this was last asked, as a write that must be handed to the store. */
  protected recordChanges(): Write[] {
    const change = changeOf(this.#handed, this.record);
    if (change === null) return [];
    const { id, version } = this.record;
    this.record = this.#handed = { ...this.record, version: version + 1 };
    return [{ write: 'table', table: id, version, change }];
  }

  /** This record is on disk now. */
  protected show(record: TableRecord): void {
    if (!this.#isBroken) this.onDisk = record;
  }

  /** Deliver this after everything that happened before it. */
  inOrder(deliver: () => void): void {
    if (!this.isUnloaded) this.#outbox.inOrder(deliver);
  }

  /** Send every viewer the same message. */
  announce(message: object): void {
    const text = JSON.stringify(message);
    this.inOrder(() => this.broadcast.send(this.eyes, text));
  }

  protected get isFlushed(): boolean {
    return this.#outbox.isEmpty;
  }

  /** Resolves when everything that has happened so far is on disk. */
  async flushed(): Promise<void> {
    if (!this.isFlushed) await this.persist([], () => {});
  }

  /** What was played here could not be written, so it did not happen. The next request loads the table as it was. */
  #lose(error: unknown): void {
    if (this.isLost) return;
    this.isLost = true;
    this.unload();
    this.match = null;
    this.house.journal.error('a table could not be written', error, { table: this.record.id });
    this.reloadViewers();
  }

  /** Another node has this table: show its viewers that. */
  giveUp(): void {
    if (this.isLost) return;
    this.isLost = true;
    if (!this.isUnloaded) this.unload();
    this.match = null;
    this.reloadViewers();
  }

  /** Run the game's code. If it throws, this table is marked as broken, with its log, and no other table is affected. */
  guarded<T>(run: () => T): T | null {
    if (this.#isBroken) return null;
    try {
      const outcome = run();
      return this.#isBroken ? null : outcome;
    } catch (error) {
      if (!this.isLost) this.#break(error);
      return null;
    }
  }

  get #isBroken(): boolean {
    return this.record.status === 'broken';
  }

  #break(error: unknown): void {
    const { id, game } = this.record;
    this.house.journal.error('a game threw; its table is marked as broken', error, { table: id, game });
    this.setAside(error instanceof Error ? error.message : String(error));
  }

  /** From now on the table is broken. Its log stays as it is. */
  setAside(trouble: string): void {
    if (this.#isBroken) return;
    const { ended, result } = this.onDisk;
    this.record = { ...this.record, status: 'broken', trouble: trouble.slice(0, 500), due: null, ended, result };
    this.match = null;
    this.stop();
    const writes = this.recordChanges();
    this.onDisk = this.record;
    this.house.journal.count('broken');
    this.house.store.write(...writes).catch(() => {});
    this.sendCard();
  }
}

/** Records are replaced, never changed in place: a field that is not the same has changed. */
function changeOf(before: TableRecord, after: TableRecord): TableChange | null {
  if (before === after) return null;
  const changed = Object.entries(after).filter(([field, value]) => value !== before[field as keyof TableRecord]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
