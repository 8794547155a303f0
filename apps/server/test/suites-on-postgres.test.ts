import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newHouse } from './harness.ts';
import { ENGINES } from './stores.ts';

/** Whole suites that need only a server, once more on PostgreSQL. */
const SUITES = ['attack', 'play', 'hall', 'account', 'gathering', 'race-load', 'leak-routes'];

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL');
const { data } = newHouse;
let houses = 0;

describe.runIf(engine !== undefined)('On PostgreSQL', async () => {
  beforeAll(() => {
    newHouse.data = () => {
      houses++;
      return engine!.shared();
    };
  });
  afterAll(() => {
    newHouse.data = data;
  });
  for (const suite of SUITES) await import(`./${suite}.test.ts?on=postgres`);
  test('each of them has opened a house there', () => expect(houses).toBeGreaterThanOrEqual(SUITES.length));
});
