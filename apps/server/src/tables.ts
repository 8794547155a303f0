import { chooseSettings, type Game } from '@trollmoot/kernel';
import type { MadeTable, NewTable, TableCard } from '@trollmoot/protocol';
import { Elsewhere } from './cluster/elsewhere.ts';
import type { House } from './house.ts';
import type { ChatRecord, Occupant, TableChange, TableRecord, UserRecord } from './store/records.ts';
import { DamagedRow } from './store/rows.ts';
import { CHAT_KEPT } from './store/store.ts';
import { cardOf, mayWatch } from './table/card.ts';
import type { Replayed } from './table/loading.ts';
import { occupantFor } from './table/occupants.ts';
import { codeFrom } from './table/short-code.ts';
import { Table } from './table/table.ts';

type NewRecord = Pick<TableRecord, 'game' | 'rules' | 'settings' | 'occupants' | 'isPublic' | 'pace' | 'host'> &
  Partial<Pick<TableRecord, 'patience' | 'language' | 'rematchOf'>>;

const FINISHED = 50; // finished games that stay in memory
const TRUSTED = 100_000; // logs whose checksums are remembered
const AT_ONCE = 50; // snapshots written together when the server stops

/** All tables: in memory while they are in use, else on disk. */
export class Tables {
  readonly house: House;
  readonly limit: number; // idle tables in memory
  readonly #loaded = new Map<string, Table>(); // least recently used first; bounded by `limit` and by those in use
  readonly #loading = new Map<string, Promise<Table | null>>();
  readonly #replayed = new Map<string, number>(); // the checksums of logs that this process has replayed or written, by table

  constructor(house: House, limit = 5000) {
    this.house = house;
    this.limit = limit;
  }

  get size(): number {
    return this.#loaded.size;
  }

  gameOf(record: { game: string }): Game | undefined {
    return this.house.games.find(({ name }) => name === record.game);
  }

  /** The table, loaded if need be. Null: there is none, or its row cannot be read. Rejects if the disk cannot be read. */
  async find(id: string, isUrgent = true): Promise<Table | null> {
    const known = this.recent(id) ?? this.#loading.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id, isUrgent).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** The table if it is in memory, which is where it will stay for longest. */
  recent(id: string): Table | undefined {
    const table = this.peek(id);
    if (table === undefined) return undefined;
    this.#loaded.delete(id);
    this.#loaded.set(id, table);
    return table;
  }

  /** The table if it is in memory and not ahead of its log. */
  peek(id: string): Table | undefined {
    const table = this.#loaded.get(id);
    return table?.isLost ? undefined : table;
  }

  /** In memory, or on the way there. */
  #inUse(id: string): Table | Promise<Table | null> | undefined {
    return this.peek(id) ?? this.#loading.get(id);
  }

  isInUse(id: string): boolean {
    return this.#inUse(id) !== undefined;
  }

  async #load(id: string, isUrgent: boolean): Promise<Table | null> {
    const { placement } = this.house;
    if (placement !== undefined && !(await placement.claim(id))) return null;
    const epoch = placement?.epochOf(id);
    const record = await this.#record(id);
    const game = record === null ? undefined : this.gameOf(record);
    if (record === null) return null;
    if (game === undefined) {
      if (record.status === 'playing') await this.#setAside(record, `there is no game '${record.game}'`);
      return null;
    }
    const [[loaded, replayed], chat] = await Promise.all([this.#replay(record, game, isUrgent), this.#chat(id)]);
    if (placement?.epochOf(id) !== epoch) throw new Elsewhere(null); // it has changed hands in the meantime
    const table = new Table(this.house, game, loaded, replayed, chat);
    this.#loaded.delete(id);
    this.#loaded.set(id, table);
    this.#evictFor(table);
    return table;
  }

  /** A game can be played without it. */
  async #chat(id: string): Promise<ChatRecord[] | null> {
    try {
      return await this.house.store.chat(id, CHAT_KEPT);
    } catch (error) {
      this.house.journal.error('a chat could not be read', error, { table: id });
      return null;
    }
  }

