import { perft } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { caveTroll } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

/** Positions 1, 2, 3… plies away: a change to any rule shows up as a different number. */
test.each([
  ['start', [2, 4, 11, 25]],
  ['variantStart', [2, 4, 38, 79]],
  ['crowd', [8, 103, 2602]],
  ['trollsComing', [5, 36, 444, 6497]],
  ['rampage', [14, 109, 897, 7367]],
  ['artifacts', [11, 112, 1189, 14274]],
])('perft of %s', (name, counts) => {
  expect(counts.map((_, i) => perft(caveTroll, scenes[name]!(), i + 1))).toEqual(counts);
});
