import { expectedOf, fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { caveTroll } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { broken } from './invariants.ts';

test('a fuzzer finds nothing broken, and reaches every step, action and thing', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const report = fuzz(caveTroll, {
    seed: 'cave',
    games: 150,
    now: () => 0,
    expected: expectedOf(caveTroll, folder),
    broken: (s) => broken(s as State),
  });
  expect(report.errors.map(({ error }) => error)).toEqual([]);
  expect(report.unreached).toEqual({ steps: [], actions: [], things: [], clauses: [] });
});
