import { parentPort, workerData } from 'node:worker_threads';
import { Ledger } from './ledger.ts';
import type { Write } from './store.ts';

// The thread behind `LedgerThread`.
const ledger = new Ledger((workerData as { file: string }).file);
const house = parentPort!;
house.on('message', (said: string) => {
  if (said === 'close') {
    ledger.close();
    house.close();
  } else house.postMessage(ledger.keep(JSON.parse(said) as readonly (readonly Write[])[]));
});
