import { expectedOf, fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import game from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

test('random wandering breaks nothing and reaches everything', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const report = fuzz(game, { seed: 'fuzz', games: 60, now: () => 0, scenes, expected: expectedOf(game, folder) });
  expect(report.errors).toEqual([]);
  expect(report.unreached).toEqual({ steps: [], actions: [], things: [], clauses: [] });
});
