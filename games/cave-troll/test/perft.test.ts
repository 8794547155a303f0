import { perft } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { caveTroll } from '../src/index.ts';
import { scenes } from './scenes.ts';

/** Positions so many plies away; a change of any rule shows up as a number. */
test.each([['start', [1]]])('perft of %s', (name, counts) => {
  expect(counts.map((_, i) => perft(caveTroll, scenes[name]!(), i + 1))).toEqual(counts);
});
