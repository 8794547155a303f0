import { expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Outbox } from '../src/table/outbox.ts';

/** A store whose writes wait until they are let through, or refused. */
function slowStore() {
  const waiting: { done: () => void; failed: (error: Error) => void }[] = [];
  const write = (): Promise<void> => new Promise((done, failed) => waiting.push({ done, failed }));
  return { store: { write } as unknown as Store, waiting };
}

test('everything is told in the order it happened, once it is on disk', async () => {
  const { store, waiting } = slowStore();
  const told: string[] = [];
  const outbox = new Outbox(store, () => told.push('lost'));
  outbox.inOrder(() => told.push('at once'));
  const releases = ['one', 'two'].map((name) => {
    const safe = outbox.persist([], () => told.push(name));
    outbox.inOrder(() => told.push(`after ${name}`));
    return safe;
  });
  expect(told).toEqual(['at once']);
  waiting[1]!.done(); // the disk may be out of order: what is told is not
  await releases[1];
  expect(told).toEqual(['at once']);
  waiting[0]!.done();
  await releases[0];
  expect(told).toEqual(['at once', 'one', 'after one', 'two', 'after two']);
  expect(outbox.isEmpty).toBe(true);
});

test('what cannot be written is not told, nor anything after it', async () => {
  const { store, waiting } = slowStore();
  const told: string[] = [];
  const outbox = new Outbox(store, () => told.push('lost'));
  const releases = ['one', 'two'].map((name) => outbox.persist([], () => told.push(name)));
  waiting[0]!.failed(new Error('the disk is full'));
  waiting[1]!.done();
  const outcomes = await Promise.allSettled(releases);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(outbox.persist([], () => told.push('three'))).rejects.toThrow('lost');
  expect(waiting).toHaveLength(2); // and not even tried to write
  expect(told).toEqual(['lost']);
});
