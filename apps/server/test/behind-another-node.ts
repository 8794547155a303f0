import type { Config } from '../src/config.ts';
import { type ServeOptions, type Serving, serve } from '../src/serve.ts';
import { MemoryBus } from './memory-bus.ts';

/** A house of two nodes: everybody is connected to one, and all tables are at the other, from the moment they are made. */
export async function behindAnotherNode(config: Config, options: ServeOptions): Promise<Serving> {
  const bus = new MemoryBus();
  const join = (): Promise<Serving> => serve(config, { ...options, cluster: { bus: async () => bus.messenger() } });
  const owner = await join();
  const door = await join();
  const { tables } = door;
  const open = tables.open.bind(tables);
  tables.open = (record) => {
    const { made, safe } = open(record);
    const moved = safe.then(async () => {
      await tables.handOver(made.id);
      await owner.tables.find(made.id);
    });
    return { made, safe: moved };
  };
  return {
    address: door.address,
    tables: owner.tables,
    async stop() {
      await door.stop();
      await owner.stop();
    },
  };
}
