import postgres from 'postgres';
import type { openStore } from '../src/store/opening.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import type { Write } from '../src/store/store.ts';

/** A store that believes every node: whoever writes last is right. It shows what the checker would see without fencing. */
export const openUnfenced: typeof openStore = async (url, { holder, ...options }) => {
  const store = await PostgresStore.open(url, options);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const { write } = PostgresStore.prototype;
  store.write = async (...writes: Write[]) => {
    for (const one of writes) await makeWay(sql, one);
    await write.apply(store, writes);
    for (const one of writes)
      if (one.write === 'newTable')
        await sql`INSERT INTO leases ("tableId", node, epoch, rules) VALUES (${one.table.id}, ${holder!.id}, ${holder!.found(one.table.id)}, 0)`;
  };
  return { store, loss: null, release: () => sql.end() };
};

/** As if nothing had been written that this write does not know of. */
async function makeWay(sql: postgres.Sql, one: Write): Promise<void> {
  if (one.write === 'table') await sql`UPDATE tables SET version = ${one.version} WHERE id = ${one.table}`;
  if (one.write !== 'entry') return;
  const { n } = one.entry;
  await sql`DELETE FROM entries WHERE "tableId" = ${one.table} AND n >= ${n}`;
  await sql`UPDATE heads SET n = ${n - 1} WHERE "tableId" = ${one.table}`;
}
