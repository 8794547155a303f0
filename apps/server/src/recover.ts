// Restore what the database lost from its second log: node apps/server/src/recover.ts <second log> [database]
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readConfig } from './config.ts';
import { startError } from './start-error.ts';
import { isPostgres } from './store/address.ts';
import { Database } from './store/database.ts';
import { FileLock } from './store/file-lock.ts';
import { recover } from './store/recovery.ts';
import { Remembered } from './store/remembered.ts';

const config = readConfig(process.env);
if (Array.isArray(config)) giveUp(config.join('\n'));
const [from = config.SECOND_LOG, database = config.DATA] = process.argv.slice(2);
if (from === undefined) giveUp('Name the second log: npm run recover -- <second log> [database]');
if (!existsSync(from)) giveUp(`There is no file ${from}.`);
if (isPostgres(database))
  giveUp(
    'This restores SQLite files. Move the house into one first (npm run move-data), or restore PostgreSQL by its own means.',
  );

const lock = locked();
const known = new Remembered();
for await (const line of createInterface({ input: createReadStream(from), crlfDelay: Number.POSITIVE_INFINITY }))
  known.read(line);
const db = new Database(database, 'writer');
db.statements.run('BEGIN IMMEDIATE');
const { entries, changes, tables, chat, users, stillDamaged } = recover(db.statements, known);
db.statements.run('COMMIT');
db.close();
lock.release();
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
if (known.damagedLines > 0) say(`${known.damagedLines} lines of the second log could not be read.`);
for (const id of stillDamaged) say(`Table ${id} is still damaged: the second log does not have what is missing.`);
say(
  `Restored ${entries} entries, ${changes} changes of tables, ${tables} whole records, ${chat} lines of chat, ${users} users and sessions.`,
);

function locked(): FileLock {
  try {
    return new FileLock(database);
  } catch (error) {
    return giveUp(
      startError(error, { ...(config as Exclude<typeof config, string[]>), DATA: database }) ?? String(error),
    );
  }
}

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
