import { parentPort, workerData } from 'node:worker_threads';
import { Ledger } from './ledger.ts';
import type { Write } from './store.ts';

const ledger = new Ledger((workerData as { file: string }).file);
const house = parentPort!;
house.postMessage('ready');
house.on('message', (group: readonly (readonly Write[])[] | 'close') => {
  if (group === 'close') {
    ledger.close();
    house.close();
  } else house.postMessage(ledger.keep(group));
});
