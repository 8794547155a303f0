import { type ByKind, expectedOf, fuzz } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { caveTroll } from '../src/index.ts';
import { defaults, scenes } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { broken } from './invariants.ts';

test('a fuzzer finds nothing broken, and reaches every step, action and thing', () => {
  const expected = expectedOf(caveTroll, new URL('..', import.meta.url).pathname);
  const tables = [
    {
      seats: 4,
      settings: { ...defaults(), artifactSet: 'chaliceOfLife' as const, wraithEntryPush: 'optional' as const },
    },
    { seats: 3, settings: { ...defaults(), characterSet: 'variant' as const } },
  ];
  const reports = tables.map((table) =>
    fuzz(caveTroll, {
      seed: 'cave',
      games: 25,
      now: () => 0,
      table,
      scenes,
      expected,
      broken: (s) => broken(s as State),
    }),
  );
  expect(reports.flatMap(({ errors }) => errors.map(({ error }) => error))).toEqual([]);
  const never = (what: keyof ByKind): string[] =>
    reports[0]!.unreached[what].filter((name) => reports[1]!.unreached[what].includes(name));
  expect([never('steps'), never('actions'), never('things')]).toEqual([[], [], []]);
});
