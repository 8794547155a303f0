import { createHash } from 'node:crypto';
import { sound } from '../postgres/connection.ts';
import type { Row } from '../rows.ts';
import type { End } from './ends.ts';
import { pages } from './pages.ts';
import { HOUSE_TABLES, type HouseTable, TABLE_NAMES } from './tables.ts';

/** What a table holds: two with the same hash hold the same. */
interface Sum {
  readonly rows: number;
  readonly hash: string;
}

interface Moved {
  readonly tables: readonly (Sum & { readonly name: HouseTable })[];
  readonly mended: number; // texts with a character that PostgreSQL cannot keep
}

/** There is something at the target already, or what arrived there is not what was sent. Nothing was moved. */
export class NotMoved extends Error {}

/** Copy a whole house into an empty one, and compare them table by table before it counts. */
export async function move(from: End, to: End): Promise<Moved> {
  for (const name of TABLE_NAMES)
    if ((await to.page(name, null, 1)).length > 0)
      throw new NotMoved(`There is a house already: its table '${name}' is not empty. Name an empty database.`);
  const tables: (Sum & { name: HouseTable })[] = [];
  let mended = 0;
  await to.together(async (inside) => {
    for (const name of TABLE_NAMES) {
      const sent = new Summing(name);
      for await (const page of pages(from, name)) {
        await inside.put(name, page);
        for (const row of page) sent.add(row);
      }
      const arrived = new Summing(name);
      for await (const page of pages(inside, name)) for (const row of page) arrived.add(row);
      const [one, other] = [sent.sum(), arrived.sum()];
      if (one.rows !== other.rows || one.hash !== other.hash)
        throw new NotMoved(`Table '${name}' did not arrive as it was sent: ${one.rows} rows left, ${other.rows} came.`);
      tables.push({ name, ...one });
      mended += sent.mended;
    }
  });
  return { tables, mended };
}

class Summing {
  readonly #hash;
  #rows = 0;
  mended = 0;

  constructor(name: HouseTable) {
    this.#hash = createHash('sha256').update(HOUSE_TABLES[name].join());
  }

  add(row: Row): void {
    const names = Object.keys(row).sort();
    const values = names.map((name) => sound(row[name] ?? null));
    if (names.some((name, i) => values[i] !== (row[name] ?? null))) this.mended++;
    this.#hash.update(JSON.stringify([names, values]));
    this.#rows++;
  }

  sum(): Sum {
    return { rows: this.#rows, hash: this.#hash.digest('hex') };
  }
}
