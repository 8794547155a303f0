import { setPriority } from 'node:os';
import { type MessagePort, workerData } from 'node:worker_threads';
import { Ledger } from './ledger.ts';
import type { Write } from './store.ts';

// The thread behind `LedgerThread`.
// Woken on the core where the tables play, it waits for another one instead of pushing them off: on two cores 6 to 10 %
// more moves a second. Linux alone counts this for the thread and not for the whole process.
if (process.platform === 'linux') setPriority(5);

const { file, port, kept } = workerData as { file: string; port: MessagePort; kept: Int32Array };
const ledger = new Ledger(file);
port.on('message', (said: string) => {
  if (said === 'close') {
    ledger.close();
    port.close();
    return;
  }
  port.postMessage(ledger.keep(JSON.parse(said) as readonly (readonly Write[])[]));
  Atomics.add(kept, 0, 1);
});
