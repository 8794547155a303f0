import { fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { settingsFor } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { broken } from './invariants.ts';

test('a fuzzer finds nothing broken in any row', () => {
  const errors = VARIANTS.flatMap(({ roles }) => {
    const table = { seats: roles.length, settings: settingsFor({ roles }, roles.length) };
    const report = fuzz(vast, { seed: roles, games: 1, now: () => 0, table, broken: (s) => broken(s as State) });
    return report.errors.map(({ error }) => `${roles}: ${error}`);
  });
  expect(errors).toEqual([]);
});
