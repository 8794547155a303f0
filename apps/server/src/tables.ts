import { LEVELS, type Level } from '@trollmoot/bots';
import { chooseSettings, type Game } from '@trollmoot/kernel';
import type { MadeTable, NewTable } from '@trollmoot/protocol';
import type { House } from './house.ts';
import type { Sitter, TableRecord, UserRecord } from './store/records.ts';
import { person } from './table/sitters.ts';
import { Table } from './table/table.ts';

/** Every table of the house: in memory while somebody needs it, else on disk. */
export class Tables {
  readonly house: House;
  readonly limit: number; // in memory, as far as they are idle
  readonly #loaded = new Map<string, Table>(); // in order of last use; bounded by `limit` and by those in use

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
    const known = this.#loaded.get(id);
    const table = known === undefined || known.isLost ? this.#load(id) : known;
    this.#loaded.delete(id);
    if (table === null) return null;
    this.#loaded.set(id, table);
    this.#tidyUp();
    return table;
  }

  /** Only if it is in memory, and not ahead of its log. */
  peek(id: string): Table | undefined {
    const table = this.#loaded.get(id);
    return table?.isLost ? undefined : table;
  }

  #load(id: string): Table | null {
    const record = this.house.store.table(id);
    const game = record === null ? undefined : this.gameOf(record);
    return record === null || game === undefined ? null : new Table(this.house, game, record);
  }

  /** Put away what has not been used for longest, as long as there is too much. */
  #tidyUp(): void {
    if (this.#loaded.size <= this.limit) return;
    for (const table of this.#loaded.values()) {
      if (!table.isIdle) continue;
      this.putAway(table);
      if (this.#loaded.size <= this.limit) return;
    }
  }

  putAway(table: Table): void {
    table.putAway();
    this.#loaded.delete(table.record.id);
  }

  putAllAway(): void {
    for (const table of this.#loaded.values()) table.putAway();
  }

  /** A new table, or one sentence saying why not. */
  async make(wanted: NewTable, host: UserRecord): Promise<MadeTable | string> {
    const game = this.gameOf(wanted);
    if (game === undefined) return `there is no game '${wanted.game}'`;
    const settings = chooseSettings(game, wanted.settings ?? {}, wanted.chairs.length);
    if (typeof settings === 'string') return settings;
    if (wanted.chairs.filter(({ kind }) => kind === 'me').length > 1) return 'nobody sits on two chairs';
    const sitters: Sitter[] = [];
    for (const chair of wanted.chairs) {
      const sitter = sitterOf(chair, host);
      if (typeof sitter === 'string') return sitter;
      sitters.push(sitter);
    }
    const { made, safe } = this.open({
      game: game.name,
      rules: game.rules,
      settings,
      sitters,
      isPublic: wanted.isPublic ?? true,
      pace: wanted.pace ?? { kind: 'none' },
      host: host.id,
    });
    await safe;
    return made;
  }

  open(how: Pick<TableRecord, 'game' | 'rules' | 'settings' | 'sitters' | 'isPublic' | 'pace' | 'host'>): {
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
      seed: null,
      ended: null,
      result: null,
      rematch: null,
      clock: null,
      due: null,
      trouble: null,
    };
    this.#loaded.set(id, new Table(this.house, this.gameOf(how)!, table));
    this.#tidyUp();
    this.house.journal.count('tables', how.game);
    return { made: { id, key }, safe: this.house.store.write({ write: 'newTable', table }) };
  }
}

/** Who sits there, or one sentence saying why nobody can. */
export function sitterOf(chair: NewTable['chairs'][number], me: UserRecord): Sitter | string {
  switch (chair.kind) {
    case 'me':
      return person(me);
    case 'bot':
      return isLevel(chair.level) ? { kind: 'bot', level: chair.level } : `there is no level '${chair.level}'`;
    case 'open':
    case 'invited':
      return { kind: chair.kind };
  }
}

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
