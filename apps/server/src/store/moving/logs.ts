import type { StoredEntry, StoredLog } from '../records.ts';
import type { End } from './ends.ts';
import { pages } from './pages.ts';

type Head = NonNullable<StoredLog['head']>;

export interface LogReport {
  readonly logs: number;
  readonly entries: number;
  readonly damaged: readonly string[]; // ids of tables
}

/** Follow every chain of checksums. `read` throws at a log that is not whole. */
export async function logsIn(end: End, read: (log: StoredLog) => unknown): Promise<LogReport> {
  const heads = new Map<string, Head>();
  for await (const page of pages(end, 'heads'))
    for (const { tableId, n, sum } of page) heads.set(String(tableId), { n: Number(n), sum: Number(sum) });
  const damaged: string[] = [];
  let [logs, entries] = [0, 0];
  const follow = (id: string, log: readonly StoredEntry[]): void => {
    logs++;
    entries += log.length;
    try {
      read({ entries: log, head: heads.get(id) ?? null, snapshot: null });
    } catch {
      damaged.push(id);
    }
    heads.delete(id);
  };
  let [now, log]: [string | null, StoredEntry[]] = [null, []];
  for await (const page of pages(end, 'entries'))
    for (const row of page) {
      const id = String(row.tableId);
      if (now !== null && id !== now) follow(now, log.splice(0));
      now = id;
      log.push(row as unknown as StoredEntry);
    }
  if (now !== null) follow(now, log);
  for (const id of [...heads.keys()]) follow(id, []); // nothing is left of these
  return { logs, entries, damaged };
}
