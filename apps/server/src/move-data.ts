// Move a whole house to another database, in either direction: node apps/server/src/move-data.ts <from> <to>
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { startError } from './start-error.ts';
import { isPostgres, withoutPassword } from './store/address.ts';
import { FileLock } from './store/file-lock.ts';
import { type End, postgresEnd, sqliteEnd } from './store/moving/ends.ts';
import { type LogReport, logsIn } from './store/moving/logs.ts';
import { move, NotMoved } from './store/moving/move.ts';
import { PostgresLock } from './store/postgres/lock.ts';
import { readLog } from './table/stored-log.ts';

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const giveUp = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(2);
};

const [from, to, ...more] = process.argv.slice(2);
if (from === undefined || to === undefined || more.length > 0)
  giveUp(
    'Name both databases: npm run move-data -- <from> <to>. Each is a file, or an address like postgres://name:password@host/database.',
  );
else if (!isPostgres(from) && !existsSync(from)) giveUp(`There is no file ${from}.`);
else if (!isPostgres(to) && existsSync(to))
  giveUp(`${to} already exists. Name a new file: a move never overwrites one.`);
else {
  const source = await opened(from);
  const target = await opened(to);
  try {
    const { tables, mended } = await move(source.end, target.end);
    const [before, after] = [await logsIn(source.end, readLog), await logsIn(target.end, readLog)];
    for (const { name, rows, hash } of tables)
      say(`${name.padEnd(14)}${String(rows).padStart(9)}  ${hash.slice(0, 16)}`);
    say(logsSay(before, after));
    if (mended > 0) say(`${mended} rows held a character that PostgreSQL cannot keep. It was replaced by U+FFFD.`);
    say(
      `Everything in ${withoutPassword(from)} is now in ${withoutPassword(to)}, too. Set TROLLMOOT_DATA to the new one.`,
    );
  } catch (error) {
    await target.close();
    if (!isPostgres(to)) for (const end of ['', '-wal', '-shm', '-lock']) rmSync(`${to}${end}`, { force: true });
    if (error instanceof NotMoved) giveUp(error.message);
    throw error;
  }
  await source.close();
  await target.close();
}

function logsSay(before: LogReport, after: LogReport): string {
  if (before.damaged.join() !== after.damaged.join() || before.entries !== after.entries)
    throw new NotMoved('The logs did not arrive as they were sent. Do not use the copy.');
  const damaged =
    after.damaged.length === 0
      ? 'every chain of checksums is whole'
      : `damaged, as before: ${after.damaged.join(', ')}`;
  return `${after.logs} logs with ${after.entries} entries: ${damaged}.`;
}

/** Nobody else may use it meanwhile. */
async function opened(data: string): Promise<{ end: End; close: () => Promise<void> }> {
  try {
    if (!isPostgres(data)) mkdirSync(dirname(data), { recursive: true });
    const lock = isPostgres(data) ? await PostgresLock.take(data, false, () => {}) : new FileLock(data);
    const end = isPostgres(data) ? await postgresEnd(data) : sqliteEnd(data);
    return {
      end,
      async close() {
        await end.close();
        await lock.release();
      },
    };
  } catch (error) {
    const sentence = startError(error, { HOST: '', PORT: 0, DATA: data });
    if (sentence === null) throw error;
    return giveUp(sentence.replaceAll('TROLLMOOT_DATA', 'the database'));
  }
}
