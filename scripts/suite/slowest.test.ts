import { expect, test } from 'vitest';
import { slowest } from './slowest.ts';

test('the slowest files come first, a file in several parts once, and quick ones are left out', () => {
  const many = Array.from({ length: 10 }, (_, i) => ({ file: `/repo/quick-${i}.ts`, ms: i }));
  const parts = [
    ...many,
    { file: '/repo/a.ts', ms: 700 },
    { file: '/repo/b.ts', ms: 1000 },
    { file: '/repo/a.ts', ms: 900 },
  ];
  const [title, first, second, ...rest] = slowest(parts, '/repo').split('\n');
  expect(title).toBe('Slowest files:');
  expect([first, second]).toEqual(['  1.6 s  a.ts', '  1.0 s  b.ts']);
  expect(rest).toHaveLength(6);
});
