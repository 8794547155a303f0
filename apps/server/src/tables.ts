import { chooseSettings, type Game } from '@trollmoot/kernel';
import type { MadeTable, NewTable, TableCard } from '@trollmoot/protocol';
import type { House } from './house.ts';
import type { Occupant, TableRecord, UserRecord } from './store/records.ts';
import { cardOf, mayWatch } from './table/card.ts';
import { occupantFor } from './table/occupants.ts';
import { Table } from './table/table.ts';

const FINISHED = 50; // finished games that stay in memory

/** All tables: in memory while they are in use, else on disk. */
export class Tables {
  readonly house: House;
  readonly limit: number; // idle tables in memory
  readonly #loaded = new Map<string, Table>(); // least recently used first; bounded by `limit` and by those in use

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

  find(id: string): Table | null {
    const known = this.peek(id);
    const table = known ?? this.#load(id);
    this.#loaded.delete(id);
    if (table === null) return null;
    this.#loaded.set(id, table); // most recently used
    if (known === undefined) this.#evictFor(table);
    return table;
  }

  /** The table if it is in memory and not ahead of its log. */
  peek(id: string): Table | undefined {
    const table = this.#loaded.get(id);
    return table?.isLost ? undefined : table;
  }

  #load(id: string): Table | null {
    const record = this.house.store.table(id);
    const game = record === null ? undefined : this.gameOf(record);
    return record === null || game === undefined ? null : new Table(this.house, game, record);
  }

  /** A table's card, without loading the table; null if there is none that this user may see. */
  cardFor(id: string, user: string, key: string | null): TableCard | null {
    const record = this.peek(id)?.onDisk ?? this.house.store.table(id);
    return record !== null && mayWatch(record, user, key) ? this.cardOf(record) : null;
  }

  /** From the table itself if it is in memory; else from its record. */
  cardOf(record: TableRecord): TableCard {
    return this.peek(record.id)?.card() ?? cardOf(record, () => false, 0);
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
  }

  unloadAll(): void {
    for (const table of this.#loaded.values()) table.unload();
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
      const occupant = occupantFor(chair, host);
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
      host: host.id,
    });
    await safe;
    return made;
  }

  open(how: Pick<TableRecord, 'game' | 'rules' | 'settings' | 'occupants' | 'isPublic' | 'pace' | 'host'>): {
    made: MadeTable;
    safe: Promise<void>;
  } {
    const [id, key] = [this.house.seeds.id(), this.house.seeds.id()];
    const table: TableRecord = {
      ...how,
      id,
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
    };
    const opened = new Table(this.house, this.gameOf(how)!, table);
    this.#loaded.set(id, opened);
    this.#evictFor(opened);
    this.house.journal.count('tables', how.game);
    return { made: { id, key }, safe: opened.persist([{ write: 'newTable', table }], () => {}) };
  }
}

const isOver = ({ record }: Table): boolean => record.status === 'over';
