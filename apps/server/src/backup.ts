// A copy of a live database, whole and consistent: node apps/server/src/backup.ts <to> [from]
import { closeSync, existsSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const [to, from = Array.isArray(config) ? '' : config.DATA] = process.argv.slice(2);
if (to === undefined) giveUp('say where the copy is to go: npm run backup -- <to> [from]');
if (!existsSync(from)) giveUp(from === '' ? 'say what to copy: npm run backup -- <to> <from>' : `there is no ${from}`);
if (existsSync(to)) giveUp(`${to} exists; a back-up never overwrites another`);

try {
  closeSync(openSync(to, 'wx', 0o600)); // nobody else's, like the database
} catch (error) {
  giveUp(`nothing can be written there: ${(error as Error).message}`);
}
const source = new DatabaseSync(from, { readOnly: true });
const pages = await backup(source, to);
source.close();
const copy = new DatabaseSync(to); // whoever may write leaves no second file behind
const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
copy.close();
process.stdout.write(`${pages} pages copied to ${to}; integrity ${verdict}\n`);
process.exit(verdict === 'ok' ? 0 : 1);

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
