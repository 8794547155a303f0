import { dice, type Game, type Study } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { expect, test } from 'vitest';
import { passesStudy } from '../src/index.ts';
import { winNow } from '../src/search/win-now.ts';

const game = GAMES.find(({ name }) => name === 'cave-troll')!;
const { studies }: { studies: { readonly [name: string]: Study } } = await import(`@trollmoot/${game.name}/scenes`);
const SURE = Object.entries(studies).filter(([, { wins }]) => wins);
const found = (on: Game, { lay }: Study, truth = 'true', enough = () => false) => {
  const s = lay();
  const seat = on.waitingFor(s)[0]!;
  const possible = on.imagine(s, seat, dice(truth));
  return winNow(on, on.imagine(possible, seat, dice('given')), seat, dice('win'), enough);
};

test.each(SURE)('a sure win is found before any search: %s', (_, study) => {
  expect(found(game, study)).not.toBeNull();
  expect(passesStudy(game, study, { level: 'dragon', seed: 'sure', iterations: 1 })).toBe(true);
});

test('there is none where ending the game loses it, and none is sought where the game cannot end', () => {
  expect(found(game, studies['do not end a lost game']!)).toBeNull();
  expect(found(game, studies['score the room with the Dwarf']!)).toBeNull();
  const blind = { ...game, bot: { ...game.bot, mayEndNow: () => false } };
  expect(found(blind, SURE[0]![1])).toBeNull();
});

test('what is hidden makes no difference', () => {
  for (const [, study] of SURE)
    expect(new Set(['one', 'two', 'three'].map((truth) => JSON.stringify(found(game, study, truth)))).size).toBe(1);
});

test('without time, there is no answer', () => {
  let asked = 0;
  const hurried = SURE.map(([, study]) => found(game, study, 'true', () => ++asked > 0));
  expect(asked).toBeGreaterThan(0);
  expect(hurried.filter((act) => act === null)).toHaveLength(asked);
});
