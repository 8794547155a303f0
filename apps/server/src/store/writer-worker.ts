import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import type { Write } from './store.ts';
import { COMMITTED, REQUESTED } from './thread-counts.ts';

const CHECKPOINT_EVERY = 5000; // milliseconds: what is only in the WAL is the easiest to lose

// The thread behind `WriterThread`. It does nothing else, so it sleeps in `Atomics.wait` instead of an event loop, and
// wakes sooner.
const { file, port, counts } = workerData as { file: string; port: MessagePort; counts: Int32Array };
const database = new Database(file, 'writer');
let checkpoint = performance.now();
for (let n = 0; ; n++) {
  while (Atomics.wait(counts, REQUESTED, n, CHECKPOINT_EVERY) === 'timed-out') checkpointIfDue();
  const request = receiveMessageOnPort(port)!.message as string;
  if (request === 'close') break;
  port.postMessage(database.commit(JSON.parse(request) as readonly (readonly Write[])[]));
  Atomics.add(counts, COMMITTED, 1);
  checkpointIfDue();
}
database.close();
port.close();

function checkpointIfDue(): void {
  if (performance.now() - checkpoint < CHECKPOINT_EVERY) return;
  database.checkpoint();
  checkpoint = performance.now();
}