  async #record(id: string): Promise<TableRecord | null> {
    try {
      return await this.house.store.table(id);
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error;
      this.house.damage.found(id, error.message);
      return null;
    }
  }

  /** The record and its game, if that can be replayed. A running game that cannot is set aside; a finished one still has its result. */
  async #replay(record: TableRecord, game: Game, isUrgent: boolean): Promise<[TableRecord, Replayed | null]> {
    if (record.seed === null || record.status === 'broken') return [record, null];
    const { store, replayer, damage } = this.house;
    const trusted = game.rules === record.rules ? (this.#replayed.get(record.id) ?? null) : null;
    const outcome = await replayer.replay(record, await store.log(record.id), trusted, isUrgent);
    if ('trouble' in outcome) {
      if (record.status === 'playing') return [await this.#setAside(record, outcome.trouble), null];
      if (record.rules === game.rules) damage.found(record.id, outcome.trouble);
      return [record, null];
    }
    if (outcome.badSnapshot !== null) damage.found(record.id, outcome.badSnapshot);
    if (record.status === 'playing') this.#tellRules(record, game.rules);
    return [record, outcome];
  }

  /** Mark a table that is not in memory as broken. */
  async setAside(id: string, trouble: string): Promise<void> {
    const record = await this.#record(id);
    if (record?.status === 'playing') await this.#setAside(record, trouble);
    else this.house.damage.found(id, trouble);
  }

  /** Mark the table as broken, with its log untouched. */
  async #setAside(record: TableRecord, trouble: string): Promise<TableRecord> {
    const { journal, damage } = this.house;
    const { id, game, rules } = record;
    journal.error('a table no longer replays and is marked as broken', trouble, { table: id, game, rules });
    journal.count('broken');
    damage.found(id, trouble, true);
    return this.#changed(record, { status: 'broken', trouble: trouble.slice(0, 500), due: null });
  }

  /** A game that is legal so far under newer rules continues under them. Its record keeps the rules it began under. */
  #tellRules({ id, rules: from }: TableRecord, to: string): void {
    if (from !== to) this.house.journal.info('a table continues under newer rules', { table: id, from, to });
  }

  /** Change the record of a table that is not in memory. */
  async #changed(record: TableRecord, change: TableChange): Promise<TableRecord> {
    const { id, version } = record;
    await this.house.placement?.hold(id);
    await this.house.store.write({ write: 'table', table: id, version, change });
    return { ...record, ...change, version: version + 1 };
  }

  /** Change a table, whether it is in memory or not. */
  async amend(record: TableRecord, change: TableChange): Promise<void> {
    const table = await this.#inUse(record.id);
    if (table) await table.amend(change);
    else await this.#changed(record, change);
  }

  /** Change a table by what its record says now, whether it is in memory or not. False: nothing to change. */
  async revise(id: string, change: (record: TableRecord) => TableChange | null): Promise<boolean> {
    const known = this.#inUse(id);
    const stored = known === undefined ? await this.#record(id) : null;
    const table = await (known ?? this.#inUse(id)); // someone may have asked for it while its record was read
    const record = table?.record ?? stored;
    const wanted = record === null ? null : change(record);
    if (record === null || wanted === null) return false;
    if (table) await table.amend(wanted);
    else await this.#changed(record, wanted);
    return true;
  }

  /** A table's card, without loading the table; null if there is none that this user may see. */
  async cardFor(id: string, user: string, key: string | null): Promise<TableCard | null> {
    const record = await this.recordOf(id);
    return record !== null && mayWatch(record, user, key) ? this.cardOf(record) : null;
  }

  /** As it is on disk, without loading the table. */
  async recordOf(id: string): Promise<TableRecord | null> {
    return this.peek(id)?.onDisk ?? (await this.#record(id));
  }

  /** From the table itself if it is in memory; else from its record. */
  cardOf(record: TableRecord): TableCard {
    return this.peek(record.id)?.card() ?? cardOf(record);
  }

  #evictFor(table: Table): void {
    if (this.#loaded.size > this.limit || isOver(table)) this.evictIdle(table);
  }

  /** Unload the least recently used idle tables: finished games beyond a few, then all beyond `limit`. Keeps `needed`. */
  evictIdle(needed: Table | null = null): void {
    const idle = [...this.#loaded.values()].filter((table) => table !== needed && table.isIdle);
    const over = idle.filter(isOver);
    const tooMany = over.splice(
      0,
      Math.max(0, over.length - (needed !== null && isOver(needed) ? FINISHED - 1 : FINISHED)),
    );
    for (const table of tooMany) this.unload(table);
    for (const table of [...over, ...idle.filter((table) => !isOver(table))]) {
      if (this.#loaded.size <= this.limit) return;
      this.unload(table);
    }
  }

  unload(table: Table): void {
    table.unload();
    this.#loaded.delete(table.record.id);
    void this.#release(table.record.id);
    if (table.match === null) return;
    this.#replayed.delete(table.record.id);
    this.#replayed.set(table.record.id, table.logbook.sum);
    if (this.#replayed.size > TRUSTED) this.#replayed.delete(this.#replayed.keys().next().value!);
  }

  /** Others may have it, once what was written of it is on disk. */
  async #release(id: string): Promise<void> {
    const { placement, store } = this.house;
    if (placement === undefined) return;
    await store.write().catch(() => {});
    if (!this.isInUse(id)) await placement.release(id).catch(() => {}); // then it waits until our leases run out
  }

  /** Another node has this table, or shall have it: viewers go there. */
  drop(id: string): void {
    const table = this.#loaded.get(id);
    this.#loaded.delete(id);
    this.#replayed.delete(id);
    table?.giveUp();
  }

  /** Everything of this table is written; then others may have it, and its viewers go there. */
  async handOver(id: string): Promise<void> {
    const table = this.peek(id);
    await table?.flushed().catch(() => {});
    table?.unload();
    const handed = this.#letGo(id);
    this.#loaded.delete(id);
    this.#replayed.delete(id);
    if (table === undefined) return handed; // if it is being loaded, that fails
    const going = gone(handed);
    this.#loading.set(id, going); // whoever asks for it meanwhile waits, and is sent to its next owner
    await handed.finally(() => {
      if (this.#loading.get(id) === going) this.#loading.delete(id);
      table.giveUp();
    });
  }

  async #letGo(id: string): Promise<void> {
    await this.house.store.write().catch(() => {});
    await this.house.placement?.release(id);
  }

  async handOverAll(): Promise<void> {
    const ids = [...this.#loaded.keys(), ...this.#loading.keys()];
    for (let i = 0; i < ids.length; i += AT_ONCE)
      await Promise.allSettled(ids.slice(i, i + AT_ONCE).map((id) => this.handOver(id)));
  }

  /** Everything is in the logs already. Snapshots make the next start cheaper, so write as many as fit in this time. */
  async unloadAll(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    for (const [i, table] of [...this.#loaded.values()].entries()) {
      const hasTime = performance.now() < end;
      table.unload(hasTime);
      if (hasTime && i % AT_ONCE === AT_ONCE - 1) await this.house.store.write().catch(() => {}); // the logs are enough
    }
  }

  /** The disk could not be written, and can be again. No player has to pay for the time in between. */
  resume(from: number): void {
    for (const table of this.#loaded.values()) if (!table.isLost) table.resume(from);
  }

  /** A new table, or a sentence that says why not. */
  async make(wanted: NewTable, host: UserRecord): Promise<MadeTable | string> {
    const game = this.gameOf(wanted);
    if (game === undefined) return `There is no game '${wanted.game}'.`;
    const settings = chooseSettings(game, wanted.settings ?? {}, wanted.chairs.length);
    if (typeof settings === 'string') return settings;
    if (wanted.chairs.filter(({ kind }) => kind === 'me').length > 1) return 'You can take only one seat.';
    const occupants: Occupant[] = [];
    for (const chair of wanted.chairs) {
      const occupant = occupantFor(chair, host, this.house.clock.now());
      if (typeof occupant === 'string') return occupant;
      occupants.push(occupant);
    }
    const { made, safe } = this.open({
      game: game.name,
      rules: game.rules,
      settings,
      occupants,
      isPublic: wanted.isPublic ?? true,
      pace: wanted.pace ?? { kind: 'none' },
      language: wanted.language ?? null,
      patience: wanted.patience ?? null,
      host: host.id,
    });
    await safe;
    return made;
  }

  /** Close a table that has not begun. */
  async close(table: Table): Promise<void> {
    const { id } = table.record;
    await table.flushed();
    table.viewers.dismiss(() => true, 'closed');
    await this.house.store.write({ write: 'forgetTable', table: id });
    if (this.#loaded.get(id) === table) this.unload(table);
  }

  open(how: NewRecord): { made: MadeTable; safe: Promise<void> } {
    const [id, key] = [this.house.seeds.id(), this.house.seeds.id()];
    const table: TableRecord = {
      patience: null,
      rematchOf: null,
      code: codeFrom(this.house.seeds.secret()),
      ...how,
      id,
      version: 0,
      key,
      status: 'gathering',
      made: this.house.clock.now(),
      secret: this.house.seeds.secret(),
      seed: null,
      ended: null,
      result: null,
      rematch: null,
      clock: null,
      due: null,
      trouble: null,
      endedBy: null,
      votes: null,
      removed: null,
      waiting: null,
    };
    const opened = new Table(this.house, this.gameOf(how)!, table, null, []);
    this.#loaded.set(id, opened);
    this.#evictFor(opened);
    this.house.journal.count('tables', how.game);
    return { made: { id, key }, safe: opened.persist([{ write: 'newTable', table }], () => {}) };
  }
}

/** Rejects when the table has been given up. */
function gone(handed: Promise<void>): Promise<never> {
  const gone = handed.catch(() => {}).then(() => Promise.reject(new Elsewhere(null)));
  gone.catch(() => {}); // perhaps nobody asks
  return gone;
}

const isOver = ({ record }: Table): boolean => record.status === 'over';
