import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Ledger } from './ledger.ts';
import { ASKED, KEPT } from './ledger-thread.ts';
import type { Write } from './store.ts';

// The thread behind `LedgerThread`. Nothing else happens here, so it sleeps on a number instead of listening for events,
// and is up sooner.
const { file, port, counts } = workerData as { file: string; port: MessagePort; counts: Int32Array };
const ledger = new Ledger(file, true);
for (let n = 0; ; n++) {
  Atomics.wait(counts, ASKED, n);
  const said = receiveMessageOnPort(port)!.message as string;
  if (said === 'close') break;
  port.postMessage(ledger.keep(JSON.parse(said) as readonly (readonly Write[])[]));
  Atomics.add(counts, KEPT, 1);
}
ledger.close();
port.close();
