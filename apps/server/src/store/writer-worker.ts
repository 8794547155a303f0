import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import type { Write } from './store.ts';
import { COMMITTED, REQUESTED } from './thread-counts.ts';

// The thread behind `WriterThread`. It does nothing else, so it sleeps in `Atomics.wait` instead of an event loop, and
// wakes sooner.
const { file, port, counts } = workerData as { file: string; port: MessagePort; counts: Int32Array };
const database = new Database(file, 'writer');
for (let n = 0; ; n++) {
  Atomics.wait(counts, REQUESTED, n);
  const request = receiveMessageOnPort(port)!.message as string;
  if (request === 'close') break;
  port.postMessage(database.commit(JSON.parse(request) as readonly (readonly Write[])[]));
  Atomics.add(counts, COMMITTED, 1);
}
database.close();
port.close();
