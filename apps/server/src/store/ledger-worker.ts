import { type MessagePort, workerData } from 'node:worker_threads';
import { Ledger } from './ledger.ts';
import type { Write } from './store.ts';

// The thread behind `LedgerThread`.
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
