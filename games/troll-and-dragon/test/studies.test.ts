import { expect, test } from 'vitest';
import { trollAndDragon } from '../src/index.ts';
import { studies } from '../src/scenes/index.ts';

test('there are twenty studies or more', () => {
  expect(Object.keys(studies).length).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries(studies))('%s: what is right can be done, and so can something else', (_, study) => {
  const s = study.lay();
  const lines = trollAndDragon.options(s, s.adventurer).map((act) => trollAndDragon.write(act, s));
  expect(lines).toEqual(expect.arrayContaining([...(study.good ?? [])]));
  expect(lines.some((line) => study.good?.includes(line) !== true)).toBe(true);
});
