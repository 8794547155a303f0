import type { GroupCommit } from './group-commit.ts';
import { FENCED, type LeaseHolder, type Write, WriteFailed } from './store.ts';

/** Write under the leases of this node. If another node has one of the tables, the holder hears of it before the writer does. */
export async function fenced(writes: readonly Write[], holder: LeaseHolder, commits: GroupCommit): Promise<void> {
  const made = stamped(writes, holder);
  try {
    await commits.write(made);
  } catch (error) {
    if (error instanceof WriteFailed && error.message === FENCED)
      for (const write of made)
        if ('epoch' in write && write.epoch !== undefined && write.write !== 'newTable')
          holder.refused(write.table, write.epoch);
    throw error;
  }
}

/** These writes, each with the epoch of its table. They are stamped when they are made: an old instance never gets a new epoch. */
function stamped(writes: readonly Write[], holder: LeaseHolder): Write[] {
  return writes.map((write) => {
    if (!('table' in write) || write.write === 'unnameChat') return write; // that is right whoever has the table
    if (write.write === 'newTable') return { ...write, epoch: holder.found(write.table.id) };
    const epoch = holder.epochOf(write.table);
    if (epoch === undefined) throw new WriteFailed(FENCED);
    return { ...write, epoch };
  });
}
