import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behindAnotherNode } from './behind-another-node.ts';
import { newHouse } from './harness.ts';
import { ENGINES } from './stores.ts';

/** Whole suites that need only a server, once more through a node that has none of the tables. */
const SUITES = ['attack', 'play', 'race-load', 'company', 'gathering', 'leak-routes'];

const engine = ENGINES.find(({ name }) => name === 'PostgreSQL');
const usual = { ...newHouse };
let houses = 0;

describe.runIf(engine !== undefined)('Through a node that does not have the table', async () => {
  beforeAll(() => {
    newHouse.data = () => engine!.shared();
    newHouse.serve = (config, options) => {
      houses++;
      return behindAnotherNode(config, options);
    };
  });
  afterAll(() => {
    Object.assign(newHouse, usual);
  });
  for (const suite of SUITES) await import(`./${suite}.test.ts?on=nodes`);
  test('each of them has opened a house there', () => expect(houses).toBeGreaterThanOrEqual(SUITES.length));
});
