import { expect, test } from 'vitest';
import { goldenBroken, goldenTables, recordGolden, sealedBids, ticTacToe } from '../src/index.ts';

test('golden games are spread over seats and settings, with readable names', () => {
  expect(goldenTables(sealedBids, 6).map(({ file }) => file)).toEqual([
    '2-seats.txt',
    '2-seats-rounds-3.txt',
    '3-seats.txt',
    '3-seats-rounds-3.txt',
    '4-seats.txt',
    '4-seats-rounds-3.txt',
  ]);
  const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { values: [1, 2], clause: 'END-1' }]));
  const names = goldenTables({ ...ticTacToe, settings: many }, 40).map(({ file }) => file);
  expect(names).toContain('2-seats-a-2.txt');
  expect(names.some((name) => name.startsWith('2-seats-mixture'))).toBe(true);
  expect(goldenTables(ticTacToe, 2).map(({ file }) => file)).toEqual(['2-seats.txt', '2-seats-2.txt']);
});

const [{ file, table }] = goldenTables(sealedBids, 1) as [ReturnType<typeof goldenTables>[number]];
const text = recordGolden(sealedBids, file, table);

test('a recorded game replays', () => {
  expect(goldenBroken(sealedBids, text)).toBeNull();
  expect(recordGolden(sealedBids, file, table)).toBe(text);
});

test('a golden game detects another result, an action that is no longer legal, and another version of the rules', () => {
  expect(goldenBroken(sealedBids, text.replace(/# 1\. (\w+)/, '# 2. $1'))).toMatch(
    /^line \d+: '# 1\. \w+ \d+' now, '# 2\./,
  );
  expect(goldenBroken(sealedBids, text.replace(/lay \d+/, 'lay 99'))).toMatch(/^line \d+: \w+ cannot 'lay 99' here/);
  expect(goldenBroken({ ...sealedBids, rules: '2' }, text)).toBe(
    'line 2: saved under rules 1, but this version has rules 2.',
  );
});
