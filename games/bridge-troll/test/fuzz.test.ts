import { expectedOf, fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';
import { broken } from './invariants.ts';

test('wandering by rare choices reaches every step, action, card and clause in the news, and breaks nothing', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const report = fuzz(bridgeTroll, {
    seed: 'bridge-troll',
    games: 250,
    now: () => 0,
    scenes,
    expected: expectedOf(bridgeTroll, folder),
    broken,
  });
  expect(report.errors).toEqual([]);
  expect(report.unreached).toEqual({ steps: [], actions: [], things: [], clauses: [] });
});
