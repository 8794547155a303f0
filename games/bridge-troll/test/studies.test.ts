import { expect, test } from 'vitest';
import { bridgeTroll } from '../src/index.ts';
import { studies } from '../src/scenes/index.ts';

test('there are twenty studies or more', () => {
  expect(Object.keys(studies).length).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries(studies))('%s: what is right can be done, and so can something else', (_, study) => {
  const s = study.lay();
  const [seat] = bridgeTroll.waitingFor(s);
  const lines = bridgeTroll.options(s, seat!).map((act) => bridgeTroll.write(act, s));
  const named = [...(study.good ?? []), ...(study.bad ?? [])];
  expect(named.length).toBeGreaterThan(0);
  expect(lines).toEqual(expect.arrayContaining(named));
  expect(lines.some((line) => !named.includes(line))).toBe(true);
});
