// A copy of a live database, whole and consistent: node apps/server/src/backup.ts <to> [from]
import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const [to, from = Array.isArray(config) ? '' : config.DATA] = process.argv.slice(2);
if (to === undefined || !existsSync(from)) {
  process.stderr.write(
    `Say where to: node apps/server/src/backup.ts <to> [from]; there ${from ? `is no ${from}` : 'is nothing to copy'}\n`,
  );
  process.exit(2);
}
if (existsSync(to)) {
  process.stderr.write(`${to} exists; a back-up never overwrites another\n`);
  process.exit(2);
}
const source = new DatabaseSync(from, { readOnly: true });
const pages = await backup(source, to);
source.close();
const copy = new DatabaseSync(to, { readOnly: true });
const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
copy.close();
process.stdout.write(`${pages} pages copied to ${to}; integrity ${verdict}\n`);
process.exit(verdict === 'ok' ? 0 : 1);
