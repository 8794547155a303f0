import type { Game } from '@trollmoot/kernel';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { lineOf, startOf } from '../../src/table/loading.ts';
import { readLog } from '../../src/table/stored-log.ts';
import type { Kept } from './checker.ts';

/** What the store has of these tables. */
export async function keptIn(
  url: string,
  tables: readonly { readonly id: string }[],
  findGame: (name: string) => Game | undefined,
): Promise<Map<string, Kept>> {
  const store = await PostgresStore.open(url);
  const kept = new Map<string, Kept>();
  for (const { id } of tables) {
    const record = await store.table(id);
    if (record === null) continue;
    const people = record.occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const about = { game: findGame(record.game)!, start: startOf(record), people, trouble: record.trouble };
    try {
      kept.set(id, { ...about, log: lineOf(readLog(await store.log(id)).entries) });
    } catch (error) {
      kept.set(id, { ...about, log: [], trouble: String(error) });
    }
  }
  await store.close();
  return kept;
}
