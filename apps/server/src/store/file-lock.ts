import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { InUse } from './in-use.ts';

interface Owner {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  readonly since: number;
}

/**
 * Only one server may use a database. This one holds a lock that belongs to its process, on an SQLite file beside the
 * database: the operating system releases it when the process ends, however it ends, so that no lock is ever stale, no
 * process id has to be trusted, and containers that share a volume see each other. The owner is written inside, where a
 * second server can still read it.
 */
export class FileLock {
  readonly #db: DatabaseSync;

  /** Throws `InUse`, with a sentence that names the owner. */
  constructor(file: string, now = Date.now()) {
    this.#db = new DatabaseSync(`${file}-lock`);
    this.#db.exec('PRAGMA busy_timeout = 0; PRAGMA synchronous = OFF;');
    try {
      this.#db.exec(
        'BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS owner (id TEXT, pid INTEGER, host TEXT, since INTEGER); DELETE FROM owner;',
      );
      const id = randomBytes(9).toString('base64url');
      this.#db.prepare('INSERT INTO owner VALUES (?, ?, ?, ?)').run(id, process.pid, hostname(), now);
      this.#db.exec('COMMIT; BEGIN IMMEDIATE;'); // held from now on
    } catch (error) {
      const owner = this.#owner();
      this.#db.close();
      if (!isBusy(error)) throw error;
      throw new InUse(owner === undefined ? 'another process' : nameOf(owner));
    }
  }

  #owner(): Owner | undefined {
    try {
      return this.#db.prepare('SELECT * FROM owner').get() as Owner | undefined;
    } catch {
      return undefined; // it is just being written
    }
  }

  release(): void {
    this.#db.close();
  }
}

const nameOf = ({ id, pid, host, since }: Owner): string =>
  `server ${id}, process ${pid} on ${host}, since ${new Date(since).toISOString()}`;

const isBusy = (error: unknown): boolean => [5, 6].includes((error as { errcode?: number }).errcode ?? 0);
