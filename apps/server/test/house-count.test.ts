import { expect, test } from 'vitest';
import { Others } from '../src/cluster/others.ts';
import { HouseCount } from '../src/house-count.ts';
import { MemoryBus } from './memory-bus.ts';

const told = (): Promise<void> => new Promise((done) => void setImmediate(done));

/** The connections that two nodes count. */
function twoNodes() {
  const bus = new MemoryBus();
  const [a, b] = ['a', 'b'].map((id) => new Others(bus.messenger(), id)) as [Others, Others];
  return { a, b, counts: [new HouseCount('connections', a), new HouseCount('connections', b)] as const };
}

test('what is open at both nodes is counted at both; other things are not', async () => {
  const { a, counts } = twoNodes();
  const questions = new HouseCount('questions', a);
  counts[0].change(['home', 'work'], 1);
  counts[1].change(['home'], 1);
  counts[1].change(['home'], 1);
  await told();
  expect(counts.map((count) => [count.of('home'), count.of('work')])).toEqual([
    [3, 1],
    [3, 1],
  ]);
  counts[0].change(['home'], -1);
  await told();
  expect(counts.map((count) => count.of('home'))).toEqual([2, 2]);
  expect(questions.of('home')).toBe(0);
});

test('what a node had open that has left is not counted, whatever it still says', async () => {
  const { a, counts } = twoNodes();
  counts[0].change(['home'], 1);
  await told();
  a.close();
  counts[0].change(['home'], 1);
  await told();
  expect(counts[1].of('home')).toBe(0);
});

test('what a node has open that has fallen silent is not counted until it is heard again', async () => {
  const { b, counts } = twoNodes();
  counts[0].change(['home'], 1);
  await told();
  b.isSilent = (node) => node === 'a';
  expect(counts[1].of('home')).toBe(0);
  b.isSilent = () => false;
  expect(counts[1].of('home')).toBe(1);
});
