import { afterAll, beforeAll, describe } from 'vitest';
import { newHouse } from './harness.ts';
import { ENGINES } from './stores.ts';

/** Whole suites that need only a server, once more on PostgreSQL. */
const SUITES = ['attack', 'play', 'hall'];

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL');
const { data } = newHouse;

describe.runIf(engine !== undefined)('On PostgreSQL', async () => {
  beforeAll(() => {
    newHouse.data = () => engine!.shared();
  });
  afterAll(() => {
    newHouse.data = data;
  });
  for (const suite of SUITES) await import(`./${suite}.test.ts?on=postgres`);
});
