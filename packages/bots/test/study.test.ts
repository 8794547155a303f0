import type { Game, Study } from '@trollmoot/kernel';
import { GAMES } from '@trollmoot/shelf';
import { ticTacToe } from '@trollmoot/testkit';
import { expect, test } from 'vitest';
import { passesStudy } from '../src/index.ts';
import { drawn, mark } from './position.ts';

const studied: [string, () => boolean][] = [];
for (const game of GAMES) {
  const { studies = {} }: { studies?: { readonly [name: string]: Study } } = await import(
    `@trollmoot/${game.name}/scenes`
  );
  for (const [name, study] of Object.entries(studies))
    if (study.wins)
      studied.push([`${game.title}: ${name}`, () => passesStudy(game, study, { level: 'dragon', seed: 'study' })]);
}

test.each(studied)('a Dragon wins within its turn. %s', (_, passes) => {
  expect(passes()).toBe(true);
});

test('a study is passed by a good line, by no bad one, and by a win if it asks for one', () => {
  const lay = () => drawn('XX. OO. ...');
  const passes = (asks: Omit<Study, 'why' | 'lay'>) =>
    passesStudy(ticTacToe, { why: 'three in a row', lay, ...asks }, { level: 'troll', seed: 's' });
  const game: Game = ticTacToe;
  const row = game.write(mark(2), lay());
  expect(passes({ good: [row] })).toBe(true);
  expect(passes({ good: ['elsewhere'] })).toBe(false);
  expect(passes({ bad: [row] })).toBe(false);
  expect(passes({ wins: true })).toBe(true);
  const early = { why: 'nobody wins so soon', lay: () => drawn('... ... ...'), wins: true } as const;
  expect(passesStudy(ticTacToe, early, { level: 'troll', seed: 's' })).toBe(false);
});
