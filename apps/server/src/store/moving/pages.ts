import type { Row } from '../rows.ts';
import type { End } from './ends.ts';
import type { HouseTable } from './tables.ts';

const AT_ONCE = 500; // rows

/** A whole table, in the order of its key. */
export async function* pages(end: End, name: HouseTable): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ; ) {
    const page: Row[] = await end.page(name, last, AT_ONCE);
    if (page.length > 0) yield page;
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!;
  }
}
