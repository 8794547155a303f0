import { perft } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { vast } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

/** Positions so many plies away; a change of any rule shows up as a number. */
test.each<[string, number[]]>([
  ['beginning KGDCT', [12, 107, 556, 2734]],
  ['beginning KGD', [12, 106, 519, 1850]],
  ['beginning KC', [17, 196, 1656]],
  ['beginning GT', [4, 16, 92, 388]],
  ['beginning D', [9, 57, 266, 1824]],
  ['middle KGDCT', [13, 65, 637, 3055]],
  ['middle GDT', [3, 29, 150]],
  ['middle KDC', [9, 9, 117, 1370]],
  ['middle KT', [4, 16, 464, 5104]],
  ['middle G', [2, 29, 646]],
  ['terrain KGDCT', [2, 8, 118, 788]],
  ['collapse KGC', [2, 22, 186]],
  ['collapse DT', [4, 8, 24, 432]],
])('perft of %s', (name, counts) => {
  expect(counts.map((_, i) => perft(vast, scenes[name]!(), i + 1))).toEqual(counts);
});
