import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Outbox } from '../src/table/outbox.ts';

/** A store whose writes wait until the test lets them through or fails them. */
function slowStore() {
  const waiting: { done: () => void; failed: (error: Error) => void }[] = [];
  const write = (): Promise<void> => new Promise((done, failed) => waiting.push({ done, failed }));
  return { store: { write } as unknown as Store, waiting };
}

test('messages are delivered in order, when they are on disk', async () => {
  const { store, waiting } = slowStore();
  const delivered: string[] = [];
  const outbox = new Outbox(store, () => delivered.push('lost'));
  outbox.inOrder(() => delivered.push('at once'));
  const writes = ['one', 'two'].map((name) => {
    const safe = outbox.persist([], () => delivered.push(name));
    outbox.inOrder(() => delivered.push(`after ${name}`));
    return safe;
  });
  expect(delivered).toEqual(['at once']);
  waiting[1]!.done(); // the disk may finish out of order
  await writes[1];
  expect(delivered).toEqual(['at once']);
  waiting[0]!.done();
  await writes[0];
  expect(delivered).toEqual(['at once', 'one', 'after one', 'two', 'after two']);
  expect(outbox.isEmpty).toBe(true);
});

test('a failed write is not delivered, nor is anything after it', async () => {
  const { store, waiting } = slowStore();
  const delivered: string[] = [];
  const outbox = new Outbox(store, () => delivered.push('lost'));
  const writes = ['one', 'two'].map((name) => outbox.persist([], () => delivered.push(name)));
  waiting[0]!.failed(new Error('the disk is full'));
  waiting[1]!.done();
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(outbox.persist([], () => delivered.push('three'))).rejects.toThrow(
    'an earlier write of this table failed',
  );
  expect(waiting).toHaveLength(2); // the third was not even tried
  expect(delivered).toEqual(['lost']);
});
