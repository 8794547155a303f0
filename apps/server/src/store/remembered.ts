import { type AccountWrite, isAccountWrite } from './account-writes.ts';
import { type AlertWrite, isAlertWrite } from './alert-writes.ts';
import type { ChatRecord, Entry, SessionRecord, TableChange, TableRecord, UserRecord } from './records.ts';
import { writesIn } from './second-log.ts';
import type { Write } from './store.ts';

/** What the second log knows of one table. */
export interface RememberedTable {
  made: TableRecord | null; // null: the log began later
  readonly changes: { readonly version: number; readonly change: TableChange }[];
  readonly entries: Entry[];
  chat: ChatRecord[];
  isForgotten: boolean;
}

/** Who can get in, and who no longer can; where they are told of things, and where no longer. */
export type SignInWrite =
  | AccountWrite
  | AlertWrite
  | { readonly write: 'session'; readonly session: SessionRecord }
  | { readonly write: 'forgetSession'; readonly session: string };

/** What the second log knows. Where it tells two stories (a database that had lost data was played on), the later one. */
export class Remembered {
  readonly tables = new Map<string, RememberedTable>();
  readonly users = new Map<string, UserRecord>();
  readonly accounts: SignInWrite[] = []; // in order
  damagedLines = 0;

  read(line: string): void {
    if (line === '') return;
    const writes = writesIn(line);
    if (writes === null) this.damagedLines++;
    else for (const write of writes) this.#add(write);
  }

  #table(id: string): RememberedTable {
    let table = this.tables.get(id);
    if (table === undefined)
      this.tables.set(id, (table = { made: null, changes: [], entries: [], chat: [], isForgotten: false }));
    return table;
  }

  #add(it: Write): void {
    if (isAccountWrite(it) || isAlertWrite(it) || it.write === 'session' || it.write === 'forgetSession') {
      this.accounts.push(it);
      return;
    }
    switch (it.write) {
      case 'user':
        this.users.set(it.user.id, it.user);
        break;
      case 'rename': {
        const user = this.users.get(it.user);
        if (user !== undefined) this.users.set(it.user, { ...user, name: it.name });
        break;
      }
      case 'newTable':
        this.#table(it.table.id).made = it.table;
        break;
      case 'table': {
        const { changes } = this.#table(it.table);
        while (changes.length > 0 && changes.at(-1)!.version >= it.version) changes.pop();
        changes.push({ version: it.version, change: it.change });
        break;
      }
      case 'entry': {
        const { entries } = this.#table(it.table);
        while (entries.length > 0 && entries.at(-1)!.n >= it.entry.n) entries.pop();
        entries.push(it.entry);
        break;
      }
      case 'chat':
        this.#table(it.table).chat = [...this.#table(it.table).chat.slice(-99), it.line];
        break;
      case 'forgetTable':
        this.#table(it.table).isForgotten = true;
        break;
    }
  }
}
