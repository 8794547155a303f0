import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Ledger } from './ledger.ts';
import type { Write } from './store.ts';

// The thread behind `LedgerThread`.
// Woken on the core where the tables play, it waits for another one instead of pushing them off: on two cores 6 to 10 %
// more moves a second. Linux alone counts this for the thread and not for the whole process.
if (process.platform === 'linux') setPriority(5);

const ledger = new Ledger((workerData as { file: string }).file);
const house = parentPort!;
house.on('message', (said: string) => {
  if (said === 'close') {
    ledger.close();
    house.close();
  } else house.postMessage(ledger.keep(JSON.parse(said) as readonly (readonly Write[])[]));
});
