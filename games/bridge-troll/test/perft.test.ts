import { perft } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { scenes } from '../src/scenes/index.ts';

describe('How many positions are this many plies away', () => {
  test.each([
    ['opening', [1, 21, 294, 2058, 6228, 12834, 28266]],
    ['bids', [22, 374, 4716, 42835]],
    ['claims', [5, 16, 46, 116, 240, 388, 496]],
    ['hazards', [8, 39, 123, 463, 1701, 5196, 16248]],
    ['draws', [6, 36, 332, 2482, 16454, 87842]],
    ['trades', [5, 39, 198, 866, 3384, 11803, 44194]],
  ])('%s', (name, counts) => {
    const s = scenes[name]!();
    expect(counts.map((_, i) => perft(bridgeTroll, s, i + 1))).toEqual(counts);
  });
});
