import { expectedOf, fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { trollAndDragon } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

test('random wandering breaks nothing and reaches everything', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const report = fuzz(trollAndDragon, {
    seed: 'fuzz',
    games: 150,
    now: () => 0,
    scenes,
    expected: expectedOf(trollAndDragon, folder),
  });
  expect(report.errors).toEqual([]);
  expect(report.unreached).toEqual({ steps: [], actions: [], things: [], clauses: [] });
});
