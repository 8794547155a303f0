// Copy a live database, whole and consistent: node apps/server/src/backup.ts <to> [from]
import { closeSync, existsSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from './config.ts';
import { isPostgres } from './store/address.ts';

const config = readConfig(process.env);
const [to, from = Array.isArray(config) ? '' : config.DATA] = process.argv.slice(2);
if (isPostgres(from))
  giveUp('This copies SQLite files. Copy a PostgreSQL database with pg_dump: see docs/operations.md.');
if (to === undefined) giveUp('Name the file for the copy: npm run backup -- <to> [from]');
if (!existsSync(from))
  giveUp(from === '' ? 'Name the database to copy: npm run backup -- <to> <from>' : `There is no file ${from}.`);
if (existsSync(to)) giveUp(`${to} already exists. Name a new file: a backup never overwrites one.`);

try {
  closeSync(openSync(to, 'wx', 0o600)); // readable by its owner only, like the database
} catch (error) {
  giveUp(`Cannot write the copy: ${(error as Error).message}`);
}
const source = new DatabaseSync(from, { readOnly: true });
const pages = await backup(source, to);
source.close();
const copy = new DatabaseSync(to); // not read-only: a read-only connection would leave a -shm file behind
const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
copy.close();
process.stdout.write(`Copied ${pages} pages to ${to}; integrity ${verdict}\n`);
process.exit(verdict === 'ok' ? 0 : 1);

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
