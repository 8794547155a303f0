import { expect, test } from 'vitest';
import { OpenQuestions } from '../src/socket/open-questions.ts';

test('a user may have a few open however many tabs ask, and an address a few times as many', () => {
  const questions = new OpenQuestions(2);
  const ask = (user: string) => questions.take({ user, address: 'home' });
  expect([ask('ann'), ask('ann'), ask('ann')]).toEqual([true, true, false]);
  questions.giveBack({ user: 'ann', address: 'home' });
  expect(ask('ann')).toBe(true);
  expect(['bob', 'bob', 'cid', 'cid', 'dan', 'dan', 'eve'].map(ask)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});
