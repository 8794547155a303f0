import { expect, test, vi } from 'vitest';
import { Others } from '../src/cluster/others.ts';
import { MemoryBus } from './memory-bus.ts';

test('news that several hear comes over the bus once', async () => {
  const bus = new MemoryBus();
  const messenger = bus.messenger();
  const subscribe = vi.spyOn(messenger, 'subscribe');
  const [teller, hearer] = [new Others(bus.messenger(), 'a'), new Others(messenger, 'b')];
  const heard: string[] = [];
  for (const who of ['first', 'second']) hearer.hear('saw', ({ user }, by) => heard.push(`${who}: ${user} by ${by}`));
  teller.tell('saw', { user: 'ann' });
  await new Promise(setImmediate);
  expect(heard).toEqual(['first: ann by a', 'second: ann by a']);
  expect(subscribe).toHaveBeenCalledOnce();
});
