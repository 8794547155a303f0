import { expect, test } from 'vitest';
import { vast } from '../src/index.ts';
import { studies } from '../src/scenes/index.ts';

test('there are twenty studies or more', () => {
  expect(Object.keys(studies).length).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries(studies))('%s: what is right can be done, and so can something else', (_, { lay, good }) => {
  const s = lay();
  const [seat] = vast.waitingFor(s);
  const lines = vast.options(s, seat!).map((act) => vast.write(act, s));
  expect(lines).toEqual(expect.arrayContaining([...good]));
  expect(lines.some((line) => !good.includes(line))).toBe(true);
});

/** Where the right act ends the game, the seat that plays it has won. */
const WINNING = ['the Knight strikes', 'the Bomb reaches him', 'finish her', 'the last Hatred'];
test.each(WINNING)('%s: the right act wins', (name) => {
  const { lay, good } = studies[name]!;
  const s = lay();
  const seat = vast.waitingFor(s)[0]!;
  const act = vast.options(s, seat).find((option) => vast.write(option, s) === good[0])!;
  vast.play(s, seat, act);
  expect(s.outcome?.winners).toEqual([s.roles[seat]]);
});
